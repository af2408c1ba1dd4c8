/** A place that the chooser answers for: apart from the names, which are fetched when somebody types. */

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
