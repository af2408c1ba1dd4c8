import { travellersIn, type Party } from '../../machines/party/party';
import { counted, formatRupees } from '../../machines/trip-estimator/rupees';
import { partyCost } from './party-words';

/** A destination that the estimator has no rates for: it is named, and so is what it is counted with. */
export function atDefaultRates(destination: string): string {
  return `${destination} · our default rates`;
}

/** The last estimate of a trip in the folder, for who travels. */
export function estimateLine({ total, days }: { total: number; days: number }, party?: Party): string {
  const forOne = `${formatRupees(total)} for one traveller, ${counted(days, 'day')}.`;
  return party && travellersIn(party) > 1 ? `${forOne} ${partyCost(party, total)}` : forOne;
}
