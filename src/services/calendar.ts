const two = (part: number) => String(part).padStart(2, '0');

/** The calendar date where the visitor is, as YYYY-MM-DD. */
export function localDate(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
