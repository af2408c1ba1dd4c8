/**
 * The parts of the site, and when the code of each is loaded: `early` with the start, `fetched` when it is wanted, `registered` by what
 * needs it, as a flow, with whose code it comes.
 */
export const parts = {
  navigation: 'early',
  theme: 'early',
  tools: 'early',
  header: 'early',
  payment: 'early',
  notices: 'fetched',
  connection: 'fetched',
  tripFolder: 'fetched',
  deliveries: 'registered',
  staffSession: 'registered',
  inspectionGuard: 'registered',
} as const;

type Way = 'early' | 'fetched' | 'registered';

export type SiteChild = keyof typeof parts;

export type PartThatComes<How extends Way> = {
  [Id in SiteChild]: (typeof parts)[Id] extends How ? Id : never;
}[SiteChild];

export type EarlyPart = PartThatComes<'early'>;
export type FetchedPart = PartThatComes<'fetched'>;
export type RegisteredPart = PartThatComes<'registered'>;

/** What draws each fetched part, and comes with its code. Each part's module adds its type here, by `declare module`. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface PartViews extends Record<FetchedPart, unknown> {}
