import { checked } from './checked';
import type { PublicationKey } from './fact-publications';
import type { OfficialLinkKey } from './official-links';

/** When the figures of the specification were published. */
export const asOf = 'May 2025';

/** The day on which some of them were looked up again. */
const lookedAgain = '2026-11-24';

type Publications = readonly [PublicationKey, ...PublicationKey[]];

/** What a source says now. */
export interface CurrentFigure {
  readonly value: string;
  /** The month in which it came into force, `YYYY-MM`, where that is known. */
  readonly since?: string;
  /** The day on which we looked, `YYYY-MM-DD`. */
  readonly checked: string;
  /** The publications that say so. */
  readonly sources: Publications;
  /** The last day on which it holds, `YYYY-MM-DD`. */
  readonly until?: string;
  /** What is said once that day is over. */
  readonly afterwards?: string;
}

/** What held before: for a sentence about that time. */
export interface PastFigure {
  readonly value: string;
  /** The month from which it held, `YYYY-MM`. It held until the next one. */
  readonly since: string;
  readonly sources: Publications;
}

/**
 * A figure or rule that can change: the one of the specification with its month, and what a source says now,
 * where we have looked. Values read inside a sentence.
 */
export interface Fact {
  /** Absent where our list had no figure. Then there is a current one. */
  readonly listed?: { readonly value: string; readonly asOf: typeof asOf };
  readonly current?: CurrentFigure;
  /** In the order of time, all before the current figure. */
  readonly past?: readonly PastFigure[];
  /** The official page to check, or `agency` for the agency's own figures and policies. */
  readonly official: OfficialLinkKey | 'agency';
  /** A sum to pay, which is shown in rupees too. */
  readonly isFee?: true;
}

type FactTopic = Readonly<Record<string, Fact>>;

function figure(
  value: string,
  official: Fact['official'],
  current?: CurrentFigure,
  past?: readonly PastFigure[],
): Fact {
  return { listed: { value, asOf }, official, ...(current && { current }), ...(past && { past }) };
}

/** What our list did not have, and a source says now. */
function found(official: Fact['official'], current: CurrentFigure, past?: readonly PastFigure[]): Fact {
  return { official, current, ...(past && { past }) };
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
  remittanceLimit: figure('US$250,000 in a financial year', 'reserveBankOfIndia', {
    value: 'US$250,000 in a financial year',
    checked: '2026-11-24',
    sources: ['mintRemittances'],
  }),
  tourPackageTax: figure('5% up to ₹10 lakh and 20% above it', 'incomeTaxIndia', {
    value: 'a flat 2%',
    since: '2026-04',
    checked,
    sources: ['newsBytesTourTax', 'mintTourTax'],
  }),
  remittanceTaxThreshold: figure('₹10 lakh in a financial year', 'incomeTaxIndia', {
    value: '₹10 lakh in a financial year',
    checked: '2026-11-24',
    sources: ['businessStandardBudget', 'mintTourTax'],
  }),
  dutyFreeAllowance: figure('₹50,000', 'customsIndia', {
    value: '₹75,000',
    since: '2026-02',
    checked,
    sources: ['hansIndiaBaggage', 'indiaTodayBaggage'],
  }),
} satisfies FactTopic;

