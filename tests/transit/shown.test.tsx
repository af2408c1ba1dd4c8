import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HeldVisa } from '../../machines/visas-held/held';
import { shownTransitPlaces } from '../../src/content/transit-places';
import { Transit } from '../../src/flows/transit/Transit';
import { eachInItsWorld } from '../support/each-in-its-world';
import { tick, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const places = shownTransitPlaces();

/** What is said, by paragraph, of the transit area to who holds a visa. */
async function saidOfTransitArea(id: string, visa: HeldVisa): Promise<(string | null)[]> {
  world.trip.value = { visas: [visa] };
  await world.open(<Transit places={places} />, `/tools/transit?through=${id}`);
  await wait(20);
  const answer = screen.getByRole('region', { name: 'If you stay in the transit area' });
  return within(answer)
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);
}

it('what frees from a transit visa is explained, and the rule without it', async () => {
  expect(await saidOfTransitArea('united-kingdom', { issuer: 'usa', kind: 'visa' })).toEqual([
    'If you stay in the transit area',
    'For any destination. An e-visa counts only if the airline can check it.',
    expect.stringMatching(/^Without it: You need a Direct Airside Transit visa/),
    expect.stringMatching(/^checked /),
  ]);
});

it('where nothing more is known of it, nothing more is said', async () => {
  expect(await saidOfTransitArea('united-kingdom', { issuer: 'usa', kind: 'residence' })).toEqual([
    'If you stay in the transit area',
    expect.stringMatching(/^Without it: You need a Direct Airside Transit visa/),
    expect.stringMatching(/^checked /),
  ]);
});

it('the visas that are ticked are kept with the trip, and can be told in more detail elsewhere', async () => {
  await saidOfTransitArea('united-kingdom', { issuer: 'usa', kind: 'visa' });
  const more = 'Say if it is a residence permit, and what else they open';
  expect(screen.getByRole('link', { name: more }).getAttribute('href')).toBe('/tools/visas-i-hold');
  await tick('USA');
  expect(screen.queryByRole('link', { name: more })).toBeNull();
});
