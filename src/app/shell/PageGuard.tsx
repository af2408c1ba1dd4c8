import { isGuardOn } from '../../../machines/inspection-guard/guard-setting';
import { arrivesAtRest } from './late';

const isOn = isGuardOn(import.meta.env.VITE_INSPECTION_GUARD, import.meta.env.PROD);

const InspectionGuard = arrivesAtRest(() => import('../../flows/inspection-guard/InspectionGuard'));

/** The inspection guard, where it is on. Specification §8, Anti-inspection. */
export function PageGuard() {
  return isOn && <InspectionGuard />;
}
