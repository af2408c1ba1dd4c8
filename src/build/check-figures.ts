import * as v from 'valibot';
import type { Plugin } from 'vite';
import { monthNames } from '../../machines/date-words';
import { isPublishedBy, type Publication, type PublicationKind } from '../../machines/publications';
import { articleFigures, articlesChecked, publicationsOfArticle } from '../content/article-sources';
import { exchangeRates } from '../content/exchange-rates';
import { publications } from '../content/fact-publications';
import { asOf, facts, valuesOf, type FactId } from '../content/facts';
import { documentLists } from '../content/documents/document-lists';
import { faqGroups } from '../content/faq';
import { guides } from '../content/guides/guides';
import { cancellation } from '../content/legal/cancellation';
import { paymentTerms } from '../content/legal/payment-terms';
import { privacy } from '../content/legal/privacy';
import { terms } from '../content/legal/terms';
import { officialLinks } from '../content/official-links';
import { textsOf } from '../content/texts';
import { visaOnArrivalRegions } from '../content/visa-on-arrival';

const isDay = v.isoDate('has to be a day such as 2026-11-21');
const day = v.pipe(v.string(), isDay);
const month = v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'has to be a month such as 2024-06'));
const value = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.regex(/^\S(?:.*\S)?$/, 'begins or ends with a space'),
);
const keyOf = (...tables: readonly object[]) =>
  v.pipe(
    v.string(),
    v.check((key) => tables.some((table) => Object.hasOwn(table, key)), 'is in no table of sources'),
  );
const sources = (known: PublicationTable) =>
  v.pipe(
    v.array(keyOf(known)),
    v.minLength(1, 'names no publication'),
    v.check((keys) => new Set(keys).size === keys.length, 'names a publication twice'),
  );

const factSchema = (known: PublicationTable) =>
  v.pipe(
    v.strictObject({
      listed: v.optional(v.strictObject({ value, asOf: v.literal(asOf, `has to be ${asOf}`) })),
      current: v.optional(
        v.pipe(
          v.strictObject({
            value,
            since: v.optional(month),
            checked: day,
            sources: sources(known),
            until: v.optional(day),
            afterwards: v.optional(value),
          }),
          v.check(
            ({ until, afterwards }) => (until === undefined) === (afterwards === undefined),
            'has to say what holds after its end, and only then',
          ),
        ),
      ),
      past: v.optional(v.array(v.strictObject({ value, since: month, sources: sources(known) }))),
      official: keyOf(officialLinks, { agency: true }),
      isFee: v.optional(v.literal(true)),
    }),
    v.check(({ listed, current }) => (listed ?? current) !== undefined, 'has no figure'),
  );

type PublicationTable = Readonly<Record<string, Publication>>;
type ReadFact = v.InferOutput<ReturnType<typeof factSchema>>;

/** The last month that a publication can be of: one of a year, its December. */
function lastMonthOf({ date }: Publication): string | undefined {
  return date?.length === 4 ? `${date}-12` : date?.slice(0, 7);
}

/** A rule is announced a year before it holds at the most: what was written earlier cannot know of it. */
function canKnowOf(since: string) {
  const earliest = `${Number(since.slice(0, 4)) - 1}${since.slice(4)}`;
  return (publication: Publication) => (lastMonthOf(publication) ?? '') >= earliest;
}

/** What no reader could believe of a fact: a source that is younger than our look at it, or older than what it is to prove. */
function impossibleIn({ current, past = [] }: ReadFact, known: PublicationTable): string[] {
  const named = (keys: readonly string[]) => keys.map((key) => known[key]).filter((one) => one !== undefined);
  const problems: string[] = [];
  if (current) {
    const { since, checked, until } = current;
    const younger = named(current.sources).filter((publication) => !isPublishedBy(publication, checked));
    problems.push(...younger.map(({ name }) => `current rests on ${name}, which is younger than its check`));
    if (since !== undefined && since > checked.slice(0, 7))
      problems.push('current holds only after its check');
    if (since !== undefined && !named(current.sources).some(canKnowOf(since)))
      problems.push('current rests on nothing that can know since when it holds');
    if (until !== undefined && since !== undefined && until < since)
      problems.push('current ends before it begins');
  }
  const starts = [...past.map(({ since }) => since), ...(current?.since ? [current.since] : [])];
  past.forEach((figure, index) => {
    const end = starts[index + 1];
    if (end === undefined || end <= figure.since) problems.push('past has no end, or not the order of time');
    const witnesses = named(figure.sources).filter(
      (publication) =>
        canKnowOf(figure.since)(publication) &&
        (end === undefined || (publication.date ?? '').slice(0, 7) <= end),
    );
    if (witnesses.length === 0) problems.push(`past of ${figure.since} rests on nothing of its time`);
  });
  return problems;
}

