import { addDays, daysBetween, isCalendarDate, lastDate } from '../calendar';
import { inOrder } from '../text';

/** A stay in the Schengen area. Both days count; in and out on one day is one day. Dates as YYYY-MM-DD. */
export interface Stay {
  readonly entry: string;
  readonly exit: string;
}

/** What the rule says of a new stay. Regulation (EU) 2016/399, Article 6. */
export interface StayPlan {
  /** Days of earlier stays in the 180 days that end on the day of entry, that day not counted. */
  readonly used: number;
  /** The longest unbroken stay from the day of entry on, in days: 0 to 90. */
  readonly stay: number;
  /** The last day of that stay; absent when there is none. */
  readonly lastExit?: string;
  /** The first day, from the day of entry on, on which a stay may begin. */
  readonly earliestEntry: string;
}

export interface StayCheck {
  /** The most days in any 180. */
  readonly peak: number;
  /** The first day beyond 90 and how many days of the stays are beyond it, where there are any. */
  readonly overstay?: { readonly from: string; readonly days: number };
}

/** Days allowed in a window, and how long the window is. */
export const stayLimit = 90;
export const windowLength = 180;

/** Longer ones are slips of the year, and would take long to count. */
const longestStayDays = 3653;

/** What keeps a stay from being counted. `src/content/stays-answer.ts` says it. */
export interface StayProblem {
  /** The stay's place in the list, from 0. */
  readonly row: number;
  readonly field: keyof Stay;
  readonly problem: 'missing' | 'no-day' | 'before-entry' | 'too-long';
  /** What stands in the field. */
  readonly typed: string;
}

function problemOf(stay: Stay, row: number): StayProblem | undefined {
  const { entry, exit } = stay;
  const found = (field: keyof Stay, problem: StayProblem['problem']): StayProblem => ({
    row,
    field,
    problem,
    typed: stay[field],
  });
  if (!isCalendarDate(entry)) return found('entry', entry === '' ? 'missing' : 'no-day');
  if (!isCalendarDate(exit)) return found('exit', exit === '' ? 'missing' : 'no-day');
  if (exit < entry) return found('exit', 'before-entry');
  if (daysBetween(entry, exit) > longestStayDays) return found('exit', 'too-long');
  return undefined;
}

/** The problems of a list of stays, one a row at most, in the list's order. */
export function stayProblems(stays: readonly Stay[]): readonly StayProblem[] {
  return stays.flatMap((stay, row) => problemOf(stay, row) ?? []);
}

/** Stays that cannot be counted. The message names the rows that are wrong, as a person counts them. */
export class InvalidStays extends RangeError {
  override readonly name = 'InvalidStays';
  readonly problems: readonly StayProblem[];

  constructor(problems: readonly StayProblem[]) {
    super(problems.map(({ row, field, problem }) => `stay ${row + 1}: ${field} ${problem}`).join(', '));
    this.problems = problems;
  }
}

/** Stays in order, merged where they share a day. Throws `InvalidStays`. */
function merged(stays: readonly Stay[]): readonly Stay[] {
  const problems = stayProblems(stays);
  if (problems.length > 0) throw new InvalidStays(problems);
  const ordered = [...stays].sort((one, other) => inOrder(one.entry, other.entry));
  const result: Stay[] = [];
  for (const stay of ordered) {
    const last = result.at(-1);
    if (last && stay.entry <= last.exit) {
      result[result.length - 1] = { entry: last.entry, exit: stay.exit > last.exit ? stay.exit : last.exit };
    } else result.push(stay);
  }
  return result;
}

/** How many days of merged stays lie between two days, both counted. */
function daysWithin(stays: readonly Stay[], from: string, to: string): number {
  return stays.reduce((days, { entry, exit }) => {
    const first = entry > from ? entry : from;
    const last = exit < to ? exit : to;
    return first > last ? days : days + daysBetween(first, last) + 1;
  }, 0);
}

/** The first day of the 180 that end on a day. */
export function windowStart(isoDate: string): string {
  return addDays(isoDate, 1 - windowLength);
}

/** The days of stay in the 180 days that end on a day, that day counted. Throws `InvalidStays`. */
export function daysInWindow(stays: readonly Stay[], isoDate: string): number {
  return daysWithin(merged(stays), windowStart(isoDate), isoDate);
}

