import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { foundKinds, type Findable } from '../../machines/search/finding';
import { ToolDialogs } from '../../src/flows/tools/ToolDialogs';
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

it('the estimator is found, and opens over the page', async () => {
  const estimator: Findable = { kind: 'tool', title: 'What it costs', words: '' };
  world.loadTool = async (tool) => ({ default: () => <p>{`The ${tool}`}</p> });
  await world.open(
    <>
      <Search everything={[estimator]} smallWords={[]} titles={titles} />
      <ToolDialogs />
    </>,
    '/search',
  );
  await type('What are you looking for?', 'costs');
  await act(async () => fireEvent.click(screen.getByRole('option', { name: 'What it costs' })));
  expect(screen.getByText('The estimator')).toBeTruthy();
});

it('a key that goes through the results leaves the caret where it is', async () => {
  await world.open(<Search everything={[japan]} smallWords={[]} titles={titles} />, '/search');
  expect(await leaves('ArrowUp')).toBe(true);
  await type('What are you looking for?', 'japan');
  for (const key of ['ArrowDown', 'ArrowUp', 'Escape']) expect(await leaves(key), key).toBe(false);
  expect(await leaves('ArrowLeft')).toBe(true);
});
