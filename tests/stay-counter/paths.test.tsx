import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import {
  stayCounterMachine,
  type StayCounterEvent,
  type StayCounterSnapshot,
} from '../../machines/stay-counter/stay-counter.machine';
import StayCounter from '../../src/flows/stay-counter/StayCounter';
import { press, type } from '../support/hands';
import { walkPaths } from '../support/paths';

const found = { rows: [{ entry: '2026-01-01', exit: '2026-04-01' }], entry: '', wanted: '' };
const trip = { destination: 'France', entry: '2026-01-01', exit: '2026-03-31' };
const wantedLabel = 'From which day could I stay this many days';
const side = { entry: 'day in', exit: 'day out' } as const;

function eventsOf({ value, context }: StayCounterSnapshot): StayCounterEvent[] {
  if (context.today === undefined) return [{ type: 'today.found', today: '2026-01-15' }];
  const { rows, entry, wanted } = context.typed;
  const isBegun = entry !== '' || wanted !== '' || rows.some((row) => row.entry !== '' || row.exit !== '');
  const isMoved = context.day !== undefined;
  const isHalf = rows.some((row) => (row.entry === '') !== (row.exit === ''));
  // Who asks from which day on has entered the stays before: all else is walked without.
  if (wanted !== '') {
    return [{ type: 'wanted.changed', value: wanted === '60' ? '91' : '' }, { type: 'list.cleared' }];
  }
  // A field that is given what it holds already changes nothing.
  const changed = (field: 'entry' | 'exit', text: string): StayCounterEvent[] =>
    rows[0]?.[field] === text || isMoved ? [] : [{ type: 'row.changed', row: 0, field, value: text }];
  return [
    ...(isBegun
      ? []
      : ([
          { type: 'stays.found', typed: found },
          { type: 'trip.known', folder: trip },
        ] as const)),
    ...(isMoved || entry !== '' || rows.length > 1 || isHalf
      ? []
      : [{ type: 'wanted.changed', value: '60' } as const]),
    ...changed('entry', '2026-01-01'),
    ...changed('exit', '2026-03-31'),
    ...changed('exit', '2025-12-31'),
    { type: 'row.removed', row: 0 },
    ...(isMoved ? [] : [{ type: 'entry.changed', value: entry === '' ? '2026-04-01' : '' } as const]),
    ...(rows.length < 2 && entry === '' && !isMoved ? [{ type: 'row.added' } as const] : []),
    ...(value === 'counted' && !isMoved ? [{ type: 'slider.moved', offset: 30 } as const] : []),
    ...(isBegun ? [{ type: 'list.cleared' } as const] : []),
  ];
}

// The oracle: written from the rule of 90 days in 180, without the machine.

interface Row {
  entry: string;
  exit: string;
}

interface Situation {
  rows: Row[];
  entry: string;
  wanted: string;
  /** As the trip says it: nothing is typed. */
  isOfTrip: boolean;
  isMoved: boolean;
}

const empty: Row = { entry: '', exit: '' };
const isFilled = ({ entry, exit }: Row) => entry !== '' && exit !== '';
const isFlawed = ({ rows, wanted }: Situation) =>
  wanted === '91' || rows.some((row) => isFilled(row) && row.exit < row.entry);
const isCounted = (situation: Situation) =>
  !isFlawed(situation) &&
  (situation.rows.some(isFilled) || situation.entry !== '' || situation.wanted !== '');

/** Every sentence of the walk's few lists. */
function sentencesOf({ rows, entry, wanted }: Situation): string[] {
  const stay = rows.find(isFilled);
  const isOver = stay?.exit === '2026-04-01';
  // It is 15 January: beside nothing at once, beside 90 or 91 days from the new year on when the first of them is 180 days back.
  const wish =
    stay === undefined
      ? 'from today on: to 15 March 2026.'
      : isOver
        ? 'from 1 July 2026 on: to 29 August 2026.'
        : 'from 30 June 2026 on: to 28 August 2026.';
  return [
    ...(wanted === '60' ? [`You could stay 60 days ${wish}`] : []),
    ...(entry === ''
      ? []
      : stay === undefined
        ? ['If you enter on 1 April 2026, you may stay 90 days, to 29 June 2026.']
        : [`You cannot enter on 1 April 2026: the first day is ${isOver ? '1 July' : '30 June'} 2026.`]),
    ...(stay === undefined
      ? []
      : isOver
        ? ['These stays break the rule: from 1 April 2026 on, 1 day is beyond the 90.']
        : ['These stays keep the rule: at most 90 days in any 180.']),
  ];
}

