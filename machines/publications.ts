import { dateWords, monthAndYear } from './date-words';

/** What kind of place a fact was read in: a page says so beside its name. */
export type PublicationKind =
  | 'government'
  | 'law text'
  | 'visa centre'
  | 'press'
  | 'law firm'
  | 'visa agent'
  | 'data set'
  /** A page of information by neither of these. */
  | 'website'
  | 'our own';

/** A publication that a fact rests on. */
export interface Publication {
  readonly name: string;
  readonly kind: PublicationKind;
  /** When it was published, as exactly as it says: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Absent when it bears no date. */
  readonly date?: string;
  readonly href?: string;
}

/** "2026", "February 2026" or "17 February 2026", as exact as the date is. */
export function publicationDate(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? monthAndYear(date) : dateWords(date);
}

/** "NDTV, press, 24 May 2025"; "Immigration Canada, government, without a date". */
export function publicationWords({ name, kind, date }: Publication): string {
  return `${name}, ${kind}, ${date === undefined ? 'without a date' : publicationDate(date)}`;
}

/** Each publication once, as a page names it. */
export function publicationsOnce(publications: readonly Publication[]): readonly Publication[] {
  const named = publications.map(({ name, kind, date, href }) => ({
    name,
    kind,
    ...(date !== undefined && { date }),
    ...(href !== undefined && { href }),
  }));
  return [...new Map(named.map((one) => [publicationWords(one), one])).values()];
}

/** Whether it was published by a day: `YYYY-MM-DD`. One without a date was; one of a month or year counts from its first day. */
export function isPublishedBy({ date }: Publication, day: string): boolean {
  return date === undefined || date <= day.slice(0, date.length);
}
