import { lastDate } from '../../../../machines/calendar';
import {
  maritalStatuses,
  nationalities,
  occupations,
} from '../../../../machines/eligibility-checker/choices';
import { FromTrip } from '../../../ui/forms/FromTrip';
import { SelectField } from '../../../ui/forms/SelectField';
import { TextField } from '../../../ui/forms/TextField';
import type { StepProps } from '../step-props';

/** Step 3: age, nationality, passport, occupation and marital status. */
export function ProfileStep({ shared, fromTrip }: StepProps) {
  return (
    <>
      <TextField {...shared('age')} label="Age" inputMode="numeric" autoComplete="off" enterKeyHint="next" />
      <SelectField
        {...shared('nationality')}
        label="Nationality"
        prompt="Choose a nationality"
        choices={nationalities}
      />
      <FromTrip {...fromTrip('passportValidity', 'Passport Expiry Date')}>
        <TextField
          {...shared('passportValidity')}
          label="Passport Expiry Date"
          description="As printed on the page with your photo"
          type="date"
          max={lastDate}
        />
      </FromTrip>
      <FromTrip {...fromTrip('occupation', 'Occupation')}>
        <SelectField
          {...shared('occupation')}
          label="Occupation"
          prompt="Choose an occupation"
          choices={occupations}
        />
      </FromTrip>
      <SelectField
        {...shared('maritalStatus')}
        label="Marital Status"
        prompt="Choose a marital status"
        choices={maritalStatuses}
      />
    </>
  );
}
