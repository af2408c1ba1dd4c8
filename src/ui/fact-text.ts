import type { FactWords, PageFacts } from '../content/fact-words';
import { textParts, type TextPart } from './fact-markers';

/** The words of a figure in a text. Throws when the page has no such fact, so that a page with a wrong one is never built. */
export function wordsOf(
  { factId, isBrief }: Extract<TextPart, { factId: unknown }>,
  facts: PageFacts,
): FactWords {
  const shown = facts[factId];
  if (!shown)
    throw new Error(
      `The page has no fact "${factId}": it is in src/content/facts.ts, and the page in <PageFactsContext>?`,
    );
  return isBrief ? { value: shown.words.value } : shown.words;
}

function plainWords({ value, note }: FactWords): string {
  return note === undefined ? value : `${value} (${note})`;
}

/** The text with its figures in place of the markers, worded as on the page: for messages, search and structured data. */
export function plainFactText(text: string, facts: PageFacts): string {
  return textParts(text)
    .map((part) => ('text' in part ? part.text : plainWords(wordsOf(part, facts))))
    .join('');
}
