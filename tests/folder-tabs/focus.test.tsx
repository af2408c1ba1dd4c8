import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FolderTabs } from '../../src/flows/trip-folder/FolderTabs';
import { eachInItsWorld } from '../support/each-in-its-world';
import { openTab, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const view = (
  <FolderTabs
    panels={{
      when: <section id="journey" tabIndex={-1} />,
      documents: <section id="documents-for-you" tabIndex={-1} />,
      cost: <section id="cost" tabIndex={-1} aria-label="In rupees" />,
      profile: <section id="profile" tabIndex={-1} />,
      letters: <section id="letters" tabIndex={-1} aria-label="To the embassy" />,
    }}
  />
);

it('the focus stays on a tab that was chosen, and goes to the part that an address names', async () => {
  await world.open(view, '/trip');
  const cost = screen.getByRole('tab', { name: 'Cost' });
  cost.focus();
  await openTab('Cost');
  await wait(100);
  expect(world.history?.location.hash).toBe('#cost');
  expect(document.activeElement).toBe(cost);
  await act(async () => world.history?.push('/trip#letters'));
  await wait(100);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'To the embassy' }));
});
