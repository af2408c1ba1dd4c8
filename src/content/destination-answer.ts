import type { CountryCategory } from '../../machines/country-listing/listing';
import type { Publication } from '../../machines/publications';
import type { ShorterWay } from '../../machines/travel-dates/rules';
import type { WhereToApply } from './where-to-apply';
import type { DocumentListId } from '../../machines/traveller-documents/documents';

/** One line of a fact: a figure or a rule with its date. */
export interface AnswerLine {
  readonly value: string;
  /** A fee in rupees, such as "≈ ₹10,100". */
  readonly rupees?: string;
  /** Whom it is for, where there are several. */
  readonly for?: string;
  /** What else there is to say of it, as sentences. */
  readonly detail?: string;
  /** "since June 2024, checked November 2026". */
  readonly when?: string;
}

/** A fact of a destination; where nothing is known, its one line says so. */
export interface AnswerFact {
  readonly label:
    | 'Stay'
    | 'Government fee'
    | 'Time'
    | 'When to apply'
    | 'Until when'
    | 'Before you land'
    | 'Passport';
  readonly lines: readonly AnswerLine[];
  /** What our list says, where a source says something else now: "Our list of May 2025: €80". */
  readonly listed?: string;
  readonly note?: string;
  readonly isUnknown?: true;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** Everything that the page of a destination says, with its figures as they hold on the day of the build. */
export interface DestinationAnswer {
  readonly name: string;
  readonly shortName: string;
  readonly flag: string;
  readonly category: CountryCategory;
  /** "Visa before travel" */
  readonly kind: string;
  /** The answer in one sentence. */
  readonly answer: string;
  /** What to do before the journey. */
  readonly action: string;
  /** There is nothing to apply for: no visa is sold. Specification §2, Destination pages. */
  readonly isFreeToGo?: true;
  /** The official arrival card, where there is one. */
  readonly arrivalForm?: Link;
  readonly facts: readonly AnswerFact[];
  readonly ways: readonly Pick<ShorterWay, 'holds' | 'gives' | 'openedBy'>[];
  readonly documents: {
    /** The visa's list; absent where there is none. */
    readonly listId?: DocumentListId;
    readonly items: readonly string[];
    /** How many the whole list has. */
    readonly total: number;
    /** What is special about the list, or what to do where there is none. */
    readonly note: string;
    /** Where all of it can be ticked off. */
    readonly list?: Link;
  };
  /** Where something is applied for. */
  readonly whereToApply?: WhereToApply;
  readonly exceptions: readonly string[];
  readonly inPerson?: string;
  /** How well each answer is supported: "From an official source: stay, passport." */
  readonly support: readonly string[];
  /** "21 November 2026" */
  readonly checked: string;
  readonly sources: readonly Publication[];
  /** What is said of sums in rupees, where there are any. */
  readonly rupeesLine?: string;
  readonly official?: Link;
  /** The guide and the articles about it. */
  readonly reading: readonly Link[];
}
