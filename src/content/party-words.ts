import { travellersIn, type Party } from '../../machines/party/party';
import { formatRupees } from '../../machines/trip-estimator/rupees';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** "2 adults and 1 child". */
export function partyWords({ adults, children }: Party): string {
  const grown = counted(adults, 'adult', 'adults');
  return children.length === 0 ? grown : `${grown} and ${counted(children.length, 'child', 'children')}`;
}

/** "your child of 8", "your child under one year", "your 2 children". */
function childrenWords({ children }: Party): string {
  const [age] = children;
  if (children.length > 1) return `your ${children.length} children`;
  if (age === undefined || age === null) return 'your child';
  return age === 0 ? 'your child under one year' : `your child of ${age}`;
}

/** Whose documents are needed besides, and where the first list stands for one of several. */
export function partyDocumentsWords(party: Party, hasMore: boolean): string {
  const each = `You are ${partyWords(party)}: everyone needs a set of their own.`;
  if (party.children.length === 0) return `${each} Change the answers above for another traveller’s list.`;
  return hasMore
    ? `${each} For ${childrenWords(party)} you need besides:`
    : `${each} We found nothing that is asked for a child besides: check the official page.`;
}

/** What a total for one traveller means for all of them, in ₹. */
export function partyCost(party: Party, total: number): string {
  return `For ${partyWords(party)}: about ${formatRupees(total * travellersIn(party))}.`;
}

/** What the multiplied sum leaves out. */
export const partyNote =
  'That is the total times the number of travellers. Rooms are often shared, and some fees and fares are lower for children: our quote says how much.';
