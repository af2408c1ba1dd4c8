import { Link } from 'react-router-dom';
import { agency } from '../../site';
import { DestinationChooser } from '../../flows/destination-chooser/DestinationChooser';
import { Button } from '../../ui/Button';
import { FlowBoundary } from '../../ui/FlowBoundary';
import { HeroIllustration } from '../../ui/illustrations/HeroIllustration';
import type { HomeData } from '../HomePage.data';
import classes from './Hero.module.css';
import shared from './shared.module.css';

const ownFigure = 'agency’s own figure, 2025';

const ownClaims = [
  { claim: 'clients', what: 'happy clients', note: ownFigure },
  { claim: 'destinations', what: 'destinations', note: '62 listed, more on request' },
  { claim: 'visaSuccess', what: 'visa success', note: ownFigure },
] as const;

const findPlaces = async (text: string) =>
  (await import('../../flows/destination-chooser/find-places')).findPlaces(text);

/** What the agency is, where a visitor may want to go, its two first steps and its own figures. */
export function Hero({ claims }: Pick<HomeData, 'claims'>) {
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.tagLine}>{agency.tagLine}</p>
        <h1>{agency.headline}</h1>
        <p className={classes.lead}>
          Visa help for travellers from India: check your profile, prepare the right documents, and apply with
          an adviser’s help.
        </p>
        <FlowBoundary>
          <DestinationChooser findPlaces={findPlaces} />
        </FlowBoundary>
        <div className={shared.actions}>
          <Button component={Link} to="/tools/visa-eligibility-checker" size="lg">
            Eligibility Checker
          </Button>
          <Button component={Link} to="/services" size="lg" variant="default">
            Our Services
          </Button>
        </div>
        <dl className={classes.claims}>
          {ownClaims.map(({ claim, what, note }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{claims[claim]}</dd>
              <dd className={classes.note}>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
      <HeroIllustration />
    </section>
  );
}