/** What is wrong with a table of facts, one line each: a figure without source or date, a current one that nobody looked up. */
export function problemsOfFacts(
  table: Readonly<Record<string, unknown>>,
  known: PublicationTable = publications,
): string[] {
  return Object.entries(table).flatMap(([id, fact]) => {
    const read = v.safeParse(factSchema(known), fact);
    if (read.success) return impossibleIn(read.output, known).map((problem) => `${id}: ${problem}`);
    return read.issues.map((issue) => `${id}: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`);
  });
}

/** The kinds of publication whose word is worth nothing without its date. */
const agesQuickly: readonly PublicationKind[] = ['press', 'visa agent', 'data set'];

/** Whether there is such a year, month or day. */
function isInCalendar(date: string): boolean {
  if (!/^20\d\d(?:-\d\d){0,2}$/.test(date)) return false;
  const first = `${date}-01-01`.slice(0, 10);
  const time = Date.parse(first);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(first);
}

/** What is wrong with a table of publications, one line each: no date where it needs one, none that the calendar has. */
export function problemsOfPublications(table: PublicationTable): string[] {
  return Object.entries(table).flatMap(([key, { name, kind, date, href }]) => [
    ...(name.trim() === '' ? [`${key}: it has no name.`] : []),
    ...(date === undefined && agesQuickly.includes(kind) ? [`${key}: ${kind} needs a date.`] : []),
    ...(date !== undefined && !isInCalendar(date) ? [`${key}: ${date} is no date.`] : []),
    ...(href !== undefined && !/^(?:https:\/\/|\/)/.test(href) ? [`${key}: ${href} is no address.`] : []),
  ]);
}

/** A sum of money typed into a text instead of named as a fact. */
export const typedMoney =
  /(?:[₹€£$]|\bRs\.?|\b(?:AED|CAD|USD|EUR|GBP|INR|HKD|SGD|THB|BHD|JOD))\s?\d|\d[\d,]*\s?(?:rupees|euros?|dollars|dirhams|pounds)\b/;

/** What rests on publications of its own is dated by them, and not by a fact. */
const isDated = (content: object) => 'publications' in content;

const mentioned = new RegExp(`\\b(?:(${monthNames.join('|')}) )?(20\\d\\d)\\b`, 'g');
const named = /\{fact:([^}@|]*)(@\d{4}-\d{2})?(?:\|brief)?\}/g;

/** The months that a text speaks of, each with its place; of a year, its last one. */
function monthsIn(text: string) {
  return [...text.matchAll(mentioned)].map(({ 1: name, 2: year, index }) => ({
    index,
    month: `${year}-${String(name === undefined ? 12 : monthNames.findIndex((month) => month === name) + 1).padStart(2, '0')}`,
  }));
}

/** The month that a place in a text is about: the nearest in its sentence, else the last before it. */
function monthAt(text: string, place: number): string | undefined {
  const begins = Math.max(
    0,
    ...[...text.matchAll(/[.!?](?=\**\s)/g)].map(({ index }) => index).filter((at) => at < place),
  );
  const ends = text.slice(place).search(/[.!?](?:\s|$)/);
  const months = monthsIn(text);
  const here = months.filter(({ index }) => index > begins && (ends < 0 || index < place + ends));
  const distance = ({ index }: { index: number }) => Math.abs(index - place);
  return (
    here.toSorted((a, b) => distance(a) - distance(b))[0] ?? months.findLast(({ index }) => index < place)
  )?.month;
}

