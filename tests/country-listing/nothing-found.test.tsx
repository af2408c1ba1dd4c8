import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import { france, indonesia, japan } from '../support/countries';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press, type, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it.each<[pressed: readonly string[], searched: string, text: string]>([
  [
    ['Schengen Area', 'On arrival'],
    '',
    'Nothing in Schengen Area with “On arrival”. Try adjusting the filters.',
  ],
  [
    [],
    ' zz ',
    'Your search for “zz” in all destinations returned nothing. Try adjusting the filters or the search term.',
  ],
  [
    ['Schengen Area'],
    'zz',
    'Your search for “zz” in Schengen Area returned nothing. Try adjusting the filters or the search term.',
  ],
  [
    [],
    'z'.repeat(80),
    `Your search for “${'z'.repeat(60)}” in all destinations returned nothing. Try adjusting the filters or the search term.`,
  ],
  [
    ['On arrival'],
    'zz',
    'Your search for “zz” in all destinations with “On arrival” returned nothing. Try adjusting the filters or the search term.',
  ],
])('after %j and a search for %j the listing says what it has not found', async (pressed, searched, text) => {
  await world.open(<CountryListing countries={[france, indonesia, japan]} asOf="May 2025" />, '/services');
  for (const name of pressed) await press(name);
  if (searched !== '') await type('Search destinations', searched);
  await wait(1000);
  expect(screen.getByRole('heading', { name: 'No Countries Found' }).nextElementSibling?.textContent).toBe(
    text,
  );
});
