import { expect, it } from 'vitest';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import { france, indonesia, japan } from '../support/countries';
import { eachInItsWorld } from '../support/each-in-its-world';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it('each destination whose need is known has its stamp, whose frame is drawn on the page', async () => {
  const { name, shortName, flag, category, processingTime } = japan;
  const countries = [france, indonesia, { name, shortName, flag, category, processingTime }];
  await world.open(<CountryListing countries={countries} asOf="May 2025" />, '/services');
  const stamps = [...document.querySelectorAll('svg[data-need]')];
  expect(stamps.map((stamp) => stamp.textContent)).toEqual(['FRA', 'IDN']);
  for (const stamp of stamps) {
    const frame = stamp.querySelector('use')?.getAttribute('href') ?? '';
    expect(document.querySelectorAll(`${frame} path`)).toHaveLength(2);
  }
});
