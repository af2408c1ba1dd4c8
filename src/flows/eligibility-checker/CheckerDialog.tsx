import type { Destination } from '../../../machines/eligibility-checker/choices';
import type { ToolData } from '../../content/tool-data';
import { SheetDialog } from '../SheetDialog';
import { EligibilityChecker } from './EligibilityChecker';

interface CheckerDialogProps {
  destination?: Destination;
  onClose: () => void;
  /** What is said first of destinations that need no visa. */
  data: ToolData['visa-free-notes'];
}

/** The checker over any page. Closing it keeps the answers for this tab. Specification §2, Eligibility checker. */
export default function CheckerDialog({ destination, onClose, data }: CheckerDialogProps) {
  return (
    <SheetDialog title="Visa Eligibility Checker" onClose={onClose}>
      <EligibilityChecker visaFreeNotes={data} destination={destination} onCancel={onClose} />
    </SheetDialog>
  );
}
