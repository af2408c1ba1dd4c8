import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../ui/IconButton';
import classes from './EligibilityBanner.module.css';

/** Points to the checker until it is dismissed for this browser session. Specification §4, Visa listing. */
export function EligibilityBanner({ onDismiss }: { onDismiss: () => void }) {
  return (
    <aside className={classes.banner} aria-label="Eligibility">
      <p>
        <strong>Not sure if you qualify?</strong>
        <span className={classes.more}> Six short steps show how strong your profile is.</span>{' '}
        <Link to="/tools/visa-eligibility-checker">Check your eligibility</Link>
      </p>
      <IconButton aria-label="Dismiss" onClick={onDismiss}>
        <IconX aria-hidden size={20} />
      </IconButton>
    </aside>
  );
}
