import { selectAnswer } from '../../src/content/dates-answer';
import { describe, expect, it } from 'vitest';
import type { DateField } from '../../machines/travel-dates/plan';
import {
  validDates,
  selectProblems,
  travelDatesMachine,
  type TravelDatesEvent,
} from '../../machines/travel-dates/travel-dates.machine';
import { entryRulesFor } from '../../src/content/entry-rules';
import { forTripFolder } from '../../machines/site/events';
import type { TripFolder } from '../../machines/site/trip-folder/folder';
import { trial } from '../support/trial';
import { siteRecorder } from '../support/site-recorder';

const today: TravelDatesEvent = { type: 'today.found', today: '2026-11-21' };
const typed = (field: DateField, value: string): TravelDatesEvent => ({
  type: 'field.changed',
  field,
  value,
});
const entry = typed('entry', '2027-06-15');

function told(country: string, ...events: TravelDatesEvent[]) {
  const rules = entryRulesFor(country);
  if (!rules) throw new Error(`There are no entry rules for ${country}.`);
  const { site, takeTold } = siteRecorder();
  const walk = trial(travelDatesMachine, {
    input: { site, rules, country, place: rules.country, host: 'deshantar.example' },
  });
  walk.send(...events);
  return { snapshot: walk.actor.getSnapshot(), said: takeTold() };
}

const planner = (country: string, ...events: TravelDatesEvent[]) => told(country, ...events).snapshot;

describe('asking and answering', () => {
  it.each<[why: string, events: TravelDatesEvent[], value: string]>([
    ['nothing typed', [today], 'asking'],
    ['no today yet', [entry], 'asking'],
    ['an entry', [today, entry], 'answered'],
    ['today comes last', [entry, today], 'answered'],
    ['the entry is taken away again', [today, entry, typed('entry', '')], 'asking'],
    ['an exit before it', [today, entry, typed('exit', '2027-06-01')], 'asking'],
    [
      'an exit before it, put right',
      [today, entry, typed('exit', '2027-06-01'), typed('exit', '2027-06-25')],
      'answered',
    ],
    ['no day of the calendar', [today, typed('entry', '2027-02-30')], 'asking'],
    ['found in the tab', [today, { type: 'trip.known', folder: { entry: '2027-06-15' } }], 'answered'],
    ['cleared', [today, entry, { type: 'dates.cleared' }], 'asking'],
  ])('%s', (_why, events, value) => {
    const snapshot = planner('France', ...events);
    expect(snapshot.value).toBe(value);
    expect(selectAnswer(snapshot) !== undefined).toBe(value === 'answered');
  });

  it('has no answer where no dates are known of the place', () => {
    const { site } = siteRecorder();
    const input = { site, rules: undefined, country: 'Laos', place: 'Laos', host: 'deshantar.example' };
    const { actor, send } = trial(travelDatesMachine, { input });
    send(today, entry);
    expect(actor.getSnapshot().value).toBe('asking');
    expect(selectAnswer(actor.getSnapshot())).toBeUndefined();
  });

  it('says what is wrong beside the field', () => {
    expect(selectProblems(planner('France', today, entry, typed('exit', '2027-06-01')))).toEqual({
      exit: 'before-arrival',
    });
  });

  it('says of the trip what is right, and takes the rest out of it', () => {
    const none = { entry: '', exit: '', passportIssued: '', passportExpiry: '' };
    expect(validDates(planner('France', today).context)).toEqual(none);
    expect(validDates(planner('France', entry).context)).toEqual({ ...none, entry: '2027-06-15' });
    expect(validDates(planner('France', entry, typed('exit', '2027-06-01')).context)).toEqual({
      ...none,
      entry: '2027-06-15',
    });
    expect(validDates(planner('France', entry, { type: 'dates.cleared' }).context)).toEqual(none);
  });
});

const trip = (folder: TripFolder): TravelDatesEvent => ({ type: 'trip.known', folder });

