import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import { forTripFolder, type SiteRef } from '../../machines/site/events';
import {
  transitMachine,
  type TransitEvent,
  type TransitSnapshot,
} from '../../machines/transit/transit.machine';
import { shownTransitPlaces } from '../../src/content/transit-places';
import { Transit } from '../../src/flows/transit/Transit';
import { choose, tick, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

const names: Readonly<Record<string, string>> = { germany: 'Germany', 'united-kingdom': 'United Kingdom' };
const places = shownTransitPlaces().filter(({ id }) => Object.hasOwn(names, id));

const labels = {
  onward: { usa: 'USA', '': 'Not said' },
  bookings: { one: 'One, for all flights', two: 'Two or more' },
  route: { inside: 'I stay in the transit area', bags: 'I collect my bags' },
} as const;
const questions = {
  onward: 'Where do you fly on to?',
  bookings: 'How many bookings?',
  route: 'What do you do there?',
} as const;

function eventsOf(snapshot: TransitSnapshot): TransitEvent[] {
  const { place, journey, visas, today } = snapshot.context;
  if (today === undefined) return [{ type: 'today.found', today: '2026-01-15' }];
  const answers: TransitEvent[] = [
    ...(journey.onward === undefined
      ? [{ type: 'answer.changed' as const, field: 'onward' as const, value: 'usa' }]
      : [{ type: 'answer.changed' as const, field: 'onward' as const, value: '' }]),
    ...(['one', 'two'] as const).map(
      (value) => ({ type: 'answer.changed', field: 'bookings', value }) as const,
    ),
    ...(['inside', 'bags'] as const).map(
      (value) => ({ type: 'answer.changed', field: 'route', value }) as const,
    ),
  ];
  return [
    ...(place === 'united-kingdom' ? answers : []),
    ...(place === undefined ? [] : [{ type: 'visa.toggled' as const, issuer: 'usa' as const }]),
    ...Object.keys(names)
      .filter((id) => id !== place)
      .map((id) => ({ type: 'place.chosen' as const, id })),
    ...(place === undefined ? [] : [{ type: 'address.changed' as const, query: {} }]),
    ...(visas.length === 0 && place === undefined
      ? [
          {
            type: 'trip.known' as const,
            trip: { visas: [{ issuer: 'usa' as const, kind: 'visa' as const }] } as never,
          },
        ]
      : []),
  ];
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  place: string;
  onward: string;
  bookings: string;
  route: string;
  hasUs: boolean;
}

/** The headings of the answers. */
function answersIn({ place, onward, bookings, route, hasUs }: Situation): readonly string[] {
  const isGermany = place === 'Germany';
  const isExempt = hasUs && !isGermany;
  const airside = isGermany
    ? 'No visa needed'
    : isExempt
      ? 'No visa needed, with your US visa'
      : 'You need a visa';
  const border = isExempt && onward === 'usa' ? 'Perhaps no visa, with your US visa' : 'You need a visa';
  if (route === 'bags') return [border];
  return route === 'inside' && bookings === 'one' ? [airside] : [airside, border];
}

walkPaths<typeof transitMachine, TransitEvent, Situation>({
  flow: 'Transit',
  states: 'tests/transit/states.txt',
  machine: transitMachine,
  input: { site: createEmptyActor() as SiteRef, known: places.map(({ id }) => id) },
  events: eventsOf,
  key: ({ value, context: { place, journey, visas, today } }) =>
    JSON.stringify([value, place, journey.onward, journey.bookings, journey.route, visas.length, today]),
  open: (world) => world.open(<Transit places={places} />, '/tools/transit'),
  act: {
    'today.found': async () => {},
    'trip.known': ({ trip }, world) =>
      act(async () => world.site?.actor.send(forTripFolder({ type: 'trip.patched', patch: trip }))),
    'address.changed': async (_, world) => {
      await act(async () => world.history?.push('/tools/transit'));
      await wait(20);
    },
    'place.chosen': async ({ id }) => {
      await choose('Where do you change planes?', names[id] ?? '');
      await wait(20);
    },
    'answer.changed': ({ field, value }) =>
      choose(questions[field], (labels[field] as Readonly<Record<string, string>>)[value] ?? ''),
    'visa.toggled': () => tick('USA'),
  },
  say: {
    'today.found': () => '',
    'trip.known': () => 'has a US visa in the trip',
    'address.changed': () => 'goes back',
    'place.chosen': ({ id }) => `chooses ${names[id]}`,
    'answer.changed': ({ field, value }) => `says ${field}: ${value || 'nothing'}`,
    'visa.toggled': () => 'ticks USA',
  },
  start: { place: '', onward: '', bookings: '', route: '', hasUs: false },
  after: {
    'today.found': (situation) => situation,
    'trip.known': (situation) => ({ ...situation, hasUs: true }),
    'address.changed': (situation) => ({ ...situation, place: '' }),
    'place.chosen': (situation, { id }) => ({ ...situation, place: names[id] ?? '' }),
    'answer.changed': (situation, { field, value }) => ({ ...situation, [field]: value }),
    'visa.toggled': (situation) => ({ ...situation, hasUs: !situation.hasUs }),
  },
  see: ({ place, onward, bookings, route, hasUs }) => ({
    fields: {
      'Where do you change planes?': place || 'Choose a place',
      ...(place !== '' && {
        [questions.onward]: onward === 'usa' ? 'USA' : 'Not said',
        [questions.bookings]: labels.bookings[bookings as 'one'] ?? 'Not said',
        [questions.route]: labels.route[route as 'bags'] ?? 'Not said',
        USA: hasUs,
      }),
    },
  }),
  alsoExpect: (situation, world) => {
    const { place, bookings, route } = situation;
    const found = screen
      .queryAllByRole('region', { name: /^If you / })
      .map((region) => region.querySelector('h3')?.textContent);
    expect(found).toEqual(place === '' ? [] : answersIn(situation));
    expect(screen.queryByRole('heading', { name: 'Where people change planes' }) !== null).toBe(place === '');
    expect(screen.queryByText(/^With two bookings/) !== null).toBe(
      place !== '' && bookings === 'two' && route !== 'bags',
    );
    expect(world.address).toBe(
      place === '' ? '/tools/transit' : `/tools/transit?through=${place.toLowerCase().replace(' ', '-')}`,
    );
    expect(world.trip.value?.visas?.length ?? 0).toBe(situation.hasUs ? 1 : 0);
  },
});
