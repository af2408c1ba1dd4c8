/** How the estimator explains its result, and the days that it counts. Specification §9, and §5, Trip estimator. */
import type { DurationNote } from '../../machines/trip-estimator/estimator-form';
import { planOf, type AnyTrip } from '../../machines/trip-estimator/plan';
import { estimateTrip, type CostItem } from '../../machines/trip-estimator/pricing';
import { dailyRates, nightlyRates } from '../../machines/trip-estimator/rates';
import { counted, formatRupees } from '../../machines/trip-estimator/rupees';

/** Why other days are counted than those that were typed. */
export const durationNotes: Readonly<Record<DurationNote, string>> = {
  'no-number': 'This is not a number of days, so 7 days are counted.',
  'too-few': 'A trip takes at least a day, so 1 day is counted.',
  'too-many': 'No more than 10,000 crore days can be counted.',
};

/** One choice of the trip as it is counted. */
export interface CountedChoice {
  readonly label: string;
  readonly value: string;
}

/** The trip that an estimate is for, with every gap filled. */
export function countedChoices(trip: AnyTrip): readonly CountedChoice[] {
  const { destination, days, flightClass, accommodation } = planOf(trip);
  return [
    { label: 'Destination', value: destination?.label ?? 'Not decided yet' },
    { label: 'Duration', value: counted(days, 'day') },
    { label: 'Flights', value: flightClass.label },
    { label: 'Stay', value: accommodation.label },
  ];
}

/** One line of the sum: what it is for, how it came about, and the amount in ₹. */
export interface WorkedItem extends CostItem {
  readonly working: string;
}

function joined(amounts: readonly string[]): string {
  return amounts.length > 0 ? amounts.join(' + ') : 'None chosen';
}

/** How an estimate was worked out, line by line, with the total last. */
export function workingOf(trip: AnyTrip): readonly WorkedItem[] {
  const plan = planOf(trip);
  const { visa, flights, accommodation, dailyExpenses, addOns: extras, total } = estimateTrip(trip).breakdown;
  const rate = plan.destination ? `Rate for ${plan.destination.label}` : 'Default rate';
  const nightlyRate = formatRupees(nightlyRates[plan.accommodation.value]);
  const dailyRate = formatRupees(dailyRates[plan.dailyExpenses.value]);
  const parts = [visa, flights, accommodation, dailyExpenses, extras];
  return [
    { ...visa, working: rate },
    { ...flights, working: rate },
    { ...accommodation, working: `${nightlyRate} × ${counted(plan.days, 'night')}` },
    { ...dailyExpenses, working: `${dailyRate} × ${counted(plan.days, 'day')}` },
    {
      label: extras.label,
      value: extras.value,
      working: joined(extras.items.map(({ label, value }) => `${label} ${formatRupees(value)}`)),
    },
    { ...total, working: joined(parts.map(({ value }) => formatRupees(value))) },
  ];
}
