import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Header } from '../../../src/app/shell/Header';
import { eachInItsWorld } from '../../support/each-in-its-world';
import { isLeftToBrowser } from '../../support/hands';
import type { World } from '../../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const press = (on: Element, more: KeyboardEventInit = {}) =>
  isLeftToBrowser(() => fireEvent.keyDown(on, { key: '/', ...more }));

it('a slash leads to the search, but not out of a text, a dialog, or with another key', async () => {
  world.isWhole = true;
  await world.open(
    <>
      <Header />
      <textarea aria-label="Message" />
    </>,
    '/services',
  );
  expect(await press(screen.getByLabelText('Message'))).toBe(true);
  expect(await press(document.body, { ctrlKey: true })).toBe(true);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  expect(await press(document.body)).toBe(true);
  expect(world.address).toBe('/services');
  dialog.remove();
  expect(await press(document.body)).toBe(false);
  expect(world.address).toBe('/search');
});
