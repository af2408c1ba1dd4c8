import { Button } from '@mantine/core';
import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { formatRupees } from '../../../machines/trip-estimator/pricing';
import type { TripEstimatorEvent, TripResult } from '../../../machines/trip-estimator/trip-estimator.machine';
import classes from './EstimateResult.module.css';

interface EstimateResultProps {
  result: TripResult;
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: TripEstimatorEvent) => void;
}

/** The estimate as a ticket: total, per day, where the money goes, how to save some of it. Amounts in ₹. */
export function EstimateResult({ result, heading, send }: EstimateResultProps) {
  const { estimate, perDay, working } = result;
  const { visa, flights, accommodation, dailyExpenses, addOns } = estimate.breakdown;
  const parts = [visa, flights, accommodation, dailyExpenses, addOns].filter(({ value }) => value > 0);
  return (
    <section className={classes.result} aria-labelledby="estimate-total">
      <div className={classes.ticket}>
        <h2 id="estimate-total" ref={heading} tabIndex={-1}>
          <span className={classes.kicker}>Estimated total </span>
          <span className={classes.total}>{formatRupees(estimate.totalCost)}</span>
        </h2>
        <p>{`${formatRupees(perDay)} a day`}</p>
      </div>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ label, value }) => (
          <span key={label} style={{ flexGrow: value }} />
        ))}
      </div>
      <table className={classes.table}>
        <caption>How we worked it out</caption>
        <thead>
          <tr>
            <th scope="col">Cost</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {working.map(({ label, working: how, value }) => (
            <tr key={label}>
              <th scope="row">
                <span>{label}</span>
                <span className={classes.how}>{how}</span>
              </th>
              <td>{formatRupees(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.tips}>
        <h3>Smart tips</h3>
        <ul>
          {estimate.smartTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <div className={classes.actions}>
        <Button size="lg" onClick={() => send({ type: 'quote.requested' })}>
          Get Detailed Quote
        </Button>
        <Button size="lg" variant="default" onClick={() => send({ type: 'expert.pressed' })}>
          Talk to a Travel Expert
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconShare2 aria-hidden size={20} />}
          onClick={() => send({ type: 'share.pressed' })}
        >
          Share
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconPrinter aria-hidden size={20} />}
          onClick={() => send({ type: 'print.pressed' })}
        >
          Print
        </Button>
        <Button variant="subtle" onClick={() => send({ type: 'start-new.pressed' })}>
          Start New Estimation
        </Button>
        <Button variant="subtle" onClick={() => send({ type: 'finished' })}>
          Close & Finish
        </Button>
      </div>
      <p className={classes.disclaimer}>
        This estimate is for information. It is based on average rates and on what you chose; final costs may
        vary. Contact our team for a quote made for your trip.
      </p>
    </section>
  );
}
