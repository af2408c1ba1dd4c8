import '../../../ui/forms/field-styles';
import { TextInput } from '@mantine/core';
import {
  maritalStatuses,
  nationalities,
  occupations,
} from '../../../../machines/eligibility-checker/assessment';
import { SelectField } from '../../../ui/forms/SelectField';
import type { StepProps } from '../step-props';

/** Step 3: age, nationality, passport, occupation and marital status. */
export function ProfileStep({ draft, problems, idOf, send }: StepProps) {
  return (
    <>
      <TextInput
        id={idOf('age')}
        label="Age"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        value={draft.age}
        error={problems.age}
        onChange={(event) => send({ type: 'answer.changed', field: 'age', value: event.currentTarget.value })}
      />
      <SelectField
        id={idOf('nationality')}
        label="Nationality"
        prompt="Choose a nationality"
        choices={nationalities}
        value={draft.nationality}
        error={problems.nationality}
        onChoose={(value) => send({ type: 'answer.changed', field: 'nationality', value })}
      />
      <TextInput
        id={idOf('passportValidity')}
        label="Passport Expiry Date"
        description="As printed on the page with your photo"
        type="date"
        value={draft.passportValidity}
        error={problems.passportValidity}
        onChange={(event) =>
          send({ type: 'answer.changed', field: 'passportValidity', value: event.currentTarget.value })
        }
      />
      <SelectField
        id={idOf('occupation')}
        label="Occupation"
        prompt="Choose an occupation"
        choices={occupations}
        value={draft.occupation}
        error={problems.occupation}
        onChoose={(value) => send({ type: 'answer.changed', field: 'occupation', value })}
      />
      <SelectField
        id={idOf('maritalStatus')}
        label="Marital Status"
        prompt="Choose a marital status"
        choices={maritalStatuses}
        value={draft.maritalStatus}
        error={problems.maritalStatus}
        onChoose={(value) => send({ type: 'answer.changed', field: 'maritalStatus', value })}
      />
    </>
  );
}
