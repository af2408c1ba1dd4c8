/** What can be measured of the picture within the frame, from its pixels alone. */
import type { Marks } from './marks';

/** Pixels as a canvas gives them: red, green, blue and alpha, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

export interface Measured {
  /** The variance of the Laplacian over the head: the less, the more blurred. */
  readonly sharpness: number;
  /** How light the background is, 0 to 255, beside the head. */
  readonly backgroundLight: number;
  /** How far its pixels are from one another: the standard deviation of their light. */
  readonly backgroundSpread: number;
  /** How far its left side is from its right one. */
  readonly backgroundSides: number;
  /** How far it is from grey: the mean of the largest less the smallest of its three colours. */
  readonly backgroundColour: number;
  /** How light the face is. */
  readonly faceLight: number;
  /** How far its left half is from its right one. */
  readonly faceSides: number;
  /** The share of the face that is plain white. */
  readonly faceBurnt: number;
}

/** The height to which the picture is drawn before it is measured: figures of small and large pictures mean the same. */
export const measuredHeight = 480;

/** As people see it (ITU-R BT.601). */
function lightOf(data: ArrayLike<number>, at: number): number {
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
}

/** Every pixel of an area, given in shares of the picture, that `isIn` lets through. */
function pixelsIn(
  { width, height }: Pixels,
  { left, right, top, bottom }: Area,
  isIn: (x: number, y: number) => boolean = () => true,
): readonly (readonly [x: number, y: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let y = Math.floor(top * height); y < Math.floor(bottom * height); y += 1) {
    for (let x = Math.floor(left * width); x < Math.floor(right * width); x += 1) {
      if (isIn((x + 0.5) / width, (y + 0.5) / height)) found.push([x, y]);
    }
  }
  return found;
}

/** A face is about three quarters as wide as it is high; the shares of a picture are of its width here. */
function faceOf({ width, height }: Pixels, { crown, chin }: Marks) {
  const tall = (chin - crown) / 2;
  const wide = (tall * 0.75 * height) / width;
  const middle = (crown + chin) / 2;
  return {
    area: {
      left: Math.max(0, 0.5 - wide),
      right: Math.min(1, 0.5 + wide),
      top: Math.max(0, crown),
      bottom: Math.min(1, chin),
    },
    /** In the inner part of the oval: hair and background are not the face. */
    isInner: (x: number, y: number) =>
      ((x - 0.5) / (wide * 0.7)) ** 2 + ((y - middle - tall * 0.15) / (tall * 0.65)) ** 2 <= 1,
  };
}

/** The upper corners: beside the head and above the shoulders. */
const cornerWidth = 0.09;
const cornerHeight = 0.35;
const leftCorner: Area = { left: 0, right: cornerWidth, top: 0, bottom: cornerHeight };
const rightCorner: Area = { left: 1 - cornerWidth, right: 1, top: 0, bottom: cornerHeight };

/** The figures of a picture in which the visitor has marked the head. */
export function measure(pixels: Pixels, marks: Marks): Measured {
  const { width, height, data } = pixels;
  const place = (x: number, y: number) => (y * width + x) * 4;
  const light = ([x, y]: readonly [number, number]) => lightOf(data, place(x, y));
  const colour = ([x, y]: readonly [number, number]) => {
    const at = place(x, y);
    const three = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    return Math.max(...three) - Math.min(...three);
  };
  const laplacian = ([x, y]: readonly [number, number]) =>
    lightOf(data, place(x - 1, y)) +
    lightOf(data, place(x + 1, y)) +
    lightOf(data, place(x, y - 1)) +
    lightOf(data, place(x, y + 1)) -
    4 * lightOf(data, place(x, y));

  const face = faceOf(pixels, marks);
  const inner = pixelsIn(pixels, face.area, face.isInner);
  const head = pixelsIn(pixels, face.area).filter(
    ([x, y]) => x > 0 && y > 0 && x < width - 1 && y < height - 1,
  );
  const left = pixelsIn(pixels, leftCorner);
  const right = pixelsIn(pixels, rightCorner);
  const background = [...left, ...right];
  const faceLights = inner.map(light);
  const backgroundLights = background.map(light);
  return {
    sharpness: varianceOf(head.map(laplacian)),
    backgroundLight: meanOf(backgroundLights),
    backgroundSpread: Math.sqrt(varianceOf(backgroundLights)),
    backgroundSides: Math.abs(meanOf(left.map(light)) - meanOf(right.map(light))),
    backgroundColour: meanOf(background.map(colour)),
    faceLight: meanOf(faceLights),
    faceSides: Math.abs(
      meanOf(inner.filter(([x]) => x < width / 2).map(light)) -
        meanOf(inner.filter(([x]) => x >= width / 2).map(light)),
    ),
    faceBurnt: inner.length === 0 ? 0 : faceLights.filter((value) => value >= 250).length / inner.length,
  };
}
