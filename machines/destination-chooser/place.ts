/** A place that the chooser answers for, and its words: apart from the names, which are fetched when somebody types. */
import { inSentence } from '../in-sentence';

/** What is known of a destination without a page of its own. */
export interface PlaceAnswer {
  readonly sentence: string;
  readonly note?: string;
  /** Each with its kind and date. */
  readonly sources: readonly string[];
  /** YYYY-MM-DD. */
  readonly checked: string;
}

/** A destination: with a page, or with a short answer. */
export interface Place {
  readonly name: string;
  /** The address of its page. */
  readonly path?: string;
  readonly answer?: PlaceAnswer;
}

/** A place that a text may mean, and why, where the text is not its name. */
export interface FoundPlace extends Place {
  readonly meaning?: string;
}

/** What is said of a text that names no place we know. */
export function unknownLine(text: string): string {
  return `We don’t know a place called “${text.trim().slice(0, 40)}”. Try the country’s name, or ask us.`;
}

/** The heading of a short answer. */
export function answerTitle({ name }: Place): string {
  return `To ${inSentence(name)} with an Indian passport`;
}
