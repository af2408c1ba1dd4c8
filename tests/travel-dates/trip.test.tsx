import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forTripFolder } from '../../machines/site/events';
import DatePlanner from '../../src/flows/travel-dates/DatePlanner';
import { eachInItsWorld } from '../support/each-in-its-world';
import { type, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const planner = <DatePlanner country="France" />;
const kept = { destination: 'Japan', exit: '2027-06-25', passportExpiry: '2031-01-01' };

it('a day that is typed before the trip is there takes nothing out of it', async () => {
  world.trip.write(kept);
  await world.open(planner, '/services/france');
  await type('Day you arrive', '2027-06-15');
  await wait(100);
  expect(world.trip.value).toEqual({ ...kept, entry: '2027-06-15' });
});

it('what is said elsewhere stands in the planner, and stays in the trip', async () => {
  world.trip.write(kept);
  await world.open(planner, '/services/france');
  await wait(100);
  const taken = { entry: '2027-03-11', exit: '2027-03-20' };
  await act(async () => world.site?.actor.send(forTripFolder({ type: 'trip.patched', patch: taken })));
  expect(world.screen().fields).toMatchObject({
    'Day you arrive': '2027-03-11',
    'Day you leave': '2027-03-20',
  });
  await type('Passport valid until', '2032-01-01');
  await wait(20);
  expect(world.trip.value).toEqual({ ...kept, ...taken, passportExpiry: '2032-01-01' });
});
