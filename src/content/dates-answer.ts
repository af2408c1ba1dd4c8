import { addDays, daysBetween, isBefore } from '../../machines/calendar';
import { dateWords, dayCount } from '../../machines/date-words';
import { calendarFile, type CalendarEvent } from '../../machines/travel-dates/calendar-file';
import {
  planDates,
  toTravelDates,
  type DateProblem,
  type PlanState,
  type TravelDates,
} from '../../machines/travel-dates/plan';
import { answerOn, type EntryRules } from '../../machines/travel-dates/rules';
import {
  timelineOf,
  type TimelineMark,
  type MarkId,
  type Timeline,
} from '../../machines/travel-dates/timeline';
import type { TravelDatesSnapshot } from '../../machines/travel-dates/travel-dates.machine';
import { passportWords } from './entry-words';

/** What a day of the line is called where there is room for a word or two. */
export const markNames: Readonly<Record<MarkId, string>> = {
  earliest: 'From',
  sensible: 'Best by',
  legal: 'Last day',
  entry: 'Arrive',
  exit: 'Leave',
  passport: 'Passport',
};

/** What stands beside a typed date. */
export const dateProblemWords: Readonly<Record<DateProblem, string>> = {
  'no-day': 'This is not a day of the calendar',
  'before-arrival': 'You leave before you arrive',
  'before-issue': 'The passport expires before it was issued',
};

/** A day on the line in words: what it is, and why it is one. */
interface MarkWords {
  readonly label: string;
  readonly reason: string;
}

function markWords(id: MarkId, rules: EntryRules, entry: string): MarkWords {
  switch (id) {
    case 'earliest':
      return { label: 'You can apply from', reason: rules.earliest?.reason ?? '' };
    case 'sensible':
      return { label: 'Best by', reason: rules.sensibleLatest?.reason ?? '' };
    case 'legal':
      return { label: 'Last day to apply', reason: rules.legalLatest?.reason ?? '' };
    case 'entry':
      return { label: 'You arrive', reason: answerOn(rules, entry) };
    case 'exit':
      return {
        label: 'You leave',
        reason: rules.stay
          ? `How long you may stay: ${rules.stay.words}.`
          : 'We don’t know how long you may stay.',
      };
    case 'passport':
      return {
        label: 'Your passport has to be valid until',
        reason: [passportWords(rules.passport), rules.passport.note ?? []].flat().join(' '),
      };
  }
}

/** That there is no first and no last day, and what to do all the same. */
export function anyTimeWords({ anyTime }: EntryRules): string {
  return [anyTime?.words, anyTime?.detail].filter((words) => words !== undefined).join(' ');
}

