import { monthAndYear } from '../../../machines/date-words';
import type { PageFacts } from '../fact-words';
import { checked } from '../checked';
import { factsIn } from '../shown-content';
import type { LegalText } from './legal-text';

/** What a legal page shows. */
export interface LegalData {
  readonly text: LegalText;
  /** The figures that the text names. */
  readonly facts: PageFacts;
  /** Month and year in which current figures were last looked up. */
  readonly lastChecked: string;
}

/** A legal text with its figures as they hold on a day, `YYYY-MM-DD`. */
export function legalDataOf(text: LegalText, day: string): LegalData {
  return { text, facts: factsIn(text, day), lastChecked: monthAndYear(checked) };
}
