import { checkedOn, publicationsOf, type Evidence } from '../../machines/evidence';
import { schengenArea } from '../../machines/schengen';
import type { EntryRules, LeadRule } from '../../machines/travel-dates/rules';
import {
  advice,
  by,
  disputed,
  fee,
  form,
  rule,
  says,
  sixMonthsOnArrival,
  stay,
  way,
  type Entry,
} from './entry-parts';
import { entrySites, type EntrySiteKey } from './entry-sites';
import { entrySources } from './entry-sources';
import { furtherEntries } from './further-entries';
import { usWaitSnapshot } from './visa-centres/us-waits';
import { yellowFeverOnReturn } from './yellow-fever';

const s = entrySources;

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
  entry: by(s.statusData, s.euVisaPolicy),
  action:
    'Apply to the country of your main purpose or most nights; if the nights are equal, to the one you enter first.',
  stay: stay(
    '90 days in any 180 days, all 29 countries counted together',
    by(s.bordersCode, s.euCalculatorManual),
    90,
  ),
  fees: [
    fee('EUR', 90, by(s.schengenFeePress, s.schengenFeeExpress, s.ndtvFees), {
      since: '2024-06',
      for: 'adults',
    }),
    fee('EUR', 45, by(s.schengenChildFee, s.asianetFees), {
      since: '2024-06',
      for: 'children of 6 to 11 years',
    }),
    fee('EUR', 0, by(s.schengenFeePress, s.asianetFees), { for: 'children under 6 years' }),
  ],
  charge: 'visa centre',
  time: says('15 days, up to 45 in some cases', by(s.euVisaPolicy)),
  earliest: rule({ months: 6 }, 'You can apply up to 6 months before you travel.', s.visaCode),
  legalLatest: rule(
    { days: 15 },
    'As a rule you apply at least 15 calendar days before you travel; later only where the consulate accepts that it is urgent.',
    s.visaCode,
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
    ...by(s.bordersCode, s.passportPress),
  },
  inPerson: says(
    'You give fingerprints at a visa centre, by appointment. They’re reused for 59 months; children under 12 give none.',
    by(s.euVisaPolicy, s.danishMission),
  ),
  exceptions: [says('A US or UK visa does not replace the Schengen visa.', by(s.euVisaPolicy))],
  documents: 'schengen',
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

type Dates = Pick<Entry, 'legalLatest' | 'sensibleLatest'>;

/** The dates of those Schengen countries that ask for the application earlier than the others. */
const schengenDates: Readonly<Record<string, Dates>> = {
  'Czech Republic': {
    sensibleLatest: advice(
      { days: 45 },
      'The embassy advises handing in the application at least 45 days before you travel.',
      s.czechEmbassy,
    ),
  },
  Netherlands: {
    legalLatest: rule(
      { days: 45 },
      'The Netherlands wants the application no later than 45 days before you travel.',
      s.netherlandsPress,
    ),
    sensibleLatest: advice(
      { weeks: 9 },
      '45 days before is the last day; we add time for an appointment.',
      s.netherlandsPress,
    ),
  },
};

