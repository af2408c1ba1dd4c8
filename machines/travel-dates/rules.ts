/** How a holder of an Indian passport gets into a country as a tourist. */
export type EntryKind =
  /** A visa in the passport or on paper, asked for before travel. */
  | 'visa'
  | 'e-visa'
  /** An electronic travel authorisation: shorter than a visa, but needed before travel. */
  | 'eta'
  | 'on-arrival'
  | 'visa-free'
  /** An online registration that is no visa. */
  | 'registration'
  /** It depends on what else the traveller holds. */
  | 'conditional';

/** How well a statement is supported by the sources that were found. */
export type Confidence = 'two sources agree' | 'one source' | 'sources differ';

/** Where a statement comes from. */
export interface EntrySource {
  readonly name: string;
  /** When the source says it: a month and year, or a year. Absent when it bears no date. */
  readonly date?: string;
  readonly href?: string;
}

/** A distance in time before a day; exactly one of them is given. */
export type Span =
  | { readonly months: number }
  | { readonly weeks: number }
  | { readonly days: number }
  /** Monday to Friday; public holidays are not known and count. */
  | { readonly workingDays: number };

/** A day counted back from the day of entry. */
export interface LeadRule {
  readonly before: Span;
  /** Why that day, in one sentence that can stand alone. */
  readonly reason: string;
  /** `rule`: who comes too early or too late is turned away. `advice`: nobody asks for it, experience does. */
  readonly basis: 'rule' | 'advice';
  readonly source: EntrySource;
}

/** How long a passport has to be valid. */
export interface PassportRule {
  /** Months after the day it is counted from. */
  readonly months: number;
  /** Days after that day, instead of months. */
  readonly days?: number;
  /** `arrival`: the day of entry. `departure`: the day of leaving. `stay`: valid to the day of leaving, no longer. */
  readonly from: 'arrival' | 'departure' | 'stay';
  /** Issued at most so many years before the day of entry. */
  readonly issuedWithinYears?: number;
  readonly blankPages?: number;
  /** No source requires it: plan with it all the same. */
  readonly isAdvice?: true;
  readonly note?: string;
  readonly confidence: Confidence;
  readonly source: EntrySource;
}

/** A fee of the destination's government; visa centres and agents charge for their service on top. */
export interface GovernmentFee {
  /** ISO code of the currency it is set in. */
  readonly currency: string;
  readonly amount: number;
  /** The upper end, where sources give a range. */
  readonly upTo?: number;
  /** Who or what it is for, where there is more than one. */
  readonly for?: string;
  /** Month and year in which it came into force, where that is known. */
  readonly since?: string;
  /** When the source gave it: month and year, or the year. */
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly source: EntrySource;
}

/** A dated statement in words. */
export interface Statement {
  readonly words: string;
  readonly asOf?: string;
  readonly confidence: Confidence;
  readonly source: EntrySource;
}

/** How long a tourist may stay; `days` is absent where it is not a plain number. */
export interface StayRule {
  readonly words: string;
  readonly days?: number;
}

/** A way in for travellers who already hold a visa or residence permit of another country. */
export interface ShorterWay {
  /** "a valid visa of the USA, the UK or Schengen" */
  readonly holds: string;
  /** What they may do, as a sentence. */
  readonly gives: string;
  readonly confidence: Confidence;
  readonly source: EntrySource;
}

/** Which list of documents applies. */
export type DocumentSetId =
  | 'schengen'
  | 'united-kingdom'
  | 'united-states'
  | 'canada'
  | 'japan'
  | 'united-arab-emirates'
  | 'general';

/** A rule with an end: from the day after `date` on, the answer is another one. */
export interface RuleEnd {
  /** The last day of entry to which the rules apply, YYYY-MM-DD. */
  readonly date: string;
  /** What is known for later entries. */
  readonly afterwards: string;
}

/** Everything that is known about entering one country as a tourist with an Indian passport. What is absent is not known. */
export interface EntryRules {
  readonly country: string;
  readonly kind: EntryKind;
  /** The answer in one sentence. */
  readonly answer: string;
  /** What to do before the journey, as a sentence. */
  readonly action: string;
  readonly stay?: StayRule;
  readonly fees?: readonly GovernmentFee[];
  /** How long the authorities take. */
  readonly time?: Statement;
  readonly earliest?: LeadRule;
  readonly legalLatest?: LeadRule;
  readonly sensibleLatest?: LeadRule;
  /** Nothing has to be asked for before the journey. */
  readonly isFreeToGo?: true;
  readonly until?: RuleEnd;
  readonly passport: PassportRule;
  readonly inPerson?: Statement;
  readonly shorterWays?: readonly ShorterWay[];
  readonly exceptions?: readonly string[];
  readonly documents: DocumentSetId;
  readonly confidence: Confidence;
  /** The day on which the sources were looked at, YYYY-MM-DD. */
  readonly checked: string;
  /** At least one; the first is the one that the answer rests on. */
  readonly sources: readonly [EntrySource, ...EntrySource[]];
  /** Where to check before booking; absent where no official address could be confirmed. */
  readonly official?: { readonly label: string; readonly href: string };
}

/** The answer for an entry on a day: after the end of a rule, what is known for later entries. */
export function answerOn({ answer, until }: EntryRules, entry: string): string {
  return until && entry > until.date ? until.afterwards : answer;
}

const passportDays = { arrival: 'the day you arrive', departure: 'the day you leave' } as const;

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** "Valid for 3 months after the day you leave, issued in the last 10 years, 2 blank pages." */
export function passportWords({
  months,
  days,
  from,
  issuedWithinYears,
  blankPages,
  isAdvice,
}: PassportRule): string {
  const valid =
    from === 'stay'
      ? 'Valid for the whole stay'
      : `${isAdvice ? 'Plan with a passport valid' : 'Valid'} for ${
          days === undefined ? counted(months, 'month') : counted(days, 'day')
        } after ${passportDays[from]}`;
  return `${[
    valid,
    ...(issuedWithinYears === undefined ? [] : [`issued in the last ${issuedWithinYears} years`]),
    ...(blankPages === undefined ? [] : [counted(blankPages, 'blank page')]),
  ].join(', ')}.`;
}
