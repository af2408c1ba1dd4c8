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
/** Where the drawings are, by their names: see src/build/picture-files.ts. */
declare module 'virtual:pictures' {
  export const addressOf: (name: string) => string;
}
/** An article's body: see src/build/posts.ts. */
declare module '*.mdx' {
  const Body: import('react').ComponentType<{ components?: import('mdx/types').MDXComponents }>;
  export default Body;
}

interface Window {
  /** In the page of the atlas: what every page of the site inside it lets in first. Development only. */
  flowAtlas?: { enter(page: Window): void };
  /** In a page of the site inside the atlas: who watches its flows, and shows the way to the inspector. */
  flowWatcher?: {
    inspect(event: import('xstate').InspectionEvent): void;
    offerInspector(open: () => Promise<string>): void;
  };
  /** Trusted Types, where the browser has them. */
  readonly trustedTypes?: {
    createPolicy<Rule extends 'createScript' | 'createScriptURL', Rest extends readonly unknown[]>(
      name: string,
      rules: Record<Rule, (text: string, ...rest: Rest) => string>,
    ): Record<Rule, (text: string, ...rest: Rest) => unknown>;
  };
}
