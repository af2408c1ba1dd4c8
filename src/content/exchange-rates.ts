/** Rupees for one unit of a foreign currency, on one day: for the estimates beside fees. */
export const exchangeRates = {
  day: '2026-05-13',
  source: 'capera.co, mid-market rates',
  /** By the code or sign that stands before an amount. CAD and AUD follow from their rates to the dollar. */
  rupees: {
    US$: 95.67,
    '€': 112.04,
    '£': 129.34,
    AED: 26.05,
    SGD: 75.17,
    CAD: 69.82,
    AUD: 69.37,
  },
} as const;
