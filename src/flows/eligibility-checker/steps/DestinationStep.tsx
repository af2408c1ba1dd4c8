import { destinations } from '../../../../machines/eligibility-checker/choices';
import { statesOfIndia } from '../../../../machines/india';
import { FromTrip } from '../../../ui/forms/FromTrip';
import { SelectField } from '../../../ui/forms/SelectField';
import type { StepProps } from '../step-props';

/** Step 2: where to, on which visa, applied for from where. The visa types follow the destination. */
export function DestinationStep({ draft, visaTypes, shared, fromTrip }: StepProps) {
  const hasDestination = draft.destinationCountry !== '';
  return (
    <>
      <FromTrip {...fromTrip('destinationCountry', 'Destination Country')}>
        <SelectField
          {...shared('destinationCountry')}
          label="Destination Country"
          prompt="Choose a destination"
          choices={destinations}
        />
      </FromTrip>
      <FromTrip {...fromTrip('visaType', 'Visa Type')}>
        <SelectField
          {...shared('visaType')}
          label="Visa Type"
          prompt={hasDestination ? 'Choose a visa type' : 'Choose a destination first'}
          choices={visaTypes}
          disabled={!hasDestination}
        />
      </FromTrip>
      <FromTrip {...fromTrip('stateOfApplication', 'State of Application')}>
        <SelectField
          {...shared('stateOfApplication')}
          label="State of Application"
          prompt="Choose a state or union territory"
          choices={statesOfIndia}
          autoComplete="address-level1"
        />
      </FromTrip>
    </>
  );
}
