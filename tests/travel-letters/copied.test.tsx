import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import TravelLetters from '../../src/flows/travel-letters/TravelLetters';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press, type } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it('what is copied is the letter that is shown, with what was typed', async () => {
  await world.open(<TravelLetters />, '/trip');
  await type('Full name of the traveller', 'Asha Rao');
  await press('Copy letter');
  const shown = screen.getByLabelText('Cover letter').textContent;
  expect(shown).toContain('Asha Rao');
  expect(world.copied).toEqual([shown]);
});
