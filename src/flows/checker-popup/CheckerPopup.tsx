import type { Destination } from '../../../machines/eligibility-checker/choices';
import { useFlow } from '../running';
import { checkerPopupFlow } from './checker-popup.flow';

/**
 * Stands on a guide, where the checker opens by itself. It shows nothing, so that the many scrolls it hears render
 * nothing else. Specification §4, Automatic popup.
 */
export function CheckerPopup({ destination }: { destination: Destination }) {
  useFlow(checkerPopupFlow, { destination });
  return null;
}
