/**
 * Publications that a current figure rests on, where it was not read on an official page, each with its date.
 * `facts.ts` names the key.
 */
export const publications = {
  passportIndexData: 'passport-index-data, 17 February 2026',
  ndtvSchengen: 'NDTV, 24 May 2025',
  ndtvPhilippines: 'NDTV, 27 May 2025',
  theStar: 'The Star (Malaysia), 20 December 2024',
  theNews: 'The News, 27 September 2025',
  outlookBusiness: 'Outlook Business, September 2025',
  usCarrierBulletin: 'US Customs and Border Protection, carrier bulletin of 31 January 2024',
  flightGpt: 'flightgpt.in visa guides, 2026',
  visandra: 'visandra.com, 2026',
  businessStandardMaldives: 'Business Standard, 16 January 2019',
  gulfNewsBahrain: 'Gulf News, August 2023, and Zee News, 2025',
  travelVisaRules: 'travelvisarules.com, 24 June 2026',
  biometricsCanada: 'Immigration Canada, biometrics brochure',
  canadaPhotoSheet: 'Immigration Canada, visa photograph specifications',
  gulfNewsTransit: 'Gulf News, 4 December 2019, and Khaleej Times, 1 June 2024',
  businessTodayGermany: 'Business Today, 25 November 2022 (Germany), and VFS Switzerland, 2019',
  theHinduItaly: 'The Hindu, 15 November 2024',
  btwVisas: 'btwvisas.com visa guides, 2026',
  financialExpress: 'Financial Express, 22 February 2026',
} as const;

export type PublicationKey = keyof typeof publications;
