import type { Country } from '../../../machines/country-listing/listing';
import { Button } from '../../ui/Button';
import { DialogFrame } from '../../ui/DialogFrame';
import { MantineArea } from '../MantineArea';
import classes from './GateDialog.module.css';

interface GateDialogProps {
  country: Country;
  onCancel: () => void;
  onProceed: () => void;
}

/** Asks to check the profile first where applications are judged strictly. Specification §4, Apply Now. */
export default function GateDialog({ country, onCancel, onProceed }: GateDialogProps) {
  return (
    <MantineArea>
      <DialogFrame title="Before You Apply" size="md" onClose={onCancel}>
        <div className={classes.text}>
          <p>
            {`Visas for ${country.name} are decided on your whole profile: travel history, income, savings and papers. `}
            A refusal stays on record and makes the next application harder.
          </p>
          <p>
            Take three minutes for the eligibility checker first. It shows how strong your profile is and what
            to improve before you pay any fee.
          </p>
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={onProceed} data-autofocus>
            Proceed to Check
          </Button>
        </div>
      </DialogFrame>
    </MantineArea>
  );
}
