import { Link } from 'react-router-dom';
import { agency } from '../site';
import { Advisers } from '../ui/Advisers';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { PageHead, PageSection } from '../ui/PageSection';
import { SourceList } from '../ui/SourceList';
import type { AboutData } from './AboutPage.data';
import classes from './AboutPage.module.css';

/** Specification §1, About page. */
const values = [
  {
    title: 'Excellence',
    text: 'Before you apply, we compare the names, dates and figures in your documents, because they have to agree with each other.',
  },
  {
    title: 'Integrity',
    text: 'We say what we know, how we know it and when we checked it. We don’t promise a visa or invent a document, and you get our price in writing before you pay.',
  },
  {
    title: 'Client-centricity',
    text: 'It’s your trip. We ask what it’s for, work with your dates and your budget, and answer in plain words.',
  },
] as const;

/** Specification §1, Services named. */
const services = [
  {
    title: 'Visa assistance',
    text: 'For Europe (Schengen), the UK, the USA, Canada, Dubai and the UAE, and many more; and pre-arrival registration (PAR) for Hong Kong.',
    link: { to: '/services', label: 'See all destinations' },
  },
  {
    title: 'Holiday packages',
    text: 'A plan for your days, with flights, hotels and transfers that fit together, and the price in writing before you book.',
    link: { to: '/contact', label: 'Ask for a plan' },
  },
  {
    title: 'Flights and hotels',
    text: 'Help with bookings that fit your application: the right names, dates that match your trip, and conditions you understand.',
    link: { to: '/partners', label: 'Who does what on a trip' },
  },
  {
    title: 'Travel insurance guidance',
    text: 'What your destination asks for, what a policy covers and what it doesn’t, and what to check before you buy one.',
    link: { to: '/contact', label: 'Ask about insurance' },
  },
] as const;

const checkingWith = ({ figures, compared, official, single }: AboutData['comparison']) => [
  `Of ${figures} fees, times and rules in our guides and articles we have compared ${compared} with other sources. For ${official} of them at least one source is a government or the law itself; ${single} rest on a single source. The rest still stand as in our list, and say so.`,
  'We read stored copies of those pages, which can be older than the day we looked. Each source below shows its own date, if it has one.',
  'If a source now says something else, you see that first, with the date we checked it, and our own list in one line below it.',
  '“Since” is when a rule came into force. “Checked” is when we last read about it.',
  'Every guide and article links the official pages. If one differs from ours, trust the official page.',
  'Where we know that sources disagree, we say so. What we couldn’t confirm, we leave out, or we say that we don’t know it.',
];

const limits = [
  'We are not an embassy and don’t act for one. A government alone decides on a visa.',
  'We are not affiliated with any government, VFS Global, BLS or TLScontact.',
  'We guarantee no result. A high score in our checker is guidance, not a promise.',
  'We hold no licence to advise on visas for Canada, New Zealand, Australia or the UK, and don’t review cases for them.',
  'We have no office for visitors yet. We work online; an offline centre opens soon.',
] as const;

/** Specification §1, About page. */
export function Page({
  data: { asOf, lastChecked, rupeesLine, comparison, publications },
}: {
  data: AboutData;
}) {
  return (
    <>
      <PageHead
        kicker="About us"
        drawing="about"
        title="Visas, explained plainly"
        lead={`${agency.name} is a travel and visa agency in ${agency.city} for travellers from India, founded in ${agency.founded}. We make getting a visa easier to understand, plan and budget for.`}
      />
      <PageSection label="vision-and-mission">
        <h2 id="vision-and-mission">Our vision and mission</h2>
        <div className={classes.aims}>
          <section>
            <h3>Our vision</h3>
            <p>
              That everyone who travels from India knows, before paying anyone, whether they need a visa, what
              it costs and which documents to prepare.
            </p>
          </section>
          <section>
            <h3>Our mission</h3>
            <p>
              To turn visa rules into clear steps, to help with the right documents, and to answer your
              questions until you have the visa.
            </p>
          </section>
        </div>
      </PageSection>
      <PageSection tone="wash" label="values">
        <h2 id="values">Our core values</h2>
        <ol className={classes.values}>
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection label="what-we-do">
        <h2 id="what-we-do">What we help with</h2>
        <ul className={classes.services}>
          {services.map(({ title, text, link }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </PageSection>
      <Advisers />
      <PageSection label="how-we-check-facts">
        <h2 id="how-we-check-facts">How we check facts</h2>
        <div className={classes.checking}>
          <p>
            {`Our list of fees, times and rules dates from ${asOf}. We last compared it with other sources in ${lastChecked}.`}
          </p>
          <ul>
            {checkingWith(comparison).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{rupeesLine}</p>
          <SourceList publications={publications} />
        </div>
      </PageSection>
      <PageSection tone="wash" label="limits">
        <div className={classes.limits}>
          <h2 id="limits">What we are not</h2>
          <ul>
            {limits.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </PageSection>
      <CallToAction
        title="Tell us about your trip"
        text={`We answer ${agency.hours.shown}. The first conversation costs nothing.`}
      >
        <Button component={Link} to="/contact" size="lg">
          Contact us
        </Button>
        <Button component="a" href={`tel:${agency.phone.dial}`} size="lg" variant="default">
          {`Call ${agency.phone.shown}`}
        </Button>
      </CallToAction>
    </>
  );
}
