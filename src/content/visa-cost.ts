import type { AnswerFact } from './destination-answer';
import type { Prices } from './topics';
import { unbroken } from './unbroken';
import type { WhereToApplyLine } from './where-to-apply';

/** One of those who are paid for a visa, and how much. */
export interface VisaCostLine {
  readonly to: 'Government' | 'Visa centre' | 'Our help';
  readonly value: string;
}

const ourFee = (prices: Prices) =>
  prices.length === 0
    ? 'Only if you want it: we tell you the price in writing before you pay.'
    : `Only if you want it: ${prices.map(({ service, price }) => `${service} ${price}`).join(', ')}.`;

/** What the government is paid, by the lines of the destination's own answer. */
function governmentFee({ lines, isUnknown }: AnswerFact): string {
  if (isUnknown) return 'We found no fee with a source: the official site names it.';
  return lines
    .map(({ value, rupees, for: whom }) =>
      [value, rupees && unbroken(rupees), whom && `(${whom})`]
        .filter((words) => words !== undefined)
        .join(' '),
    )
    .join('; ');
}

/** The centre's charge, with the age of its source where that is not of today. */
const chargeWords = ({ value, age }: WhereToApplyLine) => (age === undefined ? value : `${value} (${age})`);

/**
 * Who is paid for a visa: the government, the visa centre where there is one, and us. Nothing where no fee is known of, as where no
 * visa is needed.
 */
export function visaCost(
  facts: readonly AnswerFact[],
  charge: WhereToApplyLine | undefined,
  prices: Prices,
): readonly VisaCostLine[] {
  const fee = facts.find(({ label }) => label === 'Government fee');
  if (!fee) return [];
  return [
    { to: 'Government', value: governmentFee(fee) },
    ...(charge ? [{ to: 'Visa centre', value: chargeWords(charge) } as const] : []),
    { to: 'Our help', value: ourFee(prices) },
  ];
}