/** Where things stand, in one or two sentences. */
export function planSentence(rules: EntryRules, dates: TravelDates, today: string): string {
  const { state, earliest, legalLatest, sensibleLatest } = planDates(rules, dates, today);
  const last = legalLatest ?? dates.entry;
  const left = (date: string) => dayCount(daysBetween(today, date));
  switch (state) {
    case 'too-early':
      return `Too early: you can apply from ${dateWords(earliest ?? dates.entry)}, in ${left(earliest ?? dates.entry)}.`;
    case 'open': {
      const by = sensibleLatest ?? last;
      return by === today
        ? 'You can apply: today is the day to do it.'
        : `You can apply now. Do it by ${dateWords(by)}, in ${left(by)}.`;
    }
    case 'hurry':
      return `You’re later than we advise: ${dateWords(sensibleLatest ?? last)} was best. ${
        legalLatest === undefined
          ? `There’s no deadline, but you arrive in ${left(dates.entry)}.`
          : `You can still apply until ${dateWords(legalLatest)}.`
      }`;
    case 'too-late':
      return legalLatest === undefined
        ? `Too late: ${dateWords(dates.entry)} has passed.`
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
export function passportSentence(rules: EntryRules, dates: TravelDates, today: string): string {
  const { ok, neededUntil, tooOld } = planDates(rules, dates, today).passport;
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
  return dates.passportExpiry === undefined
    ? `Your passport ${isAdvice ? 'should' : 'has to'} be valid until ${dateWords(neededUntil)}.`
    : `Your passport is valid long enough: it ${isAdvice ? 'should' : 'has to'} be valid until ${dateWords(neededUntil)}.`;
}

/**
 * The entries of the calendar file: the first day to apply, apply by, the last day to apply, passport check, arrival and leaving. The
 * passport is to be looked at a month before the first of those that come before the journey, but not in the past.
 */
export function calendarEventsOf(
  rules: EntryRules,
  dates: TravelDates,
  today: string,
  place: string,
): readonly CalendarEvent[] {
  const { earliest, legalLatest, sensibleLatest } = planDates(rules, dates, today);
  const { arrivalForm, stay } = rules;
  const where = `${place.charAt(0).toUpperCase()}${place.slice(1)}`;
  const by = sensibleLatest ?? legalLatest;
  const monthBefore = addDays(earliest ?? by ?? dates.entry, -30);
  const whole: readonly (CalendarEvent | undefined)[] = [
    earliest !== undefined && rules.earliest
      ? {
          id: 'opens',
          date: earliest,
          title: `${where}: you can apply from today`,
          description: rules.earliest.reason,
        }
      : undefined,
    by === undefined
      ? undefined
      : {
          id: 'apply-by',
          date: by,
          title: `${where}: apply by today`,
          description: (rules.sensibleLatest ?? rules.legalLatest)?.reason ?? '',
          remindDaysBefore: 7,
        },
    legalLatest === undefined || legalLatest === by
      ? undefined
      : {
          id: 'last-day',
          date: legalLatest,
          title: `${where}: the last day to apply`,
          description: rules.legalLatest?.reason ?? '',
        },
    {
      id: 'passport',
      date: isBefore(monthBefore, today) ? today : monthBefore,
      title: `${where}: check your passport`,
      description: passportSentence(rules, dates, today),
    },
    {
      id: 'arrive',
      date: dates.entry,
      title: `${where}: you arrive`,
      description: arrivalForm ? `${arrivalForm.words} ${arrivalForm.href}` : (stay?.words ?? ''),
      ...(arrivalForm && { remindDaysBefore: 1 }),
    },
    dates.exit === undefined
      ? undefined
      : { id: 'leave', date: dates.exit, title: `${where}: you leave`, description: stay?.words ?? '' },
  ];
  return whole.filter((event) => event !== undefined);
}

/** A calendar file's name and text. */
export interface NamedFile {
  readonly name: string;
  readonly text: string;
}

/** Every day of a journey as one calendar file. `place` is the destination in a sentence, `host` the site's name. */
export function tripCalendar(
  rules: EntryRules,
  dates: TravelDates,
  { today, place, host }: { today: string; place: string; host: string },
): NamedFile {
  const subject = place
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z]+/g, '-');
  return {
    name: `${subject}-${dates.entry}.ics`,
    text: calendarFile(calendarEventsOf(rules, dates, today, place), { subject, host, madeOn: today }),
  };
}

/** What the planner answers, in words. */
export interface DatesAnswer {
  readonly state: PlanState;
  readonly sentence: string;
  readonly passport: { readonly ok: boolean; readonly sentence: string };
  readonly timeline: Omit<Timeline, 'marks'> & { readonly marks: readonly (TimelineMark & MarkWords)[] };
  readonly selectedMark: MarkId | undefined;
  readonly file: NamedFile;
}

/** The answer, once there is one. */
export function selectAnswer(snapshot: TravelDatesSnapshot): DatesAnswer | undefined {
  const { rules, place, host, typed, today, selectedMark } = snapshot.context;
  const dates = toTravelDates(typed);
  if (!snapshot.matches('answered') || !dates || !rules || today === undefined) return undefined;
  const { state, passport } = planDates(rules, dates, today);
  const timeline = timelineOf(rules, dates, today);
  return {
    state,
    sentence: planSentence(rules, dates, today),
    passport: { ok: passport.ok, sentence: passportSentence(rules, dates, today) },
    timeline: {
      ...timeline,
      marks: timeline.marks.map((mark) => ({ ...mark, ...markWords(mark.id, rules, dates.entry) })),
    },
    selectedMark,
    file: tripCalendar(rules, dates, { today, place, host }),
  };
}
