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
/** Every dated figure as it holds on the day of the build: see src/build/resolved-content.ts. */
declare module 'virtual:facts' {
  export const shownFacts: ReturnType<typeof import('./content/fact-words').shownFactsOn>;
  /** Month and year of our list, and those in which the current figures were looked up. */
  export const asOf: string;
  export const lastChecked: string;
  export const publications: readonly string[];
  export const datesLine: string;
  export const rupeesLine: string;
}
/** The names of the 62 destinations that have a page, in the listing's order. */
declare module 'virtual:destinations' {
  export const destinationNames: readonly string[];
}
/** What each destination's page says, by the page's path: see src/build/resolved-content.ts. */
declare module 'virtual:destination-answers' {
  export const answerLoaders: Readonly<
    Record<string, () => Promise<{ answer: import('./content/destination-answer').DestinationAnswer }>>
  >;
}
/** What the checker says of destinations that need no visa: see src/build/resolved-content.ts. */
declare module 'virtual:visa-free-notes' {
  export const visaFreeNotes: Readonly<Record<string, string | undefined>>;
}
/** The figures of the home page: see src/build/resolved-content.ts. */
declare module 'virtual:home-facts' {
  export const homeFacts: Pick<
    ReturnType<typeof import('./content/fact-words').shownFactsOn>,
    'agencyClients' | 'agencyDestinations' | 'agencyVisaSuccess' | 'passportValidity'
  >;
}
/** What the visa listing says of newer figures: see src/build/resolved-content.ts. */
declare module 'virtual:listing-reports' {
  export const asOf: string;
  export const listingReports: ReturnType<typeof import('./content/listing-reports').listingReportsOn>;
}
/** The visa-on-arrival guide's cards with their figures: see src/build/resolved-content.ts. */
declare module 'virtual:visa-on-arrival-cards' {
  export const visaOnArrivalCards: ReturnType<
    typeof import('./content/visa-on-arrival-cards').visaOnArrivalCardsOn
  >;
}
declare module '*.mdx' {
  const Body: import('react').ComponentType<{ components?: import('mdx/types').MDXComponents }>;
  export default Body;
}

interface Window {
  /** Trusted Types, where the browser has them. */
  readonly trustedTypes?: {
    createPolicy<Rule extends 'createScript' | 'createScriptURL'>(
      name: string,
      rules: Record<Rule, (text: string) => string>,
    ): Record<Rule, (text: string) => unknown>;
  };
}
