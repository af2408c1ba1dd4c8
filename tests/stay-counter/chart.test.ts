import { selectResult, selectWantedProblem, stayProblemWords } from '../../src/content/stays-answer';
import { describe, expect, it } from 'vitest';
import {
  staysStorageKey,
  mostStays,
  selectDraft,
  selectRowProblems,
  stayCounterMachine,
  type StayCounterEvent,
  type TypedStays,
} from '../../machines/stay-counter/stay-counter.machine';
import type { TripFolder } from '../../machines/site/trip-folder/folder';
import type { Stay } from '../../machines/stay-counter/stays';
import { pictureOf } from '../../machines/stay-counter/window';
import { trial } from '../support/trial';

const today: StayCounterEvent = { type: 'today.found', today: '2026-11-21' };
const set = (row: number, field: keyof Stay, value: string): StayCounterEvent => ({
  type: 'row.changed',
  row,
  field,
  value,
});
const stay = (row: number, entry: string, exit: string) => [set(row, 'entry', entry), set(row, 'exit', exit)];
const entry = (value: string): StayCounterEvent => ({ type: 'entry.changed', value });
const add: StayCounterEvent = { type: 'row.added' };
const remove = (row: number): StayCounterEvent => ({ type: 'row.removed', row });
const winter = stay(0, '2026-01-01', '2026-03-31');

function counter(...events: StayCounterEvent[]) {
  const walk = trial(stayCounterMachine);
  walk.send(today, ...events);
  return walk.actor.getSnapshot();
}

