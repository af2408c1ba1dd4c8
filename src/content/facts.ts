import type { OfficialLinkKey } from './official-links';

/** When the figures of this site were published. */
export const asOf = 'May 2025';

/**
 * A figure or rule that can change: what was published, when, and where to check it. `value` reads inside a
 * sentence. `nowReported` is what public sources say since, shown beside the published figure.
 */
export interface Fact {
  readonly value: string;
  readonly asOf: typeof asOf;
  /** The official page to check, or `agency` for the agency's own figures and policies. */
  readonly source: OfficialLinkKey | 'agency';
  readonly nowReported?: {
    readonly value: string;
    /** Month and year of the report. */
    readonly asOf: string;
    readonly source?: OfficialLinkKey;
  };
}

type FactTopic = Readonly<Record<string, Fact>>;

const passport = {
  passportValidity: { value: '6 months', asOf, source: 'agency' },
  passportFee: { value: '₹1,500', asOf, source: 'passportIndia' },
  passportFeeSixtyPages: { value: '₹2,000', asOf, source: 'passportIndia' },
  passportTatkalExtraFee: { value: '₹2,000', asOf, source: 'passportIndia' },
} as const satisfies FactTopic;

const moneyAbroad = {
  remittanceLimit: { value: 'US$250,000 in a financial year', asOf, source: 'reserveBankOfIndia' },
  tourPackageTax: {
    value: '5% up to ₹10 lakh and 20% above it',
    asOf,
    source: 'incomeTaxIndia',
    nowReported: { value: 'a flat 2%', asOf: 'April 2026', source: 'incomeTaxIndia' },
  },
  remittanceTaxThreshold: { value: '₹10 lakh in a financial year', asOf, source: 'incomeTaxIndia' },
  dutyFreeAllowance: {
    value: '₹50,000',
    asOf,
    source: 'customsIndia',
    nowReported: { value: '₹75,000', asOf: 'February 2026', source: 'customsIndia' },
  },
} as const satisfies FactTopic;

const schengen = {
  schengenFeeAdult: {
    value: '€80',
    asOf,
    source: 'schengenApplying',
    nowReported: { value: '€90', asOf: 'June 2024', source: 'schengenApplying' },
  },
  schengenFeeChild: {
    value: '€40',
    asOf,
    source: 'schengenApplying',
    nowReported: { value: '€45', asOf: 'June 2024', source: 'schengenApplying' },
  },
  schengenFeeInfant: { value: 'free', asOf, source: 'schengenApplying' },
  schengenChildAges: { value: '6 to 12 years', asOf, source: 'schengenApplying' },
  schengenInfantAges: { value: 'under 6 years', asOf, source: 'schengenApplying' },
  schengenInsurance: { value: '€30,000', asOf, source: 'schengenApplying' },
  schengenStay: { value: '90 days in any 180 days', asOf, source: 'schengenVisaPolicy' },
  schengenDecision: { value: '15 days', asOf, source: 'schengenApplying' },
  schengenDecisionExtended: { value: 'up to 45 days', asOf, source: 'schengenApplying' },
  schengenEarliest: { value: '6 months', asOf, source: 'schengenApplying' },
  schengenLatest: { value: '6 weeks', asOf, source: 'agency' },
  schengenCountries: { value: '29 countries', asOf, source: 'schengenArea' },
  schengenListingTime: { value: '15 to 20 working days', asOf, source: 'agency' },
  schengenValidity: {
    value: 'the dates and entries printed on the visa',
    asOf,
    source: 'schengenVisaPolicy',
  },
  schengenMultiEntryRecord: {
    value: 'two visas used correctly in the last three years',
    asOf,
    source: 'schengenVisaPolicy',
  },
  schengenMultiEntryValidity: { value: 'two years', asOf, source: 'schengenVisaPolicy' },
  schengenBankStatements: { value: 'the last 3 months', asOf, source: 'vfsGlobal' },
  schengenPhotoSize: { value: '35 × 45 mm', asOf, source: 'vfsGlobal' },
  schengenBiometricsValidity: { value: 'the last 59 months', asOf, source: 'schengenApplying' },
  schengenBorderRecord: {
    value: 'a stamp in your passport',
    asOf,
    source: 'euTravelSystems',
    nowReported: {
      value: 'an electronic record with fingerprints and photo (EES)',
      asOf: 'April 2026',
      source: 'euTravelSystems',
    },
  },
  schengenPassportMargin: {
    value: '3 months after you leave the Schengen area',
    asOf,
    source: 'schengenApplying',
  },
  schengenPassportAge: { value: 'the last 10 years', asOf, source: 'schengenApplying' },
} as const satisfies FactTopic;