const schengen = {
  schengenFeeAdult: fee('€80', 'schengenApplying', {
    value: '€90',
    since: '2024-06',
    checked,
    sources: ['schengenFeeNotice', 'mediaGreenWorldSchengen'],
  }),
  schengenFeeChild: fee('€40', 'schengenApplying', {
    value: '€45',
    since: '2024-06',
    checked,
    sources: ['schengenFeeNotice', 'mediaGreenWorldSchengen'],
  }),
  schengenFeeInfant: figure('free', 'schengenApplying', {
    value: 'free',
    checked,
    sources: ['schengenApplying'],
  }),
  schengenChildAges: figure('6 to 12 years', 'schengenApplying', {
    value: '6 to 11 years',
    checked,
    sources: ['schengenFeeNotice', 'mediaGreenWorldSchengen'],
  }),
  schengenInfantAges: figure('under 6 years', 'schengenApplying'),
  schengenInsurance: figure('€30,000', 'schengenApplying'),
  schengenStay: figure('90 days in any 180 days', 'schengenVisaPolicy', {
    value: '90 days in any 180 days',
    checked,
    sources: ['schengenVisaPolicy'],
  }),
  schengenDecision: figure('15 days', 'schengenApplying', {
    value: '15 days',
    checked,
    sources: ['schengenApplying'],
  }),
  schengenDecisionExtended: figure('up to 45 days', 'schengenApplying', {
    value: 'up to 45 days',
    checked,
    sources: ['schengenApplying'],
  }),
  schengenEarliest: figure('6 months', 'schengenApplying', {
    value: '6 months',
    checked,
    sources: ['schengenApplying'],
  }),
  schengenLatest: figure('6 weeks', 'agency'),
  schengenLegalLatest: figure('15 days', 'schengenApplying', {
    value: '15 days',
    checked,
    sources: ['schengenApplying'],
  }),
  schengenCountries: figure('29 countries', 'schengenArea', {
    value: '29 countries',
    checked,
    sources: ['schengenArea'],
  }),
  schengenListingTime: figure('15 to 20 working days', 'agency'),
  schengenValidity: figure('the dates and entries printed on the visa', 'schengenVisaPolicy'),
  schengenMultiEntryRecord: figure('two visas used correctly in the last three years', 'schengenVisaPolicy'),
  schengenMultiEntryValidity: figure('two years', 'schengenVisaPolicy'),
  schengenAnyCentre: figure(
    'any of their visa centres, wherever you live in India, Germany since November 2022',
    'vfsGlobal',
    {
      value: 'any of their visa centres, wherever you live in India, Germany since November 2022',
      checked: '2026-11-22',
      sources: ['germanMission', 'businessTodayGermany', 'vfsSwitzerland'],
    },
  ),
  schengenItalyBengaluru: figure('Karnataka, Tamil Nadu, Telangana and Andhra Pradesh', 'vfsGlobal', {
    value: 'Karnataka, Tamil Nadu, Telangana and Andhra Pradesh',
    checked: '2026-11-22',
    sources: ['theHinduItaly'],
  }),
  schengenBankStatements: figure('the last 3 months', 'vfsGlobal'),
  schengenPhotoSize: figure('35 × 45 mm', 'vfsGlobal'),
  schengenBiometricsValidity: figure('the last 59 months', 'schengenApplying', {
    value: 'the last 59 months',
    checked,
    sources: ['schengenApplying', 'danishMission'],
  }),
  schengenFingerprintAge: found('schengenApplying', {
    value: 'under 12 years',
    checked: lookedAgain,
    sources: ['danishMission'],
  }),
  schengenTransitGermany: found('schengenVisaPolicy', {
    value: 'none, if you stay in the transit area and fly on to a country outside Schengen',
    since: '2026-06',
    checked: lookedAgain,
    sources: ['airTravelGermany', 'businessStandardGermany'],
  }),
  schengenTransitFrance: found('schengenVisaPolicy', {
    value: 'none during a trial of six months from April 2026; we couldn’t find what followed',
    checked: lookedAgain,
    sources: ['visaRunFrance', 'indianExpressFrance'],
  }),
  schengenTransitSpain: found('schengenVisaPolicy', {
    value:
      'one, unless you hold a Schengen visa, or a visa or residence permit of the EU, the USA, Canada or Japan',
    checked: lookedAgain,
    sources: ['spanishTransit'],
  }),
  schengenBorderRecord: figure('a stamp in your passport', 'euTravelSystems', {
    value: 'an electronic record with your photo, in the Entry/Exit System (EES)',
    since: '2026-04',
    checked,
    sources: ['entryExitSystem'],
  }),
  schengenPassportMargin: figure('3 months after you leave the Schengen area', 'schengenApplying', {
    value: '3 months after you leave the Schengen area',
    checked,
    sources: ['schengenApplying'],
  }),
  schengenPassportAge: figure('the last 10 years', 'schengenApplying', {
    value: 'the last 10 years',
    checked,
    sources: ['schengenApplying'],
  }),
} satisfies FactTopic;

const unitedKingdom = {
  ukFee: fee('£115', 'ukStandardVisitor', {
    value: '£135',
    since: '2026-04',
    checked,
    sources: ['ukFeeList'],
  }),
  ukStay: figure('up to 6 months', 'ukStandardVisitor', {
    value: 'up to 6 months',
    checked,
    sources: ['ukStandardVisitor'],
  }),
  ukDecision: figure('about 3 weeks', 'ukVisaProcessingTimes', {
    value: 'about 3 weeks',
    checked,
    sources: ['ukStandardVisitor'],
  }),
  ukEarliest: figure('3 months', 'ukStandardVisitor', {
    value: '3 months',
    checked,
    sources: ['ukStandardVisitor'],
  }),
  ukVisaRecord: figure('a sticker in your passport', 'ukStandardVisitor', {
    value: 'an electronic record (eVisa) in an online account',
    since: '2026-02',
    checked,
    sources: ['millenniumPostUk', 'dominicanTodayUk'],
  }),
} satisfies FactTopic;

