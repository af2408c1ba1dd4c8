export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "15 December 2026" for a calendar date as YYYY-MM-DD. */
export function dateWords(isoDate: string): string {
  return `${Number(isoDate.slice(8))} ${monthAndYear(isoDate)}`;
}

/** "15 Dec 2026" for a calendar date as YYYY-MM-DD. */
export function shortDateWords(isoDate: string): string {
  return `${Number(isoDate.slice(8))} ${monthWords(isoDate).slice(0, 3)} ${Number(isoDate.slice(0, 4))}`;
}

/** "May 20, 2025" for a calendar date as YYYY-MM-DD: how articles and legal pages are dated. */
export function datelineOf(isoDate: string): string {
  return `${monthWords(isoDate)} ${Number(isoDate.slice(8))}, ${Number(isoDate.slice(0, 4))}`;
}

/** "November 2026" for a calendar date as YYYY-MM-DD. */
export function monthAndYear(isoDate: string): string {
  return `${monthWords(isoDate)} ${Number(isoDate.slice(0, 4))}`;
}

/** "December" for a calendar date as YYYY-MM-DD. */
export function monthWords(isoDate: string): string {
  return monthNames[Number(isoDate.slice(5, 7)) - 1] ?? '';
}

/** "1 day", "12 days". */
export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
