import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { foundKinds, type Findable } from '../../machines/search/finding';
import { Search } from '../../src/flows/search/Search';
import { eachInItsWorld } from '../support/each-in-its-world';
import { isLeftToBrowser, type } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const japan: Findable = { kind: 'destination', title: 'Japan', path: '/services/japan', words: '' };
const titles = Object.fromEntries(foundKinds.map((kind) => [kind, kind])) as Record<
  (typeof foundKinds)[number],
  string
>;
const field = () => screen.getByRole('combobox');
const leaves = (key: string) => isLeftToBrowser(() => fireEvent.keyDown(field(), { key }));

it('what is not found is named without the spaces around it', async () => {
  await world.open(<Search everything={[japan]} smallWords={[]} titles={titles} />, '/search');
  await type('What are you looking for?', '  qqqq ');
  expect(screen.getByRole('status').textContent).toBe('Nothing found for “qqqq”.');
});

it('a key that goes through the results leaves the caret where it is', async () => {
  await world.open(<Search everything={[japan]} smallWords={[]} titles={titles} />, '/search');
  expect(await leaves('ArrowUp')).toBe(true);
  await type('What are you looking for?', 'japan');
  for (const key of ['ArrowDown', 'ArrowUp', 'Escape']) expect(await leaves(key), key).toBe(false);
  expect(await leaves('ArrowLeft')).toBe(true);
});