describe('the planner and the trip', () => {
  const none = { entry: '', exit: '', passportIssued: '', passportExpiry: '' };

  it.each<[why: string, events: TravelDatesEvent[], dates: readonly TripFolder[]]>([
    ['nothing is said of a trip that is only heard of', [trip({ entry: '2027-06-15' })], []],
    ['a date that is typed', [entry], [{ entry: '2027-06-15' }]],
    ['what the trip has already is not said', [trip({ entry: '2027-06-15' }), entry], []],
    ['what is wrong is not said', [typed('entry', '2027-02-30')], []],
    [
      'what has become wrong is taken out',
      [trip({ entry: '2027-06-15' }), typed('entry', '2027-02-30')],
      [{ entry: '' }],
    ],
    [
      'what is cleared is',
      [trip({ entry: '2027-06-15', exit: '2027-06-25', destination: 'Japan' }), { type: 'dates.cleared' }],
      [{ entry: '', exit: '' }],
    ],
    [
      'what somebody else has told the trip meanwhile is left there',
      [
        trip({}),
        entry,
        trip({ entry: '2027-06-15', passportExpiry: '2031-01-01' }),
        typed('exit', '2027-06-25'),
      ],
      [{ entry: '2027-06-15' }, { exit: '2027-06-25' }],
    ],
    [
      'a date is taken out again before the trip is heard of',
      [entry, { type: 'dates.cleared' }],
      [{ entry: '2027-06-15' }, { entry: '' }],
    ],
    [
      'a date that was taken elsewhere is not taken back',
      [
        trip({ destination: 'Japan' }),
        trip({ destination: 'Japan', entry: '2027-03-11' }),
        typed('passportExpiry', '2031-01-01'),
      ],
      [{ passportExpiry: '2031-01-01' }],
    ],
  ])('%s', (_why, events, dates) => {
    expect(told('France', ...events).said).toEqual(
      dates.map((each) => forTripFolder({ type: 'dates.planned', dates: each, country: 'France' })),
    );
  });

  it.each<[why: string, events: TravelDatesEvent[], stands: Partial<typeof none>]>([
    [
      'a trip that is first heard of fills the fields that are still empty',
      [typed('exit', '2027-06-25'), trip({ entry: '2027-06-15', exit: '2027-07-01' })],
      { entry: '2027-06-15', exit: '2027-06-25' },
    ],
    [
      'what somebody else changes follows',
      [
        trip({ entry: '2027-06-15', exit: '2027-07-01' }),
        trip({ entry: '2027-06-16', passportExpiry: '2031-01-01' }),
      ],
      { entry: '2027-06-16', passportExpiry: '2031-01-01' },
    ],
    [
      'what is wrong stays to be put right',
      [trip({ entry: '2027-06-15' }), typed('entry', '2027-02-30'), trip({})],
      { entry: '2027-02-30' },
    ],
    ['a trip that is cleared clears them', [trip({ entry: '2027-06-15' }), trip({})], {}],
  ])('%s', (_why, events, stands) => {
    expect(planner('France', ...events).context.typed).toEqual({ ...none, ...stands });
  });
});

