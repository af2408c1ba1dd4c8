import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openedDestinations } from '../../src/content/opened-destinations';
import { HeldHere } from '../../src/flows/visas-held/HeldHere';
import { eachInItsWorld } from '../support/each-in-its-world';
import { wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const mexico = openedDestinations().find(({ name }) => name === 'Mexico')?.ways ?? [];

/** What the head of a destination’s page says to who holds a US visa. */
async function saidOf(entries?: 'single' | 'multiple'): Promise<string | null | undefined> {
  world.trip.value = { visas: [{ issuer: 'usa', kind: 'visa', ...(entries && { entries }) }] };
  await world.open(<HeldHere ways={mexico} />, '/services/mexico');
  await wait(20);
  return screen.queryByText(/^With your US visa/)?.parentElement?.textContent;
}

it('a visa that opens a destination on a condition says so there', async () => {
  expect(await saidOf()).toContain('Only if it is for several entries.');
});

it('one that opens it as it is names no condition', async () => {
  const said = await saidOf('multiple');
  expect(said).toMatch(/^With your US visa: /);
  expect(said).not.toContain('Only if');
});

it('one that does not open it says nothing', async () => {
  expect(await saidOf('single')).toBeUndefined();
});
