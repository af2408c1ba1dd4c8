import { Link } from 'react-router-dom';
import { destinationPath } from '../../../machines/country-listing/listing';
import { mapFilters, passes, type MapFilter } from '../../../machines/destination-map/filters';
import type { MappedDestination } from '../../content/mapped-destinations';
import { needFilters } from '../../content/visa-needs';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { DestinationStamp } from '../../ui/destination/DestinationStamp';
import { FilterBar } from '../../ui/forms/FilterChips';
import { NeedMark, WorldMap } from '../../ui/illustrations/WorldMap';
import type { MapPoint } from '../../ui/illustrations/map-sheets';
import { useFlow } from '../running';
import { destinationMapFlow } from './destination-map.flow';
import classes from './DestinationMap.module.css';

const filterTitles: Readonly<Record<MapFilter, string>> = {
  'no-visa': 'No visa',
  'in-ten-days': 'Within 10 days',
  'under-five-thousand': 'Fee under ₹5,000',
};

const byNeed = needFilters.flatMap(({ id, title }) => (id === 'any' ? [] : { id, title }));

/** What a destination's tip says: its stamp, its need, its fee and its time. */
function Tip({
  destination: { name, shortName, need, kind, fee, time },
}: {
  destination: MappedDestination;
}) {
  return (
    <div className={classes.tip}>
      {need && <DestinationStamp code={shortName} need={need} className={classes.stamp} />}
      <Link to={destinationPath(name)} tabIndex={-1}>
        {name}
      </Link>
      <p>{kind}</p>
      <p>{`Fee: ${fee}`}</p>
      <p>{`Time: ${time}`}</p>
    </div>
  );
}

/** What the map shows, for the keyboard and the ear. */
function List({ destinations, id }: { destinations: readonly MappedDestination[]; id: string }) {
  return (
    <ul className={classes.list} id={id}>
      {destinations.map(({ name, kind, fee, time }) => (
        <li key={name}>
          <Link to={destinationPath(name)}>{name}</Link>
          <span>{`${kind} · ${fee} · ${time}`}</span>
        </li>
      ))}
    </ul>
  );
}

interface DestinationMapProps {
  destinations: readonly MappedDestination[];
  /** Where the flights begin. */
  home: MapPoint;
}

/** The map of every destination of the listing, its filters and its list. Specification §2, Home. */
export function DestinationMap({ destinations, home }: DestinationMapProps) {
  const { snapshot, send, id } = useFlow(destinationMapFlow, {});
  const { filters, pointed } = snapshot.context;
  const shown = destinations.filter((destination) => passes(destination, filters));
  const isListed = snapshot.matches({ list: 'open' });
  const listId = `${id}-list`;
  return (
    <>
      <FilterBar label="Destinations on the map">
        <div className={classes.filters} role="group" aria-label="Show only">
          {mapFilters.map((filter) => (
            <Chip
              key={filter}
              aria-pressed={filters.includes(filter)}
              onClick={() => send({ type: 'filter.toggled', filter })}
            >
              {filterTitles[filter]}
            </Chip>
          ))}
        </div>
        <div className={classes.found}>
          <p role="status">
            {filters.length === 0
              ? `All ${destinations.length} destinations`
              : `${shown.length} of ${destinations.length} destinations`}
          </p>
          {filters.length > 0 && (
            <Button variant="subtle" onClick={() => send({ type: 'filters.cleared' })}>
              Show all
            </Button>
          )}
        </div>
      </FilterBar>
      <WorldMap
        destinations={destinations}
        home={home}
        flightsTo={['Kenya', 'Singapore', 'Japan', 'Australia']}
        use={{
          isShown: (destination) => shown.includes(destination),
          pointed: snapshot.matches({ tip: 'open' }) ? pointed : undefined,
          onPoint: (name) => send({ type: 'mark.pointed', name }),
          onLeave: () => send({ type: 'map.left' }),
          tip: (destination) => <Tip destination={destination} />,
        }}
      />
      <ul className={classes.legend}>
        {byNeed.map((need) => (
          <li key={need.id}>
            <NeedMark need={need.id} />
            <span>{need.title}</span>
            <strong>{shown.filter((destination) => destination.need === need.id).length}</strong>
          </li>
        ))}
      </ul>
      <div className={classes.listed}>
        <Button
          variant="subtle"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          onClick={() => send({ type: 'list.toggled' })}
        >
          {isListed ? 'Hide the list' : 'Show them as a list'}
        </Button>
        {isListed && <List destinations={shown} id={listId} />}
      </div>
    </>
  );
}
