/** What the estimator says outside its own page: the e-mail that asks for a detailed quote, and what is shared. Specification §7, Trip quote request. */
import { orNotGiven } from '../../machines/mail';
import { optionOf } from '../../machines/options';
import { destinations, type Lead } from '../../machines/trip-estimator/estimator-form';
import type { AnyTrip } from '../../machines/trip-estimator/plan';
import { estimateTrip, type CostItem } from '../../machines/trip-estimator/pricing';
import { formatRupees } from '../../machines/trip-estimator/rupees';

/** What the device's share sheet calls the link. */
export const sharedTitle = 'Trip cost estimate';

function line({ label, value }: CostItem): string {
  return `${label}: ${formatRupees(value)}`;
}

/**
 * The quote request for a trip and its estimate. The body gives the total, the breakdown without the lines
 * that cost nothing, and who asks; what is missing reads N/A. Lines end with a line feed.
 */
export function quoteRequest({
  form,
  lead: { leadName, leadContact, leadTravelDate },
}: {
  readonly form: AnyTrip;
  readonly lead: Lead;
}): { subject: string; body: string } {
  const { breakdown } = estimateTrip(form);
  const { visa, flights, accommodation, dailyExpenses, addOns, total } = breakdown;
  const costs = [visa, flights, accommodation, dailyExpenses, addOns].filter(({ value }) => value !== 0);
  return {
    subject: `Trip Cost Estimation Quote Request - ${optionOf(destinations, form.destinationCountry)?.label ?? 'N/A'}`,
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
