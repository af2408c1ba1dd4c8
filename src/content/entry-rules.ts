import { schengenArea } from '../../machines/schengen';
import type {
  Confidence,
  EntryRules,
  EntrySource,
  GovernmentFee,
  LeadRule,
  PassportRule,
  ShorterWay,
  Span,
  Statement,
} from '../../machines/travel-dates/rules';
import { entrySites, type EntrySiteKey } from './entry-sites';
import { entrySources } from './entry-sources';

/** When the sources of the entry rules were last looked at. */
export const entryRulesChecked = '2026-11-21';

/** What a destination's rules are written as: everything that all of them share is added by `rulesOf`. */
type Entry = Omit<EntryRules, 'country' | 'checked' | 'sources' | 'official' | 'documents'> & {
  readonly documents?: EntryRules['documents'];
  /** Sources beside the data set that all labels come from. */
  readonly also?: readonly EntrySource[];
  readonly site?: EntrySiteKey;
};

const agree: Confidence = 'two sources agree';
const one: Confidence = 'one source';
const differ: Confidence = 'sources differ';
const s = entrySources;

const rule = (before: Span, reason: string, source: EntrySource): LeadRule => ({
  before,
  reason,
  basis: 'rule',
  source,
});
const advice = (before: Span, reason: string, source: EntrySource): LeadRule => ({
  before,
  reason,
  basis: 'advice',
  source,
});

const says = (words: string, source: EntrySource, confidence: Confidence = one): Statement => ({
  words,
  ...('date' in source && { asOf: source.date }),
  confidence,
  source,
});

const fee = (
  currency: string,
  amount: number,
  asOf: string,
  source: EntrySource,
  more: Pick<GovernmentFee, 'for' | 'upTo' | 'since'> & { readonly confidence?: Confidence } = {},
): GovernmentFee => ({ currency, amount, asOf, confidence: one, source, ...more });

const way = (
  holds: string,
  gives: string,
  source: EntrySource,
  confidence: Confidence = agree,
): ShorterWay => ({
  holds,
  gives,
  confidence,
  source,
});

const sixMonthsOnArrival = (source: EntrySource, confidence: Confidence = agree): PassportRule => ({
  months: 6,
  from: 'arrival',
  confidence,
  source,
});

/** Where no time was researched: the longest time of our list and a week, in working days. */
const listedTimeAndAWeek = (workingDays: number): LeadRule =>
  advice(
    { workingDays: workingDays + 5 },
    `Our list of May 2025 says up to ${workingDays} working days; we add a week. Public holidays are not counted.`,
    s.agencyList,
  );

/** The one answer of the 29 countries that share the Schengen visa. */
const schengen: Entry = {
  kind: 'visa',
  answer:
    'With an Indian passport you need a Schengen visa before you travel; one visa is valid in all 29 Schengen countries.',
  action:
    'Apply to the country where you spend the most nights; if the nights are equal, to the one you enter first.',
  stay: { words: '90 days in any 180 days, all 29 countries counted together', days: 90 },
  fees: [
    fee('EUR', 90, 'May 2025', s.ndtvFees, { since: 'June 2024', for: 'adults', confidence: agree }),
    fee('EUR', 45, 'May 2025', s.ndtvFees, {
      since: 'June 2024',
      for: 'children of 6 to 11 years',
      confidence: agree,
    }),
    fee('EUR', 0, 'May 2025', s.ndtvFees, { for: 'children under 6 years', confidence: agree }),
  ],
  time: says('15 days, up to 45 in some cases', s.euVisaPolicy, agree),
  earliest: rule({ months: 6 }, 'You can apply up to 6 months before you travel.', s.germanMission),
  legalLatest: rule(
    { days: 15 },
    'You must apply at least 15 calendar days before you travel.',
    s.germanMission,
  ),
  sensibleLatest: advice(
    { weeks: 6 },
    'A decision can take 45 days, and appointments run out before summer and December.',
    s.agencySchengenGuide,
  ),
  passport: {
    months: 3,
    from: 'departure',
    issuedWithinYears: 10,
    blankPages: 2,
    confidence: agree,
    source: s.euPassportLaw,
  },
  inPerson: says(
    'Appointment and fingerprints; fingerprints are reused for 59 months.',
    s.euVisaPolicy,
    agree,
  ),
  exceptions: ['A US or UK visa does not replace the Schengen visa.'],
  documents: 'schengen',
  confidence: agree,
  also: [s.euVisaPolicy, s.euCalculatorManual, s.germanMission],
  site: 'schengen',
};

/** The official page of those Schengen countries for which one of their own could be confirmed. */
const schengenSites: Readonly<Record<string, EntrySiteKey>> = {
  Austria: 'austriaForeignMinistry',
  Belgium: 'belgiumForeignMinistry',
  Bulgaria: 'bulgariaVisaCentre',
  Croatia: 'croatiaInterior',
  'Czech Republic': 'czechForeignMinistry',
  Denmark: 'denmarkImmigration',
  Estonia: 'schengen',
  Finland: 'finlandImmigration',
  France: 'franceVisas',
  Germany: 'germanMissionsIndia',
  Greece: 'greeceForeignMinistry',
  Hungary: 'schengen',
  Iceland: 'schengen',
  Italy: 'italyVisas',
  Latvia: 'schengen',
  Liechtenstein: 'schengen',
  Lithuania: 'schengen',
  Luxembourg: 'schengen',
  Malta: 'schengen',
  Netherlands: 'netherlandsVisas',
  Norway: 'norwayImmigration',
  Poland: 'polandVisaCentre',
  Portugal: 'portugalVisas',
  Romania: 'romaniaEvisa',
  Slovakia: 'schengen',
  Slovenia: 'schengen',
  Spain: 'spainForeignMinistry',
  Sweden: 'swedenMigration',
  Switzerland: 'switzerlandMigration',
};

