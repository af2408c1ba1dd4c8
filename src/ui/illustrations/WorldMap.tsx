import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { destinationPath, type VisaNeed } from '../../../machines/country-listing/listing';
import { drawInto, laterDrawing } from './file-drawing';
import {
  europe,
  europeFrame,
  isInEurope,
  nearestMark,
  placeMarks,
  world,
  type Cell,
  type MapPoint,
  type MapSheet,
} from './map-sheets';
import europeLand from './maps/europe.svg?url';
import worldLand from './maps/world.svg?url';
import classes from './WorldMap.module.css';

const lands = { world: worldLand, europe: europeLand } as const;

export interface MapDestination extends MapPoint {
  readonly name: string;
  readonly need?: VisaNeed;
}

type Mark = VisaNeed | 'unknown';

/** The listing's marks of a need, about one unit to each side: told apart by shape as well as by colour. */
const shapes: Readonly<Record<Mark, string>> = {
  none: 'M-1.1 0a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0z',
  'on-arrival': 'M-1.1 0a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0zM-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z',
  online: 'M0-1.25 1.25 0 0 1.25-1.25 0z',
  visa: 'M-.9-.9H.9V.9H-.9z',
  unknown: 'M-.95-.95.95.95M-.95.95.95-.95',
};

/** The mark of a need, to stand beside its words. */
export function NeedMark({ need }: { need: VisaNeed }) {
  return (
    <svg className={classes.mark} viewBox="-1.3 -1.3 2.6 2.6" data-need={need} aria-hidden="true">
      <path d={shapes[need]} />
    </svg>
  );
}

/** What a map of destinations does when it is used. */
export interface MapUse<Destination extends MapDestination> {
  /** Whether a destination is among those that the map shows now; the others fade. */
  readonly isShown: (destination: Destination) => boolean;
  /** The one whose tip is open. */
  readonly pointed: string | undefined;
  readonly onPoint: (name: string) => void;
  readonly onLeave: () => void;
  readonly tip: (destination: Destination) => ReactNode;
}

/** How far beside a mark a thumb may come down, in CSS px. */
const thumb = 22;

interface SheetMapProps<Destination extends MapDestination> {
  of: readonly Destination[];
  on: MapSheet;
  gap: number;
  size: number;
  /** Dots of air around the sheet. */
  margin: number;
  className: string | undefined;
  use: MapUse<Destination>;
  children: ReactNode;
}

/** One sheet: its land, the marks on it, and the tip of the one that is pointed at. */
function SheetMap<Destination extends MapDestination>({
  of,
  on,
  gap,
  size,
  margin,
  className,
  use,
  children,
}: SheetMapProps<Destination>) {
  const [columns, rows] = [on.columns - 1 + 2 * margin, on.rows - 1 + 2 * margin];
  const marks = placeMarks(of, on, gap);
  const pointed = marks.find(({ place }) => place.name === use.pointed);
  return (
    <div className={className}>
      <svg
        viewBox={`${-margin} ${-margin} ${columns} ${rows}`}
        onClickCapture={(event) => {
          const { left, top, width } = event.currentTarget.getBoundingClientRect();
          const dot = width / columns;
          const at = { x: (event.clientX - left) / dot - margin, y: (event.clientY - top) / dot - margin };
          const hit = nearestMark(
            marks.filter(({ place }) => use.isShown(place)),
            at,
            thumb / dot,
          );
          const link = (event.target as Element).closest('a');
          // A thumb has nothing to hover with: its first tap shows the answer, and the second follows the link.
          if (
            hit &&
            hit.place.name === use.pointed &&
            link?.getAttribute('href') === destinationPath(hit.place.name)
          )
            return;
          event.preventDefault();
          if (hit) use.onPoint(hit.place.name);
          else use.onLeave();
        }}
      >
        {children}
        {marks.map(({ place, cell: { x, y } }) => (
          <Link
            key={place.name}
            to={destinationPath(place.name)}
            tabIndex={-1}
            className={classes.link}
            data-faded={use.isShown(place) ? undefined : true}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') use.onPoint(place.name);
            }}
          >
            <path
              className={classes.mark}
              data-need={place.need ?? 'unknown'}
              d={shapes[place.need ?? 'unknown']}
              transform={`translate(${x} ${y})scale(${size})`}
            />
          </Link>
        ))}
      </svg>
      {pointed && (
        <div
          className={classes.tip}
          data-below={pointed.cell.y < on.rows / 2}
          style={
            {
              '--x': `${(((pointed.cell.x + margin) / columns) * 100).toFixed(1)}%`,
              '--y': `${(((pointed.cell.y + margin) / rows) * 100).toFixed(1)}%`,
            } as CSSProperties
          }
        >
          {use.tip(pointed.place)}
        </div>
      )}
    </div>
  );
}

const europeCentre: Cell = {
  x: (europeFrame.from.x + europeFrame.to.x) / 2,
  y: (europeFrame.from.y + europeFrame.to.y) / 2,
};

function flightPath(from: Cell, to: Cell): string {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) / 4;
  const points = [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise }, to];
  const [start, peak, end] = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${start}Q${peak} ${end}`;
}

/** The dots of a sheet, whose file comes after the first words; the app leaves them as the page's HTML has them. */
function Land({ of: sheet }: { of: keyof typeof lands }) {
  const address = `${lands[sheet]}#land`;
  if (import.meta.env.SSR)
    return <g className={classes.land} dangerouslySetInnerHTML={{ __html: laterDrawing(address) }} />;
  // With a text as its child, React neither hydrates nor removes the drawing inside.
  return (
    <g
      className={classes.land}
      suppressHydrationWarning
      ref={(land) => void (land && drawInto(land, address))}
    >
      {''}
    </g>
  );
}

interface WorldMapProps<Destination extends MapDestination> {
  destinations: readonly Destination[];
  /** Where the flights begin. */
  home: MapPoint;
  /** The names of destinations that a flight is drawn to, besides Europe. */
  flightsTo: readonly string[];
  use: MapUse<Destination>;
}

/**
 * The destinations on two sheets of dots, the world and Europe closer, marked by what an Indian passport needs there. For a mouse
 * and a thumb: what it shows has to stand beside it in words. The land, which is a file for itself, comes after the page.
 */
export function WorldMap<Destination extends MapDestination>({
  destinations,
  home,
  flightsTo,
  use,
}: WorldMapProps<Destination>) {
  const near = destinations.filter(isInEurope);
  const far = destinations.filter((destination) => !isInEurope(destination));
  const start = world.cellOf(home);
  const ends = far.filter(({ name }) => flightsTo.includes(name)).map(world.cellOf);
  const { from, to } = europeFrame;
  return (
    <div
      className={classes.sheets}
      aria-hidden="true"
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') use.onLeave();
      }}
    >
      <SheetMap of={far} on={world} gap={2.8} size={1.2} margin={2} className={classes.sheet} use={use}>
        <rect
          className={classes.frame}
          x={from.x}
          y={from.y}
          width={to.x - from.x}
          height={to.y - from.y}
          rx="2"
        />
        <Land of="world" />
        {[europeCentre, ...ends].map((end) => (
          <path key={`${end.x} ${end.y}`} className={classes.flight} d={flightPath(start, end)} />
        ))}
        <circle className={classes.home} cx={start.x} cy={start.y} r="1.3" />
      </SheetMap>
      <SheetMap of={near} on={europe} gap={1.6} size={0.72} margin={1.5} className={classes.closer} use={use}>
        <Land of="europe" />
      </SheetMap>
    </div>
  );
}