describe('when the list is counted', () => {
  it.each<[why: string, events: StayCounterEvent[], value: string, rows: number]>([
    ['nothing', [], 'blank', 1],
    ['half a stay', [set(0, 'entry', '2026-01-01')], 'blank', 1],
    ['a stay', winter, 'counted', 1],
    ['a day of entry alone', [entry('2026-12-01')], 'counted', 1],
    ['an exit before the entry', stay(0, '2026-03-31', '2026-01-01'), 'flawed', 1],
    ['put right', [...stay(0, '2026-03-31', '2026-01-01'), set(0, 'exit', '2026-04-02')], 'counted', 1],
    ['flawed, then emptied', [...stay(0, '2026-03-31', '2026-01-01'), set(0, 'exit', '')], 'blank', 1],
    ['a second, flawed one', [...winter, add, ...stay(1, '2026-03-31', '2026-01-01')], 'flawed', 2],
    ['removed', [...winter, add, ...stay(1, '2026-03-31', '2026-01-01'), remove(1)], 'counted', 1],
    ['the last row stays, empty', [...winter, remove(0)], 'blank', 1],
    ['a row that is not there', [remove(7), set(7, 'entry', '2026-01-01')], 'blank', 1],
    ['cleared', [...winter, add, entry('2026-12-01'), { type: 'list.cleared' }], 'blank', 1],
    [
      'never more than the list may hold',
      Array.from({ length: mostStays + 5 }, () => add),
      'blank',
      mostStays,
    ],
  ])('%s', (_why, events, value, rows) => {
    const snapshot = counter(...events);
    expect(snapshot.value).toBe(value);
    expect(snapshot.context.typed.rows).toHaveLength(rows);
    expect(selectResult(snapshot) !== undefined).toBe(value === 'counted');
  });

  it('names the row as it stands in the list, empty rows counted', () => {
    const snapshot = counter(add, ...stay(1, '2026-03-31', '2026-01-01'));
    const problems = [...selectRowProblems(snapshot)];
    expect(problems.map(([field, problem]) => [field, stayProblemWords(problem)])).toEqual([
      ['1.exit', 'Stay 2: the exit is before the entry.'],
    ]);
  });

  it.each<[name: string, folder: TripFolder, typed: Partial<TypedStays>]>([
    [
      'both days',
      { destination: 'France', entry: '2027-01-02', exit: '2027-01-20' },
      { rows: [{ entry: '2027-01-02', exit: '2027-01-20' }] },
    ],
    [
      'the day of entry alone',
      { destination: 'Schengen Area', entry: '2027-01-02' },
      { entry: '2027-01-02' },
    ],
    ['no day', { destination: 'France' }, {}],
    ['a trip to elsewhere', { destination: 'Japan', entry: '2027-01-02', exit: '2027-01-20' }, {}],
  ])('takes the days of a trip to the area: %s', (_, folder, typed) => {
    const empty = { rows: [{ entry: '', exit: '' }], entry: '', wanted: '' };
    expect(counter({ type: 'trip.known', folder }).context.typed).toEqual({ ...empty, ...typed });
  });

  it('follows the trip as long as nothing is typed, and keeps nothing of it', () => {
    const days = (entry: string, exit: string) => ({
      type: 'trip.known' as const,
      folder: { destination: 'France', entry, exit },
    });
    const february = days('2027-02-01', '2027-02-14');
    const snapshot = counter(february, days('2027-03-01', '2027-03-14'));
    expect(snapshot.context.typed.rows).toEqual([{ entry: '2027-03-01', exit: '2027-03-14' }]);
    expect(selectDraft(snapshot)).toBeUndefined();
    const changed = counter(february, set(0, 'exit', '2027-02-20'), days('2027-03-01', '2027-03-14'));
    expect(selectDraft(changed)?.rows).toEqual([{ entry: '2027-02-01', exit: '2027-02-20' }]);
  });

  it('never replaces what was typed by a trip', () => {
    const folder = { destination: 'France', entry: '2027-01-02', exit: '2027-01-20' };
    const typed = counter(set(0, 'entry', '2026-01-01'), { type: 'trip.known', folder }).context.typed;
    expect(typed.rows).toEqual([{ entry: '2026-01-01', exit: '' }]);
  });

  it.each([
    ['60', 'counted', undefined],
    [' 60 ', 'counted', undefined],
    ['', 'blank', undefined],
    ['0', 'flawed', 'Enter a number of days from 1 to 90.'],
    ['91', 'flawed', 'Enter a number of days from 1 to 90.'],
    ['sixty', 'flawed', 'Enter a number of days from 1 to 90.'],
  ])('how long a stay is to last: "%s"', (value, state, problem) => {
    const snapshot = counter({ type: 'wanted.changed', value });
    expect(snapshot.value).toBe(state);
    expect(selectWantedProblem(snapshot)).toBe(problem);
  });

  it('keeps what is typed, and nothing when nothing is', () => {
    expect(selectDraft(counter())).toBeUndefined();
    expect(selectDraft(counter(add))).toBeUndefined();
    expect(selectDraft(counter(set(0, 'entry', '2026-01-01')))?.rows[0]?.entry).toBe('2026-01-01');
    const typed = { rows: [{ entry: '2026-01-01', exit: '2026-03-31' }], entry: '', wanted: '' };
    expect(counter({ type: 'stays.found', typed }).value).toBe('counted');
  });

  it.each<[stored: unknown, isTaken: boolean]>([
    [{ rows: [{ entry: '', exit: '' }], entry: '' }, true],
    [{ rows: [], entry: '' }, false],
    [{ rows: Array.from({ length: mostStays + 1 }, () => ({ entry: '', exit: '' })), entry: '' }, true],
    [{ rows: [{ entry: 1, exit: '' }], entry: '' }, false],
  ])('what was kept is checked: %j', (stored, isTaken) => {
    expect(staysStorageKey.check(stored) !== undefined).toBe(isTaken);
  });
});

describe('what it says', () => {
  it.each<[why: string, events: StayCounterEvent[], sentences: string[], isOverstay: boolean]>([
    ['at the limit', winter, ['These stays keep the rule: at most 90 days in any 180.'], false],
    [
      'a day over it',
      stay(0, '2026-01-01', '2026-04-01'),
      ['These stays break the rule: from 1 April 2026 on, 1 day is beyond the 90.'],
      true,
    ],
    [
      'the limit used up',
      [...winter, entry('2026-04-01')],
      [
        'You cannot enter on 1 April 2026: the first day is 30 June 2026.',
        'These stays keep the rule: at most 90 days in any 180.',
      ],
      false,
    ],
    [
      'more than 90 minus the days used',
      [...stay(0, '2026-01-10', '2026-02-28'), entry('2026-06-01')],
      [
        'If you enter on 1 June 2026, you may stay 90 days, to 29 August 2026.',
        'These stays keep the rule: at most 50 days in any 180.',
        'That is more than 90 minus the days used, because old days drop out of the 180 while you are there.',
      ],
      false,
    ],
    [
      'nothing before',
      [entry('2026-05-01')],
      ['If you enter on 1 May 2026, you may stay 90 days, to 29 July 2026.'],
      false,
    ],
  ])('%s', (_why, events, sentences, isOverstay) => {
    const result = selectResult(counter(...events));
    expect(result?.sentences).toEqual(sentences);
    expect(result?.isOverstay).toBe(isOverstay);
  });

  it('three numbers, never one', () => {
    const numbers = (...events: StayCounterEvent[]) =>
      selectResult(counter(...events))?.plan?.map(({ value }) => value);
    expect(numbers(...stay(0, '2026-01-10', '2026-02-28'), entry('2026-06-01'))).toEqual([
      '50',
      '90 days',
      '29 August 2026',
    ]);
    expect(numbers(...winter, entry('2026-04-01'))).toEqual(['90', '0 days', '30 June 2026']);
    expect(numbers(...winter)).toBeUndefined();
  });
});

