import type { PublicationKey } from './fact-sources';
import type { OfficialLinkKey } from './official-links';

/** When the figures of the specification were published. */
export const asOf = 'May 2025';

/** The day on which the current figures were looked up. */
export const checked = '2026-11-21';

/** What a source says now. */
export interface CurrentFigure {
  readonly value: string;
  /** Month and year in which it came into force, where that is known. */
  readonly since?: string;
  /** The day on which we looked, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly source: OfficialLinkKey | PublicationKey;
  /** The last day on which it holds, `YYYY-MM-DD`. */
  readonly until?: string;
  /** What is said once that day is over. */
  readonly afterwards?: string;
}

/**
 * A figure or rule that can change: the one of the specification with its month, and what a source says now,
 * where we have looked. Values read inside a sentence.
 */
export interface Fact {
  readonly listed: { readonly value: string; readonly asOf: typeof asOf };
  readonly current?: CurrentFigure;
  /** The official page to check, or `agency` for the agency's own figures and policies. */
  readonly official: OfficialLinkKey | 'agency';
  /** A sum to pay, which is shown in rupees too. */
  readonly isFee?: true;
}

type FactTopic = Readonly<Record<string, Fact>>;

function figure(value: string, official: Fact['official'], current?: CurrentFigure): Fact {
  return { listed: { value, asOf }, official, ...(current && { current }) };
}

function fee(value: string, official: Fact['official'], current?: CurrentFigure): Fact {
  return { ...figure(value, official, current), isFee: true };
}

const passport = {
  passportValidity: figure('6 months', 'agency'),
  passportFee: figure('₹1,500', 'passportIndia'),
  passportFeeSixtyPages: figure('₹2,000', 'passportIndia'),
  passportTatkalExtraFee: figure('₹2,000', 'passportIndia'),
} satisfies FactTopic;

const moneyAbroad = {
  remittanceLimit: figure('US$250,000 in a financial year', 'reserveBankOfIndia'),
  tourPackageTax: figure('5% up to ₹10 lakh and 20% above it', 'incomeTaxIndia', {
    value: 'a flat 2%',
    since: 'April 2026',
    checked,
    source: 'incomeTaxIndia',
  }),
  remittanceTaxThreshold: figure('₹10 lakh in a financial year', 'incomeTaxIndia'),
  dutyFreeAllowance: figure('₹50,000', 'customsIndia', {
    value: '₹75,000',
    since: 'February 2026',
    checked,
    source: 'customsIndia',
  }),
} satisfies FactTopic;

const schengen = {
  schengenFeeAdult: fee('€80', 'schengenApplying', {
    value: '€90',
    since: 'June 2024',
    checked,
    source: 'schengenApplying',
  }),
  schengenFeeChild: fee('€40', 'schengenApplying', {
    value: '€45',
    since: 'June 2024',
    checked,
    source: 'schengenApplying',
  }),
  schengenFeeInfant: figure('free', 'schengenApplying', {
    value: 'free',
    checked,
    source: 'schengenApplying',
  }),
  schengenChildAges: figure('6 to 12 years', 'schengenApplying', {
    value: '6 to 11 years',
    checked,
    source: 'ndtvSchengen',
  }),
  schengenInfantAges: figure('under 6 years', 'schengenApplying'),
  schengenInsurance: figure('€30,000', 'schengenApplying'),
  schengenStay: figure('90 days in any 180 days', 'schengenVisaPolicy', {
    value: '90 days in any 180 days',
    checked,
    source: 'schengenVisaPolicy',
  }),
  schengenDecision: figure('15 days', 'schengenApplying', {
    value: '15 days',
    checked,
    source: 'schengenApplying',
  }),
  schengenDecisionExtended: figure('up to 45 days', 'schengenApplying', {
    value: 'up to 45 days',
    checked,
    source: 'schengenApplying',
  }),
  schengenEarliest: figure('6 months', 'schengenApplying', {
    value: '6 months',
    checked,
    source: 'schengenApplying',
  }),
  schengenLatest: figure('6 weeks', 'agency'),
  schengenLegalLatest: figure('15 days', 'schengenApplying', {
    value: '15 days',
    checked,
    source: 'schengenApplying',
  }),
  schengenCountries: figure('29 countries', 'schengenArea', {
    value: '29 countries',
    checked,
    source: 'schengenArea',
  }),
  schengenListingTime: figure('15 to 20 working days', 'agency'),
  schengenValidity: figure('the dates and entries printed on the visa', 'schengenVisaPolicy'),
  schengenMultiEntryRecord: figure('two visas used correctly in the last three years', 'schengenVisaPolicy'),
  schengenMultiEntryValidity: figure('two years', 'schengenVisaPolicy'),
  schengenAnyCentre: figure(
    'any of their visa centres, wherever you live in India (Germany since November 2022)',
    'vfsGlobal',
    {
      value: 'any of their visa centres, wherever you live in India (Germany since November 2022)',
      checked: '2026-11-22',
      source: 'businessTodayGermany',
    },
  ),
  schengenItalyBengaluru: figure('Karnataka, Tamil Nadu, Telangana and Andhra Pradesh', 'vfsGlobal', {
    value: 'Karnataka, Tamil Nadu, Telangana and Andhra Pradesh',
    checked: '2026-11-22',
    source: 'theHinduItaly',
  }),
  schengenBankStatements: figure('the last 3 months', 'vfsGlobal'),
  schengenPhotoSize: figure('35 × 45 mm', 'vfsGlobal'),
  schengenBiometricsValidity: figure('the last 59 months', 'schengenApplying', {
    value: 'the last 59 months',
    checked,
    source: 'schengenApplying',
  }),
  schengenBorderRecord: figure('a stamp in your passport', 'euTravelSystems', {
    value: 'an electronic record with your photo, in the Entry/Exit System (EES)',
    since: 'April 2026',
    checked,
    source: 'euTravelSystems',
  }),
  schengenPassportMargin: figure('3 months after you leave the Schengen area', 'schengenApplying', {
    value: '3 months after you leave the Schengen area',
    checked,
    source: 'schengenApplying',
  }),
  schengenPassportAge: figure('the last 10 years', 'schengenApplying', {
    value: 'the last 10 years',
    checked,
    source: 'schengenApplying',
  }),
} satisfies FactTopic;

