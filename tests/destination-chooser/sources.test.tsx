import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DestinationChooser } from '../../src/flows/destination-chooser/DestinationChooser';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press, type, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it.each([
  [['a data set'], /^Source: a data set\. Checked on 21 November 2026\./],
  [['a data set', 'an embassy'], /^Sources: a data set; an embassy\. Checked on 21 November 2026\./],
])('an answer in place names what it rests on: %s', async (sources, line) => {
  const answer = {
    sentence: 'With an Indian passport you need no visa for Nepal.',
    sources,
    checked: '2026-11-21',
  };
  await world.open(<DestinationChooser findPlaces={async () => [{ name: 'Nepal', answer }]} />, '/');
  await type('I have an Indian passport and I’m going to', 'Nepal');
  await press('Show the answer');
  await wait(20);
  expect(screen.getByText(line)).toBeTruthy();
});
