import { facts, type FactId } from './facts';

/** A figure as it stands in a sentence: as published, and what public sources report since, with its month. */
export interface FactWords {
  readonly value: string;
  readonly reported?: string;
}

export function factWords(id: FactId): FactWords {
  const { value, nowReported } = facts[id];
  return { value, ...(nowReported && { reported: `${nowReported.value}, ${nowReported.asOf}` }) };
}
