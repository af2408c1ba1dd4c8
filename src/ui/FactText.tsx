import { Fact } from './Fact';
import { textParts } from '../content/fact-markers';
import { wordsOf } from '../content/fact-text';
import { usePageFacts } from './page-facts';

/** A text whose `{fact:…}` markers show the figures they stand for. */
export function FactText({ text }: { text: string }) {
  const facts = usePageFacts();
  return textParts(text).map((part, index) =>
    'text' in part ? <span key={index}>{part.text}</span> : <Fact key={index} {...wordsOf(part, facts)} />,
  );
}
