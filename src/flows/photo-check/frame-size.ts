import type { Size } from '../../../machines/photo-check/sizes';

/** What the frame has to fit into, in CSS pixels: the narrowest phone shows it whole. */
const mostWidth = 264;
const mostHeight = 330;

/** The frame on the screen. */
export function frameSize(proportion: number): Size {
  const height = Math.min(mostHeight, mostWidth / proportion);
  return { width: height * proportion, height };
}
