import { destinations } from '../../../../machines/eligibility-checker/choices';
import { statesOfIndia } from '../../../../machines/india';
import { SelectField } from '../../../ui/forms/SelectField';
import type { StepProps } from '../step-props';

/** Step 2: where to, on which visa, applied for from where. The visa types follow the destination. */
export function DestinationStep({ draft, visaTypes, shared }: StepProps) {
  const hasDestination = draft.destinationCountry !== '';
  return (
    <>
      <SelectField
        {...shared('destinationCountry')}
        label="Destination Country"
        prompt="Choose a destination"
        choices={destinations}
      />
      <SelectField
        {...shared('visaType')}
        label="Visa Type"
        prompt={hasDestination ? 'Choose a visa type' : 'Choose a destination first'}
        choices={visaTypes}
        disabled={!hasDestination}
      />
      <SelectField
        {...shared('stateOfApplication')}
        label="State of Application"
        prompt="Choose a state or union territory"
        choices={statesOfIndia}
        autoComplete="address-level1"
      />
    </>
  );
}