const others: Readonly<Record<string, Entry>> = {
  Cyprus: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa of Cyprus before you travel; Cyprus is not part of the Schengen area.',
    entry: by(s.statusData, s.euVisaPolicy),
    action: 'Check the visa centre’s page for Cyprus; it hands applications to the Cypriot mission.',
    stay: stay('up to 90 days in any 180', by(s.cyprusAgent), 90),
    sensibleLatest: listedTimeAndAWeek(15),
    passport: { months: 3, from: 'departure', ...by(s.passportRuleList) },
    inPerson: says('You apply at a visa centre (VFS Global).', by(s.cyprusCentreMove)),
    shorterWays: [
      way(
        'a Schengen visa for two or more entries that you have already used',
        'You can visit Cyprus on it, for up to 90 days in 180.',
        by(s.cyprusMission, s.cyprusCentre),
        [{ issuers: ['schengen'], kind: 'visa', isMultiple: true, isUsed: true }],
      ),
    ],
    exceptions: [says('Days in Cyprus are not counted among your Schengen days.', by(s.euCalculatorManual))],
  },
  'United States': {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to the United States, with an interview in person.',
    entry: by(s.statusData, s.usInterviews),
    action: 'Fill in the DS-160 form, pay, and book the first interview date you can get.',
    stay: stay('set by the officer at the border, usually up to 6 months', by(s.usInterviews)),
    fees: [fee('USD', 185, by(s.usInterviews), { for: 'B-1/B-2 visa' })],
    charge: 'agent',
    time: says(
      'as long as you wait for an interview',
      by(s.usWaits, s.usWaitsVisaVerge),
      `It changes every month. ${usWaitSnapshot}`,
    ),
    anyTime: says(
      'You can apply at any time.',
      by(s.usWaits, s.usWaitsVisaVerge),
      'Book as soon as you know your dates: the wait for an interview decides.',
    ),
    passport: {
      months: 0,
      from: 'stay',
      note: 'India is on the US list of exemptions from the six-month rule. Six more months are wise, but not required.',
      ...by(s.usSixMonthClub, s.usSixMonthGuide),
    },
    inPerson: says(
      'Since 2 September 2025 almost everyone is interviewed, including people under 14 and over 79.',
      by(s.usInterviews),
    ),
    exceptions: [
      says(
        'The US Department of State publishes the wait for each city every month: look up “Global Visa Wait Times” before you choose one. You may use any of the five.',
        by(s.usWaits),
      ),
      says(
        'A further US$250 “visa integrity fee” became law in July 2025. We found no start date.',
        by(s.usInterviews),
      ),
    ],
    documents: 'united-states',
    site: 'unitedStates',
  },
  Canada: {
    kind: 'visa',
    answer: 'With an Indian passport you need a visitor visa (TRV) before you travel to Canada.',
    entry: by(s.statusData, s.flightgptCanada),
    action: 'Apply online with an Immigration Canada account, then give your fingerprints.',
    stay: stay('up to 6 months a visit', by(s.flightgptCanada, s.canadaGuide)),
    fees: [
      fee('CAD', 100, by(s.flightgptCanada, s.canadaGuide), { for: 'visa' }),
      fee('CAD', 85, by(s.flightgptCanada, s.canadaGuide), { for: 'fingerprints' }),
    ],
    time: says(
      '71 to 83 days for applications from India in February 2026',
      by(s.canadaTimesPress, s.canadaTimesPressLater),
    ),
    sensibleLatest: advice(
      { months: 4 },
      'Applications from India took 71 to 83 days in February 2026; we add a month.',
      s.canadaTimesPress,
    ),
    passport: {
      months: 0,
      from: 'stay',
      blankPages: 1,
      note: 'The visa can’t run longer than the passport.',
      ...by(s.canadaGuide),
    },
    inPerson: says(
      'You give fingerprints at a visa centre. They’re valid for 10 years.',
      by(s.flightgptCanada),
    ),
    documents: 'canada',
    site: 'canada',
  },
  Mexico: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Mexico, unless you hold a valid visa for the USA, Canada, the UK, Japan or the Schengen area.',
    entry: by(s.statusData, s.mexicoRules, s.mexicoEmbassyList),
    action: 'Book an appointment at the Mexican mission early: the wait for it takes the most time.',
    stay: stay('up to 180 days', by(s.mexicoEmbassyList, s.mexicoRules), 180),
    time: says('10 to 15 working days', by(s.mexicoGuide)),
    sensibleLatest: advice({ weeks: 6 }, 'The wait for an appointment takes the most time.', s.mexicoGuide),
    passport: {
      months: 6,
      from: 'arrival',
      note: 'The embassy asked for 6 months in 2024; a page of June 2026 asks only for the stay.',
      ...disputed([s.mexicoEmbassy], [s.mexicoRules]),
    },
    inPerson: says('You’re interviewed at the Mexican mission.', by(s.mexicoEmbassy)),
    shorterWays: [
      way(
        'a valid visa for several entries to the USA, Canada, the UK, Japan or the Schengen area, or residence there or in Chile, Colombia or Peru',
        'You need no Mexican visa. Not every source says that the other visa has to be for several entries.',
        by(s.mexicoEmbassyList, s.mexicoRules),
        [
          { issuers: ['usa', 'canada', 'uk', 'japan', 'schengen'], kind: 'visa', isMultiple: true },
          { issuers: ['usa', 'canada', 'uk', 'japan', 'schengen'], kind: 'residence' },
        ],
      ),
    ],
    site: 'mexicoEmbassyIndia',
  },
  'United Kingdom': {
    kind: 'visa',
    answer:
      'With an Indian passport you need a Standard Visitor visa before you travel to the United Kingdom.',
    entry: by(s.govUkVisaCheck, s.statusData),
    action: 'Apply online on GOV.UK, then go to the visa centre for fingerprints.',
    stay: stay('up to 6 months', by(s.govUkVisitor)),
    fees: [fee('GBP', 135, by(s.govUkFees), { since: '2026-04', isAnnounced: true, for: 'up to 6 months' })],
    charge: 'visa centre',
    time: says('about 3 weeks', by(s.govUkVisitor)),
    earliest: rule({ months: 3 }, 'You can apply at most 3 months before you travel.', s.govUkVisitor),
    sensibleLatest: advice(
      { weeks: 6 },
      'A decision takes about 3 weeks; we add as much again for getting an appointment.',
      s.govUkVisitor,
    ),
    passport: { months: 0, from: 'stay', blankPages: 1, ...by(s.govUkVisitor) },
    inPerson: says('You give fingerprints at a visa centre for every application.', by(s.govUkVisitor)),
    exceptions: [
      says(
        'The UK’s electronic travel authorisation (ETA) is not for Indian passports.',
        by(s.govUkVisaCheck),
      ),
      says(
        'You need a transit visa even to change planes without passing the border, unless you hold a valid visa for the USA, Canada, Australia or New Zealand, residence there or in a country of the European Economic Area or Switzerland, or an Irish visa marked BC or BIVS.',
        by(s.govUkVisaCheck),
      ),
      says('The visa is an electronic record (eVisa), not a sticker.', by(s.govUkVisitor)),
      says(
        'Visas that stay valid for 2, 5 or 10 years cost £475, £848 and £1,059 in April 2025. Fees rose in April 2026, and we found no newer sums for these three: see GOV.UK.',
        by(s.ukLongVisas, s.ukLongVisasPress),
      ),
    ],
    documents: 'united-kingdom',
    site: 'unitedKingdom',
  },
  Ireland: {
    kind: 'visa',
    answer:
      'With an Indian passport you need an Irish short-stay visa before you travel; a Schengen visa is not valid for Ireland.',
    entry: by(s.statusData, s.btwGuides),
    action: 'Fill in the form online, then hand in your documents and give your fingerprints.',
    stay: stay('up to 90 days', by(s.btwGuides, s.irelandFees), 90),
    fees: [
      fee('EUR', 60, by(s.btwGuides, s.irelandFees), { for: 'single entry' }),
      fee('EUR', 100, by(s.irelandFees, s.irelandGuide), { for: 'multiple entries' }),
    ],
    charge: 'visa centre',
    time: says('8 to 10 weeks', by(s.btwGuides)),
    sensibleLatest: advice({ weeks: 10 }, 'Applications are reported to take 8 to 10 weeks.', s.btwGuides),
    passport: {
      months: 12,
      from: 'arrival',
      note: 'A travel guide asks for 6 months beyond the stay: 12 months are enough for both.',
      ...disputed([s.btwGuides], [s.irelandPassport]),
    },
    inPerson: says('You give fingerprints at a visa centre for every application.', by(s.btwGuides)),
    shorterWays: [
      way(
        'a UK visitor visa marked BIVS (British-Irish Visa Scheme), if you live in India and visit the UK first',
        'You can go on to Ireland for up to 90 days, within your leave to stay in the UK. We could not confirm how the mark is shown on the UK’s eVisas: ask before you book.',
        by(s.irelandBivs),
        [{ issuers: ['uk'], kind: 'visa', check: 'bivs' }],
      ),
    ],
    site: 'ireland',
  },
  Australia: {
    kind: 'e-visa',
    answer:
      'With an Indian passport you need a visitor visa (subclass 600) before you travel to Australia; you apply online.',
    entry: by(s.statusData, s.australiaPress),
    action: 'Apply online with Australian Home Affairs.',
    stay: stay('3, 6 or 12 months, as granted', by(s.flightgptAustralia)),
    fees: [
      fee('AUD', 195, disputed([s.flightgptAustralia], [s.australiaFee, s.australiaPress]), {
        upTo: 200,
        for: 'visa: sources give 190, 195 and 200; fingerprints cost extra',
      }),
    ],
    charge: 'visa centre',
    time: says('75% within about 22 days, 90% within about 50', by(s.flightgptAustralia)),
    sensibleLatest: advice(
      { weeks: 8 },
      '90% of applications are decided within about 50 days.',
      s.flightgptAustralia,
    ),
    passport: {
      months: 0,
      from: 'stay',
      note: 'Agencies ask for 6 months.',
      ...by(s.passportRuleList),
    },
    inPerson: says('You give fingerprints at a visa centre.', by(s.australiaPress, s.flightgptAustralia)),
    exceptions: [
      says('The ETA and the eVisitor are not for Indian passports.', by(s.flightgptAustralia)),
      says(
        'Most Australian visa charges rose by about 3% on 1 July 2025 and are adjusted every year: check the amount before you pay.',
        by(s.australiaRise, s.australiaRiseLaw),
      ),
      says(
        'Changing planes in Australia needs a transit visa (subclass 771), which is free.',
        by(s.flightgptAustralia, s.australiaTransit),
      ),
    ],
    documents: 'australia',
    site: 'australiaHomeAffairs',
  },
  'New Zealand': {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visitor visa before you travel to New Zealand; you apply online.',
    entry: by(s.statusData, s.flightgptNewZealand),
    action: 'Apply online with Immigration New Zealand.',
    stay: stay('up to 9 months in 18 months', by(s.flightgptNewZealand)),
    fees: [fee('NZD', 441, by(s.flightgptNewZealand), { for: 'visa 341 and visitor levy 100' })],
    time: says('80% within 3 weeks', by(s.flightgptNewZealand)),
    sensibleLatest: advice(
      { weeks: 6 },
      '80% are decided within 3 weeks; the time before Christmas is the busiest.',
      s.flightgptNewZealand,
    ),
    passport: {
      months: 3,
      from: 'departure',
      ...by(s.businessStandardNewZealand, s.flightgptNewZealand),
    },
    arrivalForm: form(
      'New Zealand Traveller Declaration',
      'Everyone fills it in online, not earlier than 24 hours before the trip begins, or on paper on arrival. It’s free.',
      'https://www.travellerdeclaration.govt.nz/',
      by(s.newZealandDeclaration),
    ),
    exceptions: [
      says('The NZeTA is not for Indian passports.', by(s.flightgptNewZealand)),
      says(
        'You need a transit visa even if you stay inside the airport, unless the journey ends in Australia and you hold an Australian visa.',
        by(s.newZealandTransit),
      ),
    ],
    site: 'newZealandImmigration',
  },
  Thailand: {
    kind: 'visa-free',
    answer:
      'With an Indian passport you need no visa for a holiday in Thailand; how many days you may stay is being changed.',
    entry: by(s.statusData, s.thailandStay),
    action: 'Check the number of days before you book, and fill in the arrival card (TDAC) online.',
    stay: {
      words: '60 days in February 2026',
      detail:
        'On 19 May 2026 the government decided to end the 60 days, with 30 for most visitors. We found no date on which that starts.',
      ...by(s.thailandStay, s.thailandCut),
    },
    fees: [fee('THB', 0, by(s.visandraThailand, s.thailandStay))],
    isFreeToGo: true,
    openEnd: says(
      'until further notice',
      by(s.thailandStay, s.thailandCut),
      'So the embassy said in February 2026. The change decided in May 2026 starts 15 days after it is published in Thailand’s Royal Gazette.',
    ),
    arrivalForm: form(
      'arrival card (TDAC)',
      'Every visitor fills it in online within 3 days before landing, unless only changing planes. It’s free.',
      'https://tdac.immigration.go.th/',
      by(s.thailandCard, s.thailandStay),
    ),
    passport: sixMonthsOnArrival(by(s.passportRuleList)),
    exceptions: [
      says('You may be asked for a hotel booking for the whole stay and a ticket out.', by(s.thailandStay)),
    ],
    site: 'thailand',
  },
  Singapore: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Singapore.',
    entry: by(s.statusData, s.flightgptSingapore, s.fcmSingapore),
    action: 'Apply through an authorised agent or a contact in Singapore; you can’t apply by yourself.',
    stay: stay('up to 30 days, as the officer decides', by(s.flightgptSingapore, s.fcmSingapore), 30),
    fees: [fee('SGD', 30, by(s.flightgptSingapore, s.fcmSingapore))],
    charge: 'agent',
    time: says('3 to 5 working days', by(s.flightgptSingapore, s.fcmSingapore)),
    earliest: rule({ days: 30 }, 'You can apply up to 30 days before you arrive.', s.flightgptSingapore),
    sensibleLatest: advice(
      { days: 10 },
      'It takes 3 to 5 working days; we add a few days for questions.',
      s.flightgptSingapore,
    ),
    passport: sixMonthsOnArrival(by(s.flightgptSingapore, s.passportRuleList)),
    inPerson: says(
      'You don’t need to go anywhere in person: it goes through an agent.',
      by(s.flightgptSingapore, s.fcmSingapore),
    ),
    arrivalForm: form(
      'arrival card (SGAC)',
      'Everyone fills it in online, children too, within 3 days before landing. It’s free.',
      'https://eservices.ica.gov.sg/sgarrivalcard/',
      by(s.singaporeCard, s.singaporeCardMail),
    ),
    shorterWays: [
      way(
        'a visa or long-term pass of Australia, Canada, Germany, Japan, New Zealand, Switzerland, the UK or the USA',
        'You may stay up to 96 hours without a visa while you change planes, if the officer agrees.',
        by(s.flightgptSingapore, s.singaporeTransit),
        [
          { issuers: ['usa', 'uk', 'canada', 'australia', 'japan', 'new-zealand'] },
          { issuers: ['schengen'], check: 'german-or-swiss' },
        ],
      ),
    ],
    site: 'singaporeIca',
  },
  Malaysia: {
    kind: 'visa-free',
    answer:
      'With an Indian passport you need no visa for Malaysia for up to 30 days, until 31 December 2026.',
    entry: by(s.malaysiaPress, s.malaysiaIndianPress, s.statusData),
    action: 'Fill in the arrival card (MDAC) online. Carry a return ticket and a paid hotel booking.',
    stay: stay('up to 30 days', disputed([s.malaysiaPress, s.malaysiaIndianPress], [s.statusData]), 30),
    fees: [fee('MYR', 0, by(s.malaysiaPress, s.malaysiaIndianPress), { for: 'until 31 December 2026' })],
    isFreeToGo: true,
    until: {
      date: '2026-12-31',
      afterwards:
        'Check before you book: the visa-free scheme for Indian passports ended on 31 December 2026, and what follows was not known when we looked.',
      ...by(s.malaysiaPress, s.malaysiaIndianPress),
    },
    arrivalForm: form(
      'arrival card (MDAC)',
      'Every visitor fills it in online within 3 days before landing.',
      'https://imigresen-online.imi.gov.my/mdac/main',
      by(s.malaysiaCard),
    ),
    passport: sixMonthsOnArrival(by(s.malaysiaPress, s.passportRuleList)),
    exceptions: [
      says(
        'At the border you may be asked for a return ticket within 30 days, a paid hotel and about US$50 a day.',
        by(s.malaysiaPress),
      ),
      says(
        'A data set of February 2026 says 90 days; the scheme gives 30.',
        by(s.malaysiaPress, s.statusData),
      ),
    ],
    site: 'malaysia',
  },
  Vietnam: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Vietnam.',
    entry: by(s.statusData, s.vietnamGuide),
    action: 'Apply on the government’s own site; many resellers look like it.',
    stay: stay('up to 90 days, single or multiple entry', by(s.statusData, s.vietnamGuide), 90),
    fees: [
      fee('USD', 25, by(s.vietnamGuide, s.vietnamAgent), { for: 'single entry' }),
      fee('USD', 50, by(s.vietnamGuide, s.vietnamAgent), { for: 'multiple entries' }),
    ],
    charge: 'agent',
    time: says('3 working days', by(s.vietnamGuide, s.vietnamAgent)),
    sensibleLatest: advice(
      { weeks: 2 },
      'It takes 3 working days; two weeks leave room for questions.',
      s.vietnamGuide,
    ),
    passport: sixMonthsOnArrival(by(s.vietnamGuide, s.passportRuleList)),
    inPerson: says('You don’t need to go anywhere in person.', by(s.vietnamGuide)),
    shorterWays: [
      way(
        'a trip to the island of Phu Quoc alone, without entering the rest of Vietnam',
        'You may stay up to 30 days without a visa.',
        by(s.phuQuoc, s.phuQuocPress),
      ),
    ],
    site: 'vietnamEvisa',
  },
  Indonesia: {
    kind: 'on-arrival',
    answer: 'With an Indian passport you get a visa on arrival in Indonesia, or online before the flight.',
    entry: by(s.indonesiaImmigration, s.statusData),
    action: 'Get the e-VOA online before the flight to spare yourself the queue.',
    stay: stay('30 days, can be extended once by 30', by(s.indonesiaImmigration, s.statusData), 30),
    fees: [fee('IDR', 500000, by(s.indonesiaEmbassy, s.indonesiaFeeBank), { for: 'visa on arrival' })],
    charge: 'agent',
    time: says('on the spot', by(s.indonesiaImmigration)),
    earliest: rule(
      { days: 90 },
      'The e-VOA has to be used within 90 days of its issue.',
      s.indonesiaImmigration,
    ),
    legalLatest: {
      ...rule({ days: 0 }, 'You can get it at the airport on the day you arrive.', s.indonesiaImmigration),
      called: 'on the day you arrive',
    },
    passport: sixMonthsOnArrival(by(s.indonesiaImmigration, s.passportRuleList)),
    inPerson: says('You don’t need to go anywhere in person.', by(s.indonesiaImmigration)),
    arrivalForm: form(
      'arrival card (All Indonesia)',
      'Everyone fills it in online within 72 hours before landing, one for each child too. It’s free.',
      'https://allindonesia.imigrasi.go.id/',
      by(s.indonesiaCard, s.indonesiaCardAgent),
    ),
    exceptions: [
      says(
        'Bali charges visitors a levy of its own, reported as IDR 150,000. Pay it on the official site of Bali’s government only.',
        by(s.baliLevy),
      ),
    ],
    site: 'indonesiaEvisa',
  },
  'South Korea': {
    kind: 'visa',
    answer: 'With an Indian passport you need a visa (C-3-9) before you travel to South Korea.',
    entry: disputed([s.flightgptKorea, s.koreaInsurer], [s.statusData]),
    action: 'Apply through the visa centre.',
    stay: {
      words: 'as the visa says',
      detail: 'One source gives 90 days, another 30.',
      ...disputed([s.koreaInsurer], [s.koreaAgent]),
    },
    sensibleLatest: advice(
      { weeks: 6 },
      'We found no dated processing time; 4 to 6 weeks are sensible.',
      s.flightgptKorea,
    ),
    passport: sixMonthsOnArrival(by(s.passportRuleList)),
    inPerson: says('You apply at a visa centre.', by(s.flightgptKorea, s.koreaCentres)),
    arrivalForm: form(
      'arrival card (e-Arrival)',
      'Everyone with a visa fills it in online within 3 days before landing, except groups with a group visa. It’s free.',
      'https://www.e-arrivalcard.go.kr/',
      by(s.koreaCard, s.koreaCardDetik),
    ),
    exceptions: [
      says('The K-ETA is not for Indian passports.', by(s.flightgptKorea)),
      says('Groups can get an e-visa, but only through designated agents.', by(s.flightgptKorea)),
    ],
    site: 'southKorea',
  },
  Japan: {
    kind: 'visa',
    answer: 'With an Indian passport you need a visa before you travel to Japan; it may come as an e-visa.',
    entry: by(s.statusData, s.japanPress, s.japanOnline),
    action: 'Apply through the visa centre.',
    stay: {
      words: 'up to 90 days',
      days: 90,
      detail: 'The e-visa is for a single entry by air.',
      ...by(s.japanPress, s.japanOnline),
    },
    fees: [fee('INR', 450, by(s.japanFee), { for: 'for Indian citizens' })],
    charge: 'visa centre',
    time: says('5 to 10 working days', by(s.japanTimes, s.japanAppointments)),
    sensibleLatest: advice(
      { weeks: 3 },
      'It takes 5 to 10 working days; we add a week.',
      s.japanAppointments,
    ),
    passport: {
      months: 6,
      from: 'departure',
      isAdvice: true,
      note: 'The visa centre asks for at least 6 months; we could not confirm from which day they count.',
      ...by(s.japanPress),
    },
    inPerson: says(
      'Since 2 March 2026 you need an appointment at the visa centres in Chennai, Kochi, Hyderabad and Puducherry.',
      by(s.japanAppointments),
    ),
    exceptions: [
      says(
        'Indians who live in Australia, Brazil, Cambodia, Canada, Saudi Arabia, Singapore, South Africa, Taiwan, the UAE, the UK or the USA apply online by themselves.',
        by(s.japanOnline, s.japanOnlineEastCoast),
      ),
      says(
        'The consulate in Mumbai asks for a photo of 45 × 45 mm; lists in newspapers say 2 × 2 inches.',
        by(s.japanPhoto),
      ),
      says('A higher fee was planned for 2026; we could not confirm that it is charged.', by(s.japanPress)),
    ],
    documents: 'japan',
    site: 'japan',
  },
  'Hong Kong': {
    kind: 'registration',
    answer:
      'With an Indian passport you need no visa for Hong Kong, but a free pre-arrival registration (PAR) before you travel.',
    entry: by(s.hongKongImmigration, s.agencyHongKongGuide),
    action: 'Register online on the government’s site and print the notification slip.',
    stay: stay('up to 14 days a visit', by(s.hongKongImmigration), 14),
    fees: [fee('HKD', 0, by(s.hongKongImmigration), { for: 'registration' })],
    earliest: rule({ months: 6 }, 'A registration is valid for 6 months.', s.hongKongImmigration),
    legalLatest: {
      ...rule({ days: 0 }, 'You have to have it before you board.', s.hongKongImmigration),
      called: 'before you board',
    },
    sensibleLatest: advice(
      { days: 7 },
      'Our guide says 5 to 7 days before; 7 leave more room.',
      s.agencyHongKongGuide,
    ),
    passport: sixMonthsOnArrival(by(s.hongKongImmigration)),
    inPerson: says('You don’t need to go anywhere in person.', by(s.hongKongImmigration)),
    exceptions: [
      says('If you can’t use the registration, you need a visit visa.', by(s.hongKongImmigration)),
    ],
    documents: 'hong-kong',
    site: 'hongKong',
  },
  Taiwan: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Taiwan, or a free online certificate (TAC) if you qualify.',
    entry: by(s.taiwanBoca, s.statusData),
    action: 'Try the online certificate first; without it, apply for a visa.',
    stay: {
      words: '14 days with the certificate',
      detail: 'Older pages say 30.',
      ...by(s.taiwanBoca),
    },
    fees: [fee('TWD', 0, by(s.taiwanBoca), { for: 'the online certificate (TAC)', isConditional: true })],
    sensibleLatest: listedTimeAndAWeek(12),
    passport: sixMonthsOnArrival(by(s.taiwanBoca, s.passportRuleList)),
    arrivalForm: form(
      'arrival card (TWAC)',
      'Every visitor fills it in online within 3 days before landing; there’s no paper card any more. It’s free.',
      'https://twac.immigration.gov.tw/',
      by(s.taiwanCard, s.taiwanCardTimes),
    ),
    shorterWays: [
      way(
        'a visa or residence card, valid or expired less than 10 years ago, of the USA, Canada, the UK, a Schengen or EU country, Japan, Korea, Australia or New Zealand',
        'You can get the Travel Authorization Certificate online, free. If yours is a Japanese or Korean visa, you have to show that you used it; an e-visa of Australia or New Zealand has to be valid.',
        by(s.taiwanBoca),
        [
          { issuers: ['usa', 'canada', 'uk', 'schengen', 'australia', 'new-zealand'], yearsExpired: 10 },
          { issuers: ['japan', 'korea'], yearsExpired: 10, isUsed: true },
        ],
      ),
    ],
    site: 'taiwanConsularAffairs',
  },
  Philippines: {
    kind: 'visa-free',
    answer: 'With an Indian passport you need no visa for the Philippines for a holiday of up to 14 days.',
    entry: by(s.philippinesGuide, s.philippinesPress, s.statusData),
    action: 'Fill in the eTravel form online before you land.',
    stay: stay('up to 14 days, can’t be extended', by(s.philippinesGuide, s.philippinesLocalPress), 14),
    fees: [fee('PHP', 0, by(s.philippinesGuide, s.philippinesLocalPress), { since: '2025-06' })],
    isFreeToGo: true,
    openEnd: says(
      'no end announced',
      by(s.philippinesGuide, s.philippinesLocalPress),
      'So we read in reports of 2025, when it began.',
    ),
    arrivalForm: form(
      'eTravel form',
      'Everyone fills it in online within 72 hours before landing, babies too. It’s free.',
      'https://etravel.gov.ph/',
      by(s.philippinesForm),
    ),
    passport: { months: 6, from: 'departure', ...by(s.philippinesGuide, s.philippinesPress) },
    shorterWays: [
      way(
        'a valid visa or residence of Australia, Japan, the USA, Canada, a Schengen country, Singapore or the UK',
        'You may stay up to 30 days.',
        by(s.philippinesGuide, s.philippinesLocalPress),
        [{ issuers: ['usa', 'uk', 'schengen', 'canada', 'australia', 'japan'] }],
      ),
    ],
    exceptions: [
      says(
        'At the border you may be asked for a return ticket, a place to stay and proof of money.',
        by(s.philippinesGuide, s.philippinesLocalPress),
      ),
    ],
    site: 'philippines',
  },
  'United Arab Emirates': {
    kind: 'e-visa',
    answer: 'With an Indian passport you need a visa before you travel to the United Arab Emirates.',
    entry: by(s.statusData, s.uaePress),
    action: 'Apply on the government’s own sites, or let us do it.',
    stay: stay('30 or 60 days, as the visa says', by(s.agencyDubaiGuide, s.uaeGulfNews)),
    fees: [
      fee('AED', 250, by(s.uaeTouristVisas), { for: '30 days' }),
      fee('AED', 600, by(s.uaeTouristVisas), { for: '90 days; ask whether you can get it' }),
      fee('AED', 100, by(s.uaePress, s.uaeGulfNews), {
        for: '14 days on arrival, if you qualify',
        isConditional: true,
      }),
    ],
    charge: 'agent',
    earliest: rule({ days: 60 }, 'You have to enter within 60 days of the issue of the visa.', s.uaePress),
    sensibleLatest: advice({ weeks: 2 }, 'It takes 3 to 5 working days; we add a week.', s.agencyDubaiGuide),
    passport: sixMonthsOnArrival(by(s.passportRuleList, s.agencyDubaiGuide)),
    inPerson: says('You don’t need to go anywhere in person.', by(s.agencyDubaiGuide)),
    shorterWays: [
      way(
        'a visa or residence of the USA, the UK or an EU country, valid for 6 more months',
        'You can get 14 days on arrival for AED 100; apply online before you fly. New rules were announced in July 2026: a UK residence permit alone will no longer be enough. We found no starting date.',
        by(s.uaePress, s.uaeGulfNews, s.uaeChange),
        [{ issuers: ['usa', 'uk', 'schengen'], monthsLeft: 6 }],
      ),
      way(
        'a residence permit of Singapore, Japan, South Korea, Australia, New Zealand or Canada',
        'You get 14 days on arrival too, since February 2025. Reports differ on whether a visa from one of these countries is enough.',
        by(s.uaeSixCountries),
        [{ issuers: ['japan', 'korea', 'australia', 'new-zealand', 'canada'], kind: 'residence' }],
      ),
    ],
    exceptions: [
      says(
        'Our guide lists a 90-day visa as of May 2025. Since October 2023 Dubai has been reported to give it only to close family of people who live there: ask before you plan with it.',
        by(s.uaeNinetyDays, s.uaeNinetyDaysEastCoast),
      ),
    ],
    documents: 'united-arab-emirates',
    site: 'unitedArabEmirates',
  },
  'Saudi Arabia': {
    kind: 'conditional',
    answer:
      'With an Indian passport you get an e-visa for Saudi Arabia if you hold a used US, UK or Schengen visa or residence there or in a Gulf state; otherwise you apply at the visa centre.',
    entry: disputed([s.saudiPress, s.saudiCentres], [s.statusData]),
    action: 'See whether you qualify for the e-visa; if not, book an appointment at the visa centre.',
    stay: stay('up to 90 days a visit; valid for 1 year', by(s.saudiPress), 90),
    fees: [fee('SAR', 300, by(s.saudiBlog), { for: 'visa; compulsory insurance is extra' })],
    charge: 'visa centre',
    sensibleLatest: advice({ weeks: 4 }, 'Through the visa centre, leave 2 to 4 weeks.', s.saudiPress),
    passport: sixMonthsOnArrival(by(s.passportRuleList)),
    inPerson: says(
      'Unless you qualify for the e-visa, you go to a visa centre (Tasheer): Mumbai, Delhi, Kochi, Chennai, Hyderabad, Ahmedabad, Bengaluru, Lucknow, Kolkata or Kozhikode.',
      by(s.saudiPress, s.saudiCentres),
    ),
    shorterWays: [
      way(
        'a used visa of the USA, the UK or a Schengen country, permanent residence there, or residence in a Gulf state (GCC)',
        'You can get the e-visa online, or a visa on arrival.',
        by(s.saudiPress, s.saudiCentres),
        [
          { issuers: ['usa', 'uk', 'schengen'], kind: 'visa', isUsed: true },
          { issuers: ['usa', 'uk', 'schengen'], kind: 'residence' },
        ],
      ),
    ],
    exceptions: [
      says(
        'For a stopover of up to 96 hours the airline (Saudia or flynas) can arrange a visa.',
        by(s.saudiStopover),
      ),
    ],
    site: 'saudiForeignMinistry',
  },
  Qatar: {
    kind: 'on-arrival',
    answer:
      'With an Indian passport you enter Qatar free of charge on arrival, with a hotel booked for the whole stay through Discover Qatar.',
    entry: by(s.qatarGuide, s.qatarPress, s.statusData),
    action: 'Book the hotel through Discover Qatar before you fly.',
    stay: stay('30 days', by(s.qatarPress, s.statusData), 30),
    fees: [fee('QAR', 0, by(s.qatarGuide, s.qatarBank))],
    isFreeToGo: true,
    openEnd: says('no end given', by(s.qatarGuide), 'So we read in a guide of February 2026.'),
    passport: sixMonthsOnArrival(by(s.qatarPress, s.qatarBank)),
    exceptions: [
      says(
        'Carry the hotel booking, a return ticket and a bank card or about US$1,400.',
        by(s.qatarPress, s.qatarBank),
      ),
      says(
        'If you stay with family or in another hotel, a page of February 2026 points to the Hayya e-visa instead.',
        by(s.qatarGuide),
      ),
    ],
    site: 'qatar',
  },
  Oman: {
    kind: 'e-visa',
    answer:
      'With an Indian passport you need an e-visa before you travel to Oman, unless you hold a visa for the USA, Canada, Australia, the UK, Japan or the Schengen area, or residence in a Gulf state.',
    entry: by(s.statusData, s.omanPress, s.omanWaiver),
    action: 'Apply on the Royal Oman Police’s e-visa site.',
    stay: stay('10 or 30 days', by(s.omanFees)),
    fees: [
      fee('OMR', 5, by(s.omanFees), { for: '10 days' }),
      fee('OMR', 20, by(s.omanFees), { for: '30 days' }),
    ],
    charge: 'agent',
    time: says('2 to 3 days', by(s.omanPress)),
    earliest: rule({ months: 1 }, 'The visa has to be used within a month.', s.omanPress),
    legalLatest: rule({ weeks: 1 }, 'Apply at least a week before you travel.', s.omanPress),
    sensibleLatest: advice(
      { days: 20 },
      'Early enough for questions, and late enough that the visa is still valid when you travel.',
      s.omanPress,
    ),
    passport: sixMonthsOnArrival(by(s.passportRuleList)),
    inPerson: says('You don’t need to go anywhere in person.', by(s.omanPress)),
    shorterWays: [
      way(
        'a visa or residence of the USA, Canada, Australia, the UK, a Schengen country or Japan, or residence in a Gulf state (GCC)',
        'You may stay 14 days without a visa, with a hotel, insurance and a return ticket.',
        by(s.omanPress, s.omanWaiver),
        [{ issuers: ['usa', 'canada', 'australia', 'uk', 'schengen', 'japan'] }],
      ),
    ],
    site: 'omanEvisa',
  },
  Bahrain: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Bahrain.',
    entry: disputed([s.statusData, s.bahrainPress], [s.bahrainTimes, s.bahrainZee]),
    action: 'Apply on the government’s e-visa site.',
    stay: stay('14 days', by(s.bahrainPress, s.bahrainBusinessToday), 14),
    fees: [
      fee('BHD', 10, by(s.bahrainBusinessToday), { for: 'e-visa for two weeks' }),
      fee('BHD', 5, by(s.bahrainPress), { for: 'on arrival, if you qualify', isConditional: true }),
    ],
    charge: 'agent',
    time: says('7 to 12 days', by(s.bahrainPress)),
    earliest: rule({ months: 3 }, 'The visa has to be used within 3 months of its issue.', s.bahrainPress),
    sensibleLatest: advice({ weeks: 2 }, 'It is reported to take 7 to 12 days.', s.bahrainPress),
    passport: sixMonthsOnArrival(by(s.passportRuleList)),
    inPerson: says('You don’t need to go anywhere in person.', by(s.bahrainPress)),
    shorterWays: [
      way(
        'a visa or residence of Saudi Arabia, the UAE, the UK, the USA or a Schengen country',
        'You can get a visa on arrival; an airline may still refuse to take you without the e-visa.',
        by(s.bahrainBusinessToday, s.bahrainPress),
        [{ issuers: ['uk', 'usa', 'schengen'] }],
      ),
    ],
    exceptions: [
      says(
        'Reports of 2025 say that all Indian passports get a visa on arrival; don’t rely on it.',
        by(s.bahrainTimes, s.bahrainZee),
      ),
    ],
    site: 'bahrain',
  },
  Jordan: {
    kind: 'e-visa',
    answer:
      'With an Indian passport, apply for Jordan’s e-visa online before you fly; sources differ on a visa on arrival.',
    entry: disputed([s.jordanRules, s.flightgptJordan], [s.statusData, s.btwGuides]),
    action: 'Apply on the interior ministry’s site before you fly.',
    stay: stay('30 days', by(s.statusData, s.flightgptJordan), 30),
    fees: [
      fee('JOD', 40, by(s.flightgptJordan), { for: 'single entry' }),
      fee('JOD', 60, by(s.flightgptJordan), { for: 'two entries' }),
      fee('JOD', 120, by(s.flightgptJordan), { for: 'multiple entries' }),
    ],
    charge: 'agent',
    time: says('1 to 3 working days', by(s.flightgptJordan)),
    sensibleLatest: advice(
      { weeks: 2 },
      'It takes 1 to 3 working days; two weeks leave room for questions.',
      s.flightgptJordan,
    ),
    passport: sixMonthsOnArrival(by(s.jordanRules, s.flightgptJordan)),
    inPerson: says('You don’t need to go anywhere in person.', by(s.flightgptJordan)),
    exceptions: [
      says(
        'Whether the Jordan Pass works for Indian passports is disputed: one guide says no, another yes.',
        disputed([s.flightgptJordan], [s.btwGuides]),
      ),
    ],
    site: 'jordan',
  },
  Egypt: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Egypt. We couldn’t confirm that you can apply online from India.',
    entry: disputed([s.egyptPress, s.egyptInsurer], [s.statusData]),
    action: 'Ask the Egyptian mission whether you can apply online.',
    stay: stay('30 days', by(s.egyptPress), 30),
    fees: [
      fee('USD', 25, disputed([s.egyptPress, s.egyptUnchanged], [s.egyptRise]), { for: 'single entry' }),
      fee('USD', 60, by(s.egyptPress, s.egyptUnchanged), { for: 'multiple entries' }),
    ],
    charge: 'agent',
    sensibleLatest: listedTimeAndAWeek(10),
    passport: sixMonthsOnArrival(by(s.passportRuleList)),
    exceptions: [
      says(
        'A law of November 2025 allows a further charge of up to US$20. One report says that a single entry costs US$45 from 1 December 2025; later pages still say US$25: ask before you pay.',
        disputed([s.egyptRise], [s.egyptUnchanged, s.egyptPress]),
      ),
    ],
    site: 'egypt',
  },
  'South Africa': {
    kind: 'e-visa',
    answer:
      'With an Indian passport you need a visa before you travel to South Africa: an e-visa online, or a sticker through the visa centre.',
    entry: disputed([s.statusData, s.flightgptSouthAfrica], [s.southAfricaRules]),
    action: 'See on the Home Affairs site which way is open to you: the e-visa, the new ETA or the sticker.',
    stay: stay('30 days with the e-visa, 90 with the sticker', by(s.flightgptSouthAfrica)),
    fees: [fee('ZAR', 0, by(s.flightgptSouthAfrica), { for: 'for Indian citizens' })],
    time: says('5 to 10 working days', by(s.flightgptSouthAfrica)),
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
      ...disputed([s.passportRuleList], [s.flightgptSouthAfrica]),
    },
    inPerson: says('You go to a visa centre only for the sticker.', by(s.flightgptSouthAfrica)),
    exceptions: [
      says(
        'An electronic travel authorisation (ETA) was announced in September 2025: first for delegates of the G20, in 2026 for tourists from India. A page of June 2026 says that it is what Indians need now; we found no official word.',
        by(s.southAfricaEta, s.southAfricaRules),
      ),
      says('The visa centre charges about ₹1,990 for the sticker.', by(s.flightgptSouthAfrica)),
      says(
        'A child’s application needs the full birth certificate; with one parent also the other’s affidavit, a court order or a death certificate.',
        by(s.southAfricaMinors, s.southAfricaVisas),
      ),
    ],
    site: 'southAfricaHomeAffairs',
  },
  Kenya: {
    kind: 'eta',
    answer:
      'With an Indian passport you need an electronic travel authorisation (eTA) before you travel to Kenya; so do children.',
    entry: by(s.statusData, s.kenyaPress, s.flightgptKenya),
    action: 'Apply on the government’s eTA site; many resellers look like it.',
    stay: stay('up to 90 days', by(s.statusData, s.flightgptKenya), 90),
    fees: [fee('USD', 30, by(s.kenyaPress, s.flightgptKenya), { for: 'eTA; US$32.50 with charges' })],
    charge: 'agent',
    time: says('3 working days', by(s.kenyaPress, s.kenyaTravelNews, s.flightgptKenya)),
    legalLatest: rule({ days: 3 }, 'Apply at least 3 days before you travel.', s.flightgptKenya),
    sensibleLatest: advice(
      { weeks: 2 },
      'It takes 3 working days; two weeks leave room for questions.',
      s.flightgptKenya,
    ),
    passport: sixMonthsOnArrival(by(s.flightgptKenya, s.passportRuleList)),
    inPerson: says('You don’t need to go anywhere in person.', by(s.flightgptKenya)),
    exceptions: [
      yellowFeverOnReturn,
      says('One East Africa visa covers Kenya, Uganda and Rwanda, for US$100.', by(s.flightgptKenya)),
    ],
    site: 'kenya',
  },
  Tanzania: {
    kind: 'on-arrival',
    answer:
      'With an Indian passport you can get a visa on arrival in Tanzania (expect a queue) or an e-visa before you travel.',
    entry: by(s.statusData, s.tanzaniaEsky),
    action: 'Get the e-visa on the government’s own site to spare yourself the queue.',
    stay: {
      words: 'up to 90 days',
      detail: 'One visa agent says 30 for the e-visa.',
      ...disputed([s.tanzaniaAgent, s.tanzaniaEsky], [s.tanzaniaOnlineVisa]),
    },
    fees: [
      fee('USD', 50, by(s.tanzaniaGuide, s.tanzaniaEsky), { for: 'single entry' }),
      fee('USD', 44, by(s.tanzaniaAgent, s.zanzibarCircuit), {
        since: '2024-10',
        for: 'insurance for Zanzibar, compulsory',
      }),
    ],
    charge: 'agent',
    sensibleLatest: listedTimeAndAWeek(10),
    passport: sixMonthsOnArrival(by(s.tanzaniaAgent, s.passportRuleList)),
    exceptions: [
      says(
        'Zanzibar asks for its own insurance, bought before you land on visitzanzibar.go.tz: US$44, half for ages 3 to 17. Other insurance doesn’t replace it.',
        by(s.tanzaniaAgent, s.tanzaniaEsky, s.zanzibarTraining),
      ),
      says(
        'Carry a yellow fever certificate if you come from a country with a risk of it.',
        by(s.tanzaniaGuide),
      ),
    ],
    site: 'tanzania',
  },
  Morocco: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Morocco.',
    entry: by(s.statusData, s.moroccoPress),
    action: 'Apply online. Have your visas for other countries to hand.',
    stay: stay('30 days, within 180 days', by(s.statusData, s.moroccoPress), 30),
    fees: [
      fee('MAD', 770, by(s.moroccoPress), { for: 'in 72 hours' }),
      fee('MAD', 1000, by(s.moroccoPress), { upTo: 1100, for: 'in 24 hours' }),
    ],
    charge: 'agent',
    time: says('72 hours, or 24 for a higher fee', by(s.moroccoPress)),
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
      ...by(s.moroccoInsurer),
    },
    inPerson: says('You don’t need to go anywhere in person.', by(s.moroccoPress)),
    exceptions: [
      says(
        'The e-visa was made for holders of a visa or residence of the USA, the UK, Schengen, Canada, Australia, New Zealand or Japan; Indians are reported to get it without.',
        by(s.moroccoPress),
      ),
    ],
    site: 'morocco',
  },
  Turkey: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Turkey; with a visa for the USA, the UK, Ireland or the Schengen area an e-visa is enough.',
    entry: by(s.statusData, s.turkeyEmbassy),
    action: 'See whether you qualify for the e-visa; if not, apply at the visa centre.',
    stay: stay('30 days with the e-visa', by(s.turkeyEmbassy, s.btwGuides), 30),
    fees: [fee('USD', 43, by(s.btwGuides), { upTo: 44.5, for: 'e-visa', isConditional: true })],
    charge: 'visa centre',
    time: says('e-visa minutes to 3 days, sticker 5 to 15 working days', by(s.btwGuides)),
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
      ...disputed([s.btwGuides], [s.passportRuleList]),
    },
    inPerson: says('You go to a visa centre only for the sticker.', by(s.turkeyCentre)),
    shorterWays: [
      way(
        'a valid visa or residence of the USA, the UK, Ireland or a Schengen country; e-visas don’t count',
        'You can get the e-visa online, for one entry.',
        by(s.turkeyEmbassy, s.btwGuides),
        [{ issuers: ['usa', 'uk', 'schengen'], check: 'no-e-visa' }],
      ),
    ],
    site: 'turkey',
  },
  Russia: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Russia.',
    entry: by(s.statusData, s.russiaPress),
    action: 'Apply on the Russian foreign ministry’s e-visa site at least 4 days before you travel.',
    stay: {
      words: '30 days',
      days: 30,
      detail: 'One entry, within the 120 days that the e-visa is valid.',
      ...by(s.russiaVisa, s.russiaPress),
    },
    fees: [
      fee('USD', 52, by(s.russiaVisa, s.russiaTass), {
        for: 'approximately; children under 6 pay about US$2',
      }),
    ],
    charge: 'agent',
    time: says('4 days', by(s.russiaTass, s.statusData)),
    earliest: rule({ days: 120 }, 'The e-visa is valid for 120 days.', s.russiaVisa),
    legalLatest: rule({ days: 4 }, 'Apply at least 4 days before you travel.', s.russiaTass),
    sensibleLatest: advice(
      { weeks: 2 },
      'It takes 4 days; two weeks leave room for questions.',
      s.russiaTass,
    ),
    passport: sixMonthsOnArrival(by(s.passportRuleList)),
    inPerson: says('You don’t need to go anywhere in person.', by(s.russiaTass)),
    site: 'russiaEvisa',
  },
  Brazil: {
    kind: 'visa',
    answer: 'With an Indian passport you need a visa before you travel to Brazil.',
    entry: by(s.statusData, s.flightgptBrazil, s.visandraBrazil),
    action:
      'Fill in the form on the consular site, and hand in where the embassy’s e-mail tells you; the e-visa is only for business so far.',
    stay: stay('up to 90 days a visit', by(s.flightgptBrazil, s.visandraBrazil), 90),
    fees: [fee('USD', 77, by(s.flightgptBrazil), { upTo: 80 })],
    charge: 'agent',
    time: says('10 to 15 working days', by(s.flightgptBrazil, s.visandraBrazil)),
    sensibleLatest: advice({ weeks: 4 }, 'It takes 10 to 15 working days; we add a week.', s.flightgptBrazil),
    passport: sixMonthsOnArrival(by(s.passportRuleList)),
    inPerson: says(
      'You go to a visa centre, or by appointment to the embassy in Delhi or the consulate in Mumbai; sources differ.',
      disputed([s.flightgptBrazil], [s.brazilMission]),
    ),
    exceptions: [
      yellowFeverOnReturn,
      says(
        'The visa can be valid for up to 10 years, for several visits: India and Brazil doubled the 5 years in January 2026.',
        by(s.brazilTenYears, s.visandraBrazil),
      ),
    ],
    documents: 'brazil',
    site: 'brazilForeignMinistry',
  },
  Argentina: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Argentina, unless you hold a valid US tourist visa.',
    entry: by(s.statusData, s.argentinaPress, s.argentinaNacion),
    action: 'Apply through the Argentine mission.',
    stay: stay('90 days', by(s.argentinaPress, s.argentinaNewsDrum), 90),
    fees: [
      fee('USD', 0, by(s.argentinaPress, s.argentinaNacion), {
        since: '2025-08',
        for: 'with a valid US tourist visa',
        isConditional: true,
      }),
    ],
    legalLatest: rule(
      { weeks: 3 },
      'The consulate in Mumbai asks you to apply at least 3 weeks before you travel.',
      s.argentinaMumbai,
    ),
    sensibleLatest: listedTimeAndAWeek(30),
    passport: {
      months: 6,
      from: 'arrival',
      isAdvice: true,
      note: 'We found no rule; 6 months are wise.',
      ...by(s.agencyTip),
    },
    inPerson: says(
      'You apply at the embassy in Delhi or the consulate in Mumbai, by appointment, wherever in India you live.',
      by(s.argentinaMumbai, s.argentinaDelhi),
    ),
    shorterWays: [
      way(
        'a valid US tourist visa',
        'You need neither a visa nor an online authorisation (AVE), since August 2025.',
        by(s.argentinaPress, s.argentinaNacion),
        [{ issuers: ['usa'], kind: 'visa', check: 'tourist' }],
      ),
    ],
    exceptions: [yellowFeverOnReturn],
    site: 'argentinaForeignMinistry',
  },
};

