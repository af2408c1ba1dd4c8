import { addCalendarMonths, isBefore } from '../calendar';

/** How long a check is good for, in months. */
export const monthsGood = 6;

/** The first day on which a check of a day, `YYYY-MM-DD`, is too old. */
export function dueOn(checked: string): string {
  return addCalendarMonths(checked, monthsGood);
}

/** Whether what was checked on a day has to be checked again on another. Specification §3, Facts. */
export function isDue(checked: string, today: string): boolean {
  return !isBefore(today, dueOn(checked));
}