const unitedKingdom = {
  ukFee: fee('£115', 'ukStandardVisitor', {
    value: '£135',
    since: 'April 2026',
    checked,
    source: 'ukVisaFees',
  }),
  ukStay: figure('up to 6 months', 'ukStandardVisitor', {
    value: 'up to 6 months',
    checked,
    source: 'ukStandardVisitor',
  }),
  ukDecision: figure('about 3 weeks', 'ukVisaProcessingTimes', {
    value: 'about 3 weeks',
    checked,
    source: 'ukStandardVisitor',
  }),
  ukEarliest: figure('3 months', 'ukStandardVisitor', {
    value: '3 months',
    checked,
    source: 'ukStandardVisitor',
  }),
  ukVisaRecord: figure('a sticker in your passport', 'ukStandardVisitor', {
    value: 'an electronic record (eVisa) in an online account',
    since: 'February 2026',
    checked,
    source: 'ukStandardVisitor',
  }),
} satisfies FactTopic;

const unitedArabEmirates = {
  uaeFee: fee('set by visa type and speed', 'gdrfaDubai', {
    value: 'AED 250 for 30 days and AED 600 for 90 days, single entry',
    checked,
    source: 'icpSmartServices',
  }),
  uaeStandardProcessing: figure('3 to 5 working days', 'agency'),
  uaeExpressProcessing: figure('1 to 2 working days', 'agency'),
  uaeStay: figure('30 or 90 days', 'gdrfaDubai'),
  uaeShortStay: figure('30 days', 'gdrfaDubai'),
  uaeLongStay: figure('90 days', 'gdrfaDubai'),
  uaeEntryWindow: figure('60 days from the date of issue', 'icpUae'),
  uaePassportValidity: figure('6 months', 'uaeGovernment'),
  uaeOverstayFine: fee('AED 50 a day', 'icpUae'),
  uaeOnArrivalStay: figure('14 days', 'icpSmartServices'),
  uaeOnArrivalFee: fee('AED 100', 'icpSmartServices'),
  uaeOnArrivalExtension: figure('14 more days', 'icpSmartServices'),
  uaeOnArrivalExtensionFee: fee('AED 250', 'icpSmartServices'),
  uaeOnArrivalLongStay: figure('60 days', 'icpSmartServices'),
  uaeOnArrivalLongFee: fee('AED 250', 'icpSmartServices'),
  uaeAbscondingAbsence: figure('more than 7 days in a row', 'mohreUae'),
  uaeAbscondingWorkBan: figure('one year', 'mohreUae'),
  uaePassportScans: figure('the first and the last page', 'gdrfaDubai', {
    value: 'the outer cover, the first and the last page',
    since: 'September 2025',
    checked,
    source: 'theNews',
  }),
  uaeHostIncome: figure('set by the authority', 'icpUae', {
    value: 'AED 4,000 a month for close family, AED 8,000 for other relatives and AED 15,000 for friends',
    since: 'September 2025',
    checked,
    source: 'icpUae',
  }),
  uaeReportWithdrawal: figure('14 days', 'mohreUae'),
  uaeMultipleEntryFee: fee('AED 690 for 30 days and AED 1,740 for 90 days', 'gdrfaDubai', {
    value: 'AED 690 for 30 days and AED 1,740 for 90 days',
    checked: '2026-11-22',
    source: 'gdrfaDubai',
  }),
  uaeTransitFee: fee('AED 50', 'uaeGovernment', {
    value: 'AED 50',
    checked: '2026-11-22',
    source: 'gulfNewsTransit',
  }),
} satisfies FactTopic;