/** Everything in an entry that rests on publications, in the order of the page. */
function evidenceIn(entry: Entry): readonly Evidence[] {
  const { stay: stayed, fees = [], time, anyTime, until, openEnd, arrivalForm, passport } = entry;
  const { inPerson, shorterWays = [], exceptions = [], earliest, legalLatest, sensibleLatest } = entry;
  const leads = [earliest, legalLatest, sensibleLatest].flatMap((lead) => (lead ? [by(lead.source)] : []));
  return [
    entry.entry,
    ...[stayed, ...fees, time, anyTime, until, openEnd].flatMap((one) => one ?? []),
    ...leads,
    ...[passport, arrivalForm, inPerson, ...shorterWays, ...exceptions].flatMap((one) => one ?? []),
  ];
}

/** An entry as the rules of a country, with what follows from it. */
export function rulesOf(country: string, { site, ...entry }: Entry): EntryRules {
  const evidence = evidenceIn(entry);
  const sources = publicationsOf(evidence);
  return {
    country,
    ...entry,
    checked: evidence.map(checkedOn).sort()[0] ?? '',
    sources,
    ...(site && { official: entrySites[site] }),
  };
}

/**
 * The entry rules of one of the listing's 62 countries, of one beside it, or of the Schengen area, for a tourist with an Indian passport;
 * nothing for another name. Asked for with the name as it stands in `countries`.
 */
export function entryRulesFor(countryName: string): EntryRules | undefined {
  if (countryName === schengenArea) return rulesOf(schengenArea, schengen);
  const schengenSite = Object.hasOwn(schengenSites, countryName) ? schengenSites[countryName] : undefined;
  if (schengenSite) {
    return rulesOf(countryName, { ...schengen, ...schengenDates[countryName], site: schengenSite });
  }
  const entry = [others, furtherEntries].find((entries) => Object.hasOwn(entries, countryName))?.[
    countryName
  ];
  return entry && rulesOf(countryName, entry);
}

/** Whether a country of the listing shares the Schengen visa. Cyprus does not. */
export function isSchengenCountry(countryName: string): boolean {
  return Object.hasOwn(schengenSites, countryName);
}
