import { monthAndYear } from '../../../machines/date-words';
import { monthsGood } from '../../../machines/fact-age/age';
import type { FactDays } from '../../../machines/fact-age/fact-age.machine';
import { useFlow } from '../running';
import type { ShownSources } from '../../content/shown-content';
import { FactDates } from '../../ui/FactDates';
import { FlowBoundary } from '../../ui/FlowBoundary';
import classes from './FactAge.module.css';
import { factAgeFlow } from './fact-age.flow';

function Warning({ checked, built }: FactDays) {
  const { snapshot } = useFlow(factAgeFlow, { checked, built });
  return snapshot.matches('old') ? (
    <p className={classes.old}>
      {`Figures of this page were last checked in ${monthAndYear(checked)}, more than ${monthsGood} months ago. Check them on the official pages before you pay or book.`}
    </p>
  ) : null;
}

/** Says that a page's figures have not been checked for long, once they have not. Specification §3, Facts. */
export function FactAge({ days }: { days: FactDays | undefined }) {
  return <FlowBoundary>{days && <Warning {...days} />}</FlowBoundary>;
}

/** Where a page's figures were read and when, and how old they are. Specification §3, Facts. */
export function CheckedFacts({ sources, days }: { sources: ShownSources; days: FactDays | undefined }) {
  return (
    <>
      <FactDates {...sources} />
      <FactAge days={days} />
    </>
  );
}