/**
 * How long a new stay from a day on may be. What is planned for later does not shorten it; `checkStays` says
 * whether all of them together keep the rule. Throws `InvalidStays` for stays, a RangeError for a day of
 * entry that cannot be counted.
 */
export function planStay(stays: readonly Stay[], entry: string): StayPlan {
  const known = merged(stays);
  const dayBefore = addDays(entry, -1);
  const used = daysWithin(known, windowStart(entry), dayBefore);
  // On each day of the new stay the oldest days of the window have dropped out.
  const isWithin = (days: number) =>
    days + daysWithin(known, windowStart(addDays(entry, days - 1)), dayBefore) <= stayLimit;
  let stay = 0;
  while (stay < stayLimit && isWithin(stay + 1)) stay += 1;
  return {
    used,
    stay,
    ...(stay > 0 && { lastExit: addDays(entry, stay - 1) }),
    earliestEntry: earliestEntry(known, entry),
  };
}

/** The first day on which one day of stay keeps the rule; after the last stay there surely is one. */
function earliestEntry(known: readonly Stay[], from: string): string {
  const isOpen = (day: string) => daysWithin(known, windowStart(day), addDays(day, -1)) < stayLimit;
  const lastExit = known.at(-1)?.exit ?? from;
  let day = from;
  while (!isOpen(day) && day <= addDays(lastExit, windowLength)) day = addDays(day, 1);
  return day;
}

/**
 * The first day, from a day on, from which a new unbroken stay of so many days is possible: beside the others, past and planned, and
 * with each day that has one of it among its 180 within the rule; nothing where the calendar ends before. Throws `InvalidStays` for
 * stays, a RangeError for days that are not a whole number from 1 to 90.
 */
export function firstDayToStay(stays: readonly Stay[], days: number, from: string): string | undefined {
  if (!Number.isInteger(days) || days < 1 || days > stayLimit) {
    throw new RangeError(`days out of range: ${days}`);
  }
  // As numbers, from the day on which it may begin.
  const spans = merged(stays).map(({ entry, exit }): Span => [
    daysBetween(from, entry),
    daysBetween(from, exit),
  ]);
  const room = daysBetween(from, lastDate) - days;
  for (let day = 0; day <= room;) {
    const planned: Span = [day, day + days - 1];
    const inTheWay = spans.find(([first, last]) => first <= planned[1] && last >= planned[0]);
    if (inTheWay) day = inTheWay[1] + 1;
    else if (keepsRule(planned, [...spans, planned])) return addDays(from, day);
    else day += 1;
  }
  return undefined;
}

/** The first and the last day of a stay, counted from some day. */
type Span = readonly [first: number, last: number];

/** Whether the rule is kept on each day of stay in whose 180 days a planned stay lies. */
function keepsRule([from, to]: Span, spans: readonly Span[]): boolean {
  const until = to + windowLength - 1;
  return spans.every(([first, last]) => {
    for (let day = Math.max(first, from); day <= Math.min(last, until); day += 1) {
      if (daysInSpans(spans, day - windowLength + 1, day) > stayLimit) return false;
    }
    return true;
  });
}

/** How many days of spans that share none lie between two days, both counted. */
function daysInSpans(spans: readonly Span[], from: number, to: number): number {
  return spans.reduce(
    (sum, [first, last]) => sum + Math.max(0, Math.min(last, to) - Math.max(first, from) + 1),
    0,
  );
}

/** Whether a list of stays keeps the rule, past and planned ones alike. Throws `InvalidStays`. */
export function checkStays(stays: readonly Stay[]): StayCheck {
  const known = merged(stays);
  const origin = known[0]?.entry;
  if (origin === undefined) return { peak: 0 };
  // As numbers: a long list is many days.
  const spans = known.map(
    ({ entry, exit }) => [daysBetween(origin, entry), daysBetween(origin, exit)] as const,
  );
  let [peak, firstBeyond, days] = [0, -1, 0];
  for (const [entry, exit] of spans) {
    for (let day = entry; day <= exit; day += 1) {
      const inWindow = daysInSpans(spans, day - windowLength + 1, day);
      peak = Math.max(peak, inWindow);
      if (inWindow > stayLimit) {
        if (firstBeyond < 0) firstBeyond = day;
        days += 1;
      }
    }
  }
  return { peak, ...(days > 0 && { overstay: { from: addDays(origin, firstBeyond), days } }) };
}
