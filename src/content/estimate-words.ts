import { destinations } from '../../machines/trip-estimator/estimator-form';
import { isOneOf } from '../../machines/options';
import { estimateTrip } from '../../machines/trip-estimator/pricing';
import { counted, formatRupees } from '../../machines/trip-estimator/rupees';

/** A destination that the estimator has no rates for: it is named, and so is what it is counted with. */
export function atDefaultRates(destination: string): string {
  return `${destination} · our default rates`;
}

/** The last estimate of a trip in the folder. */
export function estimateLine({ total, days }: { total: number; days: number }): string {
  return `${formatRupees(total)} for one traveller, ${counted(days, 'day')}.`;
}

/**
 * What a week costs at the estimator's rates, for one traveller and without the visa, whose fee stands beside it. `id` is the
 * estimator's for the destination; any other is counted with the default rates, and the words say so.
 */
export function weekCost(id: string): {
  readonly total: string;
  readonly sum: string;
  readonly parts: string;
} {
  const { flights, accommodation, dailyExpenses } = estimateTrip({
    destinationCountry: id,
    durationDays: 7,
    flightClass: 'economy',
    accommodationType: '3star',
    dailyExpenses: 'standard',
  }).breakdown;
  const total = formatRupees(flights.value + accommodation.value + dailyExpenses.value);
  const rates = isOneOf(destinations, id)
    ? 'These are our average rates.'
    : 'These are our default rates: we keep none for this destination alone.';
  return {
    total,
    sum: `About ${total} for one traveller, without the visa.`,
    parts: `Economy flights ${formatRupees(flights.value)}, seven nights in a 3-star hotel ${formatRupees(accommodation.value)}, food and transport ${formatRupees(dailyExpenses.value)}. ${rates}`,
  };
}