const unitedArabEmirates = {
  uaeFee: {
    ...found('gdrfaDubai', {
      value: 'AED 250 for 30 days and AED 600 for 90 days, single entry',
      checked,
      sources: ['gdrfaTouristVisas'],
    }),
    isFee: true,
  },
  uaeStandardProcessing: figure('3 to 5 working days', 'agency'),
  uaeExpressProcessing: figure('1 to 2 working days', 'agency'),
  uaeStay: figure('30 or 90 days', 'gdrfaDubai', {
    value: '30 or 60 days; 90 days for close family of people who live in Dubai',
    since: '2023-10',
    checked: lookedAgain,
    sources: ['dailyPakistanUae', 'eastCoastDailyUae'],
  }),
  uaeShortStay: figure('30 days', 'gdrfaDubai'),
  uaeLongStay: figure('90 days', 'gdrfaDubai', {
    value:
      '90 days for parents, children, brothers and sisters of people who live in Dubai, and not for other tourists',
    since: '2023-10',
    checked: lookedAgain,
    sources: ['dailyPakistanUae', 'eastCoastDailyUae'],
  }),
  uaeTouristExtension: found('icpUae', {
    value: 'once for 30 days through the agent who applied, or not at all',
    checked: lookedAgain,
    sources: ['gulfNewsExtension', 'gdrfaTouristVisas'],
  }),
  uaeSingleName: found('indianConsulateDubai', {
    value:
      'accepted if the father’s or the family name is on the second page, with a visa that has more than one name or with a visa on arrival',
    since: '2022-11',
    checked: lookedAgain,
    sources: ['indianExpressSingleName', 'freePressJournalSingleName'],
  }),
  uaeEntryWindow: figure('60 days from the date of issue', 'icpUae'),
  uaePassportValidity: figure('6 months', 'uaeGovernment'),
  uaeOverstayFine: fee('AED 50 a day', 'icpUae', {
    value: 'AED 50 a day',
    checked: '2026-11-24',
    sources: ['khaleejTimesFines'],
  }),
  uaeOnArrivalStay: figure('14 days', 'icpSmartServices', {
    value: '14 days',
    checked: lookedAgain,
    sources: ['theNationalOnArrival', 'gulfNewsOnArrival', 'businessStandardArrivals'],
  }),
  uaeOnArrivalFee: fee('AED 100', 'icpSmartServices', {
    value: 'AED 100',
    checked: lookedAgain,
    sources: ['theNationalOnArrival', 'gulfNewsOnArrival', 'businessStandardArrivals'],
  }),
  uaeOnArrivalExtension: figure('14 more days', 'icpSmartServices', {
    value: '14 more days',
    checked: lookedAgain,
    sources: ['theNationalOnArrival', 'gulfNewsOnArrival', 'businessStandardArrivals'],
  }),
  uaeOnArrivalExtensionFee: fee('AED 250', 'icpSmartServices', {
    value: 'AED 250',
    checked: lookedAgain,
    sources: ['theNationalOnArrival', 'gulfNewsOnArrival', 'businessStandardArrivals'],
  }),
  uaeOnArrivalLongStay: figure('60 days', 'icpSmartServices', {
    value: '60 days',
    checked: lookedAgain,
    sources: ['theNationalOnArrival', 'gulfNewsOnArrival', 'businessStandardArrivals'],
  }),
  uaeOnArrivalLongFee: fee('AED 250', 'icpSmartServices', {
    value: 'AED 250',
    checked: lookedAgain,
    sources: ['theNationalOnArrival', 'gulfNewsOnArrival', 'businessStandardArrivals'],
  }),
  uaeOnArrivalChange: found('icpSmartServices', {
    value: 'in July 2026 that a UK residence permit alone will stop counting, with no date yet',
    checked: lookedAgain,
    sources: ['businessStandardOnArrival'],
  }),
  uaeAbscondingAbsence: figure('more than 7 days in a row', 'mohreUae', {
    value: 'more than 7 days in a row',
    checked: '2026-11-24',
    sources: ['gulfNewsAbsence'],
  }),
  uaeAbscondingWorkBan: figure('one year', 'mohreUae', {
    value: 'one year',
    checked: '2026-11-24',
    sources: ['gulfNewsAbsence'],
  }),
  uaePassportScans: figure('the first and the last page', 'gdrfaDubai', {
    value: 'the outer cover, the first and the last page',
    since: '2025-09',
    checked,
    sources: ['theNews'],
  }),
  uaeHostIncome: figure('set by the authority', 'icpUae', {
    value: 'AED 4,000 a month for close family, AED 8,000 for other relatives and AED 15,000 for friends',
    since: '2025-09',
    checked,
    sources: ['gulfNewsHosts', 'businessTodayHosts'],
  }),
  uaeReportWithdrawal: figure('14 days', 'mohreUae'),
  uaeMultipleEntryFee: {
    ...found('gdrfaDubai', {
      value: 'AED 690 for 30 days and AED 1,740 for 90 days',
      checked: '2026-11-22',
      sources: ['gdrfaTouristVisas'],
    }),
    isFee: true,
  },
  uaeTransitFee: {
    ...found('uaeGovernment', {
      value: 'AED 50',
      checked: '2026-11-22',
      sources: ['khaleejTimesTransit', 'gulfNewsTransit'],
    }),
    isFee: true,
  },
} satisfies FactTopic;

