import { Link } from 'react-router-dom';
import type { PageFacts } from '../../content/fact-words';
import type { HoneymoonDestination } from '../../content/honeymoon';
import { FactText } from '../FactText';
import { flagAddress } from '../flags';
import { Picture } from '../illustrations/Picture';
import { PageFactsContext } from '../page-facts';
import classes from './Destinations.module.css';

function DestinationCard({ destination }: { destination: HoneymoonDestination }) {
  const { name, description, bestTime, visaInfo, activities, budget, flag, picture } = destination;
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        <Picture name={picture} alt="" />
      </div>
      <div className={classes.heading}>
        <img className={classes.flag} src={flagAddress(flag)} alt="" width={36} height={36} loading="lazy" />
        <h3>{name}</h3>
      </div>
      <p>{description}</p>
      <dl className={classes.facts}>
        <div>
          <dt>Best time</dt>
          <dd>{bestTime}</dd>
        </div>
        <div>
          <dt>Visa</dt>
          <dd>
            <FactText text={visaInfo} />
          </dd>
        </div>
        <div>
          <dt>Budget</dt>
          <dd>{budget}</dd>
        </div>
        <div>
          <dt>What to do</dt>
          <dd>
            <ul>
              {activities.map((activity) => (
                <li key={activity}>{activity}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <Link
        className={classes.plan}
        to={`/contact?destination=${encodeURIComponent(name)}`}
        aria-label={`Plan Your Trip: ${name}`}
      >
        Plan Your Trip
      </Link>
    </li>
  );
}

interface DestinationsProps {
  readonly destinations: readonly HoneymoonDestination[];
  /** The figures that their texts name. */
  readonly facts: PageFacts;
}

/** The honeymoon guide's destination cards. Specification §2, Blog post page. */
export function Destinations({ destinations, facts }: DestinationsProps) {
  return (
    <PageFactsContext value={facts}>
      <ul className={classes.cards}>
        {destinations.map((destination) => (
          <DestinationCard key={destination.name} destination={destination} />
        ))}
      </ul>
    </PageFactsContext>
  );
}
