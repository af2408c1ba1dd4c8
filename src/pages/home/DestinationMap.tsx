import { Link } from 'react-router-dom';
import { countryCategories, regionId } from '../../../machines/country-listing/listing';
import { Button } from '../../ui/Button';
import { CategoryMark, WorldMap } from '../../ui/illustrations/WorldMap';
import { PageSection } from '../../ui/PageSection';
import type { HomeData } from '../HomePage.data';
import classes from './DestinationMap.module.css';
import shared from './shared.module.css';

type MapData = Pick<HomeData, 'home' | 'destinations' | 'guidePlaces'>;

/** Every destination of the listing on the world map, and the guides. */
export function DestinationMap({ home, destinations, guidePlaces }: MapData) {
  const groups = countryCategories.flatMap(({ id, title }) =>
    id === 'all' ? [] : { id, title, count: destinations.filter(({ category }) => category === id).length },
  );
  return (
    <PageSection tone="wash" label="destinations">
      <h2 id="destinations">{`${destinations.length} destinations from India`}</h2>
      <p className={shared.intro}>
        {`Each dot is a destination we cover. The inset enlarges Europe. ${destinations.length} listed, more on request.`}
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
            <Link to={`/services#${regionId(id)}`}>{title}</Link>
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
