import { Link } from 'react-router-dom';
import { posts } from 'virtual:posts';
import { countryCategories, type Country } from '../../machines/country-listing/listing';
import { countries } from '../content/countries';
import { destinationCoordinates, home } from '../content/destination-coordinates';
import { facts } from '../content/facts';
import { partnerKinds } from '../content/partners';
import { site } from '../site';
import { Button } from '../ui/Button';
import { FactText } from '../ui/Fact';
import { HeroIllustration } from '../ui/illustrations/HeroIllustration';
import { PostIllustration } from '../ui/illustrations/PostIllustration';
import { ProcessIllustration } from '../ui/illustrations/ProcessIllustration';
import { CategoryMark, WorldMap, type MapDestination } from '../ui/illustrations/WorldMap';
import { PageSection } from '../ui/PageSection';
import { PartnerIcon } from '../ui/PartnerIcon';
import classes from './HomePage.module.css';

const claims = [
  { figure: facts.agencyClients.value, what: 'happy clients' },
  { figure: facts.agencyDestinations.value, what: 'destinations' },
  { figure: facts.agencyVisaSuccess.value, what: 'visa success', note: 'agency figure, 2025' },
] as const;

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

/** Specification §1, Home sections. */
const reasons = [
  {
    title: 'Reliability and security',
    text: 'We ask for a document only when it is needed, and pass it on only to those who handle your case.',
  },
  {
    title: 'Expert guidance',
    text: 'Somebody who knows the rules of your destination reads your case, line by line.',
  },
  {
    title: 'Client-centric approach',
    text: 'Your dates, your budget, your family: the plan follows them, not the other way round.',
  },
  {
    title: 'Transparent communication',
    text: 'Fees and chances in plain words before you pay. If we cannot help, we say so.',
  },
] as const;

const tips = [
  {
    title: 'Visa preparation',
    points: [
      'Check that your passport is valid for at least {fact:passportValidity} from your travel date.',
      'Write your name the same way everywhere: passport, bank, tickets.',
      'Begin early. The listing shows how long each visa takes.',
    ],
    link: { to: '/blog/top-5-visa-mistakes-india', label: 'Five visa mistakes to avoid' },
  },
  {
    title: 'Smart packing',
    points: [
      'Papers, medicines with their prescription, and one set of clothes go into the cabin bag.',
      'Keep photos of your passport, visa and insurance on your phone and with somebody at home.',
      'Weigh the suitcase at home, and mark it so that you know it at the belt.',
    ],
    link: { to: '/blog/suitcase-color-guide', label: 'What colour should a suitcase be?' },
  },
  {
    title: 'Destination research',
    points: [
      'Look up the season, the public holidays and what the local rules forbid.',
      'Check on the official site how you enter, and which form to fill in before you fly.',
      'Plan how to pay: a card that works abroad, and a little cash in the local currency.',
    ],
    link: { to: '/blog/international-travel-tips', label: 'Tips for a first trip abroad' },
  },
] as const;

const guides = [
  { to: '/visa/schengen-visa-online', label: 'Schengen' },
  { to: '/visa/dubai-tourist-visa', label: 'Dubai' },
  { to: '/visa/usa-business-visa', label: 'USA' },
  { to: '/visa/canada-visitor-visa-india', label: 'Canada' },
  { to: '/visa/hong-kong-par', label: 'Hong Kong' },
] as const;

function onTheMap(country: Country): MapDestination {
  const coordinates = destinationCoordinates.get(country.shortName);
  if (!coordinates)
    throw new Error(`${country.name} has no coordinates: see src/content/destination-coordinates.ts.`);
  return { ...country, ...coordinates };
}

const destinations = countries.map(onTheMap);

const groups = countryCategories.flatMap(({ id, title }) =>
  id === 'all' ? [] : { id, title, count: countries.filter(({ category }) => category === id).length },
);

const latestPosts = posts.slice(0, 3);

