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
/** Where the pictures, the land of the maps and the flags are, by their names: see src/build/named-files.ts. */
declare module 'virtual:pictures' {
  export const addressOf: (name: string) => string;
}
declare module 'virtual:maps' {
  export const addressOf: (sheet: string) => string;
}
declare module 'virtual:flags' {
  export const addressOf: (flag: string) => string;
}
/** The newest posts, as the home page shows them. */
declare module 'virtual:latest-posts' {
  export const posts: readonly import('../machines/blog-list/posts').PostLink[];
}
/** Every dated figure as it holds on the day of the build: see src/build/resolved-content.ts. */
declare module 'virtual:facts' {
  export const facts: ReturnType<typeof import('./content/fact-words').shownFactsOn>;
}
/**
 * The figures that one content shows, the publications they rest on, the official pages that a guide names and all of its visa's documents, by its
 * name under `src/content`, so that a page starts with its own alone.
 */
declare module 'virtual:facts/*' {
  export const facts: import('./content/fact-words').PageFacts;
  export const publications: readonly import('../machines/publications').Publication[];
  export const officialSites: import('./content/official-links').OfficialSites;
  /** A guide's alone. */
  export const documents: import('./content/documents/shown-list').ShownList;
}
/** Month and year of our list, those in which the current figures were looked up, and the lines that explain dates and rupees. */
declare module 'virtual:fact-dates' {
  export const asOf: string;
  export const lastChecked: string;
  export const datesLine: string;
  export const rupeesLine: string;
}
/** Every publication that figures rest on, and what may be said of them: counted, never typed. */
declare module 'virtual:publications' {
  export const publications: readonly import('../machines/publications').Publication[];
  export const comparison: ReturnType<typeof import('./content/fact-words').comparisonOf>;
}
/** The names of the destinations that have a page: the listing's 62 in its order, then the others. */
declare module 'virtual:guide-places' {
  /** Every guide by the place it is about, in the order of the route table. */
  export const guidePlaces: readonly { readonly to: `/visa/${string}`; readonly label: string }[];
}
declare module 'virtual:page-words' {
  type PageWords = Pick<
    import('./app/pages').PageFacts,
    'title' | 'description' | 'keywords' | 'noindex' | 'isGuide'
  >;
  /** What the pages say of themselves, by path, in the order of the route table. */
  export const pageWords: Readonly<Record<string, PageWords>>;
}
declare module 'virtual:destinations' {
  export const destinationNames: readonly string[];
  /** Different texts on what a page has to say. */
  export const destinationTopics: readonly string[];
  /** Which of them is each destination's, in the order of the names. */
  export const topicOfDestination: readonly number[];
}
/** Where one applies in India for the 29 Schengen countries: see src/build/resolved-content.ts. */
declare module 'virtual:schengen-centres' {
  export const schengenCentres: typeof import('./content/schengen-states').schengenCentres;
  export const lastChecked: string;
}
/** What each destination's page says, by the page's path: see src/build/resolved-content.ts. */
declare module 'virtual:destination-answers' {
  export const answerLoaders: Readonly<
    Record<string, () => Promise<{ answer: import('./content/destination-answer').DestinationAnswer }>>
  >;
}
/** The one list of documents of each visa, with its figures: see src/build/resolved-content.ts. */
declare module 'virtual:document-lists' {
  export const documentLists: ReturnType<typeof import('./content/documents/document-lists').documentListsOn>;
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
  export const publications: readonly import('../machines/publications').Publication[];
}
/** The visa-on-arrival guide's cards with their figures: see src/build/resolved-content.ts. */
declare module 'virtual:visa-on-arrival-cards' {
  export const visaOnArrivalCards: ReturnType<
    typeof import('./content/visa-on-arrival-cards').visaOnArrivalCardsOn
  >;
}
/** An article's body, and what its page says of it and of the posts around it. */
declare module '*.mdx' {
  const Body: import('react').ComponentType<{ components?: import('mdx/types').MDXComponents }>;
  export default Body;
  export const placed: import('../machines/blog-list/posts').PlacedPost;
  export const sections: readonly { readonly id: string; readonly title: string }[];
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
