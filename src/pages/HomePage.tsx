import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { site } from '../site';
import { CallToAction } from '../ui/CallToAction';
import { HeroIllustration } from '../ui/illustrations/HeroIllustration';
import { PageSection } from '../ui/PageSection';
import classes from './HomePage.module.css';

const claims = [
  { figure: '100+', what: 'happy clients' },
  { figure: '70+', what: 'destinations' },
  { figure: '98%', what: 'visa success', note: 'agency figure, 2025' },
] as const;

/** Specification §1, Visa Process. */
const process = [
  {
    title: 'Initial Consultation',
    text: 'We discuss your plans, assess your eligibility and outline what is required.',
  },
  {
    title: 'Document Preparation',
    text: 'We tell you which documents to gather and verify each one before it counts.',
  },
  {
    title: 'Application Submission',
    text: 'We review everything once more and submit it to the authorities.',
  },
  {
    title: 'Track & Receive Visa',
    text: 'You get status updates until the visa arrives.',
  },
] as const;

/** Specification §1, Home sections. */
const reasons = [
  {
    title: 'Reliability and security',
    text: 'Your papers are asked for only when they are needed, and shared with nobody but the authorities.',
  },
  { title: 'Expert guidance', text: 'Somebody who knows the rules of your destination reads your case.' },
  { title: 'Client-centric approach', text: 'Your dates, your budget, your family: the plan follows them.' },
  {
    title: 'Transparent communication',
    text: 'Fees and chances in plain words before you pay. If we cannot help, we say so.',
  },
] as const;

/** Specification §1 and §2, Home. */
export function Page() {
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.heroWords}>
          <p className={classes.tagLine}>{site.tagLine}</p>
          <h1>{site.headline}</h1>
          <p className={classes.lead}>
            Visa help for travellers from India: know where you stand, prepare the right papers, and apply
            with somebody at your side.
          </p>
          <div className={classes.actions}>
            <Button component={Link} to="/tools/visa-eligibility-checker" size="lg">
              Eligibility Checker
            </Button>
            <Button component={Link} to="/services" size="lg" variant="default">
              Our Services
            </Button>
          </div>
          <dl className={classes.claims}>
            {claims.map((claim) => (
              <div key={claim.what}>
                <dt>{claim.what}</dt>
                <dd>{claim.figure}</dd>
                {'note' in claim && <dd className={classes.note}>{claim.note}</dd>}
              </div>
            ))}
          </dl>
        </div>
        <HeroIllustration />
      </section>
      <PageSection tone="wash" label="visa-process">
        <h2 id="visa-process">Visa Process</h2>
        <ol className={classes.process}>
          {process.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Button component={Link} to="/services#visa-services" size="lg">
          Explore Visa Options
        </Button>
      </PageSection>
      <PageSection label="why-choose">
        <h2 id="why-choose">{`Why travellers choose ${site.name}`}</h2>
        <ul className={classes.reasons}>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <CallToAction
        title="Talk to us before you book"
        text={`Office hours: ${site.hours.shown}. We are online only for now; the offline centre opens soon.`}
      >
        <Button component="a" href={`tel:${site.phone.dial}`} size="lg">
          {`Call ${site.phone.shown}`}
        </Button>
        <Button component="a" href={`mailto:${site.contactEmail}`} size="lg" variant="default">
          Write an e-mail
        </Button>
      </CallToAction>
    </>
  );
}
