import { Link } from 'react-router-dom';
import { partnerKinds } from '../content/partners';
import { agency } from '../site';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { PageHead, PageSection } from '../ui/PageSection';
import { PartnerIcon } from '../ui/PartnerIcon';
import numbers from '../ui/steps.module.css';
import classes from './PartnersPage.module.css';

const principles = [
  'We are a private agency. We are not affiliated with any government, VFS Global, BLS or TLScontact.',
  'We recommend what fits your trip. If a partner doesn’t fit, we say so and look elsewhere.',
  'Before you pay, you’ll know who your contract is with and on what terms.',
  'A partner gets only those of your details that it needs for your booking or application.',
] as const;

const steps = [
  {
    title: 'Write to us',
    text: 'Tell us who you are, what you offer travellers from India, and who we can talk to.',
  },
  {
    title: 'We check',
    text: 'We look at your licence or registration, your conditions and how you handle complaints. We may try your service ourselves.',
  },
  {
    title: 'We agree in writing',
    text: 'The contract says what each side does, how travellers’ data is protected, and how either side can end it.',
  },
] as const;

const partnerMail = `mailto:${agency.contactEmail}?subject=${encodeURIComponent('Partnership')}`;

/** The partner network: its four kinds, and how to join it. Specification §1, Partner network. */
export function Page() {
  return (
    <>
      <PageHead
        kicker="Partner network"
        drawing="partners"
        title="Who does what on your trip"
        lead="Airlines, hotel chains, travel boards and visa facilitation centres: what each of them does for your trip, and what they don’t do."
      />
      <PageSection label="kinds">
        <h2 id="kinds">Four kinds of partners</h2>
        <ul className={classes.kinds}>
          {partnerKinds.map(({ id, title, means, limits }) => (
            <li key={id}>
              <PartnerIcon of={id} />
              <h3>{title}</h3>
              <p>{means}</p>
              <p className={classes.limit}>{limits}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection tone="wash" label="principles">
        <div className={classes.principles}>
          <h2 id="principles">What you can rely on</h2>
          <ul>
            {principles.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </PageSection>
      <PageSection label="become-a-partner">
        <h2 id="become-a-partner">Become a partner</h2>
        <p className={classes.intro}>If you serve travellers from India, talk to us. It takes three steps.</p>
        <ol className={`${numbers.steps} ${classes.steps}`}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={classes.byMail}>
          <Button component="a" href={partnerMail} size="lg">
            Become a partner
          </Button>
          <p>{agency.contactEmail}</p>
        </div>
      </PageSection>
      <CallToAction
        title="Travelling yourself?"
        text="Find your destination, or ask us about flights and hotels for your trip."
      >
        <Button component={Link} to="/services" size="lg" variant="default">
          Our Services
        </Button>
        <Button component={Link} to="/contact" size="lg" variant="default">
          Contact us
        </Button>
      </CallToAction>
    </>
  );
}
