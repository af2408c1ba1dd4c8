import { Link } from 'react-router-dom';
import { addressOf } from 'virtual:maps';
import { destinationPath, type CountryCategory } from '../../../machines/country-listing/listing';
import { drawInto, laterDrawing } from './file-drawing';
import {
  europe,
  europeFrame,
  isInEurope,
  placeMarks,
  world,
  type Cell,
  type MapPoint,
  type Sheet,
} from './map-sheets';
import classes from './WorldMap.module.css';

export interface MapDestination extends MapPoint {
  readonly name: string;
  readonly category: CountryCategory;
}

/** A category's mark, about one unit to each side: told apart by its shape as well as by its colour. */
const shapes: Readonly<Record<CountryCategory, string>> = {
  schengen: 'M-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0z',
  north_america: 'M-.9-.9H.9V.9H-.9z',
  uk_oceania: 'M0-1.15 1.15.95H-1.15z',
  asia: 'M0-1.25 1.25 0 0 1.25-1.25 0z',
  middle_east_africa: 'M-.42-1.15H.42V-.42H1.15V.42H.42V1.15H-.42V.42H-1.15V-.42H-.42z',
  other: 'M-1.1 0a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0zM-.45 0a.45.45 0 1 0 .9 0a.45.45 0 1 0-.9 0z',
};

/** The mark of a category, to stand beside its name. */
export function CategoryMark({ category }: { category: CountryCategory }) {
  return (
    <svg className={classes.mark} viewBox="-1.3 -1.3 2.6 2.6" data-category={category} aria-hidden="true">
      <path d={shapes[category]} />
    </svg>
  );
}

function Marks({
  of,
  on,
  gap,
  size,
}: {
  of: readonly MapDestination[];
  on: Sheet;
  gap: number;
  size: number;
}) {
  return placeMarks(of, on, gap).map(({ place: { name, category }, cell: { x, y } }) => (
    <Link key={name} to={destinationPath(name)} tabIndex={-1}>
      <path
        className={classes.mark}
        data-category={category}
        d={shapes[category]}
        transform={`translate(${x} ${y})scale(${size})`}
      >
        <title>{name}</title>
      </path>
    </Link>
  ));
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
function Land({ of: sheet }: { of: 'world' | 'europe' }) {
  const address = `${addressOf(sheet)}#land`;
  if (import.meta.env.SSR)
    return <g className={classes.land} dangerouslySetInnerHTML={{ __html: laterDrawing(address) }} />;
  // As a text, what is inside belongs to nobody: React neither compares nor removes it.
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

interface WorldMapProps {
  destinations: readonly MapDestination[];
  /** Where the flights begin. */
  home: MapPoint;
  /** The names of destinations that a flight is drawn to, besides Europe. */
  flightsTo: readonly string[];
}

/**
 * The destinations on two sheets of dots, the world and Europe closer, marked by category. A picture that a
 * pointer can use: what it shows has to stand beside it in words. The land, which is a file for itself, comes after the page.
 */
export function WorldMap({ destinations, home, flightsTo }: WorldMapProps) {
  const near = destinations.filter(isInEurope);
  const far = destinations.filter((destination) => !isInEurope(destination));
  const start = world.cellOf(home);
  const ends = far.filter(({ name }) => flightsTo.includes(name)).map(world.cellOf);
  const { from, to } = europeFrame;
  return (
    <div className={classes.sheets} aria-hidden="true">
      <svg className={classes.sheet} viewBox={`-2 -2 ${world.columns + 3} ${world.rows + 3}`}>
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
        <Marks of={far} on={world} gap={2.8} size={1.2} />
      </svg>
      <svg className={classes.closer} viewBox={`-1.5 -1.5 ${europe.columns + 2} ${europe.rows + 2}`}>
        <Land of="europe" />
        <Marks of={near} on={europe} gap={1.6} size={0.72} />
      </svg>
    </div>
  );
}
