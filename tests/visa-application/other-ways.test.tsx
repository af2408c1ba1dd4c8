import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OtherWays } from '../../src/flows/visa-application/OtherWays';
import { eachInItsWorld } from '../support/each-in-its-world';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [7_140, '119 minutes'],
  [7_141, '2 hours'],
  [7_201, '3 hours'],
  [86_400, '24 hours'],
])('after %d seconds somebody may try again: the wait is never said too short', async (seconds, wait) => {
  await world.open(
    <OtherWays isInDoubt reference="" retryAfterSeconds={seconds} onEmail={() => {}} onCopy={() => {}} />,
    '/apply-visa',
  );
  expect(screen.getByText(/^Our system is busy/).textContent).toBe(
    `Our system is busy. Please wait ${wait} before you try again.`,
  );
});
