import { expect, it } from 'vitest';
import { frameSize } from '../../src/flows/photo-check/frame-size';

/** How wide and high a frame may be, so that the narrowest phone shows it whole. */
const most = { width: 264, height: 330 };

it.each([
  ['a square', 1],
  ['35 × 45 mm', 35 / 45],
  ['twice as high as wide', 1 / 2],
  ['twice as wide as high', 2],
])('the frame of %s is as large as a narrow phone lets it be', (_, proportion) => {
  const { width, height } = frameSize(proportion);
  expect(width / height).toBeCloseTo(proportion, 9);
  expect(Math.max(width / most.width, height / most.height)).toBeCloseTo(1, 9);
});
