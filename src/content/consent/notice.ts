/** The forms by which a visitor sends something about themselves. */
export const sendingForms = ['application', 'assessment', 'contact', 'quote'] as const;
export type SendingForm = (typeof sendingForms)[number];

/** Stands in a notice for the address to write to. */
export const addressMarker = '{address}';

/**
 * What stands beside a form before it is sent, in one language: what is sent, to whom, for what, for how long, and how to object. Each
 * language is a file here, named by its code, and a line in `languages.ts`. Digital Personal Data Protection Act, 2023, sections 5 and 6.
 */
export interface ConsentNotice {
  readonly what: readonly [heading: string, items: Readonly<Record<SendingForm, string>>];
  readonly toWhom: readonly [heading: string, whom: Readonly<Record<SendingForm, string>>];
  readonly whatFor: readonly [heading: string, purposes: Readonly<Record<SendingForm, string>>];
  readonly howLong: readonly [heading: string, time: string];
  /** How to see, correct and erase what was sent, and to take the consent back. */
  readonly rights: readonly [heading: string, way: string];
  readonly complain: readonly [heading: string, way: string];
  /** The link to the privacy policy. */
  readonly more: string;
}
