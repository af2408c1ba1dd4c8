import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comparedDestinations } from '../../src/content/compared-destinations';
import { Comparison } from '../../src/flows/comparison/Comparison';
import { eachInItsWorld } from '../support/each-in-its-world';
import { wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it('what stands there is not offered again', async () => {
  const destinations = comparedDestinations('2026-11-26').filter(({ id }) => ['japan', 'kenya'].includes(id));
  await world.open(<Comparison destinations={destinations} usual={[]} />, '/tools/compare?with=japan');
  await wait(20);
  const { options } = screen.getByLabelText<HTMLSelectElement>('Add a destination');
  expect([...options].map(({ text }) => text)).toEqual(['Choose a destination', 'Kenya']);
});

it('a destination whose rule has ended has no stamp, and says to check', async () => {
  const stampsOn = async (day: string) => {
    const destinations = comparedDestinations(day).filter(({ id }) => id === 'malaysia');
    await world.open(<Comparison destinations={destinations} usual={[]} />, '/tools/compare?with=malaysia');
    await wait(20);
    return document.querySelectorAll('svg[data-need]').length;
  };
  expect(await stampsOn('2026-12-31')).toBe(1);
  cleanup();
  expect(await stampsOn('2027-01-01')).toBe(0);
  expect(screen.getByText(/Check before you book/)).toBeTruthy();
});
