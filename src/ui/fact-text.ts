import { shownFacts } from 'virtual:facts';
import type { FactWords } from '../content/fact-words';
import { textParts, type TextPart } from './fact-markers';

/** The words of a figure in a text. Throws when a marker names no fact, so that a page with a wrong one is never built. */
export function wordsOf({ factId, isBrief }: Extract<TextPart, { factId: unknown }>): FactWords {
  const shown = shownFacts[factId];
  if (!shown) throw new Error(`No fact has the id "${factId}": see src/content/facts.ts.`);
  return isBrief ? { value: shown.words.value } : shown.words;
}

function plainWords({ value, note }: FactWords): string {
  return note === undefined ? value : `${value} (${note})`;
}

/** The text with its figures in place of the markers, worded as on the page: for messages, search and structured data. */
export function plainFactText(text: string): string {
  return textParts(text)
    .map((part) => ('text' in part ? part.text : plainWords(wordsOf(part))))
    .join('');
}
