import { addCalendarMonths, addDays, daysBetween, isBefore } from '../calendar';
import { dateWords, dayCount, monthWords } from '../date-words';
import type { CheckedPublication } from '../evidence';
import type { CalendarEvent } from './calendar-file';
import { dayBefore, planDates, type DatePlan, type TravelDates } from './plan';
import { answerOn, passportWords, type EntryRules, type LeadRule } from './rules';

export type MarkId = 'earliest' | 'sensible' | 'legal' | 'entry' | 'exit' | 'passport';

/** A day on the line, with why it is one. */
export interface Mark {
  readonly id: MarkId;
  readonly date: string;
  readonly label: string;
  readonly reason: string;
  readonly source?: CheckedPublication;
  /** Nobody is turned away for missing it. */
  readonly isAdvice: boolean;
  /** Its place on the line, 0 to 1. */
  readonly at: number;
}

export interface Timeline {
  readonly marks: readonly Mark[];
  /** Where today is on the line, 0 to 1. */
  readonly todayAt: number;
  /** The part of the line on which one may apply, where there is one. */
  readonly window?: { readonly from: number; readonly to: number };
  readonly months: readonly { readonly name: string; readonly at: number }[];
}

type Undrawn = Omit<Mark, 'at'>;

const leadLabels = {
  earliest: 'You can apply from',
  sensible: 'Best by',
  legal: 'Last day to apply',
} as const;

function leadMark(id: keyof typeof leadLabels, entry: string, lead: LeadRule | undefined): Undrawn[] {
  if (!lead) return [];
  const { before, reason, source, basis } = lead;
  return [
    {
      id,
      date: dayBefore(entry, before),
      label: leadLabels[id],
      reason,
      source,
      isAdvice: basis === 'advice',
    },
  ];
}

function marksOf(rules: EntryRules, trip: TravelDates, plan: DatePlan): readonly Undrawn[] {
  const { entry, exit } = trip;
  const { neededUntil } = plan.passport;
  const isOver = rules.until !== undefined && isBefore(rules.until.date, entry);
  return [
    ...(isOver ? [] : leadMark('earliest', entry, rules.earliest)),
    ...(isOver ? [] : leadMark('sensible', entry, rules.sensibleLatest)),
    ...(isOver ? [] : leadMark('legal', entry, rules.legalLatest)),
    { id: 'entry', date: entry, label: 'You arrive', reason: answerOn(rules, entry), isAdvice: false },
    ...(exit === undefined
      ? []
      : [
          {
            id: 'exit' as const,
            date: exit,
            label: 'You leave',
            reason: rules.stay
              ? `How long you may stay: ${rules.stay.words}.`
              : 'We don’t know how long you may stay.',
            isAdvice: false,
          },
        ]),
    ...(neededUntil === undefined
      ? []
      : [
          {
            id: 'passport' as const,
            date: neededUntil,
            label: 'Your passport has to be valid until',
            reason: [passportWords(rules.passport), rules.passport.note ?? []].flat().join(' '),
            source: rules.passport.sources[0],
            isAdvice: rules.passport.isAdvice === true,
          },
        ]),
  ];
}

