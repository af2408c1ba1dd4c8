import { Link } from 'react-router-dom';
import { partnerKinds } from '../../content/partners';
import { Button } from '../../ui/Button';
import { PageSection } from '../../ui/PageSection';
import { PartnerIcon } from '../../ui/PartnerIcon';
import classes from './PartnerTeaser.module.css';
import shared from './shared.module.css';

/** Who else a trip needs. */
export function PartnerTeaser() {
  return (
    <PageSection label="partner-network">
      <div className={classes.partners}>
        <div className={shared.words}>
          <h2 id="partner-network">Our partner network</h2>
          <p>
            A trip needs more than a visa. See what airlines, hotels, tourist boards and visa centres do, and
            what they don’t.
          </p>
          <Button component={Link} to="/partners" size="lg" variant="default">
            Who does what
          </Button>
        </div>
        <ul className={classes.kinds}>
          {partnerKinds.map(({ id, title, short }) => (
            <li key={id}>
              <PartnerIcon of={id} />
              <h3>{title}</h3>
              <p>{short}</p>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}
