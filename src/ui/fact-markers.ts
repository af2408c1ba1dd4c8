import type { FactId } from '../content/facts';

/** A piece of plain text, or a figure; a brief one goes without its dates, which stand elsewhere on the page. */
export type TextPart = { readonly text: string } | { readonly factId: FactId; readonly isBrief: boolean };

const marker = /\{fact:([A-Za-z]+)(\|brief)?\}/;

/** Splits a text at its `{fact:…}` and `{fact:…|brief}` markers. The build has checked that each names a fact. */
export function textParts(text: string): TextPart[] {
  const pieces = text.split(marker);
  return pieces.flatMap((piece, index): TextPart[] => {
    if (index % 3 === 0) return piece ? [{ text: piece }] : [];
    if (index % 3 === 1) return [{ factId: piece as FactId, isBrief: pieces[index + 1] !== undefined }];
    return [];
  });
}