const unitedStates = {
  usBusinessVisaFee: fee('US$185', 'usVisaFees', { value: 'US$185', checked, sources: ['outlookBusiness'] }),
  usIntegrityFee: {
    ...found('usVisaFees', {
      value: 'US$250 by a law of July 2025; we found no start date',
      checked,
      sources: ['outlookBusiness', 'visaVergeIntegrityFee'],
    }),
    isFee: true,
  },
  usInterviewWait: found('usVisaWaitTimes', {
    value: 'from 1 month in Chennai to 10 in Mumbai on 13 February 2026',
    checked: lookedAgain,
    sources: ['visaHqWaits', 'newsBytesWaits'],
  }),
  usFeeReceipt: found('usTravelDocs', {
    value: 'one year from the payment to book',
    checked: lookedAgain,
    sources: ['usEmbassyReceipt'],
  }),
  usPosts: found('usVisaWaitTimes', {
    value: 'New Delhi, Mumbai, Chennai, Kolkata and Hyderabad',
    checked: lookedAgain,
    sources: ['visaHqWaits', 'businessStandardPosts'],
  }),
  usApplyWhere: found('usEmbassyIndia', {
    value: 'the country whose passport they hold or where they live',
    since: '2025-09',
    checked: lookedAgain,
    sources: ['businessStandardPosts', 'visaHqWaits'],
  }),
  usReschedules: found('usTravelDocs', {
    value: 'once',
    since: '2025-01',
    checked: lookedAgain,
    sources: ['ninaWorldReschedule'],
  }),
  usInterviewWaiver: found('usEmbassyIndia', {
    value:
      'only if you renew a visitor visa within 12 months of its end, were an adult when you got it and were never refused',
    since: '2025-09',
    checked: lookedAgain,
    sources: ['businessTodayWaiver', 'businessStandardWaiver'],
  }),
  usBusinessVisaProcessing: figure('varies with the wait for an interview date', 'usTravelDocs'),
  usBusinessVisaStay: figure('up to 6 months, set by the officer at the border', 'usBusinessVisa'),
  usBusinessVisaValidity: figure('up to 10 years, multiple entries', 'usBusinessVisa'),
  usPhotoSize: figure('2 × 2 inches (51 × 51 mm)', 'usTravelDocs'),
  usPassportValidity: figure('6 months beyond your stay', 'usBusinessVisa', {
    value: 'your whole stay',
    checked,
    sources: ['usCarrierBulletin'],
  }),
  usGoldCardPrice: figure(
    'US$5 million',
    'trumpGoldCard',
    {
      value: 'a US$1 million gift and a US$15,000 processing fee',
      since: '2025-12',
      checked,
      sources: ['mondaqGoldCard', 'nepYorkGoldCard'],
    },
    [{ value: 'US$5 million', since: '2025-02', sources: ['scrippsGoldCard', 'timeGoldCard'] }],
  ),
  usGoldCardEmployerPrice: figure('not announced', 'trumpGoldCard', {
    value: 'a US$2 million gift for each employee, and the processing fee',
    since: '2025-12',
    checked,
    sources: ['mondaqGoldCard', 'nepYorkGoldCard'],
  }),
  usGoldCardFamily: figure('not announced', 'trumpGoldCard', {
    value: 'the same gift and fee again for the spouse and for each child',
    since: '2025-12',
    checked,
    sources: ['mondaqGoldCard', 'nepYorkGoldCard'],
  }),
  usGoldCardRoute: figure(
    'announced as a replacement of the EB-5 investor visa',
    'uscis',
    {
      value: 'handled inside the existing EB-1 and EB-2 green card categories',
      since: '2025-09',
      checked,
      sources: ['nepYorkGoldCard', 'mondaqGoldCard'],
    },
    [
      {
        value: 'to replace the EB-5 investor visa',
        since: '2025-02',
        sources: ['scrippsGoldCard', 'devdiscourseGoldCard'],
      },
    ],
  ),
  usInvestorVisaAmount: figure('US$800,000 in a targeted area, otherwise US$1,050,000', 'uscis'),
} satisfies FactTopic;

