import { facts, type FactId } from '../content/facts';

export type TextPart = { readonly text: string } | { readonly factId: FactId };

const marker = /\{fact:([A-Za-z]+)\}/;

/**
 * Splits a text at its `{fact:…}` markers. Throws when a marker names no fact, so that a page with a wrong
 * one is never built.
 */
export function textParts(text: string): TextPart[] {
  return text.split(marker).flatMap((part, index): TextPart[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part }];
    if (!Object.hasOwn(facts, part))
      throw new Error(`No fact has the id "${part}": see src/content/facts.ts.`);
    return [{ factId: part as FactId }];
  });
}

/** The text with the published figures in place of its markers: for messages, search and structured data. */
export function plainFactText(text: string): string {
  return textParts(text)
    .map((part) => ('text' in part ? part.text : facts[part.factId].value))
    .join('');
}
