import type { OpenedBy } from '../visas-held/openings';
import type { DocumentListId } from '../traveller-documents/documents';
import type { CheckedPublication, Evidence } from '../evidence';

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
  /** How the day is called where it is no count of days: "before you board". */
  readonly called?: string;
  /** Why that day, in one sentence that can stand alone. */
  readonly reason: string;
  /** `rule`: who comes too early or too late is turned away. `advice`: nobody asks for it, experience does. */
  readonly basis: 'rule' | 'advice';
  readonly source: CheckedPublication;
}

/** How long a passport has to be valid. */
export interface PassportRule extends Evidence {
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
}

/** A fee of the destination's government; visa centres and agents charge for their service on top. */
export interface GovernmentFee extends Evidence {
  /** ISO code of the currency it is set in. */
  readonly currency: string;
  readonly amount: number;
  /** The upper end, where sources give a range. */
  readonly upTo?: number;
  /** Who or what it is for, where there is more than one. */
  readonly for?: string;
  /** Only travellers who qualify pay it, as those who hold another country's visa. */
  readonly isConditional?: true;
  /** When it came into force, where that is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly since?: string;
  /** All sources are older than that day: they announced it. */
  readonly isAnnounced?: true;
}

/** A statement in words. */
export interface Statement extends Evidence {
  readonly words: string;
  /** What else there is to say of it, as sentences. */
  readonly detail?: string;
}

/** How long a tourist may stay; `days` is absent where it is not a plain number. */
export interface StayRule extends Statement {
  readonly days?: number;
}

/** The form of the government that travellers fill in before they land. */
export interface ArrivalForm extends Statement {
  /** "arrival card (TDAC)" */
  readonly name: string;
  /** Its official address. */
  readonly href: string;
}

/** A way in for travellers who already hold a visa or residence permit of another country. */
export interface ShorterWay extends Evidence {
  /** "a valid visa of the USA, the UK or Schengen" */
  readonly holds: string;
  /** What they may do, as a sentence. */
  readonly gives: string;
  /** The same, for who says which visas they hold; absent where it is no visa of those that are asked for. */
  readonly openedBy?: readonly OpenedBy[];
}

/** A rule with an end: from the day after `date` on, the answer is another one. */
export interface RuleEnd extends Evidence {
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
  /** What the kind of entry and the answer rest on. */
  readonly entry: Evidence;
  /** What to do before the journey, as a sentence. */
  readonly action: string;
  readonly stay?: StayRule;
  readonly fees?: readonly GovernmentFee[];
  /** How long the authorities take. */
  readonly time?: Statement;
  /** There is no first and no last day, and no number of days to plan with. */
  readonly anyTime?: Statement;
  readonly earliest?: LeadRule;
  readonly legalLatest?: LeadRule;
  readonly sensibleLatest?: LeadRule;
  /** Nothing has to be asked for before the journey. */
  readonly isFreeToGo?: true;
  readonly until?: RuleEnd;
  /** What is known of an end, where no day is. */
  readonly openEnd?: Statement;
  /** The arrival card or form that the country asks of everyone. */
  readonly arrivalForm?: ArrivalForm;
  readonly passport: PassportRule;
  readonly inPerson?: Statement;
  readonly shorterWays?: readonly ShorterWay[];
  readonly exceptions?: readonly Statement[];
  /** What a service charge on top of the fee is paid to, where the fee is not all. */
  readonly charge?: 'visa centre' | 'agent';
  /** The list of documents of its visa; absent where no visa is needed, or no list was found. */
  readonly documents?: DocumentListId;
  /** Of the days on which its sources were looked at the one that lies furthest back, YYYY-MM-DD. */
  readonly checked: string;
  /** Every publication that a statement of it rests on, once. */
  readonly sources: readonly CheckedPublication[];
  /** Where to check before booking; absent where no official address could be confirmed. */
  readonly official?: { readonly label: string; readonly href: string };
}

/** The answer for an entry on a day: after the end of a rule, what is known for later entries. */
export function answerOn({ answer, until }: EntryRules, entry: string): string {
  return until && entry > until.date ? until.afterwards : answer;
}

/** Whether nothing has to be applied for by who arrives on a day, YYYY-MM-DD. */
export function isFreeOn(
  { isFreeToGo, until }: Pick<EntryRules, 'isFreeToGo' | 'until'>,
  day: string,
): boolean {
  return isFreeToGo === true && (until === undefined || day <= until.date);
}
