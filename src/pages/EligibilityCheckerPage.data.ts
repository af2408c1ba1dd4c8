import { visaFreeNotesOn } from '../content/visa-free-notes';
import type { PageRequest } from './page-request';

/** What the checker says first of destinations that need no visa. */
export function load({ day }: PageRequest) {
  return { visaFreeNotes: visaFreeNotesOn(day) };
}

export type CheckerData = ReturnType<typeof load>;
