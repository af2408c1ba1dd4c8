import { useCallback, type RefObject } from 'react';
import type { Lead, LeadField } from '../../../machines/trip-estimator/estimator-form';
import type { TripEstimatorEvent } from '../../../machines/trip-estimator/trip-estimator.machine';
import { Button } from '../../ui/Button';
import { DataNotice } from '../DataNotice';
import { TextField } from '../../ui/forms/TextField';
import classes from './TripEstimator.module.css';

interface LeadFormProps {
  lead: Lead;
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: TripEstimatorEvent) => void;
}

/** Who asks for a detailed quote; nothing is required. Specification §3, Lead form. */
export function LeadForm({ lead, heading, send }: LeadFormProps) {
  const onAnswer = useCallback(
    (field: LeadField, value: string) => send({ type: 'lead.changed', field, value }),
    [send],
  );
  const shared = (field: LeadField) => ({ field, value: lead[field], onAnswer });
  return (
    <form
      className={classes.fields}
      aria-label="Detailed quote"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'quote.sent' });
      }}
    >
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        Get Detailed Quote
      </h2>
      <p>All fields are optional.</p>
      <TextField {...shared('leadName')} label="Name" autoComplete="name" enterKeyHint="next" />
      <TextField
        {...shared('leadContact')}
        label="E-mail or phone"
        autoComplete="email"
        enterKeyHint="next"
      />
      <TextField
        {...shared('leadTravelDate')}
        label="Travel date (optional)"
        autoComplete="off"
        enterKeyHint="send"
      />
      <DataNotice form="quote">
        Your own e-mail program opens with this estimate in it. Nothing is sent before you send it there.
      </DataNotice>
      <div className={classes.buttons}>
        <Button type="submit" size="lg" className={classes.forward}>
          Send request by e-mail
        </Button>
        <Button variant="default" size="lg" onClick={() => send({ type: 'back.pressed' })}>
          Back to the estimate
        </Button>
      </div>
    </form>
  );
}