const unitedStates = {
  usBusinessVisaFee: fee('US$185', 'usVisaFees', { value: 'US$185', checked, source: 'outlookBusiness' }),
  usIntegrityFee: fee('none', 'usVisaFees', {
    value: 'US$250 by law, with no starting date that we could find',
    checked,
    source: 'outlookBusiness',
  }),
  usBusinessVisaProcessing: figure('varies with the wait for an interview date', 'usTravelDocs'),
  usBusinessVisaStay: figure('up to 6 months, set by the officer at the border', 'usBusinessVisa'),
  usBusinessVisaValidity: figure('up to 10 years, multiple entries', 'usBusinessVisa'),
  usPhotoSize: figure('2 × 2 inches (51 × 51 mm)', 'usTravelDocs'),
  usPassportValidity: figure('6 months beyond your stay', 'usBusinessVisa', {
    value: 'your whole stay',
    checked,
    source: 'usCarrierBulletin',
  }),
  usGoldCardPrice: figure('US$5 million', 'trumpGoldCard', {
    value: 'a US$1 million gift and a US$15,000 processing fee',
    since: 'December 2025',
    checked,
    source: 'trumpGoldCard',
  }),
  usGoldCardEmployerPrice: figure('not announced', 'trumpGoldCard', {
    value: 'a US$2 million gift for each employee, and the processing fee',
    since: 'December 2025',
    checked,
    source: 'trumpGoldCard',
  }),
  usGoldCardFamily: figure('not announced', 'trumpGoldCard', {
    value: 'the same gift and fee again for the spouse and for each child',
    since: 'December 2025',
    checked,
    source: 'trumpGoldCard',
  }),
  usGoldCardRoute: figure('announced as a replacement of the EB-5 investor visa', 'uscis', {
    value: 'handled inside the existing EB-1 and EB-2 green card categories',
    since: 'September 2025',
    checked,
    source: 'uscis',
  }),
  usInvestorVisaAmount: figure('US$800,000 in a targeted area, otherwise US$1,050,000', 'uscis'),
} satisfies FactTopic;

const canada = {
  canadaVisitorFee: fee('CAD 100', 'irccFees', { value: 'CAD 100', checked, source: 'flightGpt' }),
  canadaBiometricsFee: fee('CAD 85', 'irccFees', { value: 'CAD 85', checked, source: 'flightGpt' }),
  canadaProcessing: figure('varies with the season and your file', 'irccProcessingTimes', {
    value: 'about 83 days from India in February 2026',
    checked,
    source: 'irccProcessingTimes',
  }),
  canadaStay: figure('usually up to 6 months', 'irccVisitorVisa'),
  canadaValidity: figure(
    'up to 10 years, decided by the officer, never past your passport',
    'irccVisitorVisa',
  ),
  canadaBankStatements: figure('the last 6 months', 'vfsGlobal'),
  canadaPhotoSize: figure('at least 35 × 45 mm, with the face 31 to 36 mm high', 'irccVisitorVisa', {
    value: 'at least 35 × 45 mm, with the face 31 to 36 mm high',
    checked: '2026-11-22',
    source: 'canadaPhotoSheet',
  }),
  canadaBiometricsFamilyFee: fee('CAD 170', 'irccFees', {
    value: 'CAD 170',
    checked,
    source: 'biometricsCanada',
  }),
  canadaBiometricsValidity: figure('the last 10 years', 'irccVisitorVisa', {
    value: 'the last 10 years',
    checked,
    source: 'flightGpt',
  }),
} satisfies FactTopic;

