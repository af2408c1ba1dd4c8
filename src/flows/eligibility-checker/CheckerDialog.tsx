import type { Destination } from '../../../machines/eligibility-checker/choices';
import { DialogFrame } from '../../ui/DialogFrame';
import { EligibilityChecker } from './EligibilityChecker';

interface CheckerDialogProps {
  destination?: Destination;
  onClose: () => void;
}

/** The checker over any page. Closing it keeps the answers for this tab. Specification §2, Eligibility checker. */
export default function CheckerDialog({ destination, onClose }: CheckerDialogProps) {
  return (
    <DialogFrame title="Visa Eligibility Checker" size="lg" fillsPhone onClose={onClose}>
      <EligibilityChecker destination={destination} onCancel={onClose} />
    </DialogFrame>
  );
}
