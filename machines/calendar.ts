/**
 * Arithmetic on calendar dates written as `YYYY-MM-DD`, years 0001 to 9999. No time of day and no time zone
 * takes part, so a date is the same day everywhere.
 */
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const firstDate = '0001-01-01';
/** The last day that the site counts with: a field for a date takes no later one. */
export const lastDate = '9999-12-31';

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

/** The days of a calendar date since 1 January 0001, which is day 0. */
function dayNumberOf(isoDate: string): number {
  if (!isCalendarDate(isoDate)) throw new RangeError(`"${isoDate}" is no calendar date`);
  const { year, month, day } = partsOf(isoDate);
  // Years begin in March here, so that a leap day is the last of its year.
  const shifted = month > 2 ? year : year - 1;
  const monthsSinceMarch = month > 2 ? month - 3 : month + 9;
  const daysOfYears =
    shifted * 365 + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return daysOfYears + Math.floor((153 * monthsSinceMarch + 2) / 5) + day - 307;
}

const daysIn400Years = 146_097;
const lastDayNumber = dayNumberOf(lastDate);

function dateOfDayNumber(dayNumber: number): string {
  // Counted from 1 March of the year 0.
  const days = dayNumber + 306;
  const era = Math.floor(days / daysIn400Years);
  const dayOfEra = days - era * daysIn400Years;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthsSinceMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthsSinceMarch + 2) / 5) + 1;
  const month = monthsSinceMarch < 10 ? monthsSinceMarch + 3 : monthsSinceMarch - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/**
 * The day that many days later, or earlier when negative. Stays within 0001-01-01 and 9999-12-31. Throws a
 * RangeError unless it gets a calendar date and a whole number of days.
 */
export function addDays(isoDate: string, days: number): string {
  if (!Number.isSafeInteger(days)) throw new RangeError(`Cannot add ${days} days to "${isoDate}"`);
  const dayNumber = dayNumberOf(isoDate) + days;
  return dateOfDayNumber(Math.min(Math.max(dayNumber, 0), lastDayNumber));
}

/** The nights between two calendar dates: 1 from a day to the next, negative when the second is the earlier. */
export function daysBetween(isoDate: string, other: string): number {
  return dayNumberOf(other) - dayNumberOf(isoDate);
}

/** The day of the week, 0 for Monday to 6 for Sunday. */
export function weekdayOf(isoDate: string): number {
  return dayNumberOf(isoDate) % 7;
}

/**
 * The same day a number of working days earlier. Saturdays and Sundays are skipped; public holidays are not
 * known here and count as working days.
 */
export function workingDaysBefore(isoDate: string, workingDays: number): string {
  let date = isoDate;
  for (let left = workingDays; left > 0 && date > firstDate;) {
    date = addDays(date, -1);
    if (weekdayOf(date) < 5) left -= 1;
  }
  return date;
}
