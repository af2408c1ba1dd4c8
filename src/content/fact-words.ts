import { dateWords, monthAndYear } from '../../machines/date-words';
import { exchangeRates } from './exchange-rates';
import { publications } from './fact-sources';
import { currentOn, facts, type CurrentFigure, type Fact, type FactId } from './facts';
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
  /** The publication that the current figure rests on, where it is no official page. */
  readonly reportedBy?: string;
}

/** The figures of a page, by their ids. */
export type PageFacts = Readonly<Partial<Record<FactId, ShownFact>>>;

/** An estimate is rounded to what it is worth: hundreds above ₹1,000, tens below. */
function roundedRupees(amount: number): string {
  const step = amount >= 1000 ? 100 : 10;
  return `₹${(Math.round(amount / step) * step).toLocaleString('en-IN')}`;
}

/** The sums of a text in rupees, joined as they stand; none where a currency has no rate. */
export function rupeesOf(text: string): string | undefined {
  const sums = [...text.matchAll(/(US\$|€|£|\b[A-Z]{3}) ?([\d,]+)/g)].map(([, sign = '', digits = '']) => {
    const rate = Object.hasOwn(exchangeRates.rupees, sign)
      ? exchangeRates.rupees[sign as keyof typeof exchangeRates.rupees]
      : undefined;
    return rate && roundedRupees(Number(digits.replaceAll(',', '')) * rate);
  });
  return sums.length === 0 || sums.includes(undefined) ? undefined : `≈ ${sums.join(' and ')}`;
}

function shownFigure(value: string, isFee: true | undefined, when: string): ShownFigure {
  const rupees = isFee && rupeesOf(value);
  return { value, ...(rupees && { rupees }), when };
}

function datesOf({ since, checked }: CurrentFigure): string {
  return `${since === undefined ? '' : `since ${since}, `}checked ${monthAndYear(checked)}`;
}

function isPublication(key: CurrentFigure['source']): key is keyof typeof publications {
  return Object.hasOwn(publications, key);
}

/** The fact as it is shown on a day, `YYYY-MM-DD`. */
export function shownFact(fact: Fact, day: string): ShownFact {
  const { listed, official, isFee } = fact;
  const current = currentOn(fact, day);
  const ourList = `our list of ${listed.asOf}`;
  const check = official === 'agency' ? {} : { check: officialLinks[official] };
  if (current === undefined || current.value === listed.value) {
    const checked = current && `checked ${monthAndYear(current.checked)}`;
    const now = shownFigure(listed.value, isFee, checked ? `${ourList}, ${checked}` : ourList);
    return { now, words: { value: now.value, ...(now.rupees && { note: now.rupees }) }, ...check };
  }
  const now = shownFigure(current.value, isFee, datesOf(current));
  const dated =
    current.since === undefined ? `checked ${monthAndYear(current.checked)}` : `since ${current.since}`;
  const note = [now.rupees, dated, `${ourList}: ${listed.value}`].filter(Boolean).join('; ');
  return {
    now,
    listed: shownFigure(listed.value, undefined, ourList),
    words: { value: now.value, note },
    ...check,
    ...(isPublication(current.source) && { reportedBy: publications[current.source] }),
  };
}

/** Every fact as it is shown on a day, `YYYY-MM-DD`. */
export function shownFactsOn(day: string): Readonly<Record<FactId, ShownFact>> {
  const entries = Object.entries(facts).map(([id, fact]) => [id, shownFact(fact, day)]);
  return Object.fromEntries(entries) as Record<FactId, ShownFact>;
}

/** The line of a page that explains its dates, once. */
export const datesLine =
  'Two dates beside a figure say since when it applies and when we last checked it. “Our list” is what we published in May 2025.';

/** What is said of sums in rupees where there are any. */
export const rupeesLine = `Sums marked ≈ ₹ are estimates at the rates of ${dateWords(exchangeRates.day)}.`;
