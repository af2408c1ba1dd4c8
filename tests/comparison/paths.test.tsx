import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  comparisonMachine,
  type ComparisonEvent,
  type ComparisonSnapshot,
} from '../../machines/comparison/comparison.machine';
import { comparedDestinations } from '../../src/content/compared-destinations';
import { Comparison } from '../../src/flows/comparison/Comparison';
import { choose, press, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

const names: Readonly<Record<string, string>> = {
  france: 'France',
  japan: 'Japan',
  kenya: 'Kenya',
  thailand: 'Thailand',
};

const destinations = comparedDestinations('2026-11-26').filter(({ id }) => Object.hasOwn(names, id));

const from = 'japan,kenya,france';

function eventsOf({ value, context: { compared } }: ComparisonSnapshot): ComparisonEvent[] {
  const [first] = compared;
  return [
    ...(value === 'full'
      ? []
      : (['japan', 'thailand'] as const)
          .filter((id) => !compared.includes(id))
          .map((id) => ({ type: 'destination.added' as const, id }))),
    ...(first === undefined
      ? []
      : [{ type: 'destination.removed' as const, id: first }, { type: 'comparison.cleared' as const }]),
    { type: 'address.changed', query: { with: from } },
    { type: 'address.changed', query: {} },
  ];
}

// The oracle: written from the specification, without the machine.

interface Situation {
  compared: readonly string[];
}

const titles = ['What you need', 'Government fee', 'Time', 'Stay', 'Documents', 'A week'];

walkPaths<typeof comparisonMachine, ComparisonEvent, Situation>({
  flow: 'Comparison',
  states: 'tests/comparison/states.txt',
  machine: comparisonMachine,
  input: { known: destinations.map(({ id }) => id) },
  events: eventsOf,
  key: ({ context }) => JSON.stringify(context.compared),
  open: (world) =>
    world.open(<Comparison destinations={destinations} usual={[['japan', 'kenya']]} />, '/tools/compare'),
  act: {
    'address.changed': async ({ query }, world) => {
      const search = query.with === undefined ? '' : `?with=${query.with}`;
      await act(async () => world.history?.push(`/tools/compare${search}`));
      await wait(20);
    },
    'destination.added': async ({ id }) => {
      await choose(
        screen.queryByLabelText('First destination') ? 'First destination' : 'Add a destination',
        names[id] ?? '',
      );
      await wait(20);
    },
    'destination.removed': async ({ id }) => {
      await press(`Remove ${names[id]}`);
      await wait(20);
    },
    'comparison.cleared': async () => {
      await press('Clear all');
      await wait(20);
    },
  },
  say: {
    'address.changed': ({ query }) =>
      query.with === undefined ? 'comes to no comparison' : 'opens one of three',
    'destination.added': ({ id }) => `adds ${names[id]}`,
    'destination.removed': ({ id }) => `removes ${names[id]}`,
    'comparison.cleared': () => 'clears all',
  },
  start: { compared: [] },
  after: {
    'address.changed': (_, { query }) => ({
      compared: query.with === undefined ? [] : ['Japan', 'Kenya', 'France'],
    }),
    'destination.added': ({ compared }, { id }) => ({ compared: [...compared, names[id] ?? ''] }),
    'destination.removed': ({ compared }, { id }) => ({
      compared: compared.filter((one) => one !== names[id]),
    }),
    'comparison.cleared': () => ({ compared: [] }),
  },
  see: ({ compared }) => ({
    headings: ['Side by side', ...(compared.length === 0 ? ['Often compared'] : [])],
    buttons: compared.length === 0 ? [] : ['Clear all', ...compared.map((name) => `Remove ${name}`)],
    fields: {
      [compared.length === 0 ? 'First destination' : 'Add a destination']:
        compared.length === 3 ? '(Choose a destination)' : 'Choose a destination',
    },
  }),
  alsoExpect: ({ compared }, world) => {
    const named = compared.map((name) => name.toLowerCase()).join();
    expect(decodeURIComponent(world.address)).toBe(`/tools/compare${named && `?with=${named}`}`);
    const table = screen.queryByRole('table');
    expect(table !== null).toBe(compared.length > 0);
    if (!table) return;
    const inTable = within(table);
    expect(
      inTable
        .getAllByRole('columnheader')
        .slice(1)
        .map((head) => within(head).getByRole('link').textContent),
    ).toEqual(compared);
    expect(inTable.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent)).toEqual(
      titles,
    );
    expect(inTable.getAllByRole('cell')).toHaveLength(titles.length * compared.length);
  },
});
