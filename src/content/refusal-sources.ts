import type { CheckedPublication } from '../../machines/evidence';
import { publications } from './fact-publications';

const onThe26th = { checked: '2026-11-26' } as const;
const onThe23rd = { checked: '2026-11-23' } as const;

/** The publications on refusals, by key, under the day on which they were looked at. */
export const refusalSources = {
  visaCodeForm: {
    name: 'Regulation (EU) 2019/1155, Annex III: the form for refusals',
    kind: 'law text',
    date: '2019',
    href: 'https://lexparency.org/eu/32019R1155/ANX_III/',
    ...onThe26th,
  },
  sureShotSchengen: {
    name: 'SureShot Visa, Schengen',
    kind: 'visa agent',
    href: 'https://sureshotvisa.com/schengen-visa-refused-recovery',
    ...onThe26th,
  },
  flightGptAppeal: { name: 'FlightGPT, Schengen appeal', kind: 'visa agent', date: '2026', ...onThe23rd },
  newsBytes: { name: 'NewsBytes', kind: 'press', date: '2025-05-23', ...onThe23rd },
  firstpost: { name: 'Firstpost', kind: 'press', date: '2025-05', ...onThe23rd },
  europeanParliament: {
    name: 'European Parliament, Visa Information System',
    kind: 'government',
    date: '2007-06-07',
    ...onThe23rd,
  },
  ukVisaBlog: {
    name: 'UK Visa Blog',
    kind: 'law firm',
    href: 'https://ukvisa.blog/uk-visitor-visa-refusal',
    ...onThe26th,
  },
  hollyMelody: {
    name: 'Holly Melody',
    kind: 'website',
    date: '2019-01-07',
    href: 'https://hollymelody.com/uk-visa-refusal-on-v-4-2-a-c-and-sometimes-39e39',
    ...onThe26th,
  },
  lauraDevine: { name: 'Laura Devine Immigration', kind: 'law firm', date: '2024-01-03', ...onThe23rd },
  carterThomas: { name: 'Carter Thomas Solicitors', kind: 'law firm', ...onThe23rd },
  homeOfficeFoi: {
    name: 'Home Office, answer to request 47192',
    kind: 'government',
    date: '2018-02-19',
    ...onThe23rd,
  },
  usEmbassy: {
    name: 'US Embassy in New Delhi, refused or pending visas',
    kind: 'government',
    ...onThe26th,
  },
  usVisaInfo: {
    name: 'US visa information service, visa denied',
    kind: 'visa centre',
    href: 'https://usvisa-info.com/en-JM/selfservice/us_visa_denied',
    ...onThe26th,
  },
  dfImmigration: {
    name: 'DF Immigration',
    kind: 'law firm',
    href: 'https://dfimmigration.ca/find-out-why-your-canadian-visitor-visa-application-was-refused',
    ...onThe26th,
  },
  focalPoint: {
    name: 'Focal Point Canada Immigration',
    kind: 'visa agent',
    href: 'https://focalpointcanadaimmigration.ca/visitor-visa-refusal',
    ...onThe26th,
  },
  irccRefusal: { ...publications.irccRefusal, checked: '2026-11-24' },
  sureShotAustralia: {
    name: 'SureShot Visa, Australia',
    kind: 'visa agent',
    href: 'https://sureshotvisa.com/australia-visa-refused-recovery',
    ...onThe26th,
  },
  visaPlan: {
    name: 'VisaPlan',
    kind: 'law firm',
    href: 'https://visaplan.au/subclass-600-visitor-visa/',
    ...onThe26th,
  },
} as const satisfies Readonly<Record<string, CheckedPublication>>;