/** The figures of a text that show what holds now in a sentence about the time before, or a past that nobody knows. */
export function problemsOfPastFigures(text: string): string[] {
  return [...text.matchAll(named)].flatMap(({ 0: marker, 1: id = '', 2: pinned, index }) => {
    if (!Object.hasOwn(facts, id)) return [];
    const fact = facts[id as FactId];
    const month = pinned?.slice(1);
    if (month !== undefined) {
      const isKnown = valuesOf(fact).some(({ since }) => since <= month);
      return isKnown ? [] : [`${marker}: what held then is not in its past.`];
    }
    const about = monthAt(
      text.replaceAll(named, (found) => ' '.repeat(found.length)),
      index,
    );
    const since = fact.current?.since;
    return about !== undefined && since !== undefined && about < since
      ? [
          `${marker} holds since ${since}, and the sentence is about ${about}: write {fact:${id}@${about}}, in an article <Fact id="${id}" month="${about}" />.`,
        ]
      : [];
  });
}

/** A claim of what sources say that a page has to count, not to type. */
const typedAgreement = /\b(?:sources?|lists?|papers?) (?:all )?(?:agree|confirm)/i;

/** The texts of a piece of content that type a sum or an agreement, or name a fact or a past that there is not. */
export function problemsOfTexts(where: string, content: unknown): string[] {
  const undated = new Set(textsOf(content, isDated));
  return textsOf(content).flatMap((text) => {
    const unknown = [...text.matchAll(named)].filter(([, id = '']) => !Object.hasOwn(facts, id));
    const prose = text.replaceAll(/\{fact:[^}]*\}/g, '');
    const typed = undated.has(text) ? typedMoney.exec(prose)?.[0] : undefined;
    const agreed = typedAgreement.exec(prose)?.[0];
    return [
      ...unknown.map(([marker]) => `${where}: ${marker} names no fact of src/content/facts.ts.`),
      ...problemsOfPastFigures(text).map((problem) => `${where}: ${problem}`),
      ...(typed === undefined ? [] : [`${where}: "${typed}" is typed into the text: make it a fact.`]),
      ...(agreed === undefined ? [] : [`${where}: "${agreed}" is a claim that the page has to count.`]),
    ];
  });
}

/** The texts with figures, by their names under `src/content`. */
const textsWithFigures: Readonly<Record<string, unknown>> = {
  faq: faqGroups,
  ...Object.fromEntries(
    guides.map(({ guide }) => [
      `guides/${guide.slug}`,
      { ...guide, documents: documentLists[guide.documents] },
    ]),
  ),
  documents: documentLists,
  'legal/cancellation': cancellation,
  'legal/payment-terms': paymentTerms,
  'legal/privacy': privacy,
  'legal/terms': terms,
  'visa-on-arrival': visaOnArrivalRegions,
};

/** What is wrong with the publications of an article's own figures: one without a date that it needs, or too young. */
export function problemsOfArticleSources(slug: string, sources: readonly Publication[]): string[] {
  return [
    ...problemsOfPublications(
      Object.fromEntries(sources.map((source) => [`${slug}, ${source.name}`, source])),
    ),
    ...sources
      .filter((source) => !isPublishedBy(source, articlesChecked))
      .map(({ name }) => `${slug}: ${name} is younger than the day on which it was read.`),
  ];
}

/** Throws with every problem of the site's figures. */
function checkFigures(): void {
  const problems = [
    ...problemsOfPublications(publications),
    ...problemsOfFacts(facts),
    ...Object.keys(articleFigures).flatMap((slug) =>
      problemsOfArticleSources(slug, publicationsOfArticle(slug)),
    ),
    ...(v.is(day, exchangeRates.day) ? [] : ['src/content/exchange-rates.ts: the rates have no day.']),
    ...Object.entries(textsWithFigures).flatMap(([name, content]) =>
      problemsOfTexts(`src/content/${name}.ts`, content),
    ),
  ];
  if (problems.length > 0)
    throw new Error(`The site's figures are not in order.\n  ${problems.join('\n  ')}`);
}

/** Stops the build at a figure without a source or a date. */
export function figuresInOrder(): Plugin {
  return { name: 'figures-in-order', buildStart: () => checkFigures() };
}
