import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import { japan } from '../support/countries';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const listing = <CountryListing countries={[japan]} asOf="May 2025" />;
const banner = () => screen.queryByRole('complementary', { name: 'Eligibility' });

/** Specification §4, Visa listing: until it is dismissed for this browser session. */
it('the banner that was dismissed stays away when the listing is opened again', async () => {
  await world.open(listing, '/services');
  expect(banner()).not.toBeNull();
  await press('Dismiss');
  expect(banner()).toBeNull();
  await world.open(listing, '/services');
  expect(banner()).toBeNull();
});