const canada = {
  canadaVisitorFee: fee('CAD 100', 'irccFees', {
    value: 'CAD 100',
    checked,
    sources: ['flightGptCanada', 'businessStandardCanada'],
  }),
  canadaBiometricsFee: fee('CAD 85', 'irccFees', {
    value: 'CAD 85',
    checked,
    sources: ['flightGptCanada', 'businessStandardCanada'],
  }),
  canadaProcessing: figure('varies with the season and your file', 'irccProcessingTimes', {
    value: '83 days from India early in February 2026, and 71 at its end',
    checked: lookedAgain,
    sources: ['businessStandardCanada', 'businessStandardCanadaLater'],
  }),
  canadaStay: figure('usually up to 6 months', 'irccVisitorVisa'),
  canadaValidity: figure(
    'up to 10 years, decided by the officer, never beyond your passport’s expiry date',
    'irccVisitorVisa',
  ),
  canadaBankStatements: figure('the last 6 months', 'vfsGlobal'),
  canadaPhotoSize: figure('at least 35 × 45 mm, with the face 31 to 36 mm high', 'irccVisitorVisa', {
    value: 'at least 35 × 45 mm, with the face 31 to 36 mm high',
    checked: '2026-11-22',
    sources: ['canadaPhotoSheet'],
  }),
  canadaBiometricsFamilyFee: {
    ...found('irccFees', {
      value: 'CAD 170',
      checked,
      sources: ['biometricsCanada', 'businessStandardCanada'],
    }),
    isFee: true,
  },
  canadaBiometricsAges: found('irccVisitorVisa', {
    value: 'from 14 to 79 years',
    checked,
    sources: ['biometricsCanada'],
  }),
  canadaAppeal: found('irccVisitorVisa', {
    value: 'no formal appeal',
    checked: lookedAgain,
    sources: ['irccRefusal'],
  }),
  canadaBiometricsValidity: figure('the last 10 years', 'irccVisitorVisa', {
    value: 'the last 10 years',
    checked,
    sources: ['flightGptCanada'],
  }),
} satisfies FactTopic;

