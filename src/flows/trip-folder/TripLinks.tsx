import { IconFolder } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { selectIsFilled } from '../../../machines/site/trip-folder/trip-folder.machine';
import { usePart } from '../use-part';
import classes from './TripLinks.module.css';

function useIsFilled(): boolean {
  return usePart('tripFolder', (trip) => trip !== undefined && selectIsFilled(trip));
}

/** The way to the folder in the header of every page, while there is something in it. */
export function HeaderLink() {
  return useIsFilled() ? (
    <Link className={classes.trip} to="/trip">
      <IconFolder aria-hidden size={22} />
      <span>Your trip</span>
    </Link>
  ) : null;
}
