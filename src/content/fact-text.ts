import type { FactWords, PageFacts } from './fact-words';
import type { DatedValue } from './facts';
import { textParts, type NamedFact } from './fact-markers';

/** What a fact was in a month, `YYYY-MM`: for a sentence about that time. Throws where that is not known. */
export function valueIn(values: readonly DatedValue[] | undefined, month: string): string {
  const [held] = (values ?? []).filter(({ since }) => since <= month).slice(-1);
  if (!held) throw new Error(`What held in ${month} is not known: it belongs into the past of the fact.`);
  return held.value;
}

/** The words of a figure in a text. Throws when the page has no such fact, so that a page with a wrong one is never built. */
export function wordsOf({ factId, month, isBrief }: NamedFact, facts: PageFacts): FactWords {
  const shown = facts[factId];
  if (!shown)
    throw new Error(
      `The page has no fact "${factId}": it is in src/content/facts.ts, and the page in <PageFactsContext>?`,
    );
  if (month !== undefined) return { value: valueIn(shown.values, month) };
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
