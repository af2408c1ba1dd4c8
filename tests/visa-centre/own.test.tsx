import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { centresToAsk } from '../../src/content/visa-centres/visa-centres';
import { VisaCentre } from '../../src/flows/visa-centre/VisaCentre';
import { eachInItsWorld } from '../support/each-in-its-world';
import { choose } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const destinations = centresToAsk();

it('a destination’s own page asks for the state alone, and does not name itself', async () => {
  const italy = destinations.find(({ id }) => id === 'italy');
  if (!italy) throw new Error('Italy is not among them.');
  await world.open(<VisaCentre own={italy} />, '/services/italy');
  expect(screen.queryByLabelText('Where do you want to go?')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  await choose('Which state do you live in?', 'Kerala');
  expect(screen.getByText('if you live in Kerala')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Cities, charges and appointments/ })).toBeNull();
  expect(world.address).toBe('/services/italy');
});

it('elsewhere the answer names the destination too', async () => {
  await world.open(<VisaCentre destinations={destinations} />, '/tools/visa-centre?to=italy');
  await choose('Which state do you live in?', 'Kerala');
  expect(screen.getByText('Italy, if you live in Kerala')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cities, charges and appointments: Italy' })).toBeTruthy();
});
