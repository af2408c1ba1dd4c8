import { Link, useLocation } from 'react-router-dom';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import classes from './RouterFailure.module.css';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The page could not be loaded.';
}

/** What a visitor sees when a page cannot be shown. What was typed is kept on the device. Specification §8. */
export function RouterFailure({ error }: { error: unknown }) {
  const location = useLocation();
  return (
    <section className={classes.failure} role="alert">
      <h1>Unexpected Application Error!</h1>
      <p className={classes.message}>
        <code>{messageOf(error)}</code>
      </p>
      <p>
        <span>
          This page could not be shown. What you typed is kept on this device. Try again, or call us on{' '}
        </span>
        <a href={`tel:${agency.phone.dial}`}>{agency.phone.shown}</a>
        <span>.</span>
      </p>
      <div className={classes.actions}>
        <Button component="a" href={`${location.pathname}${location.search}`}>
          Retry
        </Button>
        <Button component={Link} to="/" variant="default">
          Return to Homepage
        </Button>
      </div>
    </section>
  );
}