const unitedKingdom = {
  ukFee: {
    value: '£115',
    asOf,
    source: 'ukStandardVisitor',
    nowReported: { value: '£135', asOf: 'April 2026', source: 'ukVisaFees' },
  },
  ukStay: { value: 'up to 6 months', asOf, source: 'ukStandardVisitor' },
  ukDecision: { value: 'about 3 weeks', asOf, source: 'ukVisaProcessingTimes' },
  ukEarliest: { value: '3 months', asOf, source: 'ukStandardVisitor' },
  ukVisaRecord: {
    value: 'a sticker in your passport',
    asOf,
    source: 'ukStandardVisitor',
    nowReported: {
      value: 'an electronic record (eVisa) in an online account',
      asOf: 'February 2026',
      source: 'ukStandardVisitor',
    },
  },
} as const satisfies FactTopic;

const unitedArabEmirates = {
  uaeFee: {
    value: 'set by visa type and speed',
    asOf,
    source: 'gdrfaDubai',
    nowReported: {
      value: 'AED 250 for 30 days and AED 600 for 90 days, single entry',
      asOf: 'October 2025',
      source: 'icpSmartServices',
    },
  },
  uaeStandardProcessing: { value: '3 to 5 working days', asOf, source: 'agency' },
  uaeExpressProcessing: { value: '1 to 2 working days', asOf, source: 'agency' },
  uaeStay: { value: '30 or 90 days', asOf, source: 'gdrfaDubai' },
  uaeShortStay: { value: '30 days', asOf, source: 'gdrfaDubai' },
  uaeLongStay: { value: '90 days', asOf, source: 'gdrfaDubai' },
  uaeEntryWindow: { value: '60 days from the date of issue', asOf, source: 'icpUae' },
  uaePassportValidity: { value: '6 months', asOf, source: 'uaeGovernment' },
  uaeOverstayFine: { value: 'AED 50 a day', asOf, source: 'icpUae' },
  uaeOnArrivalStay: { value: '14 days', asOf, source: 'icpSmartServices' },
  uaeOnArrivalFee: { value: 'AED 100', asOf, source: 'icpSmartServices' },
  uaeOnArrivalExtension: { value: '14 more days', asOf, source: 'icpSmartServices' },
  uaeOnArrivalExtensionFee: { value: 'AED 250', asOf, source: 'icpSmartServices' },
  uaeOnArrivalLongStay: { value: '60 days', asOf, source: 'icpSmartServices' },
  uaeOnArrivalLongFee: { value: 'AED 250', asOf, source: 'icpSmartServices' },
  uaeAbscondingAbsence: { value: 'more than 7 days in a row', asOf, source: 'mohreUae' },
  uaeAbscondingWorkBan: { value: 'one year', asOf, source: 'mohreUae' },
  uaePassportScans: {
    value: 'the first and the last page',
    asOf,
    source: 'gdrfaDubai',
    nowReported: { value: 'the outer cover as well', asOf: 'September 2025', source: 'gdrfaDubai' },
  },
  uaeHostIncome: {
    value: 'set by the authority',
    asOf,
    source: 'icpUae',
    nowReported: {
      value: 'AED 4,000 a month for close family, AED 8,000 for other relatives and AED 15,000 for friends',
      asOf: 'September 2025',
      source: 'icpUae',
    },
  },
  uaeReportWithdrawal: { value: '14 days', asOf, source: 'mohreUae' },
} as const satisfies FactTopic;

