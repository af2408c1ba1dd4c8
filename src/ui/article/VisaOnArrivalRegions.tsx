import type { ReactNode } from 'react';
import type { VisaOnArrivalCard, VisaOnArrivalCardRegion } from '../../content/visa-on-arrival-cards';
import type { ShownFact } from '../../content/fact-words';
import { unbroken } from '../../content/unbroken';
import { OfficialLink } from './OfficialLink';
import classes from './VisaOnArrivalRegions.module.css';

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What holds now, and in one quiet line below it what our list says where that differs. Specification §3, Facts. */
function Figures({ now, listed }: Pick<ShownFact, 'now' | 'listed'>) {
  return (
    <>
      <span>{now.rupees ? `${now.value} (${unbroken(now.rupees)})` : now.value}</span>{' '}
      <span className={classes.when}>{now.when}</span>
      {listed && <span className={classes.listed}>{`${listed.when}: ${listed.value}`}</span>}
    </>
  );
}

function CountryCard({ country }: { country: VisaOnArrivalCard }) {
  const { name, entry, duration, cost, requirements, highlights, tip, check } = country;
  return (
    <li className={classes.card}>
      <h4>{name}</h4>
      <dl>
        <Row term="Entry">
          <Figures {...entry} />
        </Row>
        <Row term="Duration">
          <Figures {...duration} />
        </Row>
        <Row term="Cost">
          <Figures {...cost} />
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
        {check && (
          <Row term="Check">
            <OfficialLink {...check} />
          </Row>
        )}
      </dl>
    </li>
  );
}

function countryLine(count: number): string {
  return count === 1 ? '1 country' : `${count} countries`;
}

interface VisaOnArrivalRegionsProps {
  readonly regions: readonly VisaOnArrivalCardRegion[];
}

/**
 * The visa-on-arrival guide's regions, each opened on its own, with a card for each country. What a country has
 * no words for is left out. Specification §2, Blog post page, and §5.
 */
export function VisaOnArrivalRegions({ regions }: VisaOnArrivalRegionsProps) {
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
