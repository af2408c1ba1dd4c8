import {
  IconBooks,
  IconCloud,
  IconFlame,
  IconMapPin,
  IconMessages,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { CommunityBanner } from '../flows/community-banner/CommunityBanner';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { CircleIllustration } from '../ui/illustrations/CircleIllustration';
import { PageSection } from '../ui/PageSection';
import numbers from '../ui/steps.module.css';
import classes from './CommunityPage.module.css';

const features: readonly { title: string; text: string; Icon: TablerIcon }[] = [
  {
    title: 'Travel Partner Match',
    text: 'Find someone with the same dates, the same budget and the same pace.',
    Icon: IconUsers,
  },
  {
    title: 'Story Circles',
    text: 'Small groups that tell each other about one journey at a time, including what went wrong.',
    Icon: IconFlame,
  },
  {
    title: 'Dream Wall',
    text: 'Pin the place you’re saving up for, and see who else wants to go.',
    Icon: IconCloud,
  },
  {
    title: 'Knowledge Exchange',
    text: 'Ask what guidebooks leave out: vegetarian food in Tokyo, a first flight with your parents.',
    Icon: IconMessages,
  },
  {
    title: 'Destination Hubs',
    text: 'One page for each destination, with its questions, plans and trip reports together.',
    Icon: IconMapPin,
  },
  {
    title: 'Resource Library',
    text: 'Packing lists, budget sheets and day plans that members made and others can build on.',
    Icon: IconBooks,
  },
];

const madeFor = [
  'You travel from India, or want to, and would rather ask than guess.',
  'You’re on your first passport or your tenth visa: both are welcome.',
  'You tell it as it was: what went wrong, and what it cost.',
  'You are kind to people whose budget, food, language or pace isn’t yours.',
] as const;

const notMadeFor = [
  'You want to sell tours, visas, tickets or followers.',
  'You are looking for a way round a visa rule, or for a document that isn’t genuine.',
  'You are looking for romance, not for someone to travel with.',
  'You want to be first, loudest or right more than you want to help.',
] as const;

const steps = [
  { title: 'Sign up', text: 'A name, an e-mail address and the promise to keep the house rules.' },
  { title: 'Name your dream trips', text: 'Three places, and how you like to travel.' },
  {
    title: 'Choose your circles',
    text: 'Join one hub or story circle to begin with. You can leave any time.',
  },
  { title: 'Give something back', text: 'Answer a question, or write about your own trip.' },
] as const;

/** Specification §1, Community page. */
export function Page() {
  return (
    <>
      <CommunityBanner />
      <section className={classes.hero} aria-labelledby="community">
        <div className={classes.words}>
          <p className={classes.kicker}>Launching soon</p>
          <h1 id="community">Travel Community</h1>
          <p className={classes.lead}>
            For Indian dream travellers: find company for a trip, ask people who have been there, and share
            the stories you bring home.
          </p>
          <div className={classes.actions}>
            <Button size="lg" disabled aria-describedby="launching-soon">
              Sign Up
            </Button>
            <Button size="lg" variant="default" disabled aria-describedby="launching-soon">
              Explore
            </Button>
          </div>
          <p id="launching-soon" className={classes.why}>
            Launching soon: both open together with the community. There is no date and no waiting list yet.
          </p>
        </div>
        <CircleIllustration />
      </section>
      <PageSection tone="wash" label="community-features">
        <h2 id="community-features">What you’ll find here</h2>
        <ul className={classes.features}>
          {features.map(({ title, text, Icon }) => (
            <li key={title}>
              <Icon aria-hidden size={28} stroke={1.5} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection label="community-ethos">
        <h2 id="community-ethos">Who it is for, and who it is not for</h2>
        <p className={classes.intro}>
          People ask real questions only where they trust each other, so there are a few rules.
        </p>
        <div className={classes.ethos}>
          <section aria-labelledby="made-for">
            <h3 id="made-for">It is for you if</h3>
            <ul>
              {madeFor.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
          <section data-not aria-labelledby="not-made-for">
            <h3 id="not-made-for">It is not for you if</h3>
            <ul>
              {notMadeFor.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        </div>
      </PageSection>
      <PageSection tone="wash" label="community-steps">
        <h2 id="community-steps">How joining will work</h2>
        <ol className={`${numbers.steps} ${classes.steps}`}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection label="community-disclaimer">
        <h2 id="community-disclaimer" className={classes.smallTitle}>
          Disclaimer
        </h2>
        <div className={classes.disclaimer}>
          <p>
            The community isn’t open yet; what this page describes may change before it opens. What members
            write will be their own experience: no visa advice, no legal advice, no promise by the agency.
            Check every rule with the embassy or the official site before you act on it.
          </p>
          <p>
            We won’t check who members are, and we won’t be part of what they arrange. If you travel together,
            you do so at your own risk: meet in a public place first, tell someone at home, and send no money
            to people you haven’t met.
          </p>
        </div>
      </PageSection>
      <CallToAction title="Until the community opens" text="Read the blog, or ask an adviser.">
        <Button component={Link} to="/blog" size="lg">
          Read the blog
        </Button>
        <Button component={Link} to="/contact" size="lg" variant="default">
          Contact us
        </Button>
      </CallToAction>
    </>
  );
}
