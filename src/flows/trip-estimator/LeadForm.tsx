import '../../ui/forms/field-styles';
import { TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import type { Lead } from '../../../machines/trip-estimator/trip';
import type { TripEstimatorEvent } from '../../../machines/trip-estimator/trip-estimator.machine';
import { Button } from '../../ui/Button';
import classes from './TripEstimator.module.css';

interface LeadFormProps {
  lead: Lead;
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: TripEstimatorEvent) => void;
}

/** Who asks for a detailed quote; nothing is required. Specification §3, Lead form. */
export function LeadForm({ lead, heading, send }: LeadFormProps) {
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
      <p>
        Your e-mail program opens with this estimate filled in. Nothing is sent before you send it, and
        everything here may stay empty.
      </p>
      <TextInput
        label="Name"
        autoComplete="name"
        enterKeyHint="next"
        value={lead.leadName}
        onChange={(event) =>
          send({ type: 'lead.changed', field: 'leadName', value: event.currentTarget.value })
        }
      />
      <TextInput
        label="E-mail or phone"
        autoComplete="email"
        enterKeyHint="next"
        value={lead.leadContact}
        onChange={(event) =>
          send({ type: 'lead.changed', field: 'leadContact', value: event.currentTarget.value })
        }
      />
      <TextInput
        label="Travel date (optional)"
        autoComplete="off"
        enterKeyHint="send"
        value={lead.leadTravelDate}
        onChange={(event) =>
          send({ type: 'lead.changed', field: 'leadTravelDate', value: event.currentTarget.value })
        }
      />
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
