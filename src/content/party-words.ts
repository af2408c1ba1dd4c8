import { travellersIn, type Party } from '../../machines/party/party';
import { formatRupees } from '../../machines/trip-estimator/rupees';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** "2 adults and 1 child". */
export function partyWords({ adults, children }: Party): string {
  const grown = counted(adults, 'adult', 'adults');
  return children.length === 0 ? grown : `${grown} and ${counted(children.length, 'child', 'children')}`;
}

/** What a total for one traveller means for all of them, in ₹. */
export function partyCost(party: Party, total: number): string {
  return `For ${partyWords(party)}: about ${formatRupees(total * travellersIn(party))}.`;
}

/** What the multiplied sum leaves out. */
export const partyNote =
  'That is the total times the number of travellers. Rooms are often shared, and some fees and fares are lower for children: our quote says how much.';
