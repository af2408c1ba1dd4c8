import type { CountryCategory } from '../../machines/country-listing/listing';

/** One line of a fact: a figure or a rule with its date. */
export interface AnswerLine {
  readonly value: string;
  /** A fee in rupees, such as "≈ ₹10,100". */
  readonly rupees?: string;
  /** Whom it is for, where there are several. */
  readonly for?: string;
  /** "since June 2024", "our list of May 2025". */
  readonly when?: string;
}

/** A fact of a destination; where nothing is known, its one line says so. */
export interface AnswerFact {
  readonly label: 'Stay' | 'Government fee' | 'Time' | 'When to apply' | 'Passport';
  readonly lines: readonly AnswerLine[];
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
  readonly processingTime: string;
  /** "Visa before travel" */
  readonly kind: string;
  /** The answer in one sentence. */
  readonly answer: string;
  /** What to do before the journey. */
  readonly action: string;
  readonly facts: readonly AnswerFact[];
  readonly ways: readonly { readonly holds: string; readonly gives: string }[];
  readonly documents: {
    readonly items: readonly string[];
    /** Where the list comes from, or what to do where there is none. */
    readonly note: string;
    readonly list?: Link;
  };
  readonly exceptions: readonly string[];
  readonly inPerson?: string;
  /** "two sources agree", and the day on which they were looked at. */
  readonly confidence: string;
  readonly checked: string;
  readonly sources: readonly string[];
  /** What is said of sums in rupees, where there are any. */
  readonly rupeesLine?: string;
  readonly official?: Link;
  /** The guide and the articles about it. */
  readonly reading: readonly Link[];
}