const others: Readonly<Record<string, Entry>> = {
  Cyprus: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa of Cyprus before you travel; Cyprus is not part of the Schengen area.',
    action: 'Ask the Cypriot mission how it takes applications at the moment.',
    sensibleLatest: listedTimeAndAWeek(15),
    passport: { months: 3, from: 'departure', confidence: one, source: s.passportRuleList },
    exceptions: ['Days in Cyprus are not counted among your Schengen days.'],
    confidence: one,
    also: [s.euVisaPolicy],
  },
  'United States': {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to the United States, with an interview in person.',
    action: 'Fill in the DS-160 form, pay, and book the first interview date you can get.',
    stay: { words: 'set by the officer at the border, usually up to 6 months' },
    fees: [fee('USD', 185, 'September 2025', s.usInterviews, { for: 'B-1/B-2 visa', confidence: agree })],
    time: says(
      'The wait for an interview decides: in 2025 about 3.5 months in Hyderabad and Mumbai, 5 in Kolkata, 9 in Chennai',
      s.usInterviews,
    ),
    sensibleLatest: advice(
      { months: 9 },
      'There is no deadline, but the wait for an interview was up to 9 months in 2025: begin as early as you can.',
      s.usInterviews,
    ),
    passport: {
      months: 0,
      from: 'stay',
      note: 'India is on the US list of exemptions from the six-month rule. Six more months are wise, but not required.',
      confidence: agree,
      source: s.usSixMonthClub,
    },
    inPerson: says(
      'Interview for nearly everyone since 2 September 2025, including people under 14 and over 79.',
      s.usInterviews,
      agree,
    ),
    exceptions: [
      'A further US$250 "visa integrity fee" was passed into law in July 2025; we could not confirm that it is charged yet.',
    ],
    documents: 'united-states',
    confidence: agree,
    also: [s.usInterviews, s.usSixMonthClub],
    site: 'unitedStates',
  },
  Canada: {
    kind: 'visa',
    answer: 'With an Indian passport you need a visitor visa (TRV) before you travel to Canada.',
    action: 'Apply online with an Immigration Canada account, then give your fingerprints.',
    stay: { words: 'up to 6 months a visit' },
    fees: [
      fee('CAD', 100, '2026', s.flightgptCanada, { for: 'visa', confidence: agree }),
      fee('CAD', 85, '2026', s.flightgptCanada, { for: 'fingerprints', confidence: agree }),
    ],
    time: says('83 days for applications from India', s.canadaTimes),
    sensibleLatest: advice(
      { months: 4 },
      'Applications from India took 83 days in February 2026; we add a month.',
      s.canadaTimes,
    ),
    passport: {
      months: 0,
      from: 'stay',
      blankPages: 1,
      note: 'The visa never outlasts the passport.',
      confidence: agree,
      source: s.canadaGuide,
    },
    inPerson: says('Fingerprints, valid for 10 years.', s.flightgptCanada),
    documents: 'canada',
    confidence: agree,
    also: [s.flightgptCanada, s.canadaTimes],
    site: 'canada',
  },
  Mexico: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Mexico, unless you hold a visa from one of five other places.',
    action: 'Book an appointment at the Mexican mission early: the wait for it takes the most time.',
    stay: { words: 'up to 180 days', days: 180 },
    time: says('10 to 15 working days', s.mexicoGuide),
    sensibleLatest: advice({ weeks: 6 }, 'The wait for an appointment takes the most time.', s.mexicoGuide),
    passport: {
      months: 6,
      from: 'arrival',
      note: 'The embassy asked for 6 months in 2024; a page of June 2026 asks only for the stay.',
      confidence: differ,
      source: s.mexicoEmbassy,
    },
    inPerson: says('Interview at the post.', s.mexicoEmbassy),
    shorterWays: [
      way(
        'a valid visa or permanent residence of the USA, Canada, the UK, Japan or a Schengen country',
        'You need no Mexican visa. One source says that the other visa has to be for multiple entries.',
        s.mexicoRules,
      ),
    ],
    confidence: agree,
    also: [s.mexicoRules, s.mexicoGuide, s.mexicoEmbassy],
    site: 'mexicoEmbassyIndia',
  },
  'United Kingdom': {
    kind: 'visa',
    answer:
      'With an Indian passport you need a Standard Visitor visa before you travel to the United Kingdom.',
    action: 'Apply online on GOV.UK, then go to the visa centre for fingerprints.',
    stay: { words: 'up to 6 months' },
    fees: [
      fee('GBP', 135, 'March 2026', s.govUkFees, {
        since: 'April 2026',
        for: 'up to 6 months',
        confidence: agree,
      }),
    ],
    time: says('about 3 weeks', s.govUkVisitor, agree),
    earliest: rule({ months: 3 }, 'You can apply at most 3 months before you travel.', s.govUkVisitor),
    sensibleLatest: advice(
      { weeks: 6 },
      'A decision takes about 3 weeks; we add as much again for getting an appointment.',
      s.govUkVisitor,
    ),
    passport: { months: 0, from: 'stay', blankPages: 1, confidence: agree, source: s.govUkVisaCheck },
    inPerson: says('Appointment and fingerprints for every application.', s.govUkVisitor, agree),
    exceptions: [
      'The UK’s electronic travel authorisation (ETA) is not for Indian passports.',
      'You need a transit visa even to change planes without passing the border; there are exceptions.',
      'The visa is an electronic record (eVisa), not a sticker.',
    ],
    documents: 'united-kingdom',
    confidence: agree,
    also: [s.govUkVisaCheck, s.govUkFees],
    site: 'unitedKingdom',
  },
  Ireland: {
    kind: 'visa',
    answer:
      'With an Indian passport you need an Irish short-stay visa before you travel; Schengen and UK visas are separate.',
    action: 'Fill in the form online, then hand in your documents and give your fingerprints.',
    stay: { words: 'up to 90 days', days: 90 },
    fees: [fee('EUR', 60, '2026', s.btwGuides, { for: 'single entry' })],
    time: says('8 to 10 weeks', s.btwGuides),
    sensibleLatest: advice({ weeks: 10 }, 'Applications are reported to take 8 to 10 weeks.', s.btwGuides),
    passport: { months: 12, from: 'arrival', confidence: one, source: s.btwGuides },
    inPerson: says('Fingerprints for every application.', s.btwGuides),
    confidence: agree,
    also: [s.btwGuides],
    site: 'ireland',
  },
  Australia: {
    kind: 'e-visa',
    answer:
      'With an Indian passport you need a visitor visa (subclass 600) before you travel to Australia; you apply online.',
    action: 'Apply online with Australian Home Affairs.',
    stay: { words: '3, 6 or 12 months, as granted' },
    fees: [fee('AUD', 195, '2026', s.flightgptAustralia, { for: 'visa; fingerprints cost extra' })],
    time: says('three in four within about 22 days, nine in ten within about 50', s.flightgptAustralia),
    sensibleLatest: advice(
      { weeks: 8 },
      'Nine in ten applications are decided within about 50 days.',
      s.flightgptAustralia,
    ),
    passport: {
      months: 0,
      from: 'stay',
      note: 'Agencies ask for 6 months.',
      confidence: one,
      source: s.passportRuleList,
    },
    inPerson: says('Fingerprints.', s.flightgptAustralia),
    exceptions: [
      'The ETA and the eVisitor are not for Indian passports.',
      'Changing planes in Australia needs a transit visa, which is free.',
    ],
    confidence: agree,
    also: [s.flightgptAustralia],
    site: 'australiaHomeAffairs',
  },
  'New Zealand': {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visitor visa before you travel to New Zealand; you apply online.',
    action: 'Apply online with Immigration New Zealand.',
    stay: { words: 'up to 9 months in 18 months' },
    fees: [fee('NZD', 441, '2026', s.flightgptNewZealand, { for: 'visa 341 and visitor levy 100' })],
    time: says('four in five within 3 weeks', s.flightgptNewZealand),
    sensibleLatest: advice(
      { weeks: 6 },
      'Four in five are decided within 3 weeks. For Christmas apply by 15 October, for New Year by 15 November (notice of 2024).',
      s.businessStandardNewZealand,
    ),
    passport: { months: 3, from: 'departure', confidence: agree, source: s.flightgptNewZealand },
    exceptions: [
      'The NZeTA is not for Indian passports.',
      'You need a transit visa even if you stay inside the airport.',
    ],
    confidence: agree,
    also: [s.flightgptNewZealand, s.businessStandardNewZealand],
    site: 'newZealandImmigration',
  },
  Thailand: {
    kind: 'visa-free',
    answer:
      'With an Indian passport you need no visa for a holiday in Thailand; how many days you may stay is being changed.',
    action: 'Check the number of days before you book, and fill in the arrival card (TDAC) online.',
    stay: { words: '60 days in February 2026; a cut to 30 was decided in May 2026 and may be in force' },
    fees: [fee('THB', 0, '2026', s.visandraThailand, { confidence: differ })],
    isFreeToGo: true,
    passport: sixMonthsOnArrival(s.passportRuleList, one),
    exceptions: ['Fill in the Thailand Digital Arrival Card online before you land.'],
    confidence: differ,
    also: [s.visandraThailand],
    site: 'thailand',
  },
  Singapore: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Singapore.',
    action: 'Apply through an authorised agent or a contact in Singapore; you cannot apply by yourself.',
    stay: { words: 'up to 30 days, as the officer decides', days: 30 },
    fees: [fee('SGD', 30, '2026', s.flightgptSingapore, { confidence: agree })],
    time: says('3 to 5 working days', s.flightgptSingapore, agree),
    earliest: rule({ days: 30 }, 'You can apply up to 30 days before you arrive.', s.flightgptSingapore),
    sensibleLatest: advice(
      { days: 10 },
      'It takes 3 to 5 working days; we add a few days for questions.',
      s.flightgptSingapore,
    ),
    passport: sixMonthsOnArrival(s.passportRuleList),
    inPerson: says('No, it goes through an agent.', s.flightgptSingapore, agree),
    shorterWays: [
      way(
        'a visa or long-term pass of Australia, Canada, Germany, Japan, New Zealand, Switzerland, the UK or the USA',
        'You may stay up to 96 hours without a visa while you change planes.',
        s.flightgptSingapore,
      ),
    ],
    confidence: agree,
    also: [s.flightgptSingapore],
    site: 'singaporeIca',
  },
  Malaysia: {
    kind: 'visa-free',
    answer:
      'With an Indian passport you need no visa for Malaysia for up to 30 days, until 31 December 2026.',
    action: 'Fill in the arrival card (MDAC) online. Carry a return ticket and a paid hotel booking.',
    stay: { words: 'up to 30 days', days: 30 },
    fees: [
      fee('MYR', 0, 'December 2024', s.malaysiaPress, { for: 'until 31 December 2026', confidence: agree }),
    ],
    isFreeToGo: true,
    until: {
      date: '2026-12-31',
      afterwards:
        'Check before you book: the visa-free scheme for Indian passports ended on 31 December 2026, and what follows was not known when we looked.',
    },
    passport: sixMonthsOnArrival(s.malaysiaPress),
    exceptions: [
      'Fill in the Malaysia Digital Arrival Card online before you land.',
      'At the border you may be asked for a return ticket within 30 days, a paid hotel and about US$50 a day.',
      'The data set of February 2026 says 90 days; the scheme gives 30.',
    ],
    confidence: agree,
    also: [s.malaysiaPress],
    site: 'malaysia',
  },
  Vietnam: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Vietnam.',
    action: 'Apply on the government’s own site; many resellers look like it.',
    stay: { words: 'up to 90 days, single or multiple entry', days: 90 },
    fees: [
      fee('USD', 25, '2026', s.vietnamGuide, { for: 'single entry', confidence: agree }),
      fee('USD', 50, '2026', s.vietnamGuide, { for: 'multiple entries', confidence: agree }),
    ],
    time: says('3 working days', s.vietnamGuide, agree),
    sensibleLatest: advice(
      { weeks: 2 },
      'It takes 3 working days; two weeks leave room for questions.',
      s.vietnamGuide,
    ),
    passport: sixMonthsOnArrival(s.vietnamGuide),
    inPerson: says('No.', s.vietnamGuide, agree),
    confidence: agree,
    also: [s.vietnamGuide],
    site: 'vietnamEvisa',
  },
  Indonesia: {
    kind: 'on-arrival',
    answer: 'With an Indian passport you get a visa on arrival in Indonesia, or online before the flight.',
    action: 'Get the e-VOA online before the flight to spare yourself the queue.',
    stay: { words: '30 days, can be extended once by 30', days: 30 },
    time: says('on the spot', s.indonesiaImmigration, agree),
    earliest: rule(
      { days: 90 },
      'The e-VOA has to be used within 90 days of its issue.',
      s.indonesiaImmigration,
    ),
    legalLatest: rule(
      { days: 0 },
      'You can get it at the airport on the day you arrive.',
      s.indonesiaImmigration,
    ),
    passport: sixMonthsOnArrival(s.indonesiaImmigration),
    inPerson: says('No.', s.indonesiaImmigration, agree),
    confidence: agree,
    also: [s.indonesiaImmigration],
    site: 'indonesiaEvisa',
  },
  'South Korea': {
    kind: 'visa',
    answer: 'With an Indian passport you need a visa (C-3-9) before you travel to South Korea.',
    action: 'Apply through the visa centre.',
    sensibleLatest: advice(
      { weeks: 6 },
      'We found no dated processing time; 4 to 6 weeks are sensible.',
      s.flightgptKorea,
    ),
    passport: sixMonthsOnArrival(s.passportRuleList, one),
    inPerson: says('At the visa centre.', s.flightgptKorea),
    exceptions: [
      'The K-ETA is not for Indian passports.',
      'Groups can get an e-visa, but only through designated agents.',
    ],
    confidence: one,
    also: [s.flightgptKorea],
    site: 'southKorea',
  },
  Japan: {
    kind: 'visa',
    answer: 'With an Indian passport you need a visa before you travel to Japan; it may come as an e-visa.',
    action: 'Apply through the visa centre.',
    stay: { words: 'up to 90 days; the e-visa is for a single entry by air', days: 90 },
    fees: [
      fee('INR', 450, 'August 2025', s.japanFee, {
        for: 'Indian citizens; the visa centre’s charge is extra',
      }),
    ],
    time: says('5 to 10 working days', s.japanAppointments),
    sensibleLatest: advice(
      { weeks: 3 },
      'It takes 5 to 10 working days; we add a week.',
      s.japanAppointments,
    ),
    passport: {
      months: 6,
      from: 'departure',
      note: 'The visa centre asks for at least 6 months.',
      confidence: one,
      source: s.japanPress,
    },
    inPerson: says(
      'Appointment compulsory in Chennai, Cochin, Hyderabad and Puducherry since 2 March 2026.',
      s.japanAppointments,
    ),
    exceptions: [
      'Indians who live in the USA, the UK, Singapore, Australia or Saudi Arabia apply online by themselves.',
      'A higher fee was planned for 2026; we could not confirm that it is charged.',
    ],
    documents: 'japan',
    confidence: agree,
    also: [s.japanPress, s.japanAppointments],
    site: 'japan',
  },
  'Hong Kong': {
    kind: 'registration',
    answer:
      'With an Indian passport you need no visa for Hong Kong, but a free pre-arrival registration (PAR) before you travel.',
    action: 'Register online on the government’s site and print the notification slip.',
    stay: { words: 'up to 14 days a visit', days: 14 },
    fees: [fee('HKD', 0, 'November 2026', s.hongKongImmigration, { for: 'registration' })],
    time: says('24 to 48 working hours (our figure)', s.agencyHongKongGuide),
    earliest: rule({ months: 6 }, 'A registration is valid for 6 months.', s.hongKongImmigration),
    legalLatest: rule({ days: 0 }, 'You have to have it before you board.', s.hongKongImmigration),
    sensibleLatest: advice({ days: 7 }, 'Register 5 to 7 days before you travel.', s.agencyHongKongGuide),
    passport: sixMonthsOnArrival(s.hongKongImmigration, one),
    inPerson: says('No.', s.hongKongImmigration, agree),
    exceptions: ['If you cannot use the registration, you need a visit visa.'],
    confidence: agree,
    also: [s.hongKongImmigration, s.agencyHongKongGuide],
    site: 'hongKong',
  },
  Taiwan: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Taiwan, or a free online certificate (TAC) if you qualify.',
    action: 'Try the online certificate first; without it, apply for a visa.',
    stay: { words: '14 or 30 days, sources differ' },
    fees: [fee('TWD', 0, '2022', s.taiwanBoca, { for: 'the online certificate (TAC)' })],
    sensibleLatest: listedTimeAndAWeek(12),
    passport: sixMonthsOnArrival(s.taiwanBoca),
    shorterWays: [
      way(
        'a visa or residence card, valid or expired less than 10 years ago, of the USA, Canada, the UK, a Schengen or EU country, Japan, Korea, Australia or New Zealand',
        'You can get the Travel Authorization Certificate online, free. If yours is a Japanese or Korean visa, you have to show that you used it.',
        s.taiwanBoca,
      ),
    ],
    confidence: agree,
    also: [s.taiwanBoca],
    site: 'taiwanConsularAffairs',
  },
  Philippines: {
    kind: 'visa-free',
    answer: 'With an Indian passport you need no visa for the Philippines for a holiday of up to 14 days.',
    action: 'Fill in the eTravel form online before you land.',
    stay: { words: 'up to 14 days, cannot be extended', days: 14 },
    fees: [fee('PHP', 0, 'June 2025', s.philippinesPress, { since: 'June 2025', confidence: agree })],
    isFreeToGo: true,
    passport: { months: 6, from: 'departure', confidence: agree, source: s.philippinesPress },
    shorterWays: [
      way(
        'a valid visa or residence of Australia, Japan, the USA, Canada, a Schengen country, Singapore or the UK',
        'You may stay up to 30 days.',
        s.philippinesPress,
      ),
    ],
    exceptions: ['Fill in the eTravel form online before you land.'],
    confidence: agree,
    also: [s.philippinesPress],
    site: 'philippines',
  },
  'United Arab Emirates': {
    kind: 'e-visa',
    answer: 'With an Indian passport you need a visa before you travel to the United Arab Emirates.',
    action: 'Apply on the government’s own sites, or let us do it.',
    stay: { words: '30 or 60 days; our guide also describes 90' },
    fees: [
      fee('AED', 250, 'May 2025', s.agencyDubaiGuide, { for: '30 days' }),
      fee('AED', 600, 'May 2025', s.agencyDubaiGuide, { for: '90 days' }),
      fee('AED', 100, 'October 2024', s.uaePress, { for: '14 days on arrival, if you qualify' }),
    ],
    time: says('3 to 5 working days', s.agencyDubaiGuide),
    earliest: rule({ days: 60 }, 'You have to enter within 60 days of the issue of the visa.', s.uaePress),
    sensibleLatest: advice({ weeks: 2 }, 'It takes 3 to 5 working days; we add a week.', s.agencyDubaiGuide),
    passport: sixMonthsOnArrival(s.passportRuleList),
    inPerson: says('No.', s.agencyDubaiGuide),
    shorterWays: [
      way(
        'a visa or residence of the USA, the UK or an EU country, valid for 6 more months',
        'You get 14 days on arrival.',
        s.uaePress,
      ),
      way(
        'a residence permit of Singapore, Japan, South Korea, Australia, New Zealand or Canada',
        'You get 14 days on arrival too, since 2025. Reports differ on whether a visa from one of these countries is enough.',
        s.uaePress,
        one,
      ),
    ],
    documents: 'united-arab-emirates',
    confidence: agree,
    also: [s.uaePress, s.agencyDubaiGuide],
    site: 'unitedArabEmirates',
  },
  'Saudi Arabia': {
    kind: 'conditional',
    answer:
      'With an Indian passport you get an e-visa for Saudi Arabia if you hold certain other visas or residence; otherwise you apply at the visa centre.',
    action: 'See whether you qualify for the e-visa; if not, book an appointment at the visa centre.',
    stay: { words: 'up to 90 days a visit; valid for 1 year', days: 90 },
    fees: [fee('SAR', 300, '2023', s.saudiPress, { for: 'visa; compulsory insurance is extra' })],
    sensibleLatest: advice({ weeks: 4 }, 'Through the visa centre, leave 2 to 4 weeks.', s.saudiPress),
    passport: sixMonthsOnArrival(s.passportRuleList, one),
    inPerson: says('At the visa centre, unless you qualify for the e-visa.', s.saudiPress),
    shorterWays: [
      way(
        'a used visa of the USA, the UK or a Schengen country, permanent residence there, or residence in a Gulf state (GCC)',
        'You can get the e-visa online, or a visa on arrival.',
        s.saudiPress,
        one,
      ),
    ],
    exceptions: ['For a stopover of up to 96 hours the airline can arrange a visa.'],
    confidence: one,
    also: [s.saudiPress],
    site: 'saudiForeignMinistry',
  },
  Qatar: {
    kind: 'on-arrival',
    answer:
      'With an Indian passport you enter Qatar free of charge on arrival, with a hotel booked for the whole stay through Discover Qatar.',
    action: 'Book the hotel through Discover Qatar before you fly.',
    stay: { words: '30 days', days: 30 },
    fees: [fee('QAR', 0, 'December 2022', s.qatarPress)],
    isFreeToGo: true,
    passport: sixMonthsOnArrival(s.qatarPress, one),
    exceptions: ['Carry a return ticket and a bank card or about US$1,400.'],
    confidence: one,
    also: [s.qatarPress],
    site: 'qatar',
  },
  Oman: {
    kind: 'e-visa',
    answer:
      'With an Indian passport you need an e-visa before you travel to Oman, unless you hold certain other visas.',
    action: 'Apply on the Royal Oman Police’s e-visa site.',
    stay: { words: '10 or 30 days' },
    fees: [
      fee('OMR', 5, '2019', s.omanFees, { for: '10 days', confidence: differ }),
      fee('OMR', 20, '2019', s.omanFees, { for: '30 days', confidence: differ }),
    ],
    time: says('2 to 3 days', s.omanPress),
    earliest: rule({ months: 1 }, 'The visa has to be used within a month.', s.omanPress),
    legalLatest: rule({ weeks: 1 }, 'Apply at least a week before you travel.', s.omanPress),
    sensibleLatest: advice(
      { days: 20 },
      'Early enough for questions, and late enough that the visa is still valid when you travel.',
      s.omanPress,
    ),
    passport: sixMonthsOnArrival(s.passportRuleList, one),
    inPerson: says('No.', s.omanPress),
    shorterWays: [
      way(
        'a visa or residence of the USA, Canada, the UK, a Schengen country or Japan, or residence in a Gulf state (GCC)',
        'You may stay 14 days without a visa, with a hotel, insurance and a return ticket.',
        s.omanPress,
        one,
      ),
    ],
    confidence: one,
    also: [s.omanPress],
    site: 'omanEvisa',
  },
  Bahrain: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Bahrain.',
    action: 'Apply on the government’s e-visa site.',
    stay: { words: '14 days', days: 14 },
    fees: [
      fee('BHD', 10, 'September 2025', s.bahrainPress, { for: 'e-visa for two weeks' }),
      fee('BHD', 5, '2023', s.bahrainPress, { for: 'on arrival, if you qualify' }),
    ],
    time: says('7 to 12 days, an agency says', s.bahrainPress),
    earliest: rule({ months: 3 }, 'The visa has to be used within 3 months of its issue.', s.bahrainPress),
    sensibleLatest: advice({ weeks: 2 }, 'It is reported to take 7 to 12 days.', s.bahrainPress),
    passport: sixMonthsOnArrival(s.passportRuleList, one),
    inPerson: says('No.', s.bahrainPress),
    shorterWays: [
      way(
        'a visa or residence of Saudi Arabia, the UAE, the UK or an EU country, or a US green card',
        'You can get a visa on arrival.',
        s.bahrainPress,
        differ,
      ),
    ],
    exceptions: [
      'One report of 2025 says that all Indian passports get a visa on arrival; do not rely on it.',
    ],
    confidence: differ,
    also: [s.bahrainPress],
    site: 'bahrain',
  },
  Jordan: {
    kind: 'e-visa',
    answer:
      'With an Indian passport, apply for Jordan’s e-visa online before you fly; sources differ on a visa on arrival.',
    action: 'Apply on the interior ministry’s site before you fly.',
    stay: { words: '30 days', days: 30 },
    fees: [
      fee('JOD', 40, '2026', s.flightgptJordan, { for: 'single entry', confidence: agree }),
      fee('JOD', 60, '2026', s.flightgptJordan, { for: 'two entries', confidence: agree }),
      fee('JOD', 120, '2026', s.flightgptJordan, { for: 'multiple entries', confidence: agree }),
    ],
    time: says('1 to 3 working days', s.flightgptJordan),
    sensibleLatest: advice(
      { weeks: 2 },
      'It takes 1 to 3 working days; two weeks leave room for questions.',
      s.flightgptJordan,
    ),
    passport: sixMonthsOnArrival(s.jordanRules),
    inPerson: says('No.', s.flightgptJordan),
    exceptions: [
      'Whether the Jordan Pass works for Indian passports is disputed: one guide says no, two say yes.',
    ],
    confidence: differ,
    also: [s.jordanRules, s.flightgptJordan],
    site: 'jordan',
  },
  Egypt: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Egypt; whether residents of India can get it online is not certain.',
    action: 'Ask the Egyptian mission whether you can apply online.',
    stay: { words: '30 days', days: 30 },
    fees: [
      fee('USD', 25, 'March 2026', s.egyptPress, { for: 'single entry', confidence: differ }),
      fee('USD', 60, 'March 2026', s.egyptPress, { for: 'multiple entries', confidence: differ }),
    ],
    sensibleLatest: listedTimeAndAWeek(10),
    passport: sixMonthsOnArrival(s.passportRuleList, one),
    confidence: differ,
    also: [s.egyptPress],
    site: 'egypt',
  },
  'South Africa': {
    kind: 'e-visa',
    answer:
      'With an Indian passport you need a visa before you travel to South Africa: an e-visa online, or a sticker through the visa centre.',
    action: 'Apply online for up to 30 days, or at the visa centre for up to 90.',
    stay: { words: '30 days with the e-visa, 90 with the sticker' },
    fees: [
      fee('ZAR', 0, '2026', s.flightgptSouthAfrica, {
        for: 'Indian citizens; the visa centre charges about ₹1,990',
      }),
    ],
    time: says('5 to 10 working days', s.flightgptSouthAfrica),
    sensibleLatest: advice(
      { weeks: 8 },
      'The e-visa takes 5 to 10 working days, the sticker longer: leave 4 to 8 weeks.',
      s.flightgptSouthAfrica,
    ),
    passport: {
      months: 0,
      days: 30,
      from: 'departure',
      blankPages: 2,
      note: 'One page says 3 months.',
      confidence: one,
      source: s.flightgptSouthAfrica,
    },
    inPerson: says('Only for the sticker.', s.flightgptSouthAfrica),
    confidence: one,
    also: [s.flightgptSouthAfrica],
    site: 'southAfricaHomeAffairs',
  },
  Kenya: {
    kind: 'eta',
    answer:
      'With an Indian passport you need an electronic travel authorisation (eTA) before you travel to Kenya; so do children.',
    action: 'Apply on the government’s eTA site; many resellers look like it.',
    stay: { words: 'up to 90 days', days: 90 },
    fees: [
      fee('USD', 30, '2026', s.flightgptKenya, { for: 'eTA; US$32.50 with charges', confidence: agree }),
    ],
    time: says('3 working days', s.flightgptKenya, agree),
    legalLatest: rule({ days: 3 }, 'Apply at least 3 days before you travel.', s.flightgptKenya),
    sensibleLatest: advice(
      { weeks: 2 },
      'It takes 3 working days; two weeks leave room for questions.',
      s.flightgptKenya,
    ),
    passport: sixMonthsOnArrival(s.flightgptKenya),
    inPerson: says('No.', s.flightgptKenya, agree),
    exceptions: ['One East Africa visa covers Kenya, Uganda and Rwanda, for US$100.'],
    confidence: agree,
    also: [s.flightgptKenya],
    site: 'kenya',
  },
  Tanzania: {
    kind: 'on-arrival',
    answer:
      'With an Indian passport you get a visa on arrival in Tanzania after a long queue, or an e-visa before you travel.',
    action: 'Get the e-visa on the government’s own site to spare yourself the queue.',
    fees: [fee('USD', 50, '2019', s.tanzaniaGuide, { for: 'single entry' })],
    sensibleLatest: listedTimeAndAWeek(10),
    passport: sixMonthsOnArrival(s.passportRuleList, one),
    exceptions: ['Carry a yellow fever certificate if you come from a country with a risk of it.'],
    confidence: one,
    also: [s.tanzaniaGuide],
    site: 'tanzania',
  },
  Morocco: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Morocco.',
    action: 'Apply online; have any visa from another country ready.',
    stay: { words: '30 days, within 180 days', days: 30 },
    fees: [
      fee('MAD', 770, '2022', s.moroccoPress, { for: 'in 72 hours' }),
      fee('MAD', 1000, '2022', s.moroccoPress, { upTo: 1100, for: 'in 24 hours' }),
    ],
    time: says('72 hours, or 24 for a higher fee', s.moroccoPress),
    earliest: rule({ days: 180 }, 'The e-visa is valid for 180 days.', s.moroccoPress),
    sensibleLatest: advice(
      { weeks: 2 },
      'It takes up to 72 hours; two weeks leave room for questions.',
      s.moroccoPress,
    ),
    passport: {
      months: 6,
      from: 'arrival',
      isAdvice: true,
      note: 'It has to be valid when you enter and when you leave; one page asks for 90 days from leaving India.',
      confidence: differ,
      source: s.moroccoInsurer,
    },
    inPerson: says('No.', s.moroccoPress),
    exceptions: [
      'The e-visa was made for holders of a visa or residence of the USA, the UK, Schengen, Canada, Australia, New Zealand or Japan; Indians are reported to get it without.',
    ],
    confidence: one,
    also: [s.moroccoPress],
    site: 'morocco',
  },
  Turkey: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Turkey; with certain other visas an e-visa is enough.',
    action: 'See whether you qualify for the e-visa; if not, apply at the visa centre.',
    stay: { words: '30 days with the e-visa', days: 30 },
    fees: [fee('USD', 43, '2026', s.btwGuides, { upTo: 44.5, for: 'e-visa', confidence: differ })],
    time: says('e-visa minutes to 3 days, sticker 5 to 15 working days', s.btwGuides),
    sensibleLatest: advice(
      { weeks: 4 },
      'Without the e-visa, leave 3 to 4 weeks; with it, 3 days are enough.',
      s.btwGuides,
    ),
    passport: {
      months: 6,
      from: 'arrival',
      isAdvice: true,
      note: 'One list asks for 60 days beyond the visa, others for 6 months.',
      confidence: differ,
      source: s.btwGuides,
    },
    inPerson: says('Only for the sticker.', s.btwGuides),
    shorterWays: [
      way(
        'a valid visa or residence of the USA, the UK, Ireland or a Schengen country',
        'You can get the e-visa online.',
        s.btwGuides,
      ),
    ],
    confidence: agree,
    also: [s.btwGuides],
    site: 'turkey',
  },
  Russia: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Russia.',
    action: 'Apply online at least 4 days before you travel.',
    stay: { words: '30 days', days: 30 },
    fees: [fee('USD', 40, 'July 2023', s.russiaPress, { confidence: differ })],
    time: says('4 days', s.russiaPress),
    legalLatest: rule({ days: 4 }, 'Apply at least 4 days before you travel.', s.russiaPress),
    sensibleLatest: advice(
      { weeks: 2 },
      'It takes 4 days; two weeks leave room for questions.',
      s.russiaPress,
    ),
    passport: sixMonthsOnArrival(s.passportRuleList, one),
    inPerson: says('No.', s.russiaPress),
    confidence: one,
    also: [s.russiaPress],
    site: 'russia',
  },
  Brazil: {
    kind: 'visa',
    answer: 'With an Indian passport you need a visa before you travel to Brazil, through the visa centre.',
    action: 'Apply through the visa centre; the e-visa is only for business so far.',
    stay: { words: 'up to 90 days a visit', days: 90 },
    fees: [fee('USD', 77, '2026', s.flightgptBrazil, { upTo: 80 })],
    time: says('10 to 15 working days', s.flightgptBrazil, agree),
    sensibleLatest: advice({ weeks: 4 }, 'It takes 10 to 15 working days; we add a week.', s.flightgptBrazil),
    passport: sixMonthsOnArrival(s.passportRuleList, one),
    inPerson: says('At the visa centre.', s.flightgptBrazil),
    exceptions: ['A yellow fever vaccination is recommended.'],
    confidence: agree,
    also: [s.flightgptBrazil, s.visandraBrazil],
    site: 'brazilForeignMinistry',
  },
  Argentina: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Argentina, unless you hold a valid US tourist visa.',
    action: 'Apply through the Argentine mission.',
    stay: { words: '90 days', days: 90 },
    fees: [
      fee('USD', 0, 'September 2025', s.argentinaPress, {
        since: 'August 2025',
        for: 'with a valid US tourist visa',
      }),
    ],
    sensibleLatest: listedTimeAndAWeek(30),
    passport: {
      months: 6,
      from: 'arrival',
      isAdvice: true,
      confidence: one,
      source: s.agencyTip,
      note: 'We found no rule; 6 months are wise.',
    },
    shorterWays: [
      way(
        'a valid US tourist visa',
        'You need neither a visa nor an online authorisation (AVE), since August 2025.',
        s.argentinaPress,
      ),
    ],
    confidence: agree,
    also: [s.argentinaPress],
    site: 'argentinaForeignMinistry',
  },
};

function rulesOf(country: string, { also = [], site, documents = 'general', ...entry }: Entry): EntryRules {
  return {
    country,
    ...entry,
    documents,
    checked: entryRulesChecked,
    sources: [s.statusData, ...also],
    ...(site && { official: entrySites[site] }),
  };
}

/**
 * The entry rules of one of the listing's 62 countries, or of the Schengen area, for a tourist with an Indian passport;
 * nothing for another name. Asked for with the name as it stands in `countries`.
 */
export function entryRulesFor(countryName: string): EntryRules | undefined {
  if (countryName === schengenArea) return rulesOf(schengenArea, schengen);
  const schengenSite = Object.hasOwn(schengenSites, countryName) ? schengenSites[countryName] : undefined;
  if (schengenSite) return rulesOf(countryName, { ...schengen, site: schengenSite });
  const entry = Object.hasOwn(others, countryName) ? others[countryName] : undefined;
  return entry && rulesOf(countryName, entry);
}

/** Whether a country of the listing shares the Schengen visa. Cyprus does not. */
export function isSchengenCountry(countryName: string): boolean {
  return Object.hasOwn(schengenSites, countryName);
}
