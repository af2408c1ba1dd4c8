/** Things in a sentence: "a", "a and b", "a, b and c". The language's own `Intl.ListFormat` costs a phone 60 ms once. */
export function inWords(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * The text without halves of characters, which addresses and files cannot hold: each becomes U+FFFD. The language's
 * own `toWellFormed` is missing in phones from before 2023.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Whether something is text with more than blanks. */
export function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}

/** For sorting texts, calendar dates and timestamps; equal ones stay in their order. */
export function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
