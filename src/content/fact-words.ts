import { isDue, monthsGood } from '../../machines/fact-age/age';
import { dateWords, monthAndYear } from '../../machines/date-words';
import { publicationDate, type Publication } from '../../machines/publications';
import { inWords } from '../../machines/text';
import { exchangeRates } from './exchange-rates';
import { publications } from './fact-publications';
import {
  currentOn,
  facts,
  valuesOf,
  type CurrentFigure,
  type DatedValue,
  type Fact,
  type FactId,
} from './facts';
import { officialLinks, type OfficialLink } from './official-links';

/** One figure with its date, as a page shows it. */
export interface ShownFigure {
  readonly value: string;
  /** A fee in rupees, such as "≈ ₹10,100". */
  readonly rupees?: string;
  /** "since June 2024, checked November 2026", or "our list of May 2025". */
  readonly when: string;
}

/** A figure inside a sentence: what holds, and in brackets what else there is to say. */
export interface FactWords {
  readonly value: string;
  readonly note?: string;
}

/** A fact as pages, cards, messages and structured data show it on a day. */
export interface ShownFact {
  readonly now: ShownFigure;
  /** The figure of the specification, where a source says something else now. */
  readonly listed?: ShownFigure;
  readonly words: FactWords;
  /** The official page to check; none where it is the agency's own figure. */
  readonly check?: OfficialLink;
  /** We compared it with publications: the page names them among its sources. */
  readonly isCompared?: true;
  /** What held when, where its past is known. */
  readonly values?: readonly DatedValue[];
}

/** What the texts of a page need of a figure. */
export type PageFact = Pick<ShownFact, 'words' | 'values'>;

/** The figures that the texts of a page name, by their ids. */
export type PageFacts = Readonly<Partial<Record<FactId, PageFact>>>;

/** An estimate is rounded to what it is worth: hundreds above ₹1,000, tens below. */
function roundedRupees(amount: number): string {
  const step = amount >= 1000 ? 100 : 10;
  return `₹${(Math.round(amount / step) * step).toLocaleString('en-IN')}`;
}

/** A sum with the sign or code of its currency. */
const sums = /(US\$|HK\$|€|£|\b[A-Z]{3}) ?(\d[\d,]*(?:\.\d+)?)/g;

/** The sums of a text in rupees, a range as a range; none where a currency has no rate. */
export function rupeesOf(text: string): string | undefined {
  const rupees = [...text.matchAll(sums)].map(([, sign = '', digits = '']) => {
    const rate = Object.hasOwn(exchangeRates.rupees, sign)
      ? exchangeRates.rupees[sign as keyof typeof exchangeRates.rupees]
      : undefined;
    return rate === undefined ? '' : roundedRupees(Number(digits.replaceAll(',', '')) * rate);
  });
  if (rupees.length === 0 || rupees.includes('')) return undefined;
  const isRange = /^\S* to \S*$/.test(text.replaceAll(sums, ''));
  return `≈ ${isRange ? rupees.join(' to ') : inWords(rupees)}`;
}

function shownFigure(value: string, isFee: true | undefined, when: string): ShownFigure {
  const rupees = isFee && rupeesOf(value);
  return { value, ...(rupees && { rupees }), when };
}

function checkedWords({ checked }: CurrentFigure): string {
  return `checked ${monthAndYear(checked)}`;
}

function datesOf(current: CurrentFigure): string {
  const { since } = current;
  return `${since === undefined ? '' : `since ${publicationDate(since)}, `}${checkedWords(current)}`;
}

function joined(...words: readonly (string | false | undefined)[]): string {
  return words.filter(Boolean).join('; ');
}

/** The figure, its dates and its words: one where our list says the same or nothing. */
function figuresOf(
  { listed, official, isFee }: Fact,
  current: CurrentFigure | undefined,
): Pick<ShownFact, 'now' | 'listed' | 'words'> {
  const ourList = listed && `our list of ${listed.asOf}`;
  if (current && current.value !== listed?.value) {
    const now = shownFigure(current.value, isFee, datesOf(current));
    const older = listed && `${ourList}: ${listed.value}`;
    return {
      now,
      ...(listed && { listed: shownFigure(listed.value, undefined, `our list of ${listed.asOf}`) }),
      words: { value: now.value, note: joined(now.rupees, datesOf(current), older) },
    };
  }
  if (!listed) throw new Error('A fact needs a figure: of our list, or of a source.');
  const checked = current && checkedWords(current);
  const now = shownFigure(
    listed.value,
    isFee,
    checked ? `${ourList}, ${checked}` : `our list of ${listed.asOf}`,
  );
  const note = joined(now.rupees, checked ?? (official !== 'agency' && ourList));
  return { now, words: { value: now.value, ...(note && { note }) } };
}

/** The fact as it is shown on a day, `YYYY-MM-DD`. */
export function shownFact(fact: Fact, day: string): ShownFact {
  const current = currentOn(fact, day);
  const values = valuesOf(fact);
  return {
    ...figuresOf(fact, current),
    ...(fact.official !== 'agency' && { check: officialLinks[fact.official] }),
    ...(current && { isCompared: true }),
    ...(values.length > 0 && { values }),
  };
}

/** The publications that facts and their sums in rupees rest on, each once, in the order of the facts. */
export function publicationsOf(factIds: readonly FactId[]): readonly Publication[] {
  const named = factIds.map((id) => facts[id]);
  const keys = named.flatMap(({ current, past = [] }) =>
    [current, ...past].flatMap((figure) => figure?.sources ?? []),
  );
  const hasRupees = named.some(({ listed, current, isFee }) =>
    isFee ? rupeesOf((current ?? listed)?.value ?? '') : false,
  );
  return [
    ...[...new Set(keys)].map((key) => publications[key]),
    ...(hasRupees ? [exchangeRates.source] : []),
  ];
}

/** Every fact as it is shown on a day, `YYYY-MM-DD`. */
export function shownFactsOn(day: string): Readonly<Record<FactId, ShownFact>> {
  const entries = Object.entries(facts).map(([id, fact]) => [id, shownFact(fact, day)]);
  return Object.fromEntries(entries) as Record<FactId, ShownFact>;
}

/** The line of a page that explains its dates, once. */
export const datesLine =
  'Two dates beside a figure say since when it applies and when we last checked it. “Our list” is what we published in May 2025.';

/** What is said on a day, `YYYY-MM-DD`, of sums in rupees where there are any: also that their rates are old, once they are. */
export function rupeesLineOn(day: string): string {
  const age = isDue(exchangeRates.day, day) ? `, more than ${monthsGood} months old` : '';
  return `Sums marked ≈ ₹ are estimates at the rates of ${dateWords(exchangeRates.day)} (Capera)${age}.`;
}

/** How many figures there are, how many of them we compared with publications, and what those are. */
export function comparisonOf(table: Readonly<Record<string, Fact>>) {
  const all = Object.values(table).filter(({ official }) => official !== 'agency');
  const compared = all.flatMap(({ current }) =>
    current ? [current.sources.map((key) => publications[key])] : [],
  );
  const isOfficial = ({ kind }: Publication) => kind === 'government' || kind === 'law text';
  return {
    figures: all.length,
    compared: compared.length,
    official: compared.filter((sources) => sources.some(isOfficial)).length,
    single: compared.filter((sources) => sources.length === 1).length,
  };
}
