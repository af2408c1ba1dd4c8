/** Amounts and counts in words, grouped the Indian way. */

function inIndianGroups(digits: string): string {
  return digits.replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');
}

/** A count with its unit: `1 day`, `1,00,000 nights`. */
export function counted(count: number, unit: string): string {
  return `${inIndianGroups(String(count))} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * An amount of ₹ in Indian grouping, `₹1,38,500`, rounded to whole rupees: the same text on every machine, and
 * all digits of however large an amount. The amount is finite and not negative.
 */
export function formatRupees(amount: number): string {
  return `₹${inIndianGroups(String(BigInt(Math.round(amount))))}`;
}
