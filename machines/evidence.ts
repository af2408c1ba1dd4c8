import { publicationDate, type Publication, type PublicationKind } from './publications';

/** A publication, and the day on which it was looked at, YYYY-MM-DD. */
export interface CheckedPublication extends Publication {
  readonly checked: string;
}

/** Publications by key, each with the day on which they were looked at: `YYYY-MM-DD`. */
export function lookedUpOn<Key extends string>(
  checked: string,
  publications: Readonly<Record<Key, Publication>>,
): Readonly<Record<Key, CheckedPublication>> {
  const entries = Object.entries<Publication>(publications).map(([key, publication]) => [
    key,
    { ...publication, checked },
  ]);
  return Object.fromEntries(entries) as Record<Key, CheckedPublication>;
}

/** What a statement rests on. */
export interface Evidence {
  /** Those that say it; at least one. */
  readonly sources: readonly [CheckedPublication, ...CheckedPublication[]];
  /** Those that say something else. */
  readonly against?: readonly CheckedPublication[];
}

/** How well a statement is supported, from the best to the worst. */
export const supports = [
  'official',
  'sources agree',
  'one source',
  'our own figure',
  'sources differ',
] as const;
export type Support = (typeof supports)[number];

const officialKinds: readonly PublicationKind[] = ['government', 'law text', 'visa centre'];

/** Who published it: two pages of one publisher are one witness. */
export function publisherOf({ name }: Publication): string {
  return name.split(/,| on /)[0] ?? name;
}

/** How well a statement is supported: computed from its sources, never claimed. */
export function supportOf({ sources, against = [] }: Evidence): Support {
  if (against.length > 0) return 'sources differ';
  if (sources.some(({ kind }) => officialKinds.includes(kind))) return 'official';
  const witnesses = new Set(sources.filter(({ kind }) => kind !== 'our own').map(publisherOf));
  if (witnesses.size === 0) return 'our own figure';
  return witnesses.size > 1 ? 'sources agree' : 'one source';
}

/** The worst of several; the claim that all of them make together is no better. */
export function weakestOf(all: readonly Support[]): Support | undefined {
  return [...all].sort((one, other) => supports.indexOf(other) - supports.indexOf(one))[0];
}

/** The day on which a statement was looked up: of several sources the day that lies furthest back. */
export function checkedOn({ sources, against = [] }: Evidence): string {
  return [...sources, ...against].map(({ checked }) => checked).sort()[0] ?? sources[0].checked;
}

/** The date of the newest source; absent when none of them bears one. */
export function newestDate({ sources }: Evidence): string | undefined {
  return sources
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1);
}

/**
 * What has to be said of the age of a statement's sources: "source of 2019" when the newest is two calendar years old or
 * more, "source without a date" when none bears one and none is official; else nothing, as of a law, which is in force till it is
 * changed.
 */
export function ageWords(evidence: Evidence): string | undefined {
  if (evidence.sources.some(({ kind }) => kind === 'law text')) return undefined;
  const newest = newestDate(evidence);
  if (newest === undefined) {
    return supportOf(evidence) === 'official' ? undefined : 'source without a date';
  }
  const years = Number(checkedOn(evidence).slice(0, 4)) - Number(newest.slice(0, 4));
  return years >= 2 ? `source of ${publicationDate(newest)}` : undefined;
}

/** Every publication of several statements once, in the order in which they are named. */
export function publicationsOf(evidence: readonly Evidence[]): readonly CheckedPublication[] {
  return [...new Set(evidence.flatMap(({ sources, against = [] }) => [...sources, ...against]))];
}
