/**
 * Arithmetic on calendar dates written as `YYYY-MM-DD`, years 0001 to 9999. No time of day and no time zone
 * takes part, so a date is the same day everywhere.
 */
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const firstDate = '0001-01-01';
const lastDate = '9999-12-31';

function partsOf(isoDate: string): { year: number; month: number; day: number } {
  return {
    year: Number(isoDate.slice(0, 4)),
    month: Number(isoDate.slice(5, 7)),
    day: Number(isoDate.slice(8)),
  };
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether a text is a day of the calendar in the form `YYYY-MM-DD`; `2025-02-29` and `12025-01-01` are not. */
export function isCalendarDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * The same day a number of calendar months later (or earlier, when negative); a day that the month does not
 * have becomes its last one: 31 August and 6 months is 28 or 29 February. Stays within 0001-01-01 and
 * 9999-12-31. Throws a RangeError unless it gets a calendar date and a whole number of months.
 */
export function addCalendarMonths(isoDate: string, months: number): string {
  if (!isCalendarDate(isoDate) || !Number.isSafeInteger(months)) {
    throw new RangeError(`Cannot add ${months} months to "${isoDate}"`);
  }
  const { year, month, day } = partsOf(isoDate);
  const monthsSinceYearZero = year * 12 + (month - 1) + months;
  const newYear = Math.floor(monthsSinceYearZero / 12);
  const newMonth = monthsSinceYearZero - newYear * 12 + 1;
  if (newYear < 1) return firstDate;
  if (newYear > 9999) return lastDate;
  const newDay = Math.min(day, daysInMonth(newYear, newMonth));
  return [
    String(newYear).padStart(4, '0'),
    String(newMonth).padStart(2, '0'),
    String(newDay).padStart(2, '0'),
  ].join('-');
}

/** Whether one calendar date comes before another; both as `YYYY-MM-DD`. */
export function isBefore(isoDate: string, other: string): boolean {
  return isoDate < other;
}
