import type { MouseEvent, ReactNode } from 'react';
import { applyGateMachine } from '../../../machines/apply-gate/apply-gate.machine';
import {
  checkerDestinationOf,
  needsEligibilityCheck,
  type Country,
} from '../../../machines/country-listing/listing';
import { useFlow } from '../flow';
import { Gate } from '../Gate';
import { usePageEffects } from '../page-effects';

interface ApplyGateProps {
  country: Pick<Country, 'name' | 'shortName' | 'category'>;
  /** Draws the links to the application; each asks first where the destination has the gate. */
  children: (onApply: (event: MouseEvent) => void) => ReactNode;
}

/**
 * Apply Now on the page of one destination: links to the form, with the question before it where the listing asks it.
 * Without scripts they stay links. Specification §4, Apply Now.
 */
export function ApplyGate({ country, children }: ApplyGateProps) {
  const { snapshot, send } = useFlow(applyGateMachine, {
    input: { destination: checkerDestinationOf(country) },
    on: { 'navigation.requested': usePageEffects()['navigation.requested'] },
  });
  const ask = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere || !needsEligibilityCheck(country)) return;
    event.preventDefault();
    send({ type: 'apply.pressed' });
  };
  return (
    <>
      {children(ask)}
      {snapshot.matches('open') && (
        <Gate
          country={country}
          onCancel={() => send({ type: 'cancel.pressed' })}
          onProceed={() => send({ type: 'proceed.pressed' })}
        />
      )}
    </>
  );
}
