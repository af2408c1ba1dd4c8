import { addressOf as flagAddress } from 'virtual:flags';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { CountryListingEvent } from '../../../machines/country-listing/country-listing.machine';
import { destinationPath, type Country } from '../../../machines/country-listing/listing';
import classes from './CountryCard.module.css';

/** The time of the specification's list; noted as such where something else holds now. */
function ListedTime({ time, note }: { time: string; note?: string }) {
  return (
    <p className={classes.time}>
      <span className={classes.hidden}>Processing time: </span>
      <span>{time}</span>
      {note !== undefined && <span className={classes.when}>{note}</span>}
    </p>
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
  const { name, flag, processingTime, link, now } = country;
  return (
    <li className={classes.card}>
      <img className={classes.flag} src={flagAddress(flag)} alt="" width={36} height={36} loading="lazy" />
      <div className={classes.heading}>
        <Heading className={classes.name}>
          <Link to={destinationPath(name)}>{name}</Link>
        </Heading>
        {!now && <ListedTime time={processingTime} />}
      </div>
      {now && (
        <div className={classes.now}>
          <p>
            <span>{`Now: ${now.value}`}</span> <span className={classes.when}>{now.when}</span>{' '}
            <a href={now.check.href} target="_blank" rel="noopener noreferrer">
              {now.check.label}
            </a>
          </p>
          <ListedTime time={processingTime} note="our list" />
        </div>
      )}
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
