/** The e-mail that asks for a detailed quote. Specification §7, Trip quote request. */
import { orNotGiven } from '../mail';
import { optionOf } from '../options';
import type { AnyTrip } from './plan';
import type { CostItem, Estimate } from './pricing';
import { formatRupees } from './rupees';
import { destinations, type Lead } from './estimator-form';

function line({ label, value }: CostItem): string {
  return `${label}: ${formatRupees(value)}`;
}

/**
 * The quote request for a trip and its estimate. The body gives the total, the breakdown without the lines
 * that cost nothing, and who asks; what is missing reads N/A. Lines end with a line feed.
 */
export function quoteRequest(
  { destinationCountry }: Pick<AnyTrip, 'destinationCountry'>,
  { breakdown }: Estimate,
  { leadName, leadContact, leadTravelDate }: Lead,
): { subject: string; body: string } {
  const { visa, flights, accommodation, dailyExpenses, addOns, total } = breakdown;
  const costs = [visa, flights, accommodation, dailyExpenses, addOns].filter(({ value }) => value !== 0);
  return {
    subject: `Trip Cost Estimation Quote Request - ${optionOf(destinations, destinationCountry)?.label ?? 'N/A'}`,
    body: [
      line(total),
      '',
      ...costs.map(line),
      ...addOns.items.map((item) => `- ${line(item)}`),
      '',
      `Name: ${orNotGiven(leadName)}`,
      `Contact: ${orNotGiven(leadContact)}`,
      `Travel date: ${orNotGiven(leadTravelDate)}`,
    ].join('\n'),
  };
}