walkPaths<typeof stayCounterMachine, StayCounterEvent, Situation>({
  flow: 'Stay counter',
  states: 'tests/stay-counter/states.txt',
  machine: stayCounterMachine,
  events: eventsOf,
  key: ({ value, context: { typed, ofTrip, today, day } }) =>
    JSON.stringify([value, typed, typed === ofTrip, today, day !== undefined]),
  open: (world) => world.open(<StayCounter />, '/visa/schengen-visa-online'),
  act: {
    // The source tells it by itself, from the device's calendar.
    'today.found': () => {},
    'stays.found': ({ typed }, world) => world.comeBack(() => world.stays.write(typed)),
    'row.changed': ({ row, field, value }) => type(`Stay ${row + 1}: ${side[field]}`, value),
    'row.added': () => press('Add a stay'),
    'row.removed': ({ row }) => press(`Remove stay ${row + 1}`),
    'trip.known': ({ folder }, world) => world.comeBack(() => world.trip.write(folder)),
    'wanted.changed': ({ value }) => type(wantedLabel, value),
    'entry.changed': ({ value }) => type('How long may I stay if I enter on', value),
    'slider.moved': async ({ offset }) => {
      await act(async () =>
        fireEvent.change(screen.getByRole('slider', { name: 'Move the 180 days' }), {
          target: { value: String(offset) },
        }),
      );
    },
    'list.cleared': () => press('Clear the list'),
  },
  say: {
    'today.found': () => 'opens the counter',
    'stays.found': () => 'comes back with 91 days',
    'row.changed': ({ row, field, value }) => `stay ${row + 1}, ${side[field]}: ${value}`,
    'row.added': () => 'adds a stay',
    'row.removed': ({ row }) => `removes stay ${row + 1}`,
    'trip.known': () => 'comes with the dates of a trip to France',
    'wanted.changed': ({ value }) => `wants to stay ${value || 'no'} days`,
    'entry.changed': ({ value }) => `asks for an entry on ${value || 'no day'}`,
    'slider.moved': () => 'moves the 180 days',
    'list.cleared': () => 'clears the list',
  },
  start: { rows: [empty], entry: '', wanted: '', isOfTrip: false, isMoved: false },
  after: {
    'today.found': (situation) => situation,
    'stays.found': () => ({ ...found, rows: [...found.rows], isOfTrip: false, isMoved: false }),
    'trip.known': () => ({
      rows: [{ entry: trip.entry, exit: trip.exit }],
      entry: '',
      wanted: '',
      isOfTrip: true,
      isMoved: false,
    }),
    'wanted.changed': (situation, { value }) => ({ ...situation, isOfTrip: false, wanted: value }),
    'row.changed': (situation, { row, field, value }) => ({
      ...situation,
      isOfTrip: false,
      rows: situation.rows.map((stay, index) => (index === row ? { ...stay, [field]: value } : stay)),
    }),
    'row.added': (situation) => ({ ...situation, isOfTrip: false, rows: [...situation.rows, empty] }),
    'row.removed': (situation, { row }) => {
      const rows = situation.rows.filter((_, index) => index !== row);
      return { ...situation, isOfTrip: false, rows: rows.length > 0 ? rows : [empty] };
    },
    'entry.changed': (situation, { value }) => ({ ...situation, isOfTrip: false, entry: value }),
    'slider.moved': (situation) => ({ ...situation, isMoved: true }),
    'list.cleared': () => ({ rows: [empty], entry: '', wanted: '', isOfTrip: false, isMoved: false }),
  },
  see: (situation) => {
    const rows = situation.rows.flatMap(({ entry, exit }, index) => [
      [`Stay ${index + 1}: day in`, entry],
      [`Stay ${index + 1}: day out`, exit],
    ]);
    const flawed = situation.rows.findIndex((row) => isFilled(row) && row.exit < row.entry);
    return {
      problems: {
        ...(flawed >= 0 && {
          [`Stay ${flawed + 1}: day out`]: `Stay ${flawed + 1}: the exit is before the entry.`,
        }),
        ...(situation.wanted === '91' && { [wantedLabel]: 'Enter a number of days from 1 to 90.' }),
      },
      fields: expect.objectContaining({
        ...Object.fromEntries(rows),
        'How long may I stay if I enter on': situation.entry,
        [wantedLabel]: situation.wanted,
      }) as never,
    };
  },
  alsoExpect: (situation, world) => {
    const status = screen.getByRole('status').textContent ?? '';
    const slider = screen.queryByRole('slider');
    expect(slider !== null).toBe(isCounted(situation));
    if (isCounted(situation)) {
      for (const sentence of sentencesOf(situation)) expect(status).toContain(sentence);
      expect(slider?.getAttribute('aria-valuetext')).toMatch(
        /^\d+ \w+ \d{4}: \d+ of 90 days in the 180 since /,
      );
    } else {
      expect(status).toMatch(isFlawed(situation) ? /^Correct what is marked above/ : /^Enter your stays/);
    }
    const { rows, entry, wanted } = situation;
    const isBegun = entry !== '' || wanted !== '' || rows.some((row) => row.entry !== '' || row.exit !== '');
    expect(world.stays.value).toEqual(isBegun && !situation.isOfTrip ? { rows, entry, wanted } : undefined);
  },
});
