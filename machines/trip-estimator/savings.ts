/** What a cheaper choice saves: the smart tips of an estimate. Specification §9. */
import { totalOf, type Plan } from './plan';
import { formatRupees } from './rupees';
import { accommodationTypes, dailyExpenseLevels, flightClasses } from './estimator-form';

/** How many smart tips an estimate holds at most. */
const smartTipLimit = 4;

interface Saving {
  readonly change: string;
  /** In ₹; 0 or less when the change saves nothing. */
  readonly amount: number;
}

function largest(savings: readonly Saving[]): Saving {
  return savings.reduce((best, next) => (next.amount > best.amount ? next : best));
}

/** The best change of each choice, of those that save anything. Travel insurance is never advised against. */
function savingsOf(plan: Plan): Saving[] {
  const total = totalOf(plan);
  const saving = (change: string, changed: Partial<Plan>): Saving => ({
    change,
    amount: total - totalOf({ ...plan, ...changed }),
  });
  const instead = (option: { label: string }, chosen: { label: string }) =>
    `${option.label} instead of ${chosen.label.toLowerCase()}`;
  const flights = flightClasses.map((flightClass) =>
    saving(instead(flightClass, plan.flightClass), { flightClass }),
  );
  const stays = accommodationTypes.map((accommodation) =>
    saving(instead(accommodation, plan.accommodation), { accommodation }),
  );
  const expenses = dailyExpenseLevels.map((dailyExpenses) =>
    saving(`${instead(dailyExpenses, plan.dailyExpenses)} daily expenses`, { dailyExpenses }),
  );
  const extras = plan.addOns
    .filter(({ value }) => value !== 'travelInsurance')
    .map((addOn) =>
      saving(`Leaving out “${addOn.label}”`, { addOns: plan.addOns.filter((other) => other !== addOn) }),
    );
  return [
    largest(flights),
    largest(stays),
    largest(expenses),
    saving('One day less', { days: Math.max(1, plan.days - 1) }),
    ...extras,
  ].filter(({ amount }) => amount > 0);
}

const generalTips: readonly string[] = [
  'Compare the fares of a few days before and after your date: they differ from day to day.',
  'Travel outside school holidays and long weekends, when flights and rooms cost more.',
  'Apply for the visa before you pay for anything that cannot be refunded.',
];

/**
 * The largest savings of a plan, at most one for each choice; when nothing can be saved, the general tips. One to
 * four.
 */
export function smartTipsFor(plan: Plan): readonly string[] {
  const savings = savingsOf(plan);
  if (savings.length === 0) return generalTips;
  return savings
    .sort((a, b) => b.amount - a.amount)
    .slice(0, smartTipLimit)
    .map(({ change, amount }) => `${change} saves ${formatRupees(amount)}`);
}
