import { asOf, lastChecked, rupeesLine } from 'virtual:fact-dates';
import { publications } from 'virtual:publications';
import { Link } from 'react-router-dom';
import { site } from '../site';
import { Advisers } from '../ui/Advisers';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { PageHead, PageSection } from '../ui/PageSection';
import classes from './AboutPage.module.css';

/** Specification §1, About page. */
const values = [
  {
    title: 'Excellence',
    text: 'We read a case as an officer would: every date, every name, every figure that has to agree with another. Good enough isn’t what an embassy looks for.',
  },
  {
    title: 'Integrity',
    text: 'We say what we know, how we know it and when we checked it. We don’t promise a visa, invent a document or hide a fee.',
  },
  {
    title: 'Client-centricity',
    text: 'It’s your trip. We ask what it’s for, work with your dates and your budget, and answer in words that need no second reading.',
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
    text: 'A plan for your days, with flights, rooms and transfers that belong together, and a price you know before you say yes.',
    link: { to: '/contact', label: 'Ask for a plan' },
  },
  {
    title: 'Flights and hotels',
    text: 'Help with bookings that fit your application: the right names, sensible dates, and conditions you have understood.',
    link: { to: '/partners', label: 'Who does what on a trip' },
  },
  {
    title: 'Travel insurance guidance',
    text: 'What your destination asks for, what a policy really covers, and what to look for before you buy one.',
    link: { to: '/faq', label: 'Read the questions and answers' },
  },
] as const;

const checking = [
  'If a source now says something else, you see that first, with the date we checked it, and our own list below it.',
  '“Since” is when a rule came into force. “Checked” is when we last read about it.',
  'The link beside a figure is the official page. Where it differs from us, it is right.',
  'Where sources disagree, we say so. What we couldn’t confirm, we leave out.',
  'Not every current figure comes from an official page: some rest on newspapers or visa guides.',
] as const;

const limits = [
  'We are not an embassy and don’t act for one. A government alone decides on a visa.',
  'We are not affiliated with any government, VFS Global, BLS or TLScontact.',
  'We guarantee no result. A high score in our checker is guidance, not a promise.',
  'We have no office for visitors yet. We work online; an offline centre opens soon.',
] as const;

/** Specification §1, About page. */
export function Page() {
  return (
    <>
      <PageHead
        kicker="About us"
        drawing="about"
        title="Your first visa, made plain"
        lead={`${site.name} is a travel and visa agency from ${site.city} for travellers from India, founded in ${site.founded}. We make the way to a visa something you can understand, plan and afford.`}
      />
      <PageSection label="vision-and-mission">
        <h2 id="vision-and-mission">Where we are going, and how</h2>
        <div className={classes.aims}>
          <section>
            <h3>Our vision</h3>
            <p>
              That anyone in India who wants to see the world can do so well prepared, without fear of forms
              and without depending on hearsay.
            </p>
          </section>
          <section>
            <h3>Our mission</h3>
            <p>
              To turn rules into clear steps: to show every traveller where they stand, prepare the right
              documents with them, and stay at their side from the first question to the stamp.
            </p>
          </section>
        </div>
      </PageSection>
      <PageSection tone="wash" label="values">
        <h2 id="values">Three things we hold on to</h2>
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
            {checking.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{rupeesLine}</p>
          <details>
            <summary>Sources that are not official pages</summary>
            <ul>
              {publications.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
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
        text={`We answer ${site.hours.shown}. The first conversation costs nothing.`}
      >
        <Button component={Link} to="/contact" size="lg">
          Contact us
        </Button>
        <Button component="a" href={`tel:${site.phone.dial}`} size="lg" variant="default">
          {`Call ${site.phone.shown}`}
        </Button>
      </CallToAction>
    </>
  );
}
