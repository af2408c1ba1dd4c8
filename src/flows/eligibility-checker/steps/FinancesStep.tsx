import { bankBalances, monthlyIncomes } from '../../../../machines/eligibility-checker/choices';
import { SelectField } from '../../../ui/forms/SelectField';
import { YesNoField } from '../../../ui/forms/YesNoField';
import type { StepProps } from '../step-props';

/** Step 5: income, tax returns, savings and a sponsor. Amounts in ₹. */
export function FinancesStep({ shared }: StepProps) {
  return (
    <>
      <SelectField
        {...shared('monthlyIncome')}
        label="Monthly Income"
        prompt="Choose a range"
        choices={monthlyIncomes}
      />
      <YesNoField {...shared('itReturnsFiled')} label="Have you filed income tax (IT) returns?" />
      <SelectField
        {...shared('bankBalance')}
        label="Bank Balance"
        prompt="Choose a range"
        choices={bankBalances}
      />
      <YesNoField
        {...shared('sponsorAvailable')}
        label="Is a sponsor available?"
        description="Someone who will pay for all or part of the trip"
      />
    </>
  );
}
