import { bankBalances, monthlyIncomes } from '../../../../machines/eligibility-checker/assessment';
import { SelectField } from '../../../ui/forms/SelectField';
import { YesNoField } from '../../../ui/forms/YesNoField';
import type { StepProps } from '../step-props';

/** Step 5: income, tax returns, savings and a sponsor. Amounts in ₹. */
export function FinancesStep({ draft, problems, idOf, send }: StepProps) {
  return (
    <>
      <SelectField
        id={idOf('monthlyIncome')}
        label="Monthly Income"
        prompt="Choose a range"
        choices={monthlyIncomes}
        value={draft.monthlyIncome}
        error={problems.monthlyIncome}
        onChoose={(value) => send({ type: 'answer.changed', field: 'monthlyIncome', value })}
      />
      <YesNoField
        id={idOf('itReturnsFiled')}
        label="Have you filed income tax (IT) returns?"
        value={draft.itReturnsFiled}
        error={problems.itReturnsFiled}
        onAnswer={(value) => send({ type: 'answer.changed', field: 'itReturnsFiled', value })}
      />
      <SelectField
        id={idOf('bankBalance')}
        label="Bank Balance"
        prompt="Choose a range"
        choices={bankBalances}
        value={draft.bankBalance}
        error={problems.bankBalance}
        onChoose={(value) => send({ type: 'answer.changed', field: 'bankBalance', value })}
      />
      <YesNoField
        id={idOf('sponsorAvailable')}
        label="Is a sponsor available?"
        description="Somebody who pays for the trip or part of it"
        value={draft.sponsorAvailable}
        error={problems.sponsorAvailable}
        onAnswer={(value) => send({ type: 'answer.changed', field: 'sponsorAvailable', value })}
      />
    </>
  );
}
