import { destinations, visaTypesFor } from '../../../../machines/eligibility-checker/assessment';
import { statesOfIndia } from '../../../../machines/india';
import { SelectField } from '../../../ui/forms/SelectField';
import type { StepProps } from '../step-props';

/** Step 2: where to, on which visa, applied for from where. The visa types follow the destination. */
export function DestinationStep({ draft, problems, idOf, send }: StepProps) {
  const hasDestination = draft.destinationCountry !== '';
  return (
    <>
      <SelectField
        id={idOf('destinationCountry')}
        label="Destination Country"
        prompt="Choose a destination"
        choices={destinations}
        value={draft.destinationCountry}
        error={problems.destinationCountry}
        onChoose={(value) => send({ type: 'answer.changed', field: 'destinationCountry', value })}
      />
      <SelectField
        id={idOf('visaType')}
        label="Visa Type"
        prompt={hasDestination ? 'Choose a visa type' : 'Choose a destination first'}
        choices={visaTypesFor(draft.destinationCountry)}
        value={draft.visaType}
        error={problems.visaType}
        disabled={!hasDestination}
        onChoose={(value) => send({ type: 'answer.changed', field: 'visaType', value })}
      />
      <SelectField
        id={idOf('stateOfApplication')}
        label="State of Application"
        prompt="Choose a state or union territory"
        choices={statesOfIndia}
        autoComplete="address-level1"
        value={draft.stateOfApplication}
        error={problems.stateOfApplication}
        onChoose={(value) => send({ type: 'answer.changed', field: 'stateOfApplication', value })}
      />
    </>
  );
}