const hongKong = {
  hongKongParProcessing: figure('24 to 48 working hours', 'agency'),
  hongKongParStay: figure('up to 14 days a visit', 'hkImmdPar'),
  hongKongParVisit: figure('up to 14 days', 'hkImmdPar'),
  hongKongParValidity: figure('6 months', 'hkImmdPar'),
  hongKongParEntries: figure('multiple entries', 'hkImmdPar'),
  hongKongParLead: figure('5 to 7 days before you travel', 'agency'),
  hongKongParServiceFee: figure('contact for pricing', 'agency'),
  hongKongParGovernmentFee: {
    ...found('hkImmdPar', { value: 'free', checked, sources: ['hkImmdPar', 'wridgwaysPar'] }),
    isFee: true,
  },
  hongKongParPassportValidity: figure('6 months', 'hkImmdPar'),
  hongKongVisitVisaFee: fee('HK$230', 'hkImmdVisitVisa', {
    value: 'HK$330',
    since: '2025-09',
    checked,
    sources: ['nairametricsHongKong'],
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
    checked: lookedAgain,
    sources: ['businessStandardThailand', 'airTravelThailand'],
  }),
  onArrivalThailandStay: figure('15 days', 'thailandEvisa', {
    value: '60 days in February 2026; a cut to 30 has been decided',
    checked: lookedAgain,
    sources: ['businessStandardThailand', 'airTravelThailand'],
  }),
  onArrivalThailandCost: fee('THB 2,000', 'thailandEvisa', {
    value: 'no visa fee',
    checked,
    sources: ['visandraThailand'],
  }),
  onArrivalCambodiaEntry: figure('visa on arrival', 'cambodiaEvisa', {
    value: 'visa on arrival',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalCambodiaStay: figure('30 days', 'cambodiaEvisa', {
    value: '30 days',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalCambodiaCost: fee('US$30', 'cambodiaEvisa'),
  onArrivalLaosEntry: figure('visa on arrival', 'laosEvisa', {
    value: 'visa on arrival',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalLaosStay: figure('30 days', 'laosEvisa', {
    value: '30 days',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalLaosCost: fee('US$40', 'laosEvisa'),
  onArrivalKyrgyzstanEntry: figure('visa on arrival', 'kyrgyzstanEvisa', {
    value: 'e-visa before travel',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalKyrgyzstanStay: figure('30 days', 'kyrgyzstanEvisa', {
    value: 'as printed on the visa',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalKyrgyzstanCost: fee('about US$50', 'kyrgyzstanEvisa', {
    value: 'check the official site',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalTajikistanEntry: figure('visa on arrival', 'tajikistanEvisa', {
    value: 'e-visa before travel',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalTajikistanStay: figure('45 days', 'tajikistanEvisa', {
    value: 'as printed on the visa',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalTajikistanCost: fee('about US$50', 'tajikistanEvisa', {
    value: 'check the official site',
    checked,
    sources: ['passportIndexData'],
  }),
} satisfies FactTopic;

const islandArrivals = {
  onArrivalMaldivesEntry: figure('visa on arrival', 'maldivesImuga', {
    value: 'visa-free',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalMaldivesStay: figure('30 days', 'maldivesImuga', {
    value: '30 days, or 90 by the agreement with India: sources differ',
    checked: lookedAgain,
    sources: ['maldivesHighCommission', 'businessStandardMaldives'],
  }),
  onArrivalMaldivesCost: fee('free', 'maldivesImuga'),
  onArrivalSeychellesEntry: figure('visitor permit on arrival', 'seychellesBorder', {
    value: 'online authorisation before boarding',
    checked: lookedAgain,
    sources: ['travelVisaRulesSeychelles', 'passportIndexData'],
  }),
  onArrivalSeychellesStay: figure('up to 3 months', 'seychellesBorder', {
    value: 'up to 3 months',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalSeychellesCost: fee('free', 'seychellesBorder', {
    value: 'about €10.90 for the online authorisation, more for a fast answer',
    checked: lookedAgain,
    sources: ['travelVisaRulesSeychelles', 'indiaOutboundSeychelles'],
  }),
  onArrivalFijiEntry: figure('visa on arrival', 'fijiImmigration', {
    value: 'visa-free',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalFijiStay: figure('up to 4 months', 'fijiImmigration', {
    value: 'up to 4 months',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalFijiCost: fee('free', 'fijiImmigration'),
  onArrivalSamoaEntry: figure('visitor permit on arrival', 'samoaImmigration'),
  onArrivalSamoaStay: figure('60 days', 'samoaImmigration', {
    value: 'up to 90 days',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalSamoaCost: fee('free', 'samoaImmigration'),
  onArrivalJamaicaEntry: figure('visa on arrival', 'jamaicaImmigration', {
    value: 'visa-free',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalJamaicaStay: figure('30 days', 'jamaicaImmigration'),
  onArrivalJamaicaCost: fee('free', 'jamaicaImmigration'),
  onArrivalSaintLuciaEntry: figure('visa on arrival', 'saintLuciaGovernment', {
    value: 'visa on arrival',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalSaintLuciaStay: figure('up to 6 weeks', 'saintLuciaGovernment', {
    value: 'up to 6 weeks',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalSaintLuciaCost: fee('about US$50', 'saintLuciaGovernment'),
} satisfies FactTopic;

const africaArrivals = {
  onArrivalMadagascarEntry: figure('visa on arrival', 'madagascarEvisa', {
    value: 'visa on arrival',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalMadagascarStay: figure('30 days', 'madagascarEvisa', {
    value: 'sources differ: 30 days, or up to 90',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalMadagascarCost: fee('€35', 'madagascarEvisa'),
  onArrivalKenyaEntry: figure('visa on arrival', 'kenyaEta', {
    value: 'electronic travel authorisation (eTA) before travel',
    since: '2024-01',
    checked,
    sources: ['pulseKenya'],
  }),
  onArrivalKenyaStay: figure('90 days', 'kenyaEta', {
    value: '90 days',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalKenyaCost: fee('US$50', 'kenyaEta', {
    value: 'US$30 for the eTA',
    since: '2024-01',
    checked,
    sources: ['pulseKenya'],
  }),
} satisfies FactTopic;

const southAmericaArrivals = {
  onArrivalBoliviaEntry: figure('visa on arrival', 'boliviaForeignAffairs', {
    value: 'e-visa before travel',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalBoliviaStay: figure('30 days', 'boliviaForeignAffairs', {
    value: 'as printed on the visa',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalBoliviaCost: fee('about US$100', 'boliviaForeignAffairs', {
    value: 'check the official site',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalEcuadorEntry: figure('entry without a visa', 'ecuadorForeignAffairs', {
    value: 'e-visa before travel',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalEcuadorStay: figure('90 days', 'ecuadorForeignAffairs', {
    value: 'as printed on the visa',
    checked,
    sources: ['passportIndexData'],
  }),
  onArrivalEcuadorCost: fee('free', 'ecuadorForeignAffairs', {
    value: 'check the official site',
    checked,
    sources: ['passportIndexData'],
  }),
} satisfies FactTopic;

const middleEastArrivals = {
  onArrivalBahrainEntry: figure('visa on arrival', 'bahrainEvisa', {
    value: 'e-visa before travel, on arrival only for travellers who qualify',
    checked,
    sources: ['gulfNewsBahrain'],
  }),
  onArrivalBahrainStay: figure('14 days', 'bahrainEvisa'),
  onArrivalBahrainCost: fee('BHD 5', 'bahrainEvisa', {
    value: 'BHD 10 for a two-week e-visa',
    checked: lookedAgain,
    sources: ['businessTodayBahrain'],
  }),
  onArrivalJordanEntry: figure('visa on arrival', 'jordanInterior', {
    value: 'sources differ: apply for the e-visa before you fly; some lists still say on arrival',
    checked,
    sources: ['travelVisaRulesJordan'],
  }),
  onArrivalJordanStay: figure('30 days', 'jordanInterior'),
  onArrivalJordanCost: fee('JOD 40', 'jordanInterior', {
    value: 'JOD 40',
    checked,
    sources: ['flightGptJordan'],
  }),
} satisfies FactTopic;

const otherDestinations = {
  malaysiaListingTime: figure('3 to 5 working days', 'malaysiaImmigration', {
    value: 'visa-free until 31 December 2026, up to 30 days',
    checked,
    sources: ['theStar'],
    until: '2026-12-31',
    afterwards:
      'the visa-free scheme was announced until 31 December 2026: check what holds now before you book',
  }),
} satisfies FactTopic;

const airTravel = {
  bagDamageClaim: figure('7 days', 'dgcaIndia', {
    value: '7 days',
    checked: '2026-11-24',
    sources: ['montrealConvention'],
  }),
  bagDelayClaim: figure('21 days', 'dgcaIndia', {
    value: '21 days',
    checked: '2026-11-24',
    sources: ['montrealConvention'],
  }),
  powerBankLimit: figure('100 Wh', 'dgcaIndia'),
  powerBankUse: figure('in hand luggage only', 'dgcaIndia', {
    value: 'in hand luggage, and don’t use or charge them on board',
    since: '2026-01',
    checked,
    sources: ['zeeNewsPowerBanks', 'ndtvProfitPowerBanks'],
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
  const { checked: looked, sources, afterwards: value } = current;
  return value === undefined ? undefined : { value, checked: looked, sources };
}

/** A value with the month from which it held. */
export type DatedValue = Pick<PastFigure, 'value' | 'since'>;

/** The values of a fact whose past is known, in the order of time. */
export function valuesOf({ past = [], current }: Fact): readonly DatedValue[] {
  const now = current?.since === undefined ? [] : [{ value: current.value, since: current.since }];
  return past.length === 0 ? [] : [...past.map(({ value, since }) => ({ value, since })), ...now];
}