/** The journey as a line: its days in order, where each lies between the first and the last, and the months. */
export function timelineOf(rules: EntryRules, trip: TravelDates, today: string): Timeline {
  const plan = planDates(rules, trip, today);
  const undrawn = [...marksOf(rules, trip, plan)].sort((one, other) => (one.date < other.date ? -1 : 1));
  const dates = [today, ...undrawn.map(({ date }) => date)].sort();
  const first = dates[0] ?? today;
  const last = dates.at(-1) ?? today;
  const length = Math.max(daysBetween(first, last), 1);
  const at = (date: string) => daysBetween(first, date) / length;
  const opens = plan.earliest ?? first;
  const closes = plan.legalLatest ?? trip.entry;
  const canApply =
    plan.earliest !== undefined || plan.legalLatest !== undefined || plan.sensibleLatest !== undefined;
  return {
    marks: undrawn.map((mark) => ({ ...mark, at: at(mark.date) })),
    todayAt: at(today),
    ...(canApply && !isBefore(closes, opens) && { window: { from: at(opens), to: Math.max(at(closes), 0) } }),
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

/** That there is no first and no last day, and what to do all the same. */
export function anyTimeWords({ anyTime }: EntryRules): string {
  return [anyTime?.words, anyTime?.detail].filter((words) => words !== undefined).join(' ');
}

/** Where things stand, in one or two sentences. */
export function planSentence(rules: EntryRules, trip: TravelDates, today: string): string {
  const { state, earliest, legalLatest, sensibleLatest } = planDates(rules, trip, today);
  const last = legalLatest ?? trip.entry;
  const left = (date: string) => dayCount(daysBetween(today, date));
  switch (state) {
    case 'too-early':
      return `Too early: you can apply from ${dateWords(earliest ?? trip.entry)}, in ${left(earliest ?? trip.entry)}.`;
    case 'open': {
      const by = sensibleLatest ?? last;
      return by === today
        ? 'You can apply: today is the day to do it.'
        : `You can apply now. Do it by ${dateWords(by)}, in ${left(by)}.`;
    }
    case 'hurry':
      return `You’re later than we advise: ${dateWords(sensibleLatest ?? last)} was best. ${
        legalLatest === undefined
          ? `There’s no deadline, but you arrive in ${left(trip.entry)}.`
          : `You can still apply until ${dateWords(legalLatest)}.`
      }`;
    case 'too-late':
      return legalLatest === undefined
        ? `Too late: ${dateWords(trip.entry)} has passed.`
        : `As a rule it’s too late for this trip: the last day to apply was ${dateWords(last)}. Move the trip, or ask whether an exception is made.`;
    case 'any-time':
      return anyTimeWords(rules);
    case 'not-needed':
      return rules.arrivalForm
        ? `You don’t need to apply for a visa. Before you land, fill in the ${rules.arrivalForm.name}.`
        : 'You don’t need to apply for a visa.';
    case 'unknown':
      return 'We have no dates for this trip. Check the official site, or ask us.';
  }
}

/** Whether the passport lasts, in a sentence. */
export function passportSentence(rules: EntryRules, trip: TravelDates, today: string): string {
  const { ok, neededUntil, tooOld } = planDates(rules, trip, today).passport;
  const { issuedWithinYears, isAdvice } = rules.passport;
  if (tooOld === true) {
    return `Your passport is too old: on the day you arrive it must be at most ${issuedWithinYears} years old. Renew it first.`;
  }
  if (!ok) {
    return neededUntil === undefined
      ? `Your passport expires too early. ${passportWords(rules.passport).replace('Your passport', 'It')} Renew it first.`
      : `Your passport expires too early: ${isAdvice ? 'plan with one valid' : 'it has to be valid'} until ${dateWords(neededUntil)}. Renew it first.`;
  }
  if (neededUntil === undefined) return passportWords(rules.passport);
  return trip.passportExpiry === undefined
    ? `Your passport ${isAdvice ? 'should' : 'has to'} be valid until ${dateWords(neededUntil)}.`
    : `Your passport is valid long enough: it ${isAdvice ? 'should' : 'has to'} be valid until ${dateWords(neededUntil)}.`;
}

/**
 * The entries of the calendar file: the window opens, apply by, passport check. The passport is to be looked at a
 * month before the first of the others, but not in the past.
 */
export function calendarEventsOf(
  rules: EntryRules,
  trip: TravelDates,
  today: string,
  place: string,
): readonly CalendarEvent[] {
  const { earliest, legalLatest, sensibleLatest } = planDates(rules, trip, today);
  const by = sensibleLatest ?? legalLatest;
  const monthBefore = addDays(earliest ?? by ?? trip.entry, -30);
  return [
    ...(earliest === undefined || !rules.earliest
      ? []
      : [
          {
            id: 'opens',
            date: earliest,
            title: `${place}: you can apply from today`,
            description: rules.earliest.reason,
          },
        ]),
    ...(by === undefined
      ? []
      : [
          {
            id: 'apply-by',
            date: by,
            title: `${place}: apply by today`,
            description: (rules.sensibleLatest ?? rules.legalLatest)?.reason ?? '',
            remindDaysBefore: 7,
          },
        ]),
    {
      id: 'passport',
      date: isBefore(monthBefore, today) ? today : monthBefore,
      title: `${place}: check your passport`,
      description: passportSentence(rules, trip, today),
    },
  ];
}
