import { Link } from 'react-router-dom';
import { countryCategories, type Country } from '../../../machines/country-listing/listing';
import { countries } from '../../content/countries';
import { destinationCoordinates, home } from '../../content/destination-coordinates';
import { Button } from '../../ui/Button';
import { CategoryMark, WorldMap, type MapDestination } from '../../ui/illustrations/WorldMap';
import { PageSection } from '../../ui/PageSection';
import type { HomeData } from '../HomePage.data';
import classes from './DestinationMap.module.css';
import shared from './shared.module.css';

function onTheMap(country: Country): MapDestination {
  const coordinates = destinationCoordinates.get(country.shortName);
  if (!coordinates)
    throw new Error(`${country.name} has no coordinates: see src/content/destination-coordinates.ts.`);
  return { ...country, ...coordinates };
}

const destinations = countries.map(onTheMap);

const groups = countryCategories.flatMap(({ id, title }) =>
  id === 'all' ? [] : { id, title, count: countries.filter(({ category }) => category === id).length },
);

/** Every destination of the listing on the world map, and the guides. */
export function DestinationMap({ guidePlaces }: Pick<HomeData, 'guidePlaces'>) {
  return (
    <PageSection tone="wash" label="destinations">
      <h2 id="destinations">{`${countries.length} destinations from India`}</h2>
      <p className={shared.intro}>
        {`Each dot is a destination we cover. The inset enlarges Europe. ${countries.length} listed, more on request.`}
      </p>
      <WorldMap
        destinations={destinations}
        home={home}
        flightsTo={['Kenya', 'Singapore', 'Japan', 'Australia']}
      />
      <ul className={classes.legend}>
        {groups.map(({ id, title, count }) => (
          <li key={id}>
            <CategoryMark category={id} />
            <Link to={`/services#group-${id}`}>{title}</Link>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button component={Link} to="/services#visa-services" size="lg" variant="default">
          See all destinations
        </Button>
        <nav className={classes.guides} aria-labelledby="guides">
          <p id="guides">Step-by-step guides</p>
          <ul>
            {guidePlaces.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PageSection>
  );
}
