/** How a picture lies under the frame. Lengths are in heights of the frame, angles in degrees, clockwise. */
import type { Size } from './sizes';

export interface Placement {
  /** Where the picture's middle is, from the middle of the frame. */
  readonly x: number;
  readonly y: number;
  /** 1 covers the frame exactly while the picture stands straight. */
  readonly zoom: number;
  /** Quarter turns, 0 to 3. */
  readonly quarters: number;
  /** Besides them, to stand straight. */
  readonly tilt: number;
}

export const zoomRange = { min: 1, max: 8 } as const;
export const tiltRange = { min: -15, max: 15 } as const;

/** In the middle, covering the frame. */
export const centred: Placement = { x: 0, y: 0, zoom: 1, quarters: 0, tilt: 0 };

function between(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, Number.isFinite(value) ? value : 0));
}

/** What the frame takes up of a picture that is tilted: the box around it, along the picture's own sides. */
function boxAround(proportion: number, tilt: number): Size {
  const cos = Math.abs(Math.cos((tilt * Math.PI) / 180));
  const sin = Math.abs(Math.sin((tilt * Math.PI) / 180));
  return { width: proportion * cos + sin, height: proportion * sin + cos };
}

function turned({ width, height }: Size, quarters: number): Size {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Heights of the frame that a pixel of the picture takes at zoom 1. */
export function scaleAtOne(picture: Size, proportion: number, quarters: number): number {
  const { width, height } = turned(picture, quarters);
  return Math.max(proportion / width, 1 / height);
}

/** The placement nearest to one that was asked for, in which the picture fills the frame to its corners. */
export function placedWithin(picture: Size, proportion: number, asked: Placement): Placement {
  const quarters = ((Math.trunc(between(asked.quarters, { min: -4, max: 4 })) % 4) + 4) % 4;
  const tilt = between(asked.tilt, tiltRange);
  const scale = scaleAtOne(picture, proportion, quarters);
  const upright = turned(picture, quarters);
  const needed = boxAround(proportion, tilt);
  const least = Math.max(needed.width / (upright.width * scale), needed.height / (upright.height * scale));
  const zoom = Math.max(least, between(asked.zoom, zoomRange));
  const room = {
    x: Math.max(0, (upright.width * scale * zoom - needed.width) / 2),
    y: Math.max(0, (upright.height * scale * zoom - needed.height) / 2),
  };
  const cos = Math.cos((tilt * Math.PI) / 180);
  const sin = Math.sin((tilt * Math.PI) / 180);
  const far = { min: -1e6, max: 1e6 };
  const [x, y] = [between(asked.x, far), between(asked.y, far)];
  const along = between(x * cos + y * sin, { min: -room.x, max: room.x });
  const across = between(y * cos - x * sin, { min: -room.y, max: room.y });
  return { x: along * cos - across * sin, y: along * sin + across * cos, zoom, quarters, tilt };
}

/** The pixels of the picture that lie within the frame. */
export function croppedPixels(picture: Size, proportion: number, { zoom, quarters }: Placement): Size {
  const pixel = scaleAtOne(picture, proportion, quarters) * zoom;
  return { width: proportion / pixel, height: 1 / pixel };
}

/** How a canvas of some height draws what lies within the frame: move, turn, scale, then the picture around its middle. */
export interface Drawing {
  readonly moveX: number;
  readonly moveY: number;
  /** In radians. */
  readonly turn: number;
  readonly scale: number;
}

export function drawingOf(picture: Size, proportion: number, placed: Placement, canvas: Size): Drawing {
  const { x, y, zoom, quarters, tilt } = placed;
  return {
    moveX: canvas.width / 2 + x * canvas.height,
    moveY: canvas.height / 2 + y * canvas.height,
    turn: ((quarters * 90 + tilt) * Math.PI) / 180,
    scale: scaleAtOne(picture, proportion, quarters) * zoom * canvas.height,
  };
}

/** How far the picture may go to each side while it stands straight. */
export function roomFor(picture: Size, proportion: number, { zoom, quarters }: Placement) {
  const { width, height } = turned(picture, quarters);
  const scale = scaleAtOne(picture, proportion, quarters) * zoom;
  return {
    x: Math.max(0, (width * scale - proportion) / 2),
    y: Math.max(0, (height * scale - 1) / 2),
  };
}
