/** One answer of where one applies in India. */
export interface WhereToApplyLine {
  readonly label: 'Who takes it' | 'Cities' | 'Delhi centre' | 'Which centre is yours' | 'Service charge';
  readonly value: string;
  /** "published in 2021", where the words are not of today. */
  readonly age?: string;
}

/** Where one applies in India for one country, and what is different for it. */
export interface WhereToApply {
  /** Through whom one applies, in one sentence. */
  readonly action: string;
  /** Which country of several one applies to. */
  readonly mainPurpose: string;
  readonly lines: readonly WhereToApplyLine[];
  readonly special: readonly string[];
  /** Where to look. */
  readonly site: { readonly label: string; readonly href: string };
}