const hongKong = {
  hongKongParProcessing: figure('24 to 48 working hours', 'agency'),
  hongKongParStay: figure('up to 14 days a visit', 'hkImmdPar'),
  hongKongParVisit: figure('up to 14 days', 'hkImmdPar'),
  hongKongParValidity: figure('6 months', 'hkImmdPar'),
  hongKongParEntries: figure('multiple entries', 'hkImmdPar'),
  hongKongParLead: figure('5 to 7 days before you travel', 'agency'),
  hongKongParServiceFee: figure('contact for pricing', 'hkImmdPar', {
    value: 'free on the government site; our help: contact for pricing',
    checked,
    source: 'hkImmdPar',
  }),
  hongKongParGovernmentFee: fee('free', 'hkImmdPar', { value: 'free', checked, source: 'hkImmdPar' }),
  hongKongParPassportValidity: figure('6 months', 'hkImmdPar'),
  hongKongVisitVisaFee: fee('HK$230', 'hkImmdVisitVisa', {
    value: 'HK$330',
    since: 'September 2025',
    checked,
    source: 'hkImmdVisitVisa',
  }),
  hongKongVisitVisaProcessing: figure('about 4 weeks', 'hkImmdVisitVisa'),
} satisfies FactTopic;

const agencyPolicies = {
  agencyClients: figure('100+', 'agency'),
  agencyDestinations: figure('70+', 'agency'),
  agencyVisaSuccess: figure('98%', 'agency'),
  holidayDeposit: figure('25–50%', 'agency'),
  holidayBalanceDue: figure('30–60 days before departure', 'agency'),
  holidayFullPayment: figure('within 30 days of departure', 'agency'),
  cancellationEarly: figure('the deposit or about 25%', 'agency'),
  cancellationEarlyPeriod: figure('more than 60 days before departure', 'agency'),
  cancellationMiddle: figure('about 50%', 'agency'),
  cancellationMiddlePeriod: figure('30–59 days before departure', 'agency'),
  cancellationLate: figure('100%', 'agency'),
  cancellationLatePeriod: figure('under 30 days before departure, or no show', 'agency'),
  refundTime: figure('7–14 working days', 'agency'),
} satisfies FactTopic;

