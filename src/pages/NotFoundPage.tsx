import { Link } from 'react-router-dom';
import { Button } from '../ui/Button';
import { LostIllustration } from '../ui/illustrations/LostIllustration';
import classes from './NotFoundPage.module.css';

/** Specification §2, Not-found page. */
export function Page() {
  return (
    <div className={classes.lost}>
      <LostIllustration />
      <p className={classes.code}>404</p>
      <h1>Lost in Translation?</h1>
      <p className={classes.text}>
        This page doesn’t exist. There may be a typing mistake in the address, or the page has moved.
      </p>
      <div className={classes.actions}>
        <Button component={Link} to="/" size="lg">
          Return to Homepage
        </Button>
        <Button component={Link} to="/services" size="lg" variant="default">
          Visa Services
        </Button>
      </div>
      <Link to="/search">Search the site</Link>
    </div>
  );
}
