import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import { partyMachine, type PartyEvent, type PartySnapshot } from '../../machines/party/party.machine';
import { forTripFolder, type SiteRef } from '../../machines/site/events';
import { PartyCost } from '../../src/flows/PartyCost';
import { choose, press } from '../support/hands';
import { walkPaths } from '../support/paths';

const family = { adults: 2, children: [4] };

function eventsOf({ context: { party } }: PartySnapshot): readonly PartyEvent[] {
  const { adults, children } = party;
  return [
    { type: 'adult.removed' },
    { type: 'child.removed' },
    ...(adults < 2 ? [{ type: 'adult.added' } as const] : []),
    ...(children.length < 2 ? [{ type: 'child.added' } as const] : []),
    ...(children[0] === null ? [{ type: 'age.chosen', child: 0, age: 7 } as const] : []),
    ...(adults === 1 && children.length === 0
      ? [{ type: 'trip.known', trip: { party: family } } as const]
      : []),
  ];
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  adults: number;
  ages: readonly string[];
  /** Whether the visitor's trip was told of it. */
  isTold: boolean;
}

/** What 1,000 rupees for one mean for so many. Worked out by hand. */
const sums: Readonly<Record<string, string>> = {
  '2 adults': 'For 2 adults: about ₹2,000.',
  '1 adult, 1 child': 'For 1 adult and 1 child: about ₹2,000.',
  '1 adult, 2 children': 'For 1 adult and 2 children: about ₹3,000.',
  '2 adults, 1 child': 'For 2 adults and 1 child: about ₹3,000.',
  '2 adults, 2 children': 'For 2 adults and 2 children: about ₹4,000.',
};

function nameOf({ adults, ages }: Situation): string {
  const grown = adults === 1 ? '1 adult' : '2 adults';
  return ages.length === 0 ? grown : `${grown}, ${ages.length === 1 ? '1 child' : '2 children'}`;
}

walkPaths<typeof partyMachine, PartyEvent, Situation>({
  flow: 'Party',
  states: 'tests/party/states.txt',
  machine: partyMachine,
  input: { site: createEmptyActor() as SiteRef },
  events: eventsOf,
  key: ({ value, context: { party } }) => JSON.stringify([value, party]),
  open: (world) => world.open(<PartyCost total={1000} />, '/'),
  act: {
    'trip.known': ({ trip }, world) =>
      act(async () => world.site?.actor.send(forTripFolder({ type: 'trip.patched', patch: trip }))),
    'adult.added': () => press('One adult more'),
    'adult.removed': () => press('One adult fewer'),
    'child.added': () => press('One child more'),
    'child.removed': () => press('One child fewer'),
    'age.chosen': ({ child, age }) => choose(`Age of child ${child + 1}`, String(age)),
  },
  say: {
    'trip.known': () => 'has a family of three in the trip',
    'adult.added': () => 'adds an adult',
    'adult.removed': () => 'takes an adult away',
    'child.added': () => 'adds a child',
    'child.removed': () => 'takes a child away',
    'age.chosen': ({ age }) => `says that a child is ${age}`,
  },
  start: { adults: 1, ages: [], isTold: false },
  after: {
    'trip.known': () => ({ adults: 2, ages: ['4'], isTold: true }),
    'adult.added': (situation) => ({ ...situation, adults: situation.adults + 1, isTold: true }),
    'adult.removed': (situation) =>
      situation.adults === 1 ? situation : { ...situation, adults: situation.adults - 1 },
    'child.added': (situation) => ({ ...situation, ages: [...situation.ages, 'Not said'], isTold: true }),
    'child.removed': (situation) => ({ ...situation, ages: situation.ages.slice(0, -1) }),
    'age.chosen': (situation, { age }) => ({
      ...situation,
      ages: [String(age), ...situation.ages.slice(1)],
    }),
  },
  see: ({ ages }) => ({
    fields: Object.fromEntries(ages.map((age, index) => [`Age of child ${index + 1}`, age])),
    buttons: ['One adult fewer', 'One adult more', 'One child fewer', 'One child more'],
  }),
  alsoExpect: (situation, world) => {
    const { adults, ages, isTold } = situation;
    const numbers = ['Adults', 'Children under 18'].map((name) => screen.getByLabelText(name).textContent);
    expect(numbers).toEqual([String(adults), String(ages.length)]);
    const said = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');
    const sum = sums[nameOf(situation)];
    if (sum === undefined) expect(said).not.toContain('about');
    else expect(said).toContain(sum);
    expect(world.trip.value?.party).toEqual(
      isTold ? { adults, children: ages.map((age) => (age === 'Not said' ? null : Number(age))) } : undefined,
    );
  },
});
