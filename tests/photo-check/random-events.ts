import fc from 'fast-check';
import { croppedPixels, placedWithin } from '../../machines/photo-check/crop';
import type { Measured } from '../../machines/photo-check/measuring';
import { photoCheckMachine, selectPhotoCheck } from '../../machines/photo-check/photo-check.machine';
import { proportionOf, type PhotoRules } from '../../machines/photo-check/sizes';
import { anyNumber, anyText, nothing, playOf, type Play } from '../support/arbitraries';

const documents: readonly PhotoRules[] = [
  {
    id: 'schengen',
    print: { width: 35, height: 45 },
    head: { min: 32 / 45, max: 36 / 45 },
    background: 'white',
  },
  {
    id: 'passport',
    upload: { smallest: { width: 630, height: 810 }, largest: { width: 630, height: 810 } },
    background: 'white',
  },
];

const id = fc.oneof(fc.constantFrom('', 'schengen', 'passport'), anyText);
const number = fc.oneof(anyNumber, fc.double());
const side = fc.integer({ min: 150, max: 9000 });
const measured: Measured = {
  sharpness: 200,
  backgroundLight: 240,
  backgroundSpread: 3,
  backgroundSides: 2,
  backgroundColour: 5,
  faceLight: 150,
  faceSides: 10,
  faceBurnt: 0,
};
const light = fc.double({ min: 0, max: 255, noNaN: true });

/** What may happen to a photo in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(photoCheckMachine, {
  input: { documents, loadStage: () => Promise.resolve(undefined) },
  events: {
    'address.changed': fc.record({ query: fc.record({ for: fc.option(id, { nil: undefined }) }) }),
    'purpose.chosen': fc.record({ id }),
    'picture.chosen': fc.record({ file: fc.record({ name: anyText, size: fc.nat() }) }),
    'kept.pressed': nothing,
    'picture.moved': fc.record({
      to: fc.record({ x: number, y: number, zoom: number, tilt: number }, { requiredKeys: [] }),
    }),
    'turn.pressed': fc.record({ by: fc.constantFrom(1, -1) }),
    'mark.moved': fc.record({ mark: fc.constantFrom('crown', 'eyes', 'chin'), at: number }),
    'check.pressed': nothing,
    'adjust.pressed': nothing,
    'save.pressed': fc.record({ as: fc.constantFrom<('photo' | 4 | 6)[]>('photo', 4, 6) }),
  },
  headStart: [
    { type: 'purpose.chosen', id: 'schengen' },
    { type: 'picture.chosen', file: { name: 'me.jpg', size: 9 } },
    {
      type: 'xstate.done.actor.openPicture',
      output: { picture: { id: 'one', address: 'blob:me', width: 1500, height: 2000 }, stage: undefined },
    },
    { type: 'check.pressed' },
    { type: 'xstate.done.actor.measurePicture', output: measured },
    { type: 'save.pressed', as: 6 },
  ],
  answers: {
    openPicture: fc.record({
      picture: fc.record({ id: fc.uuid(), address: fc.constant('blob:me'), width: side, height: side }),
      stage: fc.constant(undefined),
    }),
    measurePicture: fc.record({
      sharpness: light,
      backgroundLight: light,
      backgroundSpread: light,
      backgroundSides: light,
      backgroundColour: light,
      faceLight: light,
      faceSides: light,
      faceBurnt: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    savePicture: fc.record({
      as: fc.constantFrom('photo' as const, 6 as const),
      name: anyText,
      width: side,
      height: side,
      bytes: fc.nat(),
    }),
  },
  holds: ({ snapshot }) => {
    const { rules, picture, placement, marks, savedAs, sheets } = selectPhotoCheck(snapshot);
    const again = picture && rules && placedWithin(picture, proportionOf(rules), placement);
    const cropped = picture && rules && croppedPixels(picture, proportionOf(rules), placement);
    const hasPicture = snapshot.matches({ working: 'cropping' }) || snapshot.matches({ working: 'checked' });
    return {
      'there is work where there is a document': snapshot.matches('working') === (rules !== undefined),
      'there is a picture under the frame': !hasPicture || picture !== undefined,
      'it fills the frame':
        !hasPicture ||
        (again !== undefined &&
          Math.abs(again.x - placement.x) < 1e-9 &&
          Math.abs(again.y - placement.y) < 1e-9 &&
          again.zoom === placement.zoom),
      'something lies within the frame':
        !hasPicture || (cropped !== undefined && cropped.width > 0 && cropped.height > 0),
      'crown, eyes and chin are in that order': marks.crown < marks.eyes && marks.eyes < marks.chin,
      'a sheet is saved of a print alone':
        !snapshot.matches({ working: { checked: 'saving' } }) ||
        savedAs === 'photo' ||
        sheets.includes(savedAs),
      'a refusal has a reason':
        !snapshot.matches({ working: 'refused' }) || snapshot.context.refusal !== undefined,
    };
  },
});
