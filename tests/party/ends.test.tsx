import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartyCost } from '../../src/flows/PartyCost';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const atAnEnd = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'true')
    .map((button) => button.getAttribute('aria-label'));

it.each([
  ['one alone', { adults: 1, children: [] }, ['One adult fewer', 'One child fewer']],
  ['some', { adults: 2, children: [4] }, []],
  ['eight of each', { adults: 8, children: Array(8).fill(null) }, []],
  [
    'as many as there may be',
    { adults: 9, children: Array(9).fill(null) },
    ['One adult more', 'One child more'],
  ],
])('%s: the buttons at an end say so', async (_who, party, ends) => {
  world.trip.value = { party };
  await world.open(<PartyCost total={1000} />, '/trip');
  await wait(20);
  expect(atAnEnd()).toEqual(ends);
});

it('the last child is there until it is taken away', async () => {
  world.trip.value = { party: { adults: 1, children: [0] } };
  await world.open(<PartyCost total={1000} />, '/trip');
  await wait(20);
  expect(screen.getByLabelText<HTMLSelectElement>('Age of child 1').selectedOptions[0]?.text).toBe('Under 1');
  await press('One child fewer');
  expect(atAnEnd()).toEqual(['One adult fewer', 'One child fewer']);
});
