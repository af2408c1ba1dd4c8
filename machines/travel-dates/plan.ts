import { addCalendarMonths, addDays, isBefore, isCalendarDate, workingDaysBefore } from '../calendar';
import type { EntryRules, PassportRule, Span } from './rules';

/** A journey and the passport it is made with; dates as YYYY-MM-DD. */
export interface TravelDates {
  readonly entry: string;
  readonly exit?: string;
  readonly passportIssued?: string;
  readonly passportExpiry?: string;
}

/** Where today stands on the way to a journey. */
export type PlanState =
  /** The first day to apply has not come. */
  | 'too-early'
  | 'open'
  /** Past the sensible day, but not past the last one. */
  | 'hurry'
  | 'too-late'
  /** There is no first and no last day, and no number of days to plan with. */
  | 'any-time'
  /** Nothing has to be asked for before the journey. */
  | 'not-needed'
  /** No date is known for this destination. */
  | 'unknown';

export interface PassportAnswer {
  /** Whether nothing that is known of the passport speaks against the journey. */
  readonly ok: boolean;
  /** The first day on which the passport may expire; absent while the day that it is counted from is not known. */
  readonly neededUntil?: string;
  /** Whether it was issued too long ago, where the destination asks and the day of issue is known. */
  readonly tooOld?: boolean;
}

export interface DatePlan {
  readonly earliest?: string;
  readonly legalLatest?: string;
  readonly sensibleLatest?: string;
  readonly state: PlanState;
  readonly passport: PassportAnswer;
}

/** The day that lies a span before another. A day that the month does not have becomes its last one. */
export function dayBefore(isoDate: string, span: Span): string {
  if ('months' in span) return addCalendarMonths(isoDate, -span.months);
  if ('weeks' in span) return addDays(isoDate, -7 * span.weeks);
  if ('days' in span) return addDays(isoDate, -span.days);
  return workingDaysBefore(isoDate, span.workingDays);
}

function neededUntil(rule: PassportRule, { entry, exit }: TravelDates): string | undefined {
  const countedFrom = rule.from === 'arrival' ? entry : exit;
  if (countedFrom === undefined) return undefined;
  const needed =
    rule.days === undefined ? addCalendarMonths(countedFrom, rule.months) : addDays(countedFrom, rule.days);
  // Whatever is counted from the day of arrival, the passport has to last until the day of leaving.
  return exit !== undefined && isBefore(needed, exit) ? exit : needed;
}

function passportAnswer(rule: PassportRule, dates: TravelDates): PassportAnswer {
  const { entry, exit, passportIssued, passportExpiry } = dates;
  const needed = neededUntil(rule, dates);
  // Without a day of leaving, one that is too short even for a day trip is too short for every trip.
  const least = needed ?? neededUntil(rule, { ...dates, exit: exit ?? entry }) ?? entry;
  const tooOld =
    rule.issuedWithinYears === undefined || passportIssued === undefined
      ? undefined
      : isBefore(passportIssued, addCalendarMonths(entry, -12 * rule.issuedWithinYears));
  const isTooShort = passportExpiry !== undefined && isBefore(passportExpiry, least);
  return {
    ok: !isTooShort && tooOld !== true,
    ...(needed !== undefined && { neededUntil: needed }),
    ...(tooOld !== undefined && { tooOld }),
  };
}

function stateOf(
  rules: EntryRules,
  entry: string,
  { earliest, legalLatest, sensibleLatest }: Pick<DatePlan, 'earliest' | 'legalLatest' | 'sensibleLatest'>,
  today: string,
): PlanState {
  if (rules.until && isBefore(rules.until.date, entry)) return 'unknown';
  if (rules.isFreeToGo) return 'not-needed';
  if (isBefore(legalLatest ?? entry, today)) return 'too-late';
  if (rules.anyTime) return 'any-time';
  if (!rules.earliest && !rules.legalLatest && !rules.sensibleLatest) return 'unknown';
  if (earliest !== undefined && isBefore(today, earliest)) return 'too-early';
  if (sensibleLatest !== undefined && isBefore(sensibleLatest, today)) return 'hurry';
  return 'open';
}

/**
 * When to apply for a journey, and whether the passport lasts: the first day, the last by rule and the last
 * that is sensible. A date on a limit passes. `today` and all dates as YYYY-MM-DD; throws a RangeError for
 * what is no date. Without rules nothing is known but the passport's own end.
 */
export function planDates(rules: EntryRules | undefined, dates: TravelDates, today: string): DatePlan {
  for (const date of [dates.entry, dates.exit, dates.passportIssued, dates.passportExpiry, today]) {
    if (date !== undefined && !isCalendarDate(date)) throw new RangeError(`"${date}" is no calendar date`);
  }
  if (!rules) {
    const last = dates.exit ?? dates.entry;
    const isTooShort = dates.passportExpiry !== undefined && isBefore(dates.passportExpiry, last);
    return { state: 'unknown', passport: { ok: !isTooShort } };
  }
  const isOver = rules.until !== undefined && isBefore(rules.until.date, dates.entry);
  const day = (lead: { before: Span } | undefined) =>
    lead && !isOver ? dayBefore(dates.entry, lead.before) : undefined;
  const [earliest, legalLatest, sensibleLatest] = [
    day(rules.earliest),
    day(rules.legalLatest),
    day(rules.sensibleLatest),
  ];
  const days = {
    ...(earliest !== undefined && { earliest }),
    ...(legalLatest !== undefined && { legalLatest }),
    ...(sensibleLatest !== undefined && { sensibleLatest }),
  };
  return {
    ...days,
    state: stateOf(rules, dates.entry, days, today),
    passport: passportAnswer(rules.passport, dates),
  };
}

/** What a visitor has typed into the planner; an empty text is a field left empty. */
export interface TypedDates {
  readonly entry: string;
  readonly exit: string;
  readonly passportIssued: string;
  readonly passportExpiry: string;
}

export type DateField = keyof TypedDates;

export const noDates: TypedDates = { entry: '', exit: '', passportIssued: '', passportExpiry: '' };

/** What is wrong with a typed date. `src/content/dates-answer.ts` says it. */
export type DateProblem = 'no-day' | 'before-arrival' | 'before-issue';

/** What is wrong with the typed dates, field by field; nothing where a field is right or still empty. */
export function dateProblems(typed: TypedDates): Partial<Record<DateField, DateProblem>> {
  const problems: Partial<Record<DateField, DateProblem>> = {};
  for (const field of Object.keys(noDates) as DateField[]) {
    if (typed[field] !== '' && !isCalendarDate(typed[field])) problems[field] = 'no-day';
  }
  const { entry, exit, passportIssued, passportExpiry } = typed;
  const isKnown = (field: DateField) => typed[field] !== '' && problems[field] === undefined;
  if (isKnown('entry') && isKnown('exit') && isBefore(exit, entry)) {
    problems.exit = 'before-arrival';
  }
  if (isKnown('passportIssued') && isKnown('passportExpiry') && !isBefore(passportIssued, passportExpiry)) {
    problems.passportExpiry = 'before-issue';
  }
  return problems;
}

/** The typed dates as a journey; nothing until there is a day of entry and no problem. */
export function toTravelDates(typed: TypedDates): TravelDates | undefined {
  const { entry, exit, passportIssued, passportExpiry } = typed;
  if (entry === '' || Object.keys(dateProblems(typed)).length > 0) return undefined;
  return {
    entry,
    ...(exit !== '' && { exit }),
    ...(passportIssued !== '' && { passportIssued }),
    ...(passportExpiry !== '' && { passportExpiry }),
  };
}
