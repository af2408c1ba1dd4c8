import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import { forTripFolder, type SiteRef } from '../../machines/site/events';
import {
  visaCentreMachine,
  type VisaCentreEvent,
  type VisaCentreSnapshot,
} from '../../machines/visa-centre/visa-centre.machine';
import { centresToAsk } from '../../src/content/visa-centres/visa-centres';
import { VisaCentre } from '../../src/flows/visa-centre/VisaCentre';
import { choose, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

const names: Readonly<Record<string, string>> = { italy: 'Italy', turkey: 'Turkey', vietnam: 'Vietnam' };
const destinations = centresToAsk().filter(({ id }) => Object.hasOwn(names, id));

const states = ['Kerala', 'Uttarakhand'] as const;

function eventsOf({ context: { destination, state } }: VisaCentreSnapshot): VisaCentreEvent[] {
  return [
    ...Object.keys(names)
      .filter((id) => id !== destination)
      .map((id) => ({ type: 'destination.chosen' as const, id })),
    ...(destination === undefined ? [] : [{ type: 'address.changed' as const, query: {} }]),
    ...(destination === 'vietnam'
      ? []
      : ['', ...states]
          .filter((one) => one !== (state ?? ''))
          .map((one) => ({ type: 'state.chosen' as const, state: one }))),
    ...(state === undefined ? [{ type: 'trip.known' as const, trip: { state: 'Kerala' } }] : []),
  ];
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  destination: string;
  state: string;
}

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Italy: { Kerala: 'Your district is Mumbai', Uttarakhand: 'Your district is Delhi' },
  Turkey: { Kerala: 'Your district is Mumbai', Uttarakhand: 'Not known' },
};

function answerIn({ destination, state }: Situation): string {
  if (destination === 'Vietnam') return 'Nowhere: you apply online';
  return answers[destination]?.[state] ?? '';
}

walkPaths<typeof visaCentreMachine, VisaCentreEvent, Situation>({
  flow: 'Visa centre',
  states: 'tests/visa-centre/states.txt',
  machine: visaCentreMachine,
  input: { site: createEmptyActor() as SiteRef, known: destinations.map(({ id }) => id), own: undefined },
  events: eventsOf,
  key: ({ value, context: { destination, state } }) => JSON.stringify([value, destination, state]),
  open: (world) => world.open(<VisaCentre destinations={destinations} />, '/tools/visa-centre'),
  act: {
    'trip.known': ({ trip }, world) =>
      act(async () => world.site?.actor.send(forTripFolder({ type: 'trip.patched', patch: trip }))),
    'address.changed': async (_, world) => {
      await act(async () => world.history?.push('/tools/visa-centre'));
      await wait(20);
    },
    'destination.chosen': async ({ id }) => {
      await choose('Where do you want to go?', names[id] ?? '');
      await wait(20);
    },
    'state.chosen': ({ state }) =>
      choose('Which state do you live in?', state || 'Choose a state or union territory'),
  },
  say: {
    'trip.known': () => 'lives in Kerala by the trip',
    'address.changed': () => 'goes back',
    'destination.chosen': ({ id }) => `chooses ${names[id]}`,
    'state.chosen': ({ state }) => `lives in ${state || 'nothing that is said'}`,
  },
  start: { destination: '', state: '' },
  after: {
    'trip.known': (situation) => ({ ...situation, state: 'Kerala' }),
    'address.changed': (situation) => ({ ...situation, destination: '' }),
    'destination.chosen': (situation, { id }) => ({ ...situation, destination: names[id] ?? '' }),
    'state.chosen': (situation, { state }) => ({ ...situation, state }),
  },
  see: ({ destination, state }) => ({
    fields: {
      'Where do you want to go?': destination || 'Choose a destination',
      ...(destination !== 'Vietnam' && {
        'Which state do you live in?': state || 'Choose a state or union territory',
      }),
    },
  }),
  alsoExpect: (situation, world) => {
    const { destination, state } = situation;
    const answer = answerIn(situation);
    expect(screen.getByRole('status').textContent).toBe(answer);
    if (answer !== '') expect(screen.getAllByText(answer)).toHaveLength(2);
    expect(screen.queryByRole('table') !== null).toBe(destination === '');
    expect(screen.queryByRole('link', { name: /^Look here: / }) !== null).toBe(
      (destination === 'Turkey' || destination === 'Italy') && state === 'Uttarakhand',
    );
    expect(world.address).toBe(
      destination === '' ? '/tools/visa-centre' : `/tools/visa-centre?to=${destination.toLowerCase()}`,
    );
    expect(world.trip.value?.state ?? '').toBe(state);
  },
});
