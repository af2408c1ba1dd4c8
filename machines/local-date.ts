/** A number below 100 as dates and times have it: `05`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** The calendar date of a moment where the visitor is, as YYYY-MM-DD. */
export function localDate(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}
