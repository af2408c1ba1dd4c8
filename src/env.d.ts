/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_APPLICATION_WEBHOOK_URL?: string;
  readonly VITE_APPLICATION_WEBHOOK_ENCODING?: string;
  readonly VITE_ELIGIBILITY_WEBHOOK_URL?: string;
  readonly VITE_ELIGIBILITY_WEBHOOK_ENCODING?: string;
  readonly VITE_ADMIN_OTP?: string;
  readonly VITE_INSPECTION_GUARD?: string;
  readonly VITE_INSPECTOR?: string;
  readonly VITE_INSPECTOR_URL?: string;
}
declare module 'virtual:theme.css';
/** The blog's posts without their bodies, newest first: see src/build/posts.ts. */
declare module 'virtual:posts' {
  export const posts: readonly import('../machines/blog-list/posts').Post[];
}
/** What the visa listing says of newer reports: see src/build/resolved-content.ts. */
declare module 'virtual:listing-reports' {
  export const asOf: string;
  export const listingReports: typeof import('./content/listing-reports').listingReports;
}
/** The visa-on-arrival guide's cards with their figures: see src/build/resolved-content.ts. */
declare module 'virtual:visa-on-arrival-cards' {
  export const visaOnArrivalCards: typeof import('./content/visa-on-arrival-cards').visaOnArrivalCards;
}
declare module '*.mdx' {
  const Body: import('react').ComponentType<{ components?: import('mdx/types').MDXComponents }>;
  export default Body;
}

interface Window {
  /** Trusted Types, where the browser has them. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): unknown };
  };
}