const unitedStates = {
  usBusinessVisaFee: {
    value: 'US$185',
    asOf,
    source: 'usVisaFees',
    nowReported: {
      value: 'a further US$250 visa integrity fee, passed into law',
      asOf: 'July 2025',
      source: 'usVisaFees',
    },
  },
  usBusinessVisaProcessing: {
    value: 'varies with the wait for an interview date',
    asOf,
    source: 'usTravelDocs',
  },
  usBusinessVisaStay: {
    value: 'up to 6 months, set by the officer at the border',
    asOf,
    source: 'usBusinessVisa',
  },
  usBusinessVisaValidity: { value: 'up to 10 years, multiple entries', asOf, source: 'usBusinessVisa' },
  usPhotoSize: { value: '2 × 2 inches (51 × 51 mm)', asOf, source: 'usTravelDocs' },
  usPassportValidity: { value: '6 months beyond your stay', asOf, source: 'usBusinessVisa' },
  usGoldCardPrice: {
    value: 'US$5 million',
    asOf,
    source: 'trumpGoldCard',
    nowReported: {
      value: 'a US$1 million gift and a US$15,000 processing fee',
      asOf: 'December 2025',
      source: 'trumpGoldCard',
    },
  },
  usGoldCardEmployerPrice: {
    value: 'not announced',
    asOf,
    source: 'trumpGoldCard',
    nowReported: {
      value: 'a US$2 million gift for each employee, and the processing fee',
      asOf: 'December 2025',
      source: 'trumpGoldCard',
    },
  },
  usGoldCardFamily: {
    value: 'not announced',
    asOf,
    source: 'trumpGoldCard',
    nowReported: {
      value: 'the same gift and fee again for the spouse and for each child',
      asOf: 'December 2025',
      source: 'trumpGoldCard',
    },
  },
  usGoldCardRoute: {
    value: 'announced as a replacement of the EB-5 investor visa',
    asOf,
    source: 'uscis',
    nowReported: {
      value: 'handled inside the existing EB-1 and EB-2 green card categories',
      asOf: 'September 2025',
      source: 'uscis',
    },
  },
  usInvestorVisaAmount: {
    value: 'US$800,000 in a targeted area, otherwise US$1,050,000',
    asOf,
    source: 'uscis',
  },
} as const satisfies FactTopic;

const canada = {
  canadaVisitorFee: { value: 'CAD 100', asOf, source: 'irccFees' },
  canadaBiometricsFee: { value: 'CAD 85', asOf, source: 'irccFees' },
  canadaProcessing: { value: 'varies with the season and your file', asOf, source: 'irccProcessingTimes' },
  canadaStay: { value: 'usually up to 6 months', asOf, source: 'irccVisitorVisa' },
  canadaValidity: {
    value: 'up to 10 years, decided by the officer, never past your passport',
    asOf,
    source: 'irccVisitorVisa',
  },
  canadaBankStatements: { value: 'the last 6 months', asOf, source: 'vfsGlobal' },
  canadaBiometricsValidity: { value: 'the last 10 years', asOf, source: 'irccVisitorVisa' },
} as const satisfies FactTopic;

