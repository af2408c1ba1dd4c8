import { Link } from 'react-router-dom';
import { agency } from '../site';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { CheckedFacts } from '../flows/fact-age/FactAge';
import { FactText } from '../ui/FactText';
import { PageFactsContext } from '../ui/page-facts';
import { PageHead, PageSection } from '../ui/PageSection';
import type { OfferZoneData } from './OfferZonePage.data';
import numbers from '../ui/steps.module.css';
import classes from './OfferZonePage.module.css';

interface Offer {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly conditions: readonly string[];
  readonly ask: { readonly label: string; readonly subject: string };
}

const offers: readonly Offer[] = [
  {
    id: 'deals',
    title: 'Deals',
    lead: 'Sometimes a package or a group booking costs less than usual. Deals change often, so we don’t list them here: ask us what’s on now.',
    steps: [
      { title: 'Ask', text: 'Tell us your destination, your dates and how many of you are travelling.' },
      {
        title: 'Get it in writing',
        text: 'Your quote shows the usual price, the deal and when it ends.',
      },
      { title: 'Decide in your own time', text: 'You accept in writing. Until then you owe nothing.' },
    ],
    conditions: [
      'A deal lowers the price of our service or of a package. A government’s visa fee is never reduced.',
      'What can be cancelled, and at what cost, is in the quote as for any booking.',
    ],
    ask: { label: 'Ask for current deals', subject: 'Current deals' },
  },
  {
    id: 'referrals',
    title: 'Referral rewards',
    lead: 'If someone you recommend us to buys a service from us, you get a reward. Before you recommend us, we’ll tell you in writing what it is.',
    steps: [
      {
        title: 'Ask for the terms',
        text: 'Write to us. Our answer says what the reward is and how long it is on offer.',
      },
      {
        title: 'Let them come to us',
        text: 'Your friend contacts us and mentions your name. Please don’t send us their number without asking them.',
      },
      {
        title: 'Receive your reward',
        text: 'When your friend’s service is complete and paid for, we write to you, and you get what we confirmed.',
      },
    ],
    conditions: [
      'Your friend pays what everyone pays. A referral changes neither the price nor the advice.',
      'Your friend’s application stays private, and so does yours.',
    ],
    ask: { label: 'Ask about referral rewards', subject: 'Referral rewards' },
  },
];

function mailTo(subject: string): string {
  return `mailto:${agency.contactEmail}?subject=${encodeURIComponent(subject)}`;
}

/** Deals and referral rewards: how they work and how to ask. Specification §1, Offer zone. */
export function Page({ data: { savings, facts, sources, age } }: { data: OfferZoneData }) {
  return (
    <>
      <PageHead
        kicker="Offer zone"
        drawing="offers"
        title="Deals and referral rewards"
        lead="What costs nothing in any case, how deals and rewards work, and how to ask what’s on now."
      />
      <PageSection label="free-anyway">
        <h2 id="free-anyway">Free without any offer</h2>
        <PageFactsContext value={facts}>
          <ul className={classes.savings}>
            {savings.map(({ title, text, link }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <FactText text={text} />
                </p>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </PageFactsContext>
        <CheckedFacts sources={sources} days={age} />
      </PageSection>
      {offers.map(({ id, title, lead, steps, conditions, ask }, index) => (
        <PageSection key={id} label={id} tone={index % 2 === 0 ? 'wash' : 'page'}>
          <div className={classes.offer}>
            <div className={classes.words}>
              <h2 id={id}>{title}</h2>
              <p>{lead}</p>
              <ul className={classes.conditions}>
                {conditions.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              <Button component="a" href={mailTo(ask.subject)} size="lg">
                {ask.label}
              </Button>
            </div>
            <div className={classes.ticket}>
              <h3>How it works</h3>
              <ol className={`${numbers.steps} ${numbers.small} ${classes.steps}`}>
                {steps.map((step) => (
                  <li key={step.title}>
                    <strong>{step.title}</strong>
                    <p>{step.text}</p>
                  </li>
                ))}
              </ol>
            </div>
          </div>
        </PageSection>
      ))}
      <CallToAction
        title="Rather ask on the phone?"
        text={`Call us ${agency.hours.shown}, or write through the contact page.`}
      >
        <Button component="a" href={`tel:${agency.phone.dial}`} size="lg" variant="default">
          {`Call ${agency.phone.shown}`}
        </Button>
        <Button component={Link} to="/contact" size="lg" variant="default">
          Contact us
        </Button>
      </CallToAction>
    </>
  );
}
