import { IconClock } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { CountryListingEvent } from '../../../machines/country-listing/country-listing.machine';
import { countryCategories, type Country } from '../../../machines/country-listing/listing';
import { flagUrls } from '../../content/flags';
import classes from './CountryCard.module.css';

const categoryTitles = new Map(countryCategories.map(({ id, title }) => [id, title]));

interface CountryCardProps {
  country: Country;
  send: (event: CountryListingEvent) => void;
}

/** One destination: what it is, how long its visa takes, and the two ways on. Specification §2. */
export const CountryCard = memo(function CountryCard({ country, send }: CountryCardProps) {
  const { name, shortName, flag, category, processingTime, link, now } = country;
  return (
    <li className={classes.card}>
      <img className={classes.flag} src={flagUrls[flag]} alt="" width={44} height={44} loading="lazy" />
      <div className={classes.heading}>
        <h3>{name}</h3>
        <p>
          <span className={classes.code}>{shortName}</span>
          <span>{categoryTitles.get(category)}</span>
        </p>
      </div>
      <div className={classes.duration}>
        {now && (
          <p className={classes.now}>
            <span>{`Now: ${now.value}`}</span>
            <span className={classes.when}>{now.when}</span>
            <a href={now.check.href} target="_blank" rel="noopener noreferrer">
              {now.check.label}
            </a>
          </p>
        )}
        <p className={classes.time}>
          <IconClock aria-hidden size={18} stroke={1.75} />
          <span className={classes.hidden}>Processing time: </span>
          <span>{processingTime}</span>
          {now && <span className={classes.when}>our list</span>}
        </p>
      </div>
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