const hongKong = {
  hongKongParProcessing: { value: '24 to 48 working hours', asOf, source: 'agency' },
  hongKongParStay: { value: 'up to 14 days a visit', asOf, source: 'hkImmdPar' },
  hongKongParValidity: { value: '6 months', asOf, source: 'hkImmdPar' },
  hongKongParEntries: { value: 'multiple entries', asOf, source: 'hkImmdPar' },
  hongKongParLead: { value: '5 to 7 days before you travel', asOf, source: 'agency' },
  hongKongParServiceFee: {
    value: 'contact for pricing',
    asOf,
    source: 'agency',
    nowReported: {
      value: 'the registration itself is free on the government site',
      asOf: 'November 2026',
      source: 'hkImmdPar',
    },
  },
  hongKongParGovernmentFee: { value: 'free', asOf, source: 'hkImmdPar' },
  hongKongParPassportValidity: { value: '6 months', asOf, source: 'hkImmdPar' },
  hongKongVisitVisaFee: {
    value: 'HK$230',
    asOf,
    source: 'hkImmdVisitVisa',
    nowReported: { value: 'HK$330', asOf: 'September 2025', source: 'hkImmdVisitVisa' },
  },
  hongKongVisitVisaProcessing: { value: 'about 4 weeks', asOf, source: 'hkImmdVisitVisa' },
} as const satisfies FactTopic;

const agencyPolicies = {
  agencyClients: { value: '100+', asOf, source: 'agency' },
  agencyDestinations: { value: '70+', asOf, source: 'agency' },
  agencyVisaSuccess: { value: '98%', asOf, source: 'agency' },
  holidayDeposit: { value: '25–50%', asOf, source: 'agency' },
  holidayBalanceDue: { value: '30–60 days before departure', asOf, source: 'agency' },
  holidayFullPayment: { value: 'within 30 days of departure', asOf, source: 'agency' },
  cancellationEarly: { value: 'the deposit or about 25%', asOf, source: 'agency' },
  cancellationEarlyPeriod: { value: 'more than 60 days before departure', asOf, source: 'agency' },
  cancellationMiddle: { value: 'about 50%', asOf, source: 'agency' },
  cancellationMiddlePeriod: { value: '30–59 days before departure', asOf, source: 'agency' },
  cancellationLate: { value: '100%', asOf, source: 'agency' },
  cancellationLatePeriod: { value: 'under 30 days before departure, or no show', asOf, source: 'agency' },
  refundTime: { value: '7–14 working days', asOf, source: 'agency' },
} as const satisfies FactTopic;

const asiaArrivals = {
  onArrivalThailandEntry: {
    value: 'visa on arrival',
    asOf,
    source: 'thailandEvisa',
    nowReported: {
      value: 'visa-free, but the government has decided to change the rules: check before you book',
      asOf: 'May 2026',
      source: 'thailandEvisa',
    },
  },
  onArrivalThailandStay: {
    value: '15 days',
    asOf,
    source: 'thailandEvisa',
    nowReported: {
      value: 'up to 60 days, to be cut to 30 for most countries',
      asOf: 'May 2026',
      source: 'thailandEvisa',
    },
  },
  onArrivalThailandCost: {
    value: 'THB 2,000',
    asOf,
    source: 'thailandEvisa',
    nowReported: { value: 'no visa fee', asOf: 'February 2026', source: 'thailandEvisa' },
  },
  onArrivalCambodiaEntry: { value: 'visa on arrival', asOf, source: 'cambodiaEvisa' },
  onArrivalCambodiaStay: { value: '30 days', asOf, source: 'cambodiaEvisa' },
  onArrivalCambodiaCost: { value: 'US$30', asOf, source: 'cambodiaEvisa' },
  onArrivalLaosEntry: { value: 'visa on arrival', asOf, source: 'laosEvisa' },
  onArrivalLaosStay: { value: '30 days', asOf, source: 'laosEvisa' },
  onArrivalLaosCost: { value: 'US$40', asOf, source: 'laosEvisa' },
  onArrivalKyrgyzstanEntry: {
    value: 'visa on arrival',
    asOf,
    source: 'kyrgyzstanEvisa',
    nowReported: { value: 'e-visa before travel', asOf: 'December 2025', source: 'kyrgyzstanEvisa' },
  },
  onArrivalKyrgyzstanStay: { value: '30 days', asOf, source: 'kyrgyzstanEvisa' },
  onArrivalKyrgyzstanCost: { value: 'about US$50', asOf, source: 'kyrgyzstanEvisa' },
  onArrivalTajikistanEntry: {
    value: 'visa on arrival',
    asOf,
    source: 'tajikistanEvisa',
    nowReported: { value: 'e-visa before travel', asOf: 'November 2026', source: 'tajikistanEvisa' },
  },
  onArrivalTajikistanStay: { value: '45 days', asOf, source: 'tajikistanEvisa' },
  onArrivalTajikistanCost: { value: 'about US$50', asOf, source: 'tajikistanEvisa' },
} as const satisfies FactTopic;

