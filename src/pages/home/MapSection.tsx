import { Link } from 'react-router-dom';
import { countryCategories, regionId } from '../../../machines/country-listing/listing';
import { DestinationMap } from '../../flows/destination-map/DestinationMap';
import { CheckedFacts } from '../../flows/fact-age/FactAge';
import { Button } from '../../ui/Button';
import { FlowBoundary } from '../../ui/FlowBoundary';
import { PageSection } from '../../ui/PageSection';
import type { HomeData } from '../HomePage.data';
import classes from './MapSection.module.css';
import shared from './shared.module.css';

type MapData = Pick<HomeData, 'home' | 'destinations' | 'regionCounts' | 'mapDates' | 'age' | 'guidePlaces'>;

/** Every destination of the listing on the world map, the regions, and the guides. */
export function MapSection({ home, destinations, regionCounts, mapDates, age, guidePlaces }: MapData) {
  return (
    <PageSection tone="wash" label="destinations">
      <h2 id="destinations">{`${destinations.length} destinations from India`}</h2>
      <p className={shared.intro}>
        {`Each mark is a destination we cover, its shape what an Indian passport needs there. ${destinations.length} listed, more on request.`}
      </p>
      <FlowBoundary>
        <DestinationMap destinations={destinations} home={home} />
      </FlowBoundary>
      <CheckedFacts sources={{ line: mapDates, publications: [] }} days={age} />
      <ul className={classes.regions}>
        {countryCategories.map(
          ({ id, title }) =>
            id !== 'all' && (
              <li key={id}>
                <Link to={`/services#${regionId(id)}`}>{title}</Link>
                <strong>{regionCounts[id]}</strong>
              </li>
            ),
        )}
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
