import { monthAndYear } from '../../../machines/date-words';
import { monthsGood } from '../../../machines/fact-age/age';
import type { FactDays } from '../../../machines/fact-age/fact-age.machine';
import { useFlow } from '../running';
import classes from './FactAge.module.css';
import { factAgeFlow } from './fact-age.flow';

/** Says that a page's figures have not been checked for long, once they have not. Specification §3, Facts. */
export function FactAge({ checked, built }: FactDays) {
  const { snapshot } = useFlow(factAgeFlow, { checked, built });
  return snapshot.matches('old') ? (
    <p className={classes.old}>
      {`Figures of this page were last checked in ${monthAndYear(checked)}, more than ${monthsGood} months ago. Check them on the official pages before you pay or book.`}
    </p>
  ) : null;
}
