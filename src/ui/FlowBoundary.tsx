import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { agency } from '../site';
import classes from './FlowBoundary.module.css';

function FlowFailure() {
  return (
    <div className={classes.failure} role="alert">
      <p className={classes.what}>This part of the page could not be shown.</p>
      <p>
        <span>What you typed is kept on this device. Reload the page, or call us on </span>
        <a href={`tel:${agency.phone.dial}`}>{agency.phone.shown}</a>
        <span>.</span>
      </p>
      <Button variant="default" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}

/** Keeps a broken flow to itself: the rest of its page stays usable. Its draft is on the device. */
export function FlowBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={FlowFailure}>{children}</ErrorBoundary>;
}
