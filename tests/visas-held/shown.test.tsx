import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HeldVisa } from '../../machines/visas-held/held';
import { openedDestinations } from '../../src/content/opened-destinations';
import { VisasHeld } from '../../src/flows/visas-held/VisasHeld';
import { eachInItsWorld } from '../support/each-in-its-world';
import { wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const destinations = openedDestinations();

async function hold(...visas: readonly HeldVisa[]): Promise<void> {
  world.trip.value = { visas };
  await world.open(<VisasHeld destinations={destinations} />, '/tools/visas-i-hold');
  await wait(20);
}

it('the day until which a visa is valid is kept, and said with what it opens', async () => {
  await hold({ issuer: 'usa', kind: 'visa', entries: 'multiple', used: 'yes' });
  fireEvent.change(screen.getByLabelText('US: Valid until'), { target: { value: '2035-05-20' } });
  await wait(20);
  expect(world.trip.value?.visas).toEqual([
    { issuer: 'usa', kind: 'visa', entries: 'multiple', used: 'yes', validUntil: '2035-05-20' },
  ]);
  expect(screen.getAllByText(/By your US visa · valid until 20 May 2035 · /).length).toBeGreaterThan(5);
});

it('of a residence permit nobody asks for entries', async () => {
  await hold({ issuer: 'usa', kind: 'residence' });
  expect(screen.getByLabelText('US: Valid until')).toBeTruthy();
  expect(screen.queryByLabelText('US: Entries')).toBeNull();
  expect(screen.queryByLabelText('US: Used already')).toBeNull();
});

it.each([
  ['a Schengen visa', [{ issuer: 'schengen', kind: 'visa' }], 1],
  [
    'it beside another',
    [
      { issuer: 'usa', kind: 'visa' },
      { issuer: 'schengen', kind: 'visa' },
    ],
    1,
  ],
  ['a permit of a Schengen country', [{ issuer: 'schengen', kind: 'residence' }], 0],
  ['a US visa', [{ issuer: 'usa', kind: 'visa' }], 0],
] as const)('who holds %s is told of the 29 countries, or not', async (_, visas, told) => {
  await hold(...visas);
  expect(screen.queryAllByText(/all 29 Schengen countries/)).toHaveLength(told);
});
