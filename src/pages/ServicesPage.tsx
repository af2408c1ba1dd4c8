import { Link } from 'react-router-dom';
import { ApplicationTicket } from '../flows/application-ticket/ApplicationTicket';
import { CountryListing } from '../flows/country-listing/CountryListing';
import { CheckedFacts } from '../flows/fact-age/FactAge';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { FlowBoundary } from '../ui/FlowBoundary';
import { LicensedPlaces } from '../ui/LicensedPlaces';
import { PageHead } from '../ui/PageSection';
import type { ServicesData } from './ServicesPage.data';

/** Specification §2, Visa services listing. */
export function Page({ data: { asOf, countries, dates, age } }: { data: ServicesData }) {
  return (
    <>
      <PageHead
        kicker="Visa services"
        drawing="services"
        title="Where do you want to go?"
        lead={`${countries.length} destinations for Indian passport holders: whether you need a visa, how long it takes and how to apply.`}
      />
      <FlowBoundary>
        <ApplicationTicket places={countries} nextId="visa-services-title" />
      </FlowBoundary>
      <FlowBoundary>
        <CountryListing
          countries={countries}
          asOf={asOf}
          dates={
            <>
              <CheckedFacts sources={dates} days={age} />
              <LicensedPlaces />
            </>
          }
        />
      </FlowBoundary>
      <CallToAction
        title="Can't Find Your Destination?"
        text="Tell us where you’re going. We’ll tell you what the official sites say, and say so if we can’t help."
      >
        <Button component={Link} to="/contact" size="lg">
          Contact us
        </Button>
        <Button component={Link} to="/offer-zone" size="lg" variant="default">
          Deals and rewards
        </Button>
      </CallToAction>
    </>
  );
}
