/** The choices of the trip cost estimator that a destination has rates for. */
const choices = {
  visa: ['tourist', 'business', 'transit'],
  flights: ['economy', 'premium', 'business'],
} as const;

type Kind = keyof typeof choices;

/** ₹ for each of them, in their order; those without a destination come last. Specification §9. */
const rates: readonly (readonly [destination: string, Readonly<Record<Kind, readonly number[]>>])[] = [
  ['uae', { visa: [6500, 10000, 3000], flights: [20000, 35000, 60000] }],
  ['uk', { visa: [10000, 12000, 7000], flights: [55000, 90000, 150000] }],
  ['schengen', { visa: [7000, 7000, 5000], flights: [50000, 85000, 140000] }],
  ['usa', { visa: [15000, 15000, 10000], flights: [75000, 120000, 250000] }],
  ['canada', { visa: [8500, 8500, 6000], flights: [70000, 110000, 230000] }],
  ['thailand', { visa: [4000, 5000, 2500], flights: [18000, 30000, 50000] }],
  ['singapore', { visa: [3000, 3000, 2000], flights: [22000, 38000, 65000] }],
  ['malaysia', { visa: [2500, 3500, 1500], flights: [20000, 32000, 55000] }],
  ['australia', { visa: [9000, 10000, 7000], flights: [60000, 100000, 180000] }],
  ['', { visa: [5000, 6000, 3000], flights: [40000, 70000, 120000] }],
];

/** Each destination with each choice, and what it costs. */
export function tripRates(kind: Kind): [destination: string, choice: string, rate: number][] {
  return rates.flatMap(([destination, ofKind]) =>
    choices[kind].map((choice, at): [string, string, number] => [
      destination,
      choice,
      ofKind[kind][at] ?? NaN,
    ]),
  );
}
