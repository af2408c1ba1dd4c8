const monthNames = [
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

const writtenDate = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/;

/**
 * A date as posts write it ("May 20, 2025") as `YYYY-MM-DD`; nothing when it is no such date. Ordering and
 * structured data need it.
 */
export function isoDateOf(written: string): string | undefined {
  const [, monthName, day = '', year = ''] = writtenDate.exec(written) ?? [];
  const month = monthNames.findIndex((name) => name === monthName) + 1;
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  if (month === 0 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== Number(day)) return undefined;
  return date.toISOString().slice(0, 10);
}
