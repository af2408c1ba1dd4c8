import type { FactId } from './facts';

/** The figure of a fact in a text. */
export interface NamedFact {
  readonly factId: FactId;
  /** The month that the sentence is about, `YYYY-MM`, where it is about the past. */
  readonly month?: string;
  /** Goes without its dates, which stand elsewhere on the page. */
  readonly isBrief: boolean;
}

/** A piece of plain text, or a figure. */
export type TextPart = { readonly text: string } | NamedFact;

const marker = /\{fact:([A-Za-z]+)(@\d{4}-\d{2})?(\|brief)?\}/;

/**
 * Splits a text at its markers: `{fact:ukFee}` is the figure with its dates, `{fact:ukFee|brief}` without them,
 * `{fact:ukFee@2025-02}` what it was in that month. The build has checked that each names a fact.
 */
export function textParts(text: string): TextPart[] {
  const pieces = text.split(marker);
  return pieces.flatMap((piece, index): TextPart[] => {
    if (index % 4 === 0) return piece ? [{ text: piece }] : [];
    if (index % 4 !== 1) return [];
    const month = pieces[index + 1]?.slice(1);
    return [
      {
        factId: piece as FactId,
        ...(month !== undefined && { month }),
        isBrief: pieces[index + 2] !== undefined,
      },
    ];
  });
}
