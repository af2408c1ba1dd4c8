/** Several prints of a photo on one sheet of the paper that every photo shop has. */
import { pixelsOf, type Size } from './sizes';

/** 4 × 6 inches, in millimetres, lying. */
export const paper: Size = { width: 152.4, height: 101.6 };

export const counts = [4, 6] as const;
export type Count = (typeof counts)[number];

export interface PrintSheet {
  /** In millimetres; it lies, or stands. */
  readonly paper: Size;
  readonly photo: Size;
  /** The upper left corner of each print. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** The most that two prints are apart: room for scissors. */
const mostGap = 4;

const grids: Readonly<Record<Count, readonly (readonly [columns: number, rows: number])[]>> = {
  4: [
    [2, 2],
    [4, 1],
    [1, 4],
  ],
  6: [
    [3, 2],
    [2, 3],
    [6, 1],
  ],
};

function laidOn(
  sheet: Size,
  photo: Size,
  [columns, rows]: readonly [number, number],
): PrintSheet | undefined {
  const spare = { x: sheet.width - columns * photo.width, y: sheet.height - rows * photo.height };
  // Two inches are 50.8 mm and are printed as 51: six of them take up the whole sheet, and the outer ones lose a hair.
  if (spare.x < -1 || spare.y < -1) return undefined;
  const gap = {
    x: Math.max(0, Math.min(mostGap, spare.x / (columns + 1))),
    y: Math.max(0, Math.min(mostGap, spare.y / (rows + 1))),
  };
  const edge = {
    x: (spare.x - gap.x * (columns - 1)) / 2,
    y: (spare.y - gap.y * (rows - 1)) / 2,
  };
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    x: edge.x + (index % columns) * (photo.width + gap.x),
    y: edge.y + Math.floor(index / columns) * (photo.height + gap.y),
  }));
  return { paper: sheet, photo, places };
}

/** So many prints of a photo, in millimetres, on a sheet; nothing where they do not fit it. */
export function sheetOf(photo: Size, count: Count): PrintSheet | undefined {
  const standing = { width: paper.height, height: paper.width };
  for (const sheet of [paper, standing]) {
    for (const grid of grids[count]) {
      const laid = laidOn(sheet, photo, grid);
      if (laid) return laid;
    }
  }
  return undefined;
}

/** How many prints a sheet can have. */
export function countsFor(photo: Size | undefined): readonly Count[] {
  return photo === undefined ? [] : counts.filter((count) => sheetOf(photo, count) !== undefined);
}

/** Whether the prints reach the sheet's edges: it has to be printed without a border. */
export function reachesEdges({ places }: PrintSheet): boolean {
  return places.some(({ x, y }) => x < 1 || y < 1);
}

/** The sheet in pixels, as it is drawn. */
export function sheetPixels({ paper: sheet, photo, places }: PrintSheet) {
  const sized = ({ width, height }: Size) => ({ width: pixelsOf(width), height: pixelsOf(height) });
  return {
    paper: sized(sheet),
    photo: sized(photo),
    places: places.map(({ x, y }) => ({ x: pixelsOf(x), y: pixelsOf(y) })),
  };
}
