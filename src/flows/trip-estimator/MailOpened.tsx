import '../../ui/forms/field-styles';
import { Textarea } from '@mantine/core';
import type { RefObject } from 'react';
import type { TripEstimatorEvent } from '../../../machines/trip-estimator/trip-estimator.machine';
import { site } from '../../site';
import { Button } from '../../ui/Button';
import classes from './TripEstimator.module.css';

interface MailOpenedProps {
  /** The text of the request. */
  request: string;
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: TripEstimatorEvent) => void;
}

/** What to do when no mail program opened. */
export function MailOpened({ request, heading, send }: MailOpenedProps) {
  return (
    <div className={classes.fields}>
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        Your e-mail is ready to send
      </h2>
      <p>
        <span>If no mail program opened, copy the request and send it to </span>
        <a href={`mailto:${site.quotesEmail}`}>{site.quotesEmail}</a>
        <span>.</span>
      </p>
      <Textarea
        label="Your request"
        readOnly
        rows={8}
        value={request}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button size="lg" className={classes.forward} onClick={() => send({ type: 'copy.chosen' })}>
          Copy the request
        </Button>
        <Button variant="default" size="lg" onClick={() => send({ type: 'back.pressed' })}>
          Back to the estimate
        </Button>
      </div>
    </div>
  );
}