function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.heroWords}>
        <p className={classes.tagLine}>{site.tagLine}</p>
        <h1>{site.headline}</h1>
        <p className={classes.lead}>
          Visa help for travellers from India: know where you stand, prepare the right papers, and apply with
          somebody at your side.
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
  );
}

function VisaProcess() {
  return (
    <PageSection tone="wash" label="visa-process">
      <h2 id="visa-process">Visa Process</h2>
      <p className={classes.intro}>Four steps, and you always know which one you are in.</p>
      <ol className={classes.process}>
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
      <Button component={Link} to="/services#visa-services" size="lg">
        Explore Visa Options
      </Button>
    </PageSection>
  );
}

function Reasons() {
  return (
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
  );
}

function DestinationMap() {
  return (
    <PageSection tone="wash" label="destinations">
      <h2 id="destinations">{`${countries.length} destinations from India`}</h2>
      <p className={classes.intro}>
        Each mark is a destination from our list, near its capital; the framed part of the map is drawn
        larger. Is yours missing? Ask us: we help with others too.
      </p>
      <WorldMap
        destinations={destinations}
        home={home}
        flightsTo={['Kenya', 'Singapore', 'Japan', 'Australia']}
      />
      <ul className={classes.legend}>
        {groups.map(({ id, title, count }) => (
          <li key={id}>
            <CategoryMark category={id} />
            <span>{title}</span>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
      <div className={classes.mapActions}>
        <Button component={Link} to="/services#visa-services" size="lg" variant="default">
          See all destinations
        </Button>
        <nav className={classes.guides} aria-labelledby="guides">
          <p id="guides">Step-by-step guides</p>
          <ul>
            {guides.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PageSection>
  );
}

function PartnerTeaser() {
  return (
    <PageSection label="partner-network">
      <div className={classes.partners}>
        <div className={classes.partnerWords}>
          <h2 id="partner-network">Our partner network</h2>
          <p>
            A trip needs more than a visa. We work with the people behind flights, rooms, destinations and
            visa counters, and tell you what each of them can do for you.
          </p>
          <Button component={Link} to="/partners" size="lg" variant="default">
            Meet our partners
          </Button>
        </div>
        <ul className={classes.partnerKinds}>
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

function TravelTips() {
  return (
    <PageSection tone="wash" label="travel-tips">
      <h2 id="travel-tips">Travel tips</h2>
      <ul className={classes.tips}>
        {tips.map(({ title, points, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <FactText text={point} />
                </li>
              ))}
            </ul>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function LatestPosts() {
  return (
    <PageSection label="travel-insights">
      <div className={classes.postsHead}>
        <h2 id="travel-insights">Travel Insights</h2>
        <Link to="/blog">All articles</Link>
      </div>
      <ul className={classes.posts}>
        {latestPosts.map(({ id, title, category, date }) => (
          <li key={id}>
            <PostIllustration slug={id} />
            <p>{`${category} · ${date}`}</p>
            <h3>
              <Link to={`/blog/${id}`}>{title}</Link>
            </h3>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Contact() {
  return (
    <PageSection tone="wash" label="contact">
      <div className={classes.contact}>
        <div className={classes.contactWords}>
          <h2 id="contact">Talk to us before you book</h2>
          <p>Tell us where you want to go. An adviser says what it takes, and asking costs nothing.</p>
          <div className={classes.actions}>
            <Button component={Link} to="/contact" size="lg">
              Contact us
            </Button>
            <Button component="a" href={`tel:${site.phone.dial}`} size="lg" variant="default">
              {`Call ${site.phone.shown}`}
            </Button>
          </div>
        </div>
        <dl className={classes.ways}>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>
            </dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
            </dd>
          </div>
          <div>
            <dt>Office hours</dt>
            <dd>{site.hours.shown}</dd>
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

/** Specification §1 and §2, Home. */
export function Page() {
  return (
    <>
      <Hero />
      <VisaProcess />
      <Reasons />
      <DestinationMap />
      <PartnerTeaser />
      <TravelTips />
      <LatestPosts />
      <Contact />
    </>
  );
}
