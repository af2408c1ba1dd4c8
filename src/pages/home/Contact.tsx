import { Link } from 'react-router-dom';
import { agency } from '../../site';
import { OfficeHours } from '../../flows/office-hours/OfficeHours';
import { Button } from '../../ui/Button';
import { PageSection } from '../../ui/PageSection';
import classes from './Contact.module.css';
import shared from './shared.module.css';

/** The closing section: how to talk to an adviser. */
export function Contact() {
  return (
    <PageSection tone="wash" label="contact">
      <div className={classes.contact}>
        <div className={shared.words}>
          <h2 id="contact">Talk to us before you book</h2>
          <p>Tell us where you want to go. An adviser will tell you what you need. Asking costs nothing.</p>
          <div className={shared.actions}>
            <Button component={Link} to="/contact" size="lg">
              Contact us
            </Button>
            <Button component="a" href={`tel:${agency.phone.dial}`} size="lg" variant="default">
              {`Call ${agency.phone.shown}`}
            </Button>
          </div>
        </div>
        <dl className={classes.ways}>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${agency.phone.dial}`}>{agency.phone.shown}</a>
            </dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${agency.contactEmail}`}>{agency.contactEmail}</a>
            </dd>
          </div>
          <div>
            <dt>Office hours</dt>
            <dd>
              <OfficeHours />
            </dd>
          </div>
          <div>
            <dt>Where</dt>
            <dd>Online only for now. Our offline centre opens soon.</dd>
          </div>
        </dl>
      </div>
    </PageSection>
  );
}
