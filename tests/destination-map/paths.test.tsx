import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  destinationMapMachine,
  type DestinationMapEvent,
  type DestinationMapSnapshot,
} from '../../machines/destination-map/destination-map.machine';
import type { MapFilter } from '../../machines/destination-map/filters';
import { home } from '../../src/content/destination-coordinates';
import { mappedDestinations } from '../../src/content/mapped-destinations';
import { DestinationMap } from '../../src/flows/destination-map/DestinationMap';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';

const destinations = mappedDestinations('2026-11-26').filter(({ name }) =>
  ['Japan', 'Thailand', 'France'].includes(name),
);

const titles: Readonly<Record<string, string>> = {
  'no-visa': 'No visa',
  'under-five-thousand': 'Fee under ₹5,000',
};
const filters = ['no-visa', 'under-five-thousand'] as const satisfies readonly MapFilter[];

/** The marks that a pointer can reach, by where they lead. */
const marks = () => [...document.querySelectorAll<SVGAElement>('svg a:not([data-faded])')];
const markOf = (name: string) =>
  marks().find((mark) => mark.getAttribute('href') === `/services/${name.toLowerCase()}`);

function eventsOf(snapshot: DestinationMapSnapshot): DestinationMapEvent[] {
  const isNarrowed = snapshot.context.filters.length > 0;
  return [
    { type: 'mark.pointed', name: 'Thailand' },
    ...(isNarrowed
      ? [{ type: 'filters.cleared' as const }]
      : [{ type: 'mark.pointed' as const, name: 'France' }]),
    ...(snapshot.matches({ tip: 'open' })
      ? [{ type: 'map.left' as const }, { type: 'escape.pressed' as const }]
      : []),
    ...filters.map((filter) => ({ type: 'filter.toggled' as const, filter })),
    { type: 'list.toggled' },
  ];
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  tip: string;
  filters: readonly string[];
  isListed: boolean;
}

const shownUnder = ({ filters: pressed }: Situation): readonly string[] => {
  if (pressed.includes('No visa')) return ['Thailand'];
  return pressed.includes('Fee under ₹5,000') ? ['Japan', 'Thailand'] : ['France', 'Japan', 'Thailand'];
};

walkPaths<typeof destinationMapMachine, DestinationMapEvent, Situation>({
  flow: 'Destination map',
  states: 'tests/destination-map/states.txt',
  machine: destinationMapMachine,
  input: {},
  events: eventsOf,
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      [...context.filters].sort(),
      (value as { tip: string }).tip === 'open' ? context.pointed : '',
    ]),
  open: (world) => world.open(<DestinationMap destinations={destinations} home={home} />, '/'),
  act: {
    'mark.pointed': async ({ name }) => {
      const mark = markOf(name);
      if (!mark) throw new Error(`There is no mark of ${name}.`);
      await act(async () => void fireEvent.pointerOver(mark, { pointerType: 'mouse' }));
    },
    'map.left': () =>
      act(async () => {
        const sheets = document.querySelector('svg a')?.closest('[aria-hidden]');
        if (sheets) fireEvent.pointerOut(sheets, { pointerType: 'mouse', relatedTarget: document.body });
      }),
    'escape.pressed': () => act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' })),
    'filter.toggled': ({ filter }) => press(titles[filter] ?? ''),
    'filters.cleared': () => press('Show all'),
    'list.toggled': () =>
      press(
        screen.queryByRole('button', { name: 'Hide the list' }) ? 'Hide the list' : 'Show them as a list',
      ),
  },
  say: {
    'mark.pointed': ({ name }) => `points at ${name}`,
    'map.left': () => 'leaves the map',
    'escape.pressed': () => 'presses Escape',
    'filter.toggled': ({ filter }) => `presses ${titles[filter]}`,
    'filters.cleared': () => 'shows all',
    'list.toggled': () => 'opens or closes the list',
  },
  start: { tip: '', filters: [], isListed: false },
  after: {
    'mark.pointed': (situation, { name }) => ({ ...situation, tip: name }),
    'map.left': (situation) => ({ ...situation, tip: '' }),
    'escape.pressed': (situation) => ({ ...situation, tip: '' }),
    'filter.toggled': (situation, { filter }) => {
      const title = titles[filter] ?? '';
      const { filters: pressed } = situation;
      return {
        ...situation,
        tip: '',
        filters: pressed.includes(title) ? pressed.filter((one) => one !== title) : [...pressed, title],
      };
    },
    'filters.cleared': (situation) => ({ ...situation, tip: '', filters: [] }),
    'list.toggled': (situation) => ({ ...situation, isListed: !situation.isListed }),
  },
  see: ({ filters: pressed, isListed }) => ({
    buttons: [
      'No visa',
      'Within 10 days',
      'Fee under ₹5,000',
      ...(pressed.length > 0 ? ['Show all'] : []),
      isListed ? 'Hide the list' : 'Show them as a list',
    ],
  }),
  alsoExpect: (situation) => {
    const shown = shownUnder(situation);
    const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map((chip) => chip.textContent);
    expect(pressed.sort()).toEqual([...situation.filters].sort());
    expect(
      marks()
        .map((mark) => mark.getAttribute('href')?.replace('/services/', ''))
        .sort(),
    ).toEqual(shown.map((name) => name.toLowerCase()));
    expect(screen.getByRole('status').textContent).toBe(
      situation.filters.length === 0 ? 'All 3 destinations' : `${shown.length} of 3 destinations`,
    );
    const tip = document.querySelector('[data-below]');
    expect(tip?.querySelector('a')?.textContent ?? '').toBe(situation.tip);
    if (situation.tip === 'France') expect(tip?.textContent).toContain('Fee: €90');
    if (situation.tip === 'Thailand') expect(tip?.textContent).toContain('Fee: Free');
    const list = screen.queryAllByRole('list').find((one) => within(one).queryAllByRole('link').length > 0);
    expect(
      list === undefined
        ? []
        : within(list)
            .getAllByRole('link')
            .map((link) => link.textContent)
            .sort(),
    ).toEqual(situation.isListed ? shown : []);
  },
});
