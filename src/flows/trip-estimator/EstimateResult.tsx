import { IconPrinter, IconShare2 } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { formatRupees } from '../../../machines/trip-estimator/rupees';
import type { TripEstimatorEvent, TripResult } from '../../../machines/trip-estimator/trip-estimator.machine';
import { countedChoices, workingOf } from '../../content/estimate-result';
import { atDefaultRates } from '../../content/estimate-words';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import { PartyCost } from '../PartyCost';
import { Wordmark } from '../../ui/Wordmark';
import hidden from '../../ui/VisuallyHidden.module.css';
import classes from './EstimateResult.module.css';

interface EstimateResultProps {
  result: TripResult;
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: TripEstimatorEvent) => void;
}

/** Who made the estimate: only paper needs to say so. */
function Letterhead() {
  return (
    <div className={classes.letterhead}>
      <Wordmark />
      <p>Trip cost estimate</p>
      <p>
        <span>{agency.phone.shown}</span>
        <span> · </span>
        <span>{agency.quotesEmail}</span>
      </p>
    </div>
  );
}

function Total({ result, heading }: Pick<EstimateResultProps, 'result' | 'heading'>) {
  return (
    <div className={classes.ticket}>
      <div className={classes.fare}>
        <h2 id="estimate-total" ref={heading} tabIndex={-1}>
          <span className={classes.kicker}>Estimated total </span>
          <span className={classes.total}>{formatRupees(result.estimate.totalCost)}</span>
        </h2>
        <p className={classes.perDay}>{`${formatRupees(result.perDay)} a day, for one traveller`}</p>
      </div>
      <dl className={classes.stub}>
        {countedChoices(result.form).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {label === 'Destination' && result.unrated !== undefined
                ? atDefaultRates(result.unrated)
                : value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Where the money goes, as a picture and as the table that explains it: the same parts in the same order. */
function Breakdown({ result: { estimate, form } }: Pick<EstimateResultProps, 'result'>) {
  const { visa, flights, accommodation, dailyExpenses, addOns } = estimate.breakdown;
  const parts = [visa, flights, accommodation, dailyExpenses, addOns].filter(({ value }) => value > 0);
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ label, value }) => (
          <span key={label} style={{ flexGrow: value }} />
        ))}
      </div>
      <table className={classes.table}>
        <caption>How we worked it out</caption>
        <thead className={hidden.hidden}>
          <tr>
            <th scope="col">Cost</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {workingOf(form).map(({ label, working: how, value }) => (
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
    </div>
  );
}

function Actions({ send }: Pick<EstimateResultProps, 'send'>) {
  return (
    <div className={classes.actions}>
      <Button size="lg" onClick={() => send({ type: 'quote.requested' })}>
        Get Detailed Quote
      </Button>
      <Button size="lg" variant="default" onClick={() => send({ type: 'expert.pressed' })}>
        Talk to a Travel Expert
      </Button>
      <div className={classes.more}>
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
        <Button variant="subtle" onClick={() => send({ type: 'finish.pressed' })}>
          Close & Finish
        </Button>
      </div>
    </div>
  );
}

/**
 * The estimate as a ticket: total, per day, where the money goes, how to save some of it. Amounts in ₹. On
 * paper it stands alone, on one page. Specification §2, Trip cost estimator, and §8, Estimate.
 */
export function EstimateResult({ result, heading, send }: EstimateResultProps) {
  return (
    <section className={classes.result} aria-labelledby="estimate-total">
      <Letterhead />
      <Total result={result} heading={heading} />
      <PartyCost total={result.estimate.totalCost} />
      <Breakdown result={result} />
      <div className={classes.tips}>
        <h3>Smart tips</h3>
        <ul>
          {result.estimate.smartTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <Actions send={send} />
      <p className={classes.disclaimer}>
        This estimate is for information. It is based on average rates and on what you chose; final costs may
        vary. Contact our team for a quote for your trip. Hotel and daily costs use one average for all
        countries. “Premium” is premium economy. If you don’t need a visa, leave the visa line out.
      </p>
    </section>
  );
}
