import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { ProcessIllustration } from '../../ui/illustrations/ProcessIllustration';
import { LicensedPlaces } from '../../ui/LicensedPlaces';
import { PageSection } from '../../ui/PageSection';
import steps from '../../ui/steps.module.css';
import shared from './shared.module.css';
import classes from './VisaProcess.module.css';

/** Specification §1, Visa Process. */
const process = [
  {
    station: 'conversation',
    title: 'Initial Consultation',
    text: 'We discuss your plans, assess your eligibility and outline what your destination requires.',
  },
  {
    station: 'documents',
    title: 'Document Preparation',
    text: 'You gather your documents with our list. We verify each one before it goes into your application.',
  },
  {
    station: 'submission',
    title: 'Application Submission',
    text: 'We review everything once more and submit it to the authorities.',
  },
  {
    station: 'visa',
    title: 'Track & Receive Visa',
    text: 'You get status updates until the visa arrives.',
  },
] as const;

/** The four steps of a visa. */
export function VisaProcess() {
  return (
    <PageSection tone="wash" label="visa-process">
      <h2 id="visa-process">Visa Process</h2>
      <p className={shared.intro}>
        <span>Four steps. You’ll always know which one you’re on. </span>
        <Link to="/faq#licensed-advice">We do less for Canada, New Zealand, Australia and the UK.</Link>
      </p>
      <ol className={`${steps.steps} ${steps.threaded} ${classes.process}`}>
        {process.map(({ station, title, text }) => (
          <li key={station}>
            <ProcessIllustration of={station} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <LicensedPlaces />
      <Button component={Link} to="/services#visa-services" size="lg">
        Explore Visa Options
      </Button>
    </PageSection>
  );
}