const islandArrivals = {
  onArrivalMaldivesEntry: {
    value: 'visa on arrival',
    asOf,
    source: 'maldivesImuga',
    nowReported: { value: 'visa-free', asOf: 'November 2026', source: 'maldivesImuga' },
  },
  onArrivalMaldivesStay: { value: '30 days', asOf, source: 'maldivesImuga' },
  onArrivalMaldivesCost: { value: 'free', asOf, source: 'maldivesImuga' },
  onArrivalSeychellesEntry: {
    value: 'visitor permit on arrival',
    asOf,
    source: 'seychellesBorder',
    nowReported: {
      value: 'online authorisation before boarding',
      asOf: 'November 2026',
      source: 'seychellesBorder',
    },
  },
  onArrivalSeychellesStay: { value: 'up to 3 months', asOf, source: 'seychellesBorder' },
  onArrivalSeychellesCost: {
    value: 'free',
    asOf,
    source: 'seychellesBorder',
    nowReported: {
      value: 'a fee for the online authorisation',
      asOf: 'November 2026',
      source: 'seychellesBorder',
    },
  },
  onArrivalFijiEntry: {
    value: 'visa on arrival',
    asOf,
    source: 'fijiImmigration',
    nowReported: { value: 'visa-free', asOf: 'November 2026', source: 'fijiImmigration' },
  },
  onArrivalFijiStay: { value: 'up to 4 months', asOf, source: 'fijiImmigration' },
  onArrivalFijiCost: { value: 'free', asOf, source: 'fijiImmigration' },
  onArrivalSamoaEntry: { value: 'visitor permit on arrival', asOf, source: 'samoaImmigration' },
  onArrivalSamoaStay: { value: '60 days', asOf, source: 'samoaImmigration' },
  onArrivalSamoaCost: { value: 'free', asOf, source: 'samoaImmigration' },
  onArrivalJamaicaEntry: {
    value: 'visa on arrival',
    asOf,
    source: 'jamaicaImmigration',
    nowReported: { value: 'visa-free', asOf: 'November 2026', source: 'jamaicaImmigration' },
  },
  onArrivalJamaicaStay: { value: '30 days', asOf, source: 'jamaicaImmigration' },
  onArrivalJamaicaCost: { value: 'free', asOf, source: 'jamaicaImmigration' },
  onArrivalSaintLuciaEntry: { value: 'visa on arrival', asOf, source: 'saintLuciaGovernment' },
  onArrivalSaintLuciaStay: { value: 'up to 6 weeks', asOf, source: 'saintLuciaGovernment' },
  onArrivalSaintLuciaCost: { value: 'about US$50', asOf, source: 'saintLuciaGovernment' },
} as const satisfies FactTopic;

const africaArrivals = {
  onArrivalMadagascarEntry: { value: 'visa on arrival', asOf, source: 'madagascarEvisa' },
  onArrivalMadagascarStay: { value: '30 days', asOf, source: 'madagascarEvisa' },
  onArrivalMadagascarCost: { value: '€35', asOf, source: 'madagascarEvisa' },
  onArrivalKenyaEntry: {
    value: 'visa on arrival',
    asOf,
    source: 'kenyaEta',
    nowReported: {
      value: 'electronic travel authorisation (eTA) before travel',
      asOf: 'January 2024',
      source: 'kenyaEta',
    },
  },
  onArrivalKenyaStay: { value: '90 days', asOf, source: 'kenyaEta' },
  onArrivalKenyaCost: {
    value: 'US$50',
    asOf,
    source: 'kenyaEta',
    nowReported: { value: 'US$30 for the eTA', asOf: 'January 2024', source: 'kenyaEta' },
  },
} as const satisfies FactTopic;

