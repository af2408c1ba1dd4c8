import { addCalendarMonths, daysBetween, isBefore } from '../calendar';
import { monthWords } from '../date-words';
import type { CheckedPublication } from '../evidence';
import { inOrder } from '../text';
import { dayBefore, planDates, type DatePlan, type TravelDates } from './plan';
import type { EntryRules, LeadRule } from './rules';

export type MarkId = 'earliest' | 'sensible' | 'legal' | 'entry' | 'exit' | 'passport';

/** A day on the line. */
export interface TimelineMark {
  readonly id: MarkId;
  readonly date: string;
  readonly source?: CheckedPublication;
  /** Nobody is turned away for missing it. */
  readonly isAdvice: boolean;
  /** Its place on the line, 0 to 1. */
  readonly at: number;
  /** 0 is on the line; who would stand over its neighbour there stands one lane higher. */
  readonly lane: number;
}

export interface Timeline {
  readonly marks: readonly TimelineMark[];
  /** Where today is on the line, 0 to 1. */
  readonly todayAt: number;
  /** The part of the line on which one may apply, where there is one. */
  readonly timeToApply?: { readonly from: number; readonly to: number };
  readonly months: readonly { readonly name: string; readonly at: number }[];
}

type Undrawn = Omit<TimelineMark, 'at' | 'lane'>;

/** How much of the line a mark takes on the narrowest phone. */
export const markWidth = 0.12;

/** The lane of each place on the line, places in order: the lowest on which no mark stands over another. */
function lanesOf(places: readonly number[]): readonly number[] {
  const lastOnLane: number[] = [];
  return places.map((at) => {
    const free = lastOnLane.findIndex((last) => at - last >= markWidth);
    const lane = free === -1 ? lastOnLane.length : free;
    lastOnLane[lane] = at;
    return lane;
  });
}

function leadMark(
  id: 'earliest' | 'sensible' | 'legal',
  entry: string,
  lead: LeadRule | undefined,
): Undrawn[] {
  if (!lead) return [];
  const { before, source, basis } = lead;
  return [
    {
      id,
      date: dayBefore(entry, before),
      source,
      isAdvice: basis === 'advice',
    },
  ];
}

function marksOf(rules: EntryRules, dates: TravelDates, plan: DatePlan): readonly Undrawn[] {
  const { entry, exit } = dates;
  const { neededUntil } = plan.passport;
  const isOver = rules.until !== undefined && isBefore(rules.until.date, entry);
  return [
    ...(isOver ? [] : leadMark('earliest', entry, rules.earliest)),
    ...(isOver ? [] : leadMark('sensible', entry, rules.sensibleLatest)),
    ...(isOver ? [] : leadMark('legal', entry, rules.legalLatest)),
    { id: 'entry', date: entry, isAdvice: false },
    ...(exit === undefined ? [] : [{ id: 'exit' as const, date: exit, isAdvice: false }]),
    ...(neededUntil === undefined
      ? []
      : [
          {
            id: 'passport' as const,
            date: neededUntil,
            source: rules.passport.sources[0],
            isAdvice: rules.passport.isAdvice === true,
          },
        ]),
  ];
}

/** The journey as a line: its days in order, where each lies between the first and the last, and the months. */
export function timelineOf(rules: EntryRules, dates: TravelDates, today: string): Timeline {
  const plan = planDates(rules, dates, today);
  const undrawn = [...marksOf(rules, dates, plan)].sort((one, other) => inOrder(one.date, other.date));
  const days = [today, ...undrawn.map(({ date }) => date)].sort();
  const first = days[0] ?? today;
  const last = days.at(-1) ?? today;
  const length = Math.max(daysBetween(first, last), 1);
  const at = (date: string) => daysBetween(first, date) / length;
  const opens = plan.earliest ?? first;
  const closes = plan.legalLatest ?? dates.entry;
  const canApply =
    plan.earliest !== undefined || plan.legalLatest !== undefined || plan.sensibleLatest !== undefined;
  const lanes = lanesOf(undrawn.map(({ date }) => at(date)));
  return {
    marks: undrawn.map((mark, index) => ({ ...mark, at: at(mark.date), lane: lanes[index] ?? 0 })),
    todayAt: at(today),
    ...(canApply &&
      !isBefore(closes, opens) && { timeToApply: { from: at(opens), to: Math.max(at(closes), 0) } }),
    months: monthsBetween(first, last).map((date) => ({ name: monthWords(date).slice(0, 3), at: at(date) })),
  };
}

/** The first days of the months between two days, thinned out to at most eight. */
function monthsBetween(first: string, last: string): readonly string[] {
  const starts: string[] = [];
  for (
    let month = addCalendarMonths(`${first.slice(0, 7)}-01`, 1);
    month <= last && starts.length < 240;
    month = addCalendarMonths(month, 1)
  ) {
    starts.push(month);
  }
  const step = Math.ceil(starts.length / 8);
  return starts.filter((_, index) => index % step === 0);
}
