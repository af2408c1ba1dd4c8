/** The policy of the trip cost estimator: what a trip costs, and how that came about. Specification §9. */
import { costsOf, planOf, totalOf, type AnyTrip, type Plan } from './plan';
import { addOnRates } from './rates';
import { counted } from './rupees';
import { smartTipsFor } from './savings';

/** An amount in ₹ and what it is for. */
export interface CostItem {
  readonly label: string;
  readonly value: number;
}

export interface Breakdown {
  readonly visa: CostItem;
  readonly flights: CostItem;
  readonly accommodation: CostItem;
  readonly dailyExpenses: CostItem;
  /** The sum of the ticked add-ons, and each of them. */
  readonly addOns: CostItem & { readonly items: readonly CostItem[] };
  readonly total: CostItem;
}

export interface Estimate {
  /** In whole ₹. */
  readonly totalCost: number;
  readonly currency: 'INR';
  readonly breakdown: Breakdown;
  /** One to four. */
  readonly smartTips: readonly string[];
}

/** The visa type that is counted; one that was not chosen is called assumed. */
export function visaWordsOf({ visaType, isVisaTypeAssumed }: Plan): string {
  return visaType.label.toLowerCase() + (isVisaTypeAssumed ? ' (assumed)' : '');
}

function breakdownOf(plan: Plan): Breakdown {
  const costs = costsOf(plan);
  const { flightClass, accommodation, dailyExpenses, days } = plan;
  return {
    visa: { label: `Visa, ${visaWordsOf(plan)}`, value: costs.visa },
    flights: { label: `Flights, ${flightClass.label.toLowerCase()}`, value: costs.flights },
    accommodation: {
      label: `Accommodation, ${accommodation.label.toLowerCase()}, ${counted(days, 'night')}`,
      value: costs.accommodation,
    },
    dailyExpenses: {
      label: `Daily expenses, ${dailyExpenses.label.toLowerCase()}, ${counted(days, 'day')}`,
      value: costs.dailyExpenses,
    },
    addOns: {
      label: 'Add-ons',
      value: costs.addOns,
      items: plan.addOns.map(({ value, label }) => ({ label, value: addOnRates[value] })),
    },
    total: { label: 'Total', value: totalOf(plan) },
  };
}

/**
 * What a trip costs, in whole ₹. A smart tip names one change and what it saves, the largest saving first, at
 * most one tip for each choice; when nothing can be saved the tips are general. Never throws, never changes
 * what it is given.
 */
export function estimateTrip(trip: AnyTrip): Estimate {
  const plan = planOf(trip);
  const breakdown = breakdownOf(plan);
  return {
    totalCost: breakdown.total.value,
    currency: 'INR',
    breakdown,
    smartTips: smartTipsFor(plan),
  };
}

/** The total for one day of the trip, in whole ₹. */
export function costPerDay(trip: AnyTrip): number {
  const plan = planOf(trip);
  return Math.round(totalOf(plan) / plan.days);
}