const southAmericaArrivals = {
  onArrivalBoliviaEntry: {
    value: 'visa on arrival',
    asOf,
    source: 'boliviaForeignAffairs',
    nowReported: {
      value: 'e-visa before travel',
      asOf: 'February 2026',
      source: 'boliviaForeignAffairs',
    },
  },
  onArrivalBoliviaStay: { value: '30 days', asOf, source: 'boliviaForeignAffairs' },
  onArrivalBoliviaCost: { value: 'about US$100', asOf, source: 'boliviaForeignAffairs' },
  onArrivalEcuadorEntry: {
    value: 'entry without a visa',
    asOf,
    source: 'ecuadorForeignAffairs',
    nowReported: {
      value: 'visa to be applied for before travel',
      asOf: 'November 2026',
      source: 'ecuadorForeignAffairs',
    },
  },
  onArrivalEcuadorStay: { value: '90 days', asOf, source: 'ecuadorForeignAffairs' },
  onArrivalEcuadorCost: { value: 'free', asOf, source: 'ecuadorForeignAffairs' },
} as const satisfies FactTopic;

const middleEastArrivals = {
  onArrivalBahrainEntry: {
    value: 'visa on arrival',
    asOf,
    source: 'bahrainEvisa',
    nowReported: {
      value: 'e-visa before travel, on arrival only for travellers who qualify',
      asOf: 'September 2025',
      source: 'bahrainEvisa',
    },
  },
  onArrivalBahrainStay: { value: '14 days', asOf, source: 'bahrainEvisa' },
  onArrivalBahrainCost: {
    value: 'BHD 5',
    asOf,
    source: 'bahrainEvisa',
    nowReported: { value: 'BHD 10 for a two-week e-visa', asOf: 'September 2025', source: 'bahrainEvisa' },
  },
  onArrivalJordanEntry: { value: 'visa on arrival', asOf, source: 'jordanInterior' },
  onArrivalJordanStay: { value: '30 days', asOf, source: 'jordanInterior' },
  onArrivalJordanCost: { value: 'JOD 40', asOf, source: 'jordanInterior' },
} as const satisfies FactTopic;

const otherDestinations = {
  malaysiaListingTime: {
    value: '3 to 5 working days',
    asOf,
    source: 'agency',
    nowReported: {
      value: 'visa-free until 31 December 2026',
      asOf: 'December 2024',
      source: 'malaysiaImmigration',
    },
  },
  philippinesListingTime: {
    value: '10 to 15 working days',
    asOf,
    source: 'agency',
    nowReported: {
      value: 'visa-free, up to 14 days',
      asOf: 'June 2025',
      source: 'philippinesForeignAffairs',
    },
  },
} as const satisfies FactTopic;

const airTravel = {
  bagDamageClaim: { value: '7 days', asOf, source: 'dgcaIndia' },
  bagDelayClaim: { value: '21 days', asOf, source: 'dgcaIndia' },
  powerBankLimit: { value: '100 Wh', asOf, source: 'dgcaIndia' },
  powerBankUse: {
    value: 'in hand luggage only',
    asOf,
    source: 'dgcaIndia',
    nowReported: {
      value: 'in hand luggage only, and not to be used or charged on board',
      asOf: 'January 2026',
      source: 'dgcaIndia',
    },
  },
  cabinLiquids: { value: '100 ml a container', asOf, source: 'dgcaIndia' },
} as const satisfies FactTopic;

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
