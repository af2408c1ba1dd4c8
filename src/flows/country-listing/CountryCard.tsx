import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { CountryListingEvent } from '../../../machines/country-listing/country-listing.machine';
import { destinationPath, type Country } from '../../../machines/country-listing/listing';
import { unbroken } from '../../content/unbroken';
import { ListedStamp } from '../../ui/destination/ListedStamp';
import { flagAddress } from '../../ui/flags';
import classes from './CountryCard.module.css';

/** What an Indian passport needs, the fee and the time: the same rows on every card. */
function Answer({ country: { answer, processingTime } }: { country: Country }) {
  const { value, when, listed } = answer?.time ?? { value: processingTime };
  return (
    <dl className={classes.answer}>
      {answer && (
        <>
          <div className={classes.need}>
            <dt>Need</dt>
            <dd>{answer.kind}</dd>
          </div>
          <div className={classes.fee}>
            <dt>Fee</dt>
            <dd>
              {answer.fee.value}
              {answer.fee.rupees !== undefined && ` ${unbroken(answer.fee.rupees)}`}
            </dd>
          </div>
        </>
      )}
      <div className={classes.time}>
        <dt>Time</dt>
        <dd>
          {value}
          {when !== undefined && <span className={classes.note}>{` ${when}`}</span>}
          {listed !== undefined && <span className={classes.note}>{` ${listed}`}</span>}
        </dd>
      </div>
    </dl>
  );
}

interface CountryCardProps {
  country: Country;
  /** The level of its name among the headings: below the heading of its group, where it stands in one. */
  heading: 'h3' | 'h4';
  send: (event: CountryListingEvent) => void;
}

/** One destination: what it is, how long its visa takes, and the two ways on. Specification §2. */
export const CountryCard = memo(function CountryCard({ country, heading: Heading, send }: CountryCardProps) {
  const { name, shortName, flag, link, answer } = country;
  return (
    <li className={classes.card}>
      <img className={classes.flag} src={flagAddress(flag)} alt="" width={36} height={36} loading="lazy" />
      <Heading className={classes.name}>
        <Link to={destinationPath(name)}>{name}</Link>
      </Heading>
      {answer?.need && <ListedStamp className={classes.stamp} code={shortName} need={answer.need} />}
      <Answer country={country} />
      <div className={classes.actions}>
        {link ? (
          <Link className={classes.details} to={link} aria-label={`Details: ${name}`}>
            Details
          </Link>
        ) : (
          <button type="button" className={classes.details} disabled aria-label={`Details: ${name}`}>
            Details
          </button>
        )}
        <button
          type="button"
          className={classes.apply}
          aria-label={`Apply Now: ${name}`}
          onClick={() => send({ type: 'apply.pressed', country })}
        >
          Apply Now
        </button>
      </div>
    </li>
  );
});
