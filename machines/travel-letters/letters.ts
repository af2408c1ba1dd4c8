/** What the letters are about besides their answers: the trip, and where the days of both do not fit. */
import { isBefore, isCalendarDate } from '../calendar';
import type { TripFolder } from '../site/trip-folder/folder';
import type { LetterAnswers, LetterKind } from './answers';

/** The trip as the letters speak of it. */
export type LetterTrip = Pick<TripFolder, 'destination' | 'entry' | 'exit'>;

/** What a letter is written from. */
export interface LetterFacts {
  readonly letter: LetterKind;
  readonly answers: LetterAnswers;
  readonly trip: LetterTrip;
  /** YYYY-MM-DD; nothing until it is known, and at the build. */
  readonly today: string | undefined;
}

/** Where the days of a letter do not fit, YYYY-MM-DD. `src/content/letter-text.ts` says it. */
export type Mismatch =
  | { readonly found: 'leave-reversed' }
  | {
      readonly found: 'leave-begins-late' | 'leave-ends-early';
      readonly leave: string;
      readonly trip: string;
    };

/** Whether an answer is a day of the calendar. */
export function isDay(date: string | undefined): date is string {
  return date !== undefined && isCalendarDate(date);
}

/** Where the days of a letter do not fit those of the trip. Who reads both looks at exactly this. */
export function mismatches(
  kind: LetterKind,
  { leaveFrom, leaveTo }: LetterAnswers,
  { entry, exit }: LetterTrip,
): readonly Mismatch[] {
  if (kind !== 'leave') return [];
  const found: Mismatch[] = [];
  if (isDay(leaveFrom) && isDay(leaveTo) && isBefore(leaveTo, leaveFrom)) {
    found.push({ found: 'leave-reversed' });
  }
  if (isDay(leaveFrom) && entry !== undefined && isBefore(entry, leaveFrom)) {
    found.push({ found: 'leave-begins-late', leave: leaveFrom, trip: entry });
  }
  if (isDay(leaveTo) && exit !== undefined && isBefore(leaveTo, exit)) {
    found.push({ found: 'leave-ends-early', leave: leaveTo, trip: exit });
  }
  return found;
}
