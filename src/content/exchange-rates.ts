import type { Publication } from '../../machines/publications';

/** Rupees for one unit of a foreign currency, on one day: for the estimates beside fees. */
export const exchangeRates = {
  day: '2026-05-13',
  source: {
    name: 'Capera, mid-market rates',
    kind: 'data set',
    date: '2026-05-13',
    href: 'https://capera.co/rates/fx',
  } satisfies Publication,
  /** Where the rate of the New Zealand dollar to the US dollar was read. */
  newZealandSource: {
    name: 'International Monetary Fund, as printed by Business Recorder',
    kind: 'press',
    date: '2026-05-15',
    href: 'https://www.brecorder.com/feeds/news/40421345',
  } satisfies Publication,
  /** Where the rate of the Indonesian rupiah to the US dollar was read. */
  indonesianSource: {
    name: 'Kompas, rate of 19 May 2026',
    kind: 'press',
    date: '2026-05-20',
    href: 'https://jawawa.id/api/v1/article/rupiah-briefly-touches-rp-17-700-per-us-dollar-as-bi-steps-up-interventions-in-the-fx-market-1779545656',
  } satisfies Publication,
  /**
   * By the code or sign that stands before an amount. CAD, AUD, NZD and IDR follow from their rates to the US dollar, HK$, SAR,
   * BHD, JOD, OMR and QAR from their fixed ones.
   */
  rupees: {
    US$: 95.67,
    '€': 112.04,
    '£': 129.34,
    AED: 26.05,
    SGD: 75.17,
    CAD: 69.82,
    AUD: 69.37,
    HK$: 12.27,
    HKD: 12.27,
    SAR: 25.51,
    BHD: 254.4,
    JOD: 134.9,
    NZD: 57.05,
    OMR: 248.8,
    QAR: 26.28,
    IDR: 0.0054,
  },
} as const;
