import { IconCopy, IconMail, IconPhone } from '@tabler/icons-react';
import type { FailedDelivery } from '../../../machines/visa-application/visa-application.machine';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import { ButtonRow, Panel } from '../../ui/Panel';
import classes from './OtherWays.module.css';

/** The id of the heading that says how the delivery ended. */
export const otherWaysId = 'other-ways';

interface OtherWaysProps extends FailedDelivery {
  onEmail: () => void;
  onCopy: () => void;
}

/** In whole minutes, from two hours on in whole hours, as people say it; at least a minute, and never too short. */
function shownWait(seconds: number): string {
  const minutes = Math.max(Math.ceil(seconds / 60), 1);
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/**
 * After a delivery that did not end well: what is known of it, and the same details by e-mail, copied, or by phone, so that no
 * application is lost.
 */
export function OtherWays({ isInDoubt, reference, retryAfterSeconds, onEmail, onCopy }: OtherWaysProps) {
  return (
    <Panel tone="danger" className={classes.ways} aria-labelledby={otherWaysId}>
      <h2 id={otherWaysId} tabIndex={-1}>
        {isInDoubt ? 'We could not confirm that it arrived' : 'Your application was not sent'}
      </h2>
      {isInDoubt ? (
        <p>
          We could not confirm that it arrived. Sending again will not make a second one. Everything you typed
          is still in the form.
        </p>
      ) : (
        <p>
          Everything you typed is still in the form. Try again with Apply Now, or send the same details
          another way.
        </p>
      )}
      {retryAfterSeconds !== undefined && (
        <p>{`Our system is busy. Please wait ${shownWait(retryAfterSeconds)} before you try again.`}</p>
      )}
      {reference !== '' && (
        <p>
          <span>Your reference: </span>
          <strong>{reference}</strong>
        </p>
      )}
      <ButtonRow className={classes.buttons}>
        <Button variant="default" leftSection={<IconMail aria-hidden size={20} />} onClick={onEmail}>
          Send by e-mail
        </Button>
        <Button variant="default" leftSection={<IconCopy aria-hidden size={20} />} onClick={onCopy}>
          Copy my details
        </Button>
        <Button
          component="a"
          variant="default"
          href={`tel:${agency.phone.dial}`}
          leftSection={<IconPhone aria-hidden size={20} />}
        >
          {agency.phone.shown}
        </Button>
      </ButtonRow>
    </Panel>
  );
}
