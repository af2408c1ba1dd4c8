import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import { eachInItsWorld } from '../../support/each-in-its-world';
import { wait } from '../../support/hands';
import { TripContents } from '../../support/with-data';
import type { World } from '../../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

async function openFolder(folder: TripFolder): Promise<void> {
  world.trip.value = folder;
  await world.open(<TripContents />, '/trip');
  await wait(100);
}

const destinations = () =>
  [...screen.getByLabelText<HTMLSelectElement>('Destination').options].map(({ value }) => value);

it('a trip without a destination has neither its dates, nor where to apply, nor a page', async () => {
  await openFolder({ visaType: 'Tourist Visa' });
  expect(screen.getByRole('heading', { name: 'Your trip' })).toBeTruthy();
  expect(screen.queryByText(/^All about/)).toBeNull();
  expect(screen.queryByLabelText('Arrival')).toBeNull();
  expect(screen.queryByLabelText('Which state do you live in?')).toBeNull();
  expect(document.querySelector('svg[data-need]')).toBeNull();
  expect(destinations().filter((one) => one === '')).toHaveLength(1);
});

it('a trip to a listed destination has all of them, and offers each destination once', async () => {
  await openFolder({ destination: 'Japan', visaType: 'Tourist Visa' });
  expect(screen.getByRole('heading', { name: 'Your trip to Japan' })).toBeTruthy();
  expect(screen.getByText('All about Japan')).toBeTruthy();
  expect(document.querySelector('svg[data-need]')).not.toBeNull();
  expect(new Set(destinations()).size).toBe(destinations().length);
});

it('a destination that is not listed stays chosen', async () => {
  await openFolder({ destination: 'Norway and Sweden', visaType: 'Tourist Visa' });
  expect(screen.getByLabelText<HTMLSelectElement>('Destination').value).toBe('Norway and Sweden');
  expect(new Set(destinations()).size).toBe(destinations().length);
});

it('the stamp is of the rule on the day of arrival, not of today', async () => {
  world.today = '2026-11-26';
  await openFolder({ destination: 'Malaysia', visaType: 'Tourist Visa' });
  expect(document.querySelectorAll('svg[data-need="none"]')).not.toHaveLength(0);
  world.close();
  await openFolder({ destination: 'Malaysia', visaType: 'Tourist Visa', entry: '2027-02-01' });
  expect(document.querySelectorAll('svg[data-need="none"]')).toHaveLength(0);
});

it.each([
  [undefined, 'Flights, stay, daily expenses and the visa in rupees.'],
  [{ total: 123_456, days: 7 }, '₹1,23,456 for one traveller, 7 days.'],
])('what the trip costs, by its last estimate: %j', async (estimate, said) => {
  await openFolder({ destination: 'Japan', ...(estimate && { estimate }) });
  const heading = screen.getByRole('heading', { name: 'What it costs', hidden: true });
  expect(heading.parentElement?.textContent).toContain(said);
});