describe('the picture of the 180 days', () => {
  const move = (offset: number): StayCounterEvent => ({ type: 'slider.moved', offset });
  const pictureAfter = (...events: StayCounterEvent[]) => selectResult(counter(...events))?.picture;

  it('ends on today, or on the last day that it can', () => {
    expect(pictureAfter(...winter)).toMatchObject({
      first: '2026-01-01',
      last: '2026-09-27',
      words: '27 September 2026: 0 of 90 days in the 180 since 1 April 2026',
      offset: 269,
      reach: 269,
    });
    expect(pictureAfter(...stay(0, '2026-11-01', '2026-11-30'))?.words).toBe(
      '21 November 2026: 21 of 90 days in the 180 since 26 May 2026',
    );
  });

  it.each([
    [0, '1 January 2026: 1 of 90 days in the 180 since 6 July 2025'],
    [89, '31 March 2026: 90 of 90 days in the 180 since 3 October 2025'],
    [180, '30 June 2026: 89 of 90 days in the 180 since 2 January 2026'],
    [5000, '27 September 2026: 0 of 90 days in the 180 since 1 April 2026'],
  ])('moved by %i days', (offset, words) => {
    expect(pictureAfter(...winter, move(offset))?.words).toBe(words);
  });

  it('ends on today again when the list is cleared', () => {
    const after = pictureAfter(...winter, move(0), { type: 'list.cleared' }, ...winter);
    expect(after?.words).toBe('27 September 2026: 0 of 90 days in the 180 since 1 April 2026');
  });

  it('comes with today, whichever is told first', () => {
    const typed = { rows: [{ entry: '2026-11-01', exit: '2026-11-30' }], entry: '', wanted: '' };
    const walk = trial(stayCounterMachine);
    walk.send({ type: 'stays.found', typed }, move(0));
    expect(selectResult(walk.actor.getSnapshot())).toMatchObject({
      sentences: ['These stays keep the rule: at most 30 days in any 180.'],
    });
    expect(selectResult(walk.actor.getSnapshot())?.picture).toBeUndefined();
    walk.send(today);
    expect(selectResult(walk.actor.getSnapshot())?.picture?.window.to).toBe('2026-11-21');
  });

  it('shows a planned stay as one, and the window beyond the rule', () => {
    const picture = pictureAfter(...stay(0, '2026-01-01', '2026-04-05'), entry('2026-12-01'), move(94));
    expect(picture?.bars.map(({ isPlanned }) => isPlanned)).toEqual([false, true]);
    expect(picture).toMatchObject({ used: 95, isBeyond: true });
  });

  it('a stay and the window lie on the axis', () => {
    const stays = [{ entry: '2026-01-01', exit: '2026-01-30' }];
    // 180 days end on the first of January, and the axis goes on to where the stay has dropped out: 179 + 30 + 180 days.
    const [first, last] = ['2026-01-01', '2026-07-29'].map((day) => pictureOf(stays, undefined, day));
    expect(first?.days).toBe(389);
    expect(first?.bars).toEqual([{ at: 179 / 389, width: 30 / 389, isPlanned: false }]);
    expect(first?.window).toMatchObject({ at: 0, width: 180 / 389 });
    expect(last?.window).toMatchObject({ at: 209 / 389, width: 180 / 389, to: '2026-07-29' });
  });
});
