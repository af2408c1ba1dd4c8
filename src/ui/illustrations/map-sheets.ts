/** Where the two map sheets lie on the earth, and how marks are set on them. */

/** Degrees; north and east are positive. */
export interface MapPoint {
  readonly longitude: number;
  readonly latitude: number;
}

/** A place on a sheet, in dots from its top left one. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A grid of dots, and the projection that lays the earth on it. */
export interface MapSheet {
  readonly columns: number;
  readonly rows: number;
  readonly cellOf: (place: MapPoint) => Cell;
}

/** Miller's projection of a latitude, in degrees: it keeps shapes without blowing up the north. */
function miller(latitude: number): number {
  const angle = Math.PI / 4 + (0.4 * latitude * Math.PI) / 180;
  return ((1.25 * 180) / Math.PI) * Math.log(Math.tan(angle));
}

/** Browsers differ in the last digits of a tangent, and the page must come out the same in all of them. */
function rounded({ x, y }: Cell): Cell {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}

/** From 170° west to 180° east, 76° north to 56° south, a dot every 2.5°. */
export const world: MapSheet = {
  columns: 140,
  rows: 64,
  cellOf: ({ longitude, latitude }) =>
    rounded({
      x: (longitude + 170) / 2.5 - 0.5,
      y: (miller(76) - miller(latitude)) / 2.5 - 0.5,
    }),
};

const europeCorner: MapPoint = { longitude: -25, latitude: 71.5 };

/** From 25° west to 36° east, 71.5° to 34.5° north, true to shape at 50° north, a dot every degree of latitude. */
export const europe: MapSheet = {
  columns: 39,
  rows: 37,
  cellOf: ({ longitude, latitude }) =>
    rounded({
      x: (longitude - europeCorner.longitude) * 0.64 - 0.5,
      y: europeCorner.latitude - latitude - 0.5,
    }),
};

/** The part of the world sheet that the Europe sheet shows closer. */
export const europeFrame = {
  from: world.cellOf(europeCorner),
  to: world.cellOf({ longitude: 36, latitude: 34.5 }),
} as const;

/** Whether a place is on the Europe sheet. */
export function isInEurope(place: MapPoint): boolean {
  const { x, y } = europe.cellOf(place);
  return x >= 0 && x < europe.columns && y >= 0 && y < europe.rows;
}

function squaredDistance(one: Cell, other: Cell): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
}

const origin: Cell = { x: 0, y: 0 };
const steps = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

/** The ways from a dot to those around it, the shortest first. */
const ways = steps
  .flatMap((y) => steps.map((x): Cell => ({ x, y })))
  .sort((one, other) => squaredDistance(one, origin) - squaredDistance(other, origin));

/**
 * Puts each place on a dot near to it that keeps `gap` dots from the marks before it, so that none hides
 * another. Places come back in their order, each with its dot.
 */
export function placeMarks<Marked extends MapPoint>(
  places: readonly Marked[],
  sheet: MapSheet,
  gap: number,
): readonly { readonly place: Marked; readonly cell: Cell }[] {
  const taken: Cell[] = [];
  return places.map((place) => {
    const { x, y } = sheet.cellOf(place);
    const nearest: Cell = { x: Math.round(x), y: Math.round(y) };
    const cell =
      ways
        .map((way): Cell => ({ x: nearest.x + way.x, y: nearest.y + way.y }))
        .find((free) => taken.every((other) => squaredDistance(free, other) >= gap ** 2)) ?? nearest;
    taken.push(cell);
    return { place, cell };
  });
}

/** The mark that lies nearest to a point of the sheet, and at most `reach` dots away. */
export function nearestMark<Mark extends { readonly cell: Cell }>(
  marks: readonly Mark[],
  point: Cell,
  reach: number,
): Mark | undefined {
  const [nearest] = marks
    .map((mark) => ({ mark, distance: Math.sqrt(squaredDistance(mark.cell, point)) }))
    .filter(({ distance }) => distance <= reach)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.mark;
}