const asiaArrivals = {
  onArrivalThailandEntry: figure('visa on arrival', 'thailandEvisa', {
    value: 'visa-free; the number of days is being changed, so check before you book',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalThailandStay: figure('15 days', 'thailandEvisa', {
    value: '60 days in February 2026; a cut to 30 has been decided',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalThailandCost: fee('THB 2,000', 'thailandEvisa', {
    value: 'no visa fee',
    checked,
    source: 'visandra',
  }),
  onArrivalCambodiaEntry: figure('visa on arrival', 'cambodiaEvisa', {
    value: 'visa on arrival',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalCambodiaStay: figure('30 days', 'cambodiaEvisa', {
    value: '30 days',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalCambodiaCost: fee('US$30', 'cambodiaEvisa'),
  onArrivalLaosEntry: figure('visa on arrival', 'laosEvisa', {
    value: 'visa on arrival',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalLaosStay: figure('30 days', 'laosEvisa', {
    value: '30 days',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalLaosCost: fee('US$40', 'laosEvisa'),
  onArrivalKyrgyzstanEntry: figure('visa on arrival', 'kyrgyzstanEvisa', {
    value: 'e-visa before travel',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalKyrgyzstanStay: figure('30 days', 'kyrgyzstanEvisa', {
    value: 'as printed on the visa',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalKyrgyzstanCost: fee('about US$50', 'kyrgyzstanEvisa', {
    value: 'not known to us: the official site names the visa fee',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalTajikistanEntry: figure('visa on arrival', 'tajikistanEvisa', {
    value: 'e-visa before travel',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalTajikistanStay: figure('45 days', 'tajikistanEvisa', {
    value: 'as printed on the visa',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalTajikistanCost: fee('about US$50', 'tajikistanEvisa', {
    value: 'not known to us: the official site names the visa fee',
    checked,
    source: 'passportIndexData',
  }),
} satisfies FactTopic;

const islandArrivals = {
  onArrivalMaldivesEntry: figure('visa on arrival', 'maldivesImuga', {
    value: 'visa-free',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalMaldivesStay: figure('30 days', 'maldivesImuga', {
    value: 'up to 90 days, by the agreement with India',
    since: 'March 2019',
    checked,
    source: 'businessStandardMaldives',
  }),
  onArrivalMaldivesCost: fee('free', 'maldivesImuga'),
  onArrivalSeychellesEntry: figure('visitor permit on arrival', 'seychellesBorder', {
    value: 'online authorisation before boarding',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalSeychellesStay: figure('up to 3 months', 'seychellesBorder', {
    value: 'up to 3 months',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalSeychellesCost: fee('free', 'seychellesBorder', {
    value: 'a fee for the online authorisation',
    checked,
    source: 'seychellesBorder',
  }),
  onArrivalFijiEntry: figure('visa on arrival', 'fijiImmigration', {
    value: 'visa-free',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalFijiStay: figure('up to 4 months', 'fijiImmigration', {
    value: 'up to 4 months',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalFijiCost: fee('free', 'fijiImmigration'),
  onArrivalSamoaEntry: figure('visitor permit on arrival', 'samoaImmigration'),
  onArrivalSamoaStay: figure('60 days', 'samoaImmigration', {
    value: 'up to 90 days',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalSamoaCost: fee('free', 'samoaImmigration'),
  onArrivalJamaicaEntry: figure('visa on arrival', 'jamaicaImmigration', {
    value: 'visa-free',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalJamaicaStay: figure('30 days', 'jamaicaImmigration'),
  onArrivalJamaicaCost: fee('free', 'jamaicaImmigration'),
  onArrivalSaintLuciaEntry: figure('visa on arrival', 'saintLuciaGovernment', {
    value: 'visa on arrival',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalSaintLuciaStay: figure('up to 6 weeks', 'saintLuciaGovernment', {
    value: 'up to 6 weeks',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalSaintLuciaCost: fee('about US$50', 'saintLuciaGovernment'),
} satisfies FactTopic;

const africaArrivals = {
  onArrivalMadagascarEntry: figure('visa on arrival', 'madagascarEvisa', {
    value: 'visa on arrival',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalMadagascarStay: figure('30 days', 'madagascarEvisa', {
    value: 'sources differ: 30 days, or up to 90',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalMadagascarCost: fee('€35', 'madagascarEvisa'),
  onArrivalKenyaEntry: figure('visa on arrival', 'kenyaEta', {
    value: 'electronic travel authorisation (eTA) before travel',
    since: 'January 2024',
    checked,
    source: 'kenyaEta',
  }),
  onArrivalKenyaStay: figure('90 days', 'kenyaEta', {
    value: '90 days',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalKenyaCost: fee('US$50', 'kenyaEta', {
    value: 'US$30 for the eTA',
    since: 'January 2024',
    checked,
    source: 'kenyaEta',
  }),
} satisfies FactTopic;

const southAmericaArrivals = {
  onArrivalBoliviaEntry: figure('visa on arrival', 'boliviaForeignAffairs', {
    value: 'e-visa before travel',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalBoliviaStay: figure('30 days', 'boliviaForeignAffairs', {
    value: 'as printed on the visa',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalBoliviaCost: fee('about US$100', 'boliviaForeignAffairs', {
    value: 'not known to us: the official site names the visa fee',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalEcuadorEntry: figure('entry without a visa', 'ecuadorForeignAffairs', {
    value: 'visa before travel',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalEcuadorStay: figure('90 days', 'ecuadorForeignAffairs', {
    value: 'as printed on the visa',
    checked,
    source: 'passportIndexData',
  }),
  onArrivalEcuadorCost: fee('free', 'ecuadorForeignAffairs', {
    value: 'not known to us: the official site names the visa fee',
    checked,
    source: 'passportIndexData',
  }),
} satisfies FactTopic;

const middleEastArrivals = {
  onArrivalBahrainEntry: figure('visa on arrival', 'bahrainEvisa', {
    value: 'e-visa before travel, on arrival only for travellers who qualify',
    checked,
    source: 'gulfNewsBahrain',
  }),
  onArrivalBahrainStay: figure('14 days', 'bahrainEvisa'),
  onArrivalBahrainCost: fee('BHD 5', 'bahrainEvisa', {
    value: 'BHD 10 for a two-week e-visa',
    checked,
    source: 'bahrainEvisa',
  }),
  onArrivalJordanEntry: figure('visa on arrival', 'jordanInterior', {
    value: 'sources differ: apply for the e-visa before you fly; some lists still say on arrival',
    checked,
    source: 'travelVisaRules',
  }),
  onArrivalJordanStay: figure('30 days', 'jordanInterior'),
  onArrivalJordanCost: fee('JOD 40', 'jordanInterior', { value: 'JOD 40', checked, source: 'flightGpt' }),
} satisfies FactTopic;

const otherDestinations = {
  malaysiaListingTime: figure('3 to 5 working days', 'malaysiaImmigration', {
    value: 'visa-free until 31 December 2026, up to 30 days',
    checked,
    source: 'theStar',
    until: '2026-12-31',
    afterwards:
      'the visa-free scheme was announced until 31 December 2026: check what holds now before you book',
  }),
  philippinesListingTime: figure('10 to 15 working days', 'philippinesForeignAffairs', {
    value: 'visa-free, up to 14 days',
    since: 'June 2025',
    checked,
    source: 'ndtvPhilippines',
  }),
  qatarListingTime: figure('7 to 10 working days', 'qatarInterior', {
    value: 'free on arrival, up to 30 days, with a hotel booked through Discover Qatar',
    checked,
    source: 'passportIndexData',
  }),
  irelandListingTime: figure('20 to 25 working days', 'irelandVisas', {
    value: '8 to 10 weeks',
    checked,
    source: 'btwVisas',
  }),
  japanListingTime: figure('10 to 15 working days', 'japanForeignAffairs', {
    value: '5 to 10 working days',
    checked,
    source: 'financialExpress',
  }),
  southKoreaListingTime: figure('15 to 20 working days', 'southKoreaVisa', {
    value: 'visa before travel; the K-ETA is not for Indian passports',
    checked,
    source: 'passportIndexData',
  }),
  southAfricaListingTime: figure('10 to 15 working days', 'southAfricaEvisa', {
    value: 'e-visa online, 5 to 10 working days, no visa fee',
    checked,
    source: 'flightGpt',
  }),
  egyptListingTime: figure('7 to 10 working days', 'egyptEvisa', {
    value: 'visa before travel; sources differ on whether Indian residents can apply online',
    checked,
    source: 'passportIndexData',
  }),
  tanzaniaListingTime: figure('10 working days', 'tanzaniaImmigration', {
    value: 'e-visa before travel, or on arrival with a long queue',
    checked,
    source: 'passportIndexData',
  }),
  moroccoListingTime: figure('15 to 20 working days', 'moroccoForeignAffairs', {
    value: 'e-visa in 1 to 3 days, up to 30 days',
    checked,
    source: 'passportIndexData',
  }),
  turkeyListingTime: figure('15 to 20 working days', 'turkeyEvisa', {
    value: 'e-visa with a valid visa of the USA, UK, Ireland or Schengen; otherwise a visa before travel',
    checked,
    source: 'btwVisas',
  }),
  russiaListingTime: figure('20 to 25 working days', 'russiaConsular', {
    value: 'e-visa in about 4 days, up to 30 days',
    checked,
    source: 'passportIndexData',
  }),
  cyprusListingTime: figure('10 to 15 working days', 'schengenArea', {
    value: 'not part of Schengen: a visa of its own before travel',
    checked,
    source: 'passportIndexData',
  }),
} satisfies FactTopic;

const airTravel = {
  bagDamageClaim: figure('7 days', 'dgcaIndia'),
  bagDelayClaim: figure('21 days', 'dgcaIndia'),
  powerBankLimit: figure('100 Wh', 'dgcaIndia'),
  powerBankUse: figure('in hand luggage only', 'dgcaIndia', {
    value: 'in hand luggage only, and not to be used or charged on board',
    since: 'January 2026',
    checked,
    source: 'dgcaIndia',
  }),
  cabinLiquids: figure('100 ml a container', 'dgcaIndia'),
} satisfies FactTopic;

const published = {
  ...passport,
  ...moneyAbroad,
  ...schengen,
  ...unitedKingdom,
  ...unitedArabEmirates,
  ...unitedStates,
  ...canada,
  ...hongKong,
  ...agencyPolicies,
  ...asiaArrivals,
  ...islandArrivals,
  ...africaArrivals,
  ...southAmericaArrivals,
  ...middleEastArrivals,
  ...otherDestinations,
  ...airTravel,
};

export type FactId = keyof typeof published;

/** Every dated figure of the site, by id. Specification §2, §9. */
export const facts: Readonly<Record<FactId, Fact>> = published;

/**
 * What a source says of the fact on a day, `YYYY-MM-DD`. A figure with an end is over on the day after it; then its
 * `afterwards` holds.
 */
export function currentOn({ current }: Fact, day: string): CurrentFigure | undefined {
  if (current?.until === undefined || day <= current.until) return current;
  const { checked: looked, source, afterwards: value } = current;
  return value === undefined ? undefined : { value, checked: looked, source };
}
