import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entryRulesFor } from '../../src/content/entry-rules';
import { SharedTrip } from '../../src/flows/shared-trip/SharedTrip';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const own = { destination: 'Japan', entry: '2026-03-10', exit: '2026-03-20' };

async function openLink(query: string): Promise<readonly (string | null)[]> {
  world.trip.value = own;
  await world.open(<SharedTrip rules={entryRulesFor} pageOf={() => undefined} />, `/trip#trip?${query}`);
  await wait(20);
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

it('a trip that the folder has already cannot be taken once more', async () => {
  expect(await openLink('to=Japan&from=2026-03-10&until=2026-03-20')).toEqual(['Just look', 'No, thanks']);
  expect(screen.getByText('Your folder says the same already.')).toBeTruthy();
  await press('Just look');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('one with another day can', async () => {
  expect(await openLink('to=Japan&from=2026-03-11')).toEqual(['Take it', 'Just look', 'No, thanks']);
});
