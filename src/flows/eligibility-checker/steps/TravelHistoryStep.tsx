import '../../../ui/forms/field-styles';
import { Checkbox } from '@mantine/core';
import { visitedCountries } from '../../../../machines/eligibility-checker/choices';
import { YesNoField } from '../../../ui/forms/YesNoField';
import type { StepProps } from '../step-props';
import classes from './TravelHistoryStep.module.css';

/** Step 4: earlier trips, refusals and relatives. The countries are asked only after "travelled abroad: yes". */
export function TravelHistoryStep({ draft, idOf, shared, send }: StepProps) {
  return (
    <>
      <YesNoField {...shared('traveledAbroad')} label="Have you travelled abroad?" />
      {draft.traveledAbroad === 'yes' && (
        <fieldset className={classes.visited} id={idOf('countriesVisited')}>
          <legend>Countries visited</legend>
          <p className={classes.hint}>Choose all that apply</p>
          <div className={classes.countries}>
            {visitedCountries.map(({ value, label }) => (
              <Checkbox
                key={value}
                checked={draft.countriesVisited.includes(value)}
                label={label}
                onChange={() => send({ type: 'country.toggled', country: value })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <YesNoField {...shared('visaRejections')} label="Have you ever been refused a visa?" />
      <YesNoField
        {...shared('relativesInDestination')}
        label="Do you have relatives or friends in the destination?"
      />
    </>
  );
}
