import type { MouseEvent, ReactNode } from 'react';
import {
  checkerDestinationOf,
  needsEligibilityCheck,
  type Country,
} from '../../../machines/country-listing/listing';
import { Opening } from '../../ui/Opening';
import { fetchGate, Gate } from '../Gate';
import { isPlainClick } from '../../ui/plain-click';
import { useFlow } from '../running';
import { applyGateFlow } from './apply-gate.flow';

interface ApplyGateProps {
  country: Pick<Country, 'name' | 'shortName' | 'category'>;
  /** Draws the links to the application; each asks first where the destination has the gate. */
  children: (onApply: (event: MouseEvent) => void) => ReactNode;
  /** Fetches the gate's dialog. */
  loadGate?: typeof fetchGate;
}

/**
 * Apply Now on the page of one destination: links to the form, with the question before it where the listing asks it.
 * Without scripts they stay links. Specification §4, Apply Now.
 */
export function ApplyGate({ country, children, loadGate = fetchGate }: ApplyGateProps) {
  const { snapshot, send } = useFlow(applyGateFlow, {
    destination: checkerDestinationOf(country),
    load: loadGate,
  });
  const ask = (event: MouseEvent) => {
    if (!isPlainClick(event) || !needsEligibilityCheck(country)) return;
    event.preventDefault();
    send({ type: 'apply.pressed' });
  };
  return (
    <>
      {children(ask)}
      {snapshot.matches('loading') && <Opening />}
      {snapshot.hasTag('gated') && (
        <Gate
          code={snapshot.context.code}
          country={country}
          onCancel={() => send({ type: 'cancel.pressed' })}
          onProceed={() => send({ type: 'proceed.pressed' })}
        />
      )}
    </>
  );
}
