import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import {
  applicationsMachine,
  type ApplicationsEvent,
  type ApplicationsSnapshot,
} from '../../machines/applications/applications.machine';
import type { ApplicationRecord } from '../../machines/visa-application/application';
import { Applications } from '../../src/flows/applications/Applications';
import { record } from '../support/application';
import { press, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

const older = record('Asha Rao', '2026-01-14T04:30:00.000Z');
const newer = record('Ravi Iyer', '2026-01-15T04:30:00.000Z');
const timeless = record('Meera Das', 'abc');
const several = [older, timeless, newer];

const answered = 'xstate.done.actor.confirmClearing';
const failed = 'xstate.error.actor.confirmClearing';

type WalkedEvent = ApplicationsEvent | { type: typeof answered; output: boolean } | { type: typeof failed };

const read = (records: readonly ApplicationRecord[], isLasting = true): ApplicationsEvent => ({
  type: 'list.read',
  records,
  isLasting,
});

function eventsOf(snapshot: ApplicationsSnapshot): WalkedEvent[] {
  const { records } = snapshot.context;
  if (snapshot.matches({ list: 'confirming' })) {
    return [{ type: answered, output: true }, { type: answered, output: false }, { type: failed }];
  }
  const exported = { type: 'export.pressed' } as const;
  if (snapshot.matches({ list: 'empty' })) return [exported, read([newer]), read([], false)];
  if (snapshot.matches({ list: 'shown' })) {
    return [exported, { type: 'clear.pressed' }, ...(records.length > 1 ? [read([newer]), read([])] : [])];
  }
  return records.length > 0 ? [] : [read([]), read(several), read([newer], false)];
}

function keyOf({ value, context: { records } }: ApplicationsSnapshot): string {
  return JSON.stringify([value, records.length]);
}

// The oracle: written from the specification, without the machine.

interface Situation {
  names: readonly string[];
  isLasting: boolean;
  isAsked: boolean;
  isOpen: boolean;
  alerts: number;
  questions: number;
}

const question = 'Are you sure you want to clear all applications? This action cannot be undone.';

walkPaths<typeof applicationsMachine, WalkedEvent, Situation>({
  flow: 'Applications',
  states: 'tests/applications/states.txt',
  machine: applicationsMachine,
  events: eventsOf,
  key: keyOf,
  open: (world) => world.open(<p>Another page</p>, '/admin'),
  act: {
    'list.read': ({ records, isLasting }, world) => {
      world.applications.lasts = isLasting;
      if (screen.queryByRole('status')) return world.applications.changeElsewhere(records);
      world.close();
      world.applications.value = records;
      return world.open(<Applications />, '/admin');
    },
    'export.pressed': () => press('Export CSV'),
    'clear.pressed': () => press('Clear All'),
    [answered]: ({ output }: { output: boolean }, world) => world.answerQuestion(output).then(() => wait(16)),
    [failed]: (_: unknown, world) => world.answerQuestion(),
  },
  say: {
    'list.read': ({ records, isLasting }) =>
      `the list has ${records.length} rows${isLasting ? '' : ' that do not last'}`,
    'export.pressed': () => 'exports',
    'clear.pressed': () => 'presses Clear All',
    [answered]: ({ output }: { output: boolean }) => (output ? 'agrees' : 'cancels'),
    [failed]: () => 'the dialog does not open',
  },
  start: { names: [], isLasting: true, isAsked: false, isOpen: false, alerts: 0, questions: 0 },
  after: {
    'list.read': (situation, { records, isLasting }) => ({
      ...situation,
      isOpen: true,
      isLasting,
      names: records.length === 3 ? ['Ravi Iyer', 'Asha Rao', 'Meera Das'] : records.map(() => 'Ravi Iyer'),
    }),
    'export.pressed': (situation) => ({ ...situation, alerts: situation.alerts + 1 }),
    'clear.pressed': (situation) => ({
      ...situation,
      isAsked: true,
      questions: situation.questions + 1,
    }),
    [answered]: (situation: Situation, { output }: { output: boolean }): Situation => ({
      ...situation,
      isAsked: false,
      names: output ? [] : situation.names,
    }),
    [failed]: (situation: Situation): Situation => ({ ...situation, isAsked: false }),
  },
  see: ({ names, isAsked, isOpen }) => {
    if (!isOpen) return { headings: [], buttons: [] };
    const canClear = names.length > 0 && !isAsked;
    return {
      headings: [
        'Received from this browser',
        ...(names.length === 0 ? ['No visa applications received yet.'] : []),
      ],
      buttons: canClear ? ['Export CSV', 'Clear All'] : ['Export CSV'],
      disabledButtons: canClear ? [] : ['Clear All'],
    };
  },
  alsoExpect: ({ names, isLasting, alerts, questions }, world) => {
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    const times = [
      [newer.fullName, new Date(newer.timestamp)],
      [older.fullName, new Date(older.timestamp)],
    ] as const;
    const shown = new Map(
      times.map(([name, moment]) => [
        name,
        moment.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' }),
      ]),
    );
    expect(rows).toEqual(
      names.map((name) => [
        name,
        'Japan',
        'Tourist Visa',
        'Kerala',
        shown.get(name) ?? 'Unknown time',
        'New',
      ]),
    );
    const count = names.length === 1 ? '1 application' : `${names.length} applications`;
    expect(screen.getByRole('status').textContent).toBe(count);
    expect(screen.queryByText('Not saved on this device.') === null).toBe(isLasting);
    expect(world.alerts).toEqual(Array.from({ length: alerts }, () => 'Feature coming soon!'));
    expect(world.questions).toEqual(Array.from({ length: questions }, () => question));
    expect(world.applications.read() ?? []).toHaveLength(names.length);
    if (names.length === 0 && questions > 0) {
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: 'Received from this browser' }),
      );
    }
  },
});
