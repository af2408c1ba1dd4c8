import { Link } from 'react-router-dom';
import { destinationPath } from '../../machines/country-listing/listing';
import { inSentence } from '../../machines/in-sentence';
import { placesWithoutReview } from '../../machines/licensed-help';
import { agency } from '../site';
import classes from './LicensedPlaces.module.css';

/** Which countries are left out of what a page says of our checking and advice, beside that; nothing where none is. */
export function LicensedPlaces() {
  const places = placesWithoutReview(agency.licences);
  if (places.length === 0) return null;
  return (
    <p className={classes.places}>
      <span>Some countries license who may advise on their visas, and we hold no licence for </span>
      {places.map((place, index) => (
        <span key={place}>
          {index > 0 && (index === places.length - 1 ? ' and ' : ', ')}
          <Link to={destinationPath(place)}>{inSentence(place)}</Link>
        </span>
      ))}
      <span>: there we give public information and book your travel, but don’t review your application.</span>
    </p>
  );
}