describe('the answer in words', () => {
  it.each<[country: string, today: string, state: string, sentence: string]>([
    ['France', '2026-11-21', 'too-early', 'Too early: you can apply from 15 December 2026, in 24 days.'],
    ['France', '2026-12-15', 'open', 'You can apply now. Do it by 4 May 2027, in 140 days.'],
    ['France', '2027-05-04', 'open', 'You can apply: today is the day to do it.'],
    [
      'France',
      '2027-05-05',
      'hurry',
      'You’re later than we advise: 4 May 2027 was best. You can still apply until 31 May 2027.',
    ],
    [
      'Canada',
      '2027-06-14',
      'hurry',
      'You’re later than we advise: 15 February 2027 was best. There’s no deadline, but you arrive in 1 day.',
    ],
    [
      'France',
      '2027-06-01',
      'too-late',
      'As a rule it’s too late for this trip: the last day to apply was 31 May 2027. Move the trip, or ask whether an exception is made.',
    ],
    ['Canada', '2027-06-16', 'too-late', 'Too late: 15 June 2027 has passed.'],
    [
      'Philippines',
      '2026-11-21',
      'not-needed',
      'You don’t need to apply for a visa. Before you land, fill in the eTravel form.',
    ],
    ['Qatar', '2026-11-21', 'not-needed', 'You don’t need to apply for a visa.'],
    [
      'United States',
      '2026-11-21',
      'any-time',
      'You can apply at any time. Book as soon as you know your dates: the wait for an interview decides.',
    ],
    [
      'Malaysia',
      '2026-11-21',
      'unknown',
      'We have no dates for this trip. Check the official site, or ask us.',
    ],
  ])('%s on %s: %s', (country, day, state, sentence) => {
    const answer = selectAnswer(planner(country, { type: 'today.found', today: day }, entry));
    expect([answer?.state, answer?.sentence]).toEqual([state, sentence]);
  });

  it.each<[country: string, passport: Partial<Record<DateField, string>>, ok: boolean, sentence: string]>([
    [
      'France',
      {},
      true,
      'Your passport must be valid for 3 months after the day you leave, be less than 10 years old and have 2 blank pages.',
    ],
    ['France', { exit: '2027-06-25' }, true, 'Your passport has to be valid until 25 September 2027.'],
    [
      'France',
      { exit: '2027-06-25', passportExpiry: '2027-09-25' },
      true,
      'Your passport is valid long enough: it has to be valid until 25 September 2027.',
    ],
    [
      'France',
      { exit: '2027-06-25', passportExpiry: '2027-09-24' },
      false,
      'Your passport expires too early: it has to be valid until 25 September 2027. Renew it first.',
    ],
    [
      'France',
      { passportExpiry: '2027-06-20' },
      false,
      'Your passport expires too early. It must be valid for 3 months after the day you leave, be less than 10 years old and have 2 blank pages. Renew it first.',
    ],
    [
      'France',
      { passportIssued: '2017-06-14', passportExpiry: '2030-01-01' },
      false,
      'Your passport is too old: on the day you arrive it must be at most 10 years old. Renew it first.',
    ],
    ['Argentina', {}, true, 'Your passport should be valid until 15 December 2027.'],
    [
      'Argentina',
      { passportExpiry: '2027-12-14' },
      false,
      'Your passport expires too early: plan with one valid until 15 December 2027. Renew it first.',
    ],
  ])('%s with %j', (country, passport, ok, sentence) => {
    const changes = Object.entries(passport).map(([field, value]) => typed(field as DateField, value));
    expect(selectAnswer(planner(country, today, entry, ...changes))?.passport).toEqual({ ok, sentence });
  });

  it('the line: each day with its label, in order, with its reason', () => {
    const answer = selectAnswer(planner('France', today, entry, typed('exit', '2027-06-25')));
    expect(answer?.timeline.marks.map(({ date, label, isAdvice }) => [date, label, isAdvice])).toEqual([
      ['2026-12-15', 'You can apply from', false],
      ['2027-05-04', 'Best by', true],
      ['2027-05-31', 'Last day to apply', false],
      ['2027-06-15', 'You arrive', false],
      ['2027-06-25', 'You leave', false],
      ['2027-09-25', 'Your passport has to be valid until', false],
    ]);
    expect(answer?.timeline.todayAt).toBe(0);
    expect(answer?.timeline.marks.at(-1)?.at).toBe(1);
    expect(answer?.timeline.months.map(({ name }) => name)).toEqual(['Dec', 'Feb', 'Apr', 'Jun', 'Aug']);
  });

  it.each([
    ['France', false],
    ['Japan', true],
  ])('what no source asks of the passport of %s is said to be advice: %s', (country, isAdvice) => {
    const marks = selectAnswer(planner(country, today, entry, typed('exit', '2027-06-25')))?.timeline.marks;
    expect(marks?.find(({ id }) => id === 'passport')?.isAdvice).toBe(isAdvice);
  });

  it('after the waiver the line says so, and has no time to apply', () => {
    const answer = selectAnswer(planner('Malaysia', today, typed('entry', '2027-01-01')));
    expect(answer?.timeline.timeToApply).toBeUndefined();
    expect(answer?.timeline.marks[0]?.reason).toContain('ended on 31 December 2026');
  });

  it('a day that is selected is marked, until the dates change', () => {
    const look: TravelDatesEvent = { type: 'mark.chosen', mark: 'sensible' };
    expect(selectAnswer(planner('France', today, entry, look))?.selectedMark).toBe('sensible');
    expect(
      selectAnswer(planner('France', today, entry, look, typed('exit', '2027-06-25')))?.selectedMark,
    ).toBeUndefined();
    expect(planner('France', today, look).context.selectedMark).toBeUndefined();
    const same: TripFolder = { entry: '2027-06-15', destination: 'France' };
    const markAfter = (...folders: TripFolder[]) =>
      planner('France', today, entry, look, ...folders.map(trip)).context.selectedMark;
    expect(markAfter(same)).toBe('sensible');
    expect(markAfter(same, { ...same, entry: '2027-07-15' })).toBeUndefined();
  });

  it('names the calendar file after the place and the day', () => {
    expect(selectAnswer(planner('United Kingdom', today, entry))?.file.name).toBe(
      'united-kingdom-2027-06-15.ics',
    );
  });
});
