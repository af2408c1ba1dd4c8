/**
 * The text without halves of characters, which addresses and files cannot hold: each becomes U+FFFD. The language's
 * own `toWellFormed` is missing in phones from before 2023.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
