import { isCalendarDate, weekdayOf } from '../../machines/calendar';
import { dateWords, monthWords, shortDateWords } from '../../machines/date-words';
import { localDate, twoDigits } from '../../machines/local-date';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** "Friday 16 January" for a calendar date as YYYY-MM-DD. */
export function dayWords(isoDate: string): string {
  return `${weekdays[weekdayOf(isoDate)] ?? ''} ${Number(isoDate.slice(8))} ${monthWords(isoDate)}`;
}

/** "15 January 2026 at 10:00" for a moment, by the visitor's own clock; nothing when that is set beyond the year 9999. */
export function momentWords(moment: string): string | undefined {
  const date = new Date(moment);
  const day = localDate(date);
  if (!isCalendarDate(day)) return undefined;
  return `${dateWords(day)} at ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** "15 JAN 2026", as a stamp has it; blank where there are no words for the day. */
export function stampDate(moment: string): string {
  const day = localDate(new Date(moment));
  if (!isCalendarDate(day)) return '';
  return shortDateWords(day).toUpperCase();
}
