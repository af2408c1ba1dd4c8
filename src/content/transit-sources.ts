import { lookedUpOn, type CheckedPublication } from '../../machines/evidence';
import { entrySources } from './entry-sources';
import { publications } from './fact-publications';

/** The publications that the transit rules rest on, by key, under the day on which they were looked at. */
export const transitSources = {
  govUkVisaCheck: entrySources.govUkVisaCheck,
  ...lookedUpOn('2026-11-23', {
    spainMinistry: publications.spanishTransit,
    akbarTravels: { name: 'Akbar Travels, Spain', kind: 'visa agent' },
    schengenInfo: { name: 'SchengenVisaInfo', kind: 'website', date: '2022' },
    ndtvTransit: { name: 'NDTV', kind: 'press', date: '2024-07' },
    tataAigTransit: { name: 'Tata AIG, Europe', kind: 'website' },
    irishImmigration: { name: 'Irish Immigration', kind: 'government', date: '2021' },
    sureShotVisa: { name: 'SureShot Visa', kind: 'visa agent', date: '2026-04-19' },
    canadaTransit: { name: 'Immigration Canada, transit without a visa', kind: 'government' },
    yAxis: { name: 'Y-Axis', kind: 'visa agent' },
    travelDham: { name: 'TravelDham', kind: 'website', date: '2026' },
    newZealandTransit: { name: 'Immigration New Zealand, Transit Visa', kind: 'government' },
    gulfNews: { name: 'Gulf News', kind: 'press', date: '2024-07-19' },
    flightGptTransit: { name: 'FlightGPT', kind: 'visa agent', date: '2026' },
    qatarAirways: { name: 'Qatar Airways', kind: 'website' },
    indianEagle: {
      name: 'Indian Eagle',
      kind: 'visa agent',
      date: '2023-08-09',
      href: 'https://www.indianeagle.com/travelbeats/do-indians-need-canada-transit-visa/',
    },
    indianEagleQatar: { name: 'Indian Eagle, Qatar', kind: 'visa agent' },
    visitsVisa: { name: 'VisitsVisa', kind: 'visa agent' },
    saudiLeisure: { name: 'Saudi Travel and Leisure', kind: 'website' },
    tataAigSaudi: { name: 'Tata AIG, Saudi Arabia', kind: 'website' },
    aajTv: { name: 'Aaj News', kind: 'press', date: '2024-06-22' },
    visacent: { name: 'Visacent', kind: 'visa agent' },
    liveFromALounge: { name: 'Live From A Lounge, quoting ICA', kind: 'website', date: '2016' },
    agencyMalaysia: { name: 'A visa agency on Malaysia', kind: 'visa agent' },
    itzEazy: { name: 'ItzEazy, Bangkok', kind: 'visa agent', date: '2024-02' },
    hongKongPress: { name: 'Indian press quoting Hong Kong Immigration', kind: 'press', date: '2016-12' },
    japanText: { name: 'A quotation of the Japanese Foreign Ministry', kind: 'website' },
    wanderingMan: { name: 'The Wandering Man, Korea', kind: 'website', date: '2024-06' },
    koreaText: { name: 'A quotation of Korea Immigration', kind: 'website' },
    businessToday: { name: 'Business Today', kind: 'press', date: '2025-12-08' },
    mint: { name: 'Mint', kind: 'press', date: '2024-12-18' },
    ivSource: { name: 'IVSource', kind: 'website', date: '2018-02' },
    lawNotes: { name: 'LawNotes', kind: 'website' },
    shunCulture: { name: 'ShunCulture', kind: 'website' },
  }),
  ...lookedUpOn('2026-11-26', {
    airTravel: publications.airTravelGermany,
    indulgExpress: {
      name: 'Indulge Express',
      kind: 'press',
      date: '2026-01-14',
      href: 'https://www.indulgexpress.com/travel/2026/Jan/14/germany-introduces-visa-free-airport-transits-for-indian-passport-holders',
    },
    logicStick: {
      name: 'The Logic Stick',
      kind: 'website',
      date: '2026',
      href: 'https://thelogicstick.com/?p=4733',
    },
    visaRun: publications.visaRunFrance,
  }),
} as const satisfies Readonly<Record<string, CheckedPublication>>;
