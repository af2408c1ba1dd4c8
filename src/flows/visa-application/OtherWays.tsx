import { IconCopy, IconMail, IconPhone } from '@tabler/icons-react';
import { site } from '../../site';
import { Button } from '../../ui/Button';
import classes from './OtherWays.module.css';

interface OtherWaysProps {
  onEmail: () => void;
  onCopy: () => void;
}

/** After a failure: the same details by e-mail, copied, or by phone, so that no application is lost. */
export function OtherWays({ onEmail, onCopy }: OtherWaysProps) {
  return (
    <section className={classes.ways} aria-labelledby="other-ways">
      <h2 id="other-ways">Your application was not sent</h2>
      <p>
        Everything you typed is still in the form. Try again with Apply Now, or send the same details another
        way.
      </p>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconMail aria-hidden size={20} />} onClick={onEmail}>
          Send by e-mail
        </Button>
        <Button variant="default" leftSection={<IconCopy aria-hidden size={20} />} onClick={onCopy}>
          Copy my details
        </Button>
        <Button
          component="a"
          variant="default"
          href={`tel:${site.phone.dial}`}
          leftSection={<IconPhone aria-hidden size={20} />}
        >
          {site.phone.shown}
        </Button>
      </div>
    </section>
  );
}
