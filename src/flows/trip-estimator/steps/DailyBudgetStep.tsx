import '../../../ui/forms/field-styles';
import { Checkbox } from '@mantine/core';
import { addOnRates, dailyRates } from '../../../../machines/trip-estimator/rates';
import { formatRupees } from '../../../../machines/trip-estimator/rupees';
import { addOns, dailyExpenseLevels } from '../../../../machines/trip-estimator/estimator-form';
import { ChoiceField } from '../../../ui/forms/ChoiceField';
import type { TripStepProps } from '../step-props';
import classes from './steps.module.css';

const levels = dailyExpenseLevels.map(({ value, label }) => ({
  value,
  label,
  description: `${formatRupees(dailyRates[value])} a day`,
}));

/** Step 3: food and transport a day, and the extras. Amounts in ₹. */
export function DailyBudgetStep({ form, shared, send }: TripStepProps) {
  return (
    <>
      <ChoiceField {...shared('dailyExpenses')} label="Daily Food & Transport" choices={levels} />
      <fieldset className={classes.addOns}>
        <legend>Add-ons</legend>
        {addOns.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={form.addOns[value]}
            label={`${label} (${formatRupees(addOnRates[value])})`}
            onChange={() => send({ type: 'add-on.toggled', addOn: value })}
          />
        ))}
      </fieldset>
    </>
  );
}
