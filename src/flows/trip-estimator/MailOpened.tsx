import type { RefObject } from 'react';
import { orNotGiven } from '../../../machines/mail';
import { planOf } from '../../../machines/trip-estimator/plan';
import { visaWordsOf } from '../../../machines/trip-estimator/pricing';
import { formatRupees } from '../../../machines/trip-estimator/rupees';
import type { Lead } from '../../../machines/trip-estimator/estimator-form';
import type { TripEstimatorEvent, TripResult } from '../../../machines/trip-estimator/trip-estimator.machine';
import { countedChoices } from '../../content/estimate-result';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import { ContactWays } from '../../ui/ContactWays';
import { MailAddress, MailText, MailTicketCard } from '../../ui/MailTicketCard';
import classes from './TripEstimator.module.css';

interface MailOpenedProps {
  result: TripResult;
  lead: Lead;
  /** The text of the request. */
  request: string;
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: TripEstimatorEvent) => void;
}

/** The request as it was given to the mail program. Nothing has been sent, and nobody here knows whether it will be. */
export function MailOpened({ result, lead, request, heading, send }: MailOpenedProps) {
  const { form, estimate } = result;
  return (
    <div className={classes.fields}>
      <MailTicketCard
        kicker="Request for a quote"
        title="Your e-mail is ready to send"
        titleRef={heading}
        facts={[
          ...countedChoices(form)
            .slice(0, 2)
            .map(({ label, value }) => ({ term: label, value })),
          { term: 'Visa', value: visaWordsOf(planOf(form)) },
          { term: 'Travel date', value: orNotGiven(lead.leadTravelDate) },
          { term: 'Estimated total', value: formatRupees(estimate.totalCost) },
          { term: 'Addressed to', value: <MailAddress address={agency.quotesEmail} />, isLong: true },
        ]}
      >
        <p>
          <span>Once you have sent it, we answer with a quote in writing. Our hours: </span>
          <span>{agency.hours.shown}</span>
        </p>
        <ContactWays
          isBeside
          ways={[
            { by: 'phone', label: `Call ${agency.phone.shown}` },
            { by: 'chat', label: 'Send it by WhatsApp instead', text: request },
          ]}
        />
      </MailTicketCard>
      <p>
        <span>If no e-mail program opened, copy the request and send it to </span>
        <a href={`mailto:${agency.quotesEmail}`}>{agency.quotesEmail}</a>
        <span>.</span>
      </p>
      <MailText label="Your request" rows={8} value={request} />
      <div className={classes.buttons}>
        <Button size="lg" className={classes.forward} onClick={() => send({ type: 'copy.pressed' })}>
          Copy the request
        </Button>
        <Button variant="default" size="lg" onClick={() => send({ type: 'back.pressed' })}>
          Back to the estimate
        </Button>
        <Button variant="subtle" size="lg" onClick={() => send({ type: 'print.pressed' })}>
          Print
        </Button>
      </div>
    </div>
  );
}
