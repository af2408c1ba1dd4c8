import type { ReactNode } from 'react';
import {
  visaOnArrivalRegions,
  type VisaOnArrivalCountry,
  type VisaOnArrivalRegion,
} from '../../content/visa-on-arrival';
import { Fact } from '../Fact';
import classes from './VisaOnArrivalRegions.module.css';

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CountryCard({ country }: { country: VisaOnArrivalCountry }) {
  const { name, entryFact, durationFact, costFact, requirements, highlights, tip } = country;
  return (
    <li className={classes.card}>
      <h4>{name}</h4>
      <dl>
        <Row term="Entry">
          <Fact id={entryFact} />
        </Row>
        <Row term="Duration">
          <Fact id={durationFact} />
        </Row>
        <Row term="Cost">
          <Fact id={costFact} />
        </Row>
        {requirements.length > 0 && (
          <Row term="Requirements">
            <ul>
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </Row>
        )}
        {highlights && <Row term="Highlights">{highlights}</Row>}
        {tip && <Row term="Tip">{tip}</Row>}
      </dl>
    </li>
  );
}

function countryLine(count: number): string {
  return count === 1 ? '1 country' : `${count} countries`;
}

interface VisaOnArrivalRegionsProps {
  regions?: readonly VisaOnArrivalRegion[];
}

/**
 * The visa-on-arrival guide's regions, each opened on its own, with a card for each country. What a country has
 * no words for is left out. Specification §2, Blog post page, and §5.
 */
export function VisaOnArrivalRegions({ regions = visaOnArrivalRegions }: VisaOnArrivalRegionsProps) {
  return (
    <div className={classes.regions}>
      {regions.map(({ id, title, countries }) => (
        <details key={id} id={id} className={classes.region}>
          <summary>
            <h3>{title}</h3>
            <span className={classes.count}>{countryLine(countries.length)}</span>
          </summary>
          {countries.length > 0 ? (
            <ul className={classes.cards}>
              {countries.map((country) => (
                <CountryCard key={country.name} country={country} />
              ))}
            </ul>
          ) : (
            <p className={classes.empty}>
              {`No information available for ${title} at the moment. Please check back later.`}
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
