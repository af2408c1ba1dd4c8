import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OpenedPicture } from '../../machines/photo-check/pictures';
import { shownPhotoDocuments } from '../../src/content/photo-documents';
import CropStage from '../../src/flows/photo-check/CropStage';
import { PhotoCheck } from '../../src/flows/photo-check/PhotoCheck';
import { eachInItsWorld } from '../support/each-in-its-world';
import { choose, isLeftToBrowser, press, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const documents = shownPhotoDocuments();
const picture: OpenedPicture = { id: 'one', address: 'blob:one', width: 1500, height: 2000 };
const frame = () => screen.getByRole('group', { name: /^The frame/ });
const valueOf = (name: string) => Number(screen.getByRole('slider', { name }).getAttribute('aria-valuenow'));

async function openPicture(): Promise<void> {
  await world.open(
    <PhotoCheck
      documents={documents}
      others={[]}
      loadStage={() => Promise.resolve({ default: CropStage })}
    />,
    '/tools/photo',
  );
  await choose('What is the photo for?', 'Japan visa');
  await wait(20);
  const input = screen.getByLabelText('Choose a picture');
  await act(async () => fireEvent.change(input, { target: { files: [new File(['picture'], 'me.jpg')] } }));
  await world.answerPicture(picture);
  await wait(20);
}

/** The picture is higher than the frame: larger, it can go to every side. */
async function enlarge(): Promise<void> {
  for (let presses = 0; presses < 5; presses += 1) await slide('Size');
}

const slide = (name: string) =>
  act(async () => fireEvent.keyDown(screen.getByRole('slider', { name }), { key: 'ArrowRight' }));

it.each([
  ['Size', 5],
  ['Left and right', 1],
  ['Up and down', 1],
  ['Straighten', 0.5],
  ['Top of the head', 0.5],
  ['Chin', 0.5],
])('%s moves by its own step', async (name, step) => {
  await openPicture();
  await enlarge();
  const before = valueOf(name);
  await slide(name);
  expect(valueOf(name) - before).toBe(step);
});

it.each([
  ['ArrowRight', 'Left and right', 1],
  ['ArrowLeft', 'Left and right', -1],
  ['ArrowDown', 'Up and down', 1],
  ['ArrowUp', 'Up and down', -1],
  ['+', 'Size', 110],
  ['=', 'Size', 110],
  ['-', 'Size', 100 / 1.1],
])('%s on the frame moves the picture, and the page stays where it is', async (key, slider, by) => {
  await openPicture();
  await enlarge();
  const before = valueOf(slider);
  expect(await isLeftToBrowser(() => fireEvent.keyDown(frame(), { key }))).toBe(false);
  if (slider === 'Size') expect(valueOf(slider)).toBe(Math.round((before * by) / 100));
  else expect(valueOf(slider) - before).toBe(by);
});

it('any other key on the frame is the browser’s', async () => {
  await openPicture();
  expect(await isLeftToBrowser(() => fireEvent.keyDown(frame(), { key: 'Tab' }))).toBe(true);
});

it('what is cut stands as crooked as it was laid', async () => {
  await openPicture();
  const straighten = screen.getByRole('slider', { name: 'Straighten' });
  await act(async () => fireEvent.keyDown(straighten, { key: 'End' }));
  await press('Turn right');
  await act(async () => fireEvent.keyDown(straighten, { key: 'End' }));
  const tilt = valueOf('Straighten');
  expect(tilt).toBe(15);
  await press('Check the photo');
  await world.answerPicture({ sharpness: 200, backgroundLight: 240, faceLight: 150 });
  await wait(20);
  expect(screen.getByRole('img', { name: 'You, as the frame cuts it' }).style.transform).toContain(
    `rotate(${90 + tilt}deg)`,
  );
});

it('a picture that is turned left lies on its other side', async () => {
  await openPicture();
  await press('Turn left');
  await press('Check the photo');
  await world.answerPicture({ sharpness: 200, backgroundLight: 240, faceLight: 150 });
  await wait(20);
  const { transform } = screen.getByRole('img', { name: 'You, as the frame cuts it' }).style;
  expect(Number(/rotate\((-?[\d.]+)deg\)/.exec(transform)?.[1]) % 360).toBe(270);
});

it('the device holds no picture once the page is left', async () => {
  await openPicture();
  expect(world.keptPictures).toEqual(['one']);
  world.close();
  expect(world.keptPictures).toEqual(['one', undefined]);
});

it('the same file can be chosen once more', async () => {
  await openPicture();
  const input = screen.getByLabelText<HTMLInputElement>('Take a picture');
  // Its list is an array there, and has no other way in.
  Array.prototype.push.call(input.files, new File(['picture'], 'me.jpg'));
  expect(input.value).toContain('me.jpg');
  await act(async () => fireEvent.change(input));
  expect(world.openedFiles).toHaveLength(2);
  // A browser says nothing of a file that is there already.
  expect(input.value).toBe('');
});
