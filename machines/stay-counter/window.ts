import { addDays, daysBetween } from '../calendar';
import { daysInWindow, stayLimit, windowLength, windowStart, type Stay } from './stays';

/** A stay as a bar of the picture; `at` and `width` are parts of its whole length, 0 to 1. */
export interface Bar {
  readonly at: number;
  readonly width: number;
  readonly isPlanned: boolean;
}

/** The picture of the 180 days that end on a day, among all stays. */
export interface WindowPicture {
  readonly first: string;
  readonly last: string;
  /** How many days the picture is long, the first and the last counted. */
  readonly days: number;
  readonly bars: readonly Bar[];
  /** The 180 days. */
  readonly window: {
    readonly at: number;
    readonly width: number;
    readonly from: string;
    readonly to: string;
  };
  /** Days of stay in them. */
  readonly used: number;
  readonly isBeyond: boolean;
}

/** The days over which the window may be moved: from the first stay to where the last has dropped out. */
function rangeOf(stays: readonly Stay[]): { readonly first: string; readonly last: string } | undefined {
  const entries = stays.map(({ entry }) => entry).sort();
  const exits = stays.map(({ exit }) => exit).sort();
  const [first, last] = [entries[0], exits.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last: addDays(last, windowLength) };
}

/** The picture with the window ending on a day, which is moved into the range when it lies outside. */
export function pictureOf(
  stays: readonly Stay[],
  planned: Stay | undefined,
  day: string,
): WindowPicture | undefined {
  const all = planned ? [...stays, planned] : stays;
  const range = rangeOf(all);
  if (!range) return undefined;
  const end = day < range.first ? range.first : day > range.last ? range.last : day;
  const first = windowStart(range.first);
  const days = daysBetween(first, range.last) + 1;
  const part = (from: string, to: string) => ({
    at: daysBetween(first, from) / days,
    width: (daysBetween(from, to) + 1) / days,
  });
  const used = daysInWindow(all, end);
  return {
    first: range.first,
    last: range.last,
    days,
    bars: all.map((stay) => ({ ...part(stay.entry, stay.exit), isPlanned: stay === planned })),
    window: { ...part(windowStart(end), end), from: windowStart(end), to: end },
    used,
    isBeyond: used > stayLimit,
  };
}
