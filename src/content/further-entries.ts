import { entrySources as s } from './entry-sources';
import { advice, by, disputed, fee, form, rule, says, stay, way, type Entry } from './entry-parts';

const nothingPaid = fee('INR', 0, by(s.statusData));

/**
 * What is known of entering the destinations that have an answer page and no card in the listing, by name. The listing
 * stays at the specification's 62.
 */
export const furtherEntries: Readonly<Record<string, Entry>> = {
  'Sri Lanka': {
    kind: 'on-arrival',
    answer:
      'With an Indian passport you can get a travel authorisation (ETA) for Sri Lanka online before you fly or on arrival, free for tourists, for up to 30 days.',
    entry: by(s.statusData, s.sriLankaTelegraph, s.sriLankaBusinessStandard),
    action: 'Apply for the free ETA on eta.gov.lk before you fly: it saves the queue on arrival.',
    stay: stay('30 days', by(s.sriLankaPakistan, s.statusData, s.sriLankaBusinessStandard), 30),
    fees: [fee('USD', 0, by(s.sriLankaEta, s.sriLankaAda), { for: 'for tourists' })],
    charge: 'agent',
    time: says('up to 2 days for the ETA', by(s.sriLankaSingapore)),
    earliest: rule({ months: 3 }, 'An ETA lets you in for 3 months after it’s issued.', s.sriLankaSingapore),
    sensibleLatest: advice(
      { weeks: 1 },
      'It takes up to 2 days; a week leaves room for questions.',
      s.sriLankaSingapore,
    ),
    legalLatest: {
      ...rule({ days: 0 }, 'The ETA has not been compulsory since 30 October 2025.', s.sriLankaTelegraph),
      called: 'on the day you arrive',
    },
    passport: { months: 6, from: 'arrival', ...by(s.sriLankaPakistan) },
    exceptions: [
      says('Carry a return ticket and proof of money for the stay.', by(s.sriLankaPakistan)),
      says(
        'For two weeks in October 2025 the ETA was compulsory before travel. The rule was withdrawn, and the old rules apply until further notice: check before you book.',
        by(s.sriLankaTelegraph, s.sriLankaBusinessStandard, s.sriLankaWithdrawn),
      ),
      says('The free ETA is for tourism. Business visitors pay.', by(s.sriLankaEta)),
    ],
    site: 'sriLankaEta',
  },
  Nepal: {
    kind: 'visa-free',
    answer: 'With an Indian passport or voter ID you need no visa for Nepal.',
    entry: by(s.nepalBureau, s.statusData),
    action: 'Carry your passport or voter ID, the original. Aadhaar is not accepted by air.',
    fees: [nothingPaid],
    isFreeToGo: true,
    passport: {
      months: 0,
      from: 'stay',
      isAdvice: true,
      note: 'An Indian citizen doesn’t need a passport for Nepal: a voter ID card works too, by air and by road.',
      ...by(s.nepalBureau, s.nepalConsulate),
    },
    exceptions: [
      says(
        'By air, any document with a photo is enough for those under 15 or over 65; from 15 to 18, a certificate from the school’s principal.',
        by(s.nepalBureau, s.nepalImmigration),
      ),
      says(
        'By road, Nepal’s consulate also names a driving licence and a ration card with a photo.',
        by(s.nepalConsulate),
      ),
      says(
        'Cash: India allows notes of ₹100 and smaller without limit, and larger ones up to ₹25,000, since 28 November 2025. Nepal’s own ban on larger notes was reported as still in force that month: carry ₹100 notes.',
        by(s.nepalNotes, s.nepalNotesBan),
      ),
    ],
    site: 'nepalImmigration',
  },
  Georgia: {
    kind: 'visa',
    answer:
      'With an Indian passport you need a visa before you travel to Georgia, unless you hold a valid visa or residence permit of the USA, the UK, Japan or a Schengen country.',
    entry: by(s.statusData, s.georgiaPress, s.georgiaBusinessToday),
    action:
      'See on evisa.gov.ge whether you can apply online: some pages say so, another names only the embassy. Buy the compulsory insurance either way.',
    stay: stay('30 days with the visa', by(s.georgiaVisaVerge, s.georgiaEvisaGuide), 30),
    fees: [fee('USD', 20, by(s.georgiaVisaVerge, s.georgiaAgent))],
    charge: 'agent',
    time: says('5 to 7 days for the e-visa', by(s.georgiaVisaVerge, s.georgiaEvisaGuide)),
    sensibleLatest: advice(
      { weeks: 4 },
      'The e-visa takes about a week; the rest is for the embassy, should you need it.',
      s.georgiaVisaVerge,
    ),
    passport: {
      months: 6,
      from: 'departure',
      isAdvice: true,
      note: 'One page asks for 3 months beyond the visa, another for 6 months before you leave.',
      ...disputed([s.georgiaEvisaGuide], [s.georgiaAgent]),
    },
    shorterWays: [
      way(
        'a valid visa or residence permit of the USA, the UK, Japan or a Schengen country',
        'You need no visa and may stay up to 90 days in any 180. It has to be valid for the whole stay.',
        by(s.georgiaPress, s.georgiaBusinessToday),
        [{ issuers: ['usa', 'uk', 'japan', 'schengen'] }],
      ),
    ],
    exceptions: [
      says(
        'Health and accident insurance of at least GEL 30,000 has been compulsory for every tourist since 1 January 2026: for the whole stay, in English or Georgian, shown at the border on paper or on the phone.',
        by(s.georgiaInsurance, s.georgiaToday),
      ),
      says(
        'Sources differ on how to apply: an e-visa with an online check of your documents, or a sticker from the embassy only.',
        disputed([s.georgiaVisaVerge, s.georgiaEvisaGuide], [s.georgiaSherpa]),
      ),
    ],
    site: 'georgiaEvisa',
  },
  Maldives: {
    kind: 'visa-free',
    answer: 'With an Indian passport you need no visa before you travel to the Maldives; entry is free.',
    entry: by(s.maldivesHighCommission, s.statusData),
    action: 'Fill in the free Traveller Declaration (IMUGA) within 96 hours before you land.',
    stay: {
      words: '30 days, or 90 by agreement with India',
      detail:
        'The Maldives give every visitor 30 days on arrival. An agreement with India of 2018 speaks of 90: ask the officer if you plan more than 30.',
      days: 30,
      ...disputed(
        [s.maldivesHighCommission, s.maldivesNews18, s.agencyArrivals],
        [s.maldivesAgreement, s.statusData],
      ),
    },
    fees: [fee('USD', 0, by(s.maldivesHighCommission, s.maldivesNews18))],
    isFreeToGo: true,
    arrivalForm: form(
      'Traveller Declaration (IMUGA)',
      'Everyone fills it in online within 96 hours before landing. It’s free; sites that charge for it are not official.',
      'https://imuga.immigration.gov.mv/',
      by(s.maldivesDeclaration, s.maldivesDeclarationAgent, s.maldivesVistonline),
    ),
    passport: {
      months: 6,
      from: 'arrival',
      isAdvice: true,
      note: 'Pages differ between 1 month and 6 months: 6 are enough for both.',
      ...disputed([s.maldivesNews18], [s.maldivesVistonline]),
    },
    exceptions: [
      says(
        'You may be asked for a hotel booking for the whole stay, a ticket out and proof of money.',
        by(s.maldivesNews18, s.maldivesVistonline),
      ),
    ],
    site: 'maldivesImmigration',
  },
  Mauritius: {
    kind: 'visa-free',
    answer: 'With an Indian passport you need no visa before you travel to Mauritius.',
    entry: by(s.statusData, s.mauritiusTelegraph, s.mauritiusHolidify),
    action: 'Fill in the All-in-One travel form before you fly, and carry a return ticket and your bookings.',
    stay: {
      words: '60 days, or 90: sources differ',
      detail: 'Ask the officer for the days that you need, and read the date in the stamp.',
      days: 60,
      ...disputed([s.mauritiusNivaBupa], [s.statusData]),
    },
    fees: [fee('USD', 0, by(s.statusData, s.mauritiusHolidify))],
    isFreeToGo: true,
    arrivalForm: form(
      'All-in-One travel form',
      'All passengers fill it in online, children too, and show the QR code. On paper at the airport it takes longer.',
      'https://safemauritius.govmu.org/',
      by(s.mauritiusHolidify, s.mauritiusTravelNews),
    ),
    passport: {
      months: 6,
      from: 'departure',
      ...by(s.mauritiusHolidify, s.mauritiusNivaBupa),
    },
    exceptions: [
      says(
        'You may be asked for a return ticket, a hotel booking or an invitation, and proof of money.',
        by(s.mauritiusNivaBupa, s.mauritiusHolidify),
      ),
    ],
    site: 'mauritiusPassportOffice',
  },
  Bhutan: {
    kind: 'visa-free',
    answer: 'With an Indian passport or voter ID you need no visa for Bhutan, but an entry permit.',
    entry: by(s.statusData, s.bhutanInsurer, s.bhutanAgent),
    action:
      'Get the permit online before you travel or at the border, and plan ₹1,200 a night for each adult.',
    stay: {
      words: '14 days by one data set, 7 days a permit by an older page',
      detail: 'Permits are extended in Thimphu. Ask for all your days when you apply.',
      days: 7,
      ...disputed([s.statusData], [s.bhutanPermits]),
    },
    fees: [
      fee('INR', 1200, by(s.bhutanInsurer, s.bhutanAgent, s.bhutanQuint), { for: 'a night, adults' }),
      fee('INR', 600, by(s.bhutanAgent), { for: 'a night, children of 6 to 11 years' }),
      fee('INR', 0, by(s.bhutanAgent), { for: 'children under 6 years' }),
    ],
    anyTime: says(
      'You can apply at any time, online or at the border.',
      by(s.bhutanAgent, s.bhutanAdvance, s.bhutanThrillophilia),
      'Before you travel is quicker. The counters are in Phuentsholing, Gelephu, Samdrup Jongkhar and at Paro airport.',
    ),
    passport: {
      months: 6,
      from: 'departure',
      note: 'A voter ID works instead of the passport; Aadhaar does not.',
      ...by(s.bhutanAgent, s.bhutanAdvance),
    },
    exceptions: [
      says(
        'The sum a night is Bhutan’s Sustainable Development Fee. Day visitors who stay in Phuentsholing don’t pay it.',
        by(s.bhutanAgent),
      ),
      says(
        'Under 18: a passport or the birth certificate, and a parent or guardian who travels with them.',
        by(s.bhutanAgent, s.bhutanAdvance),
      ),
      says(
        'Beyond Paro and Thimphu you need a second permit, from the immigration office in Thimphu.',
        by(s.bhutanAdvance, s.bhutanPermits),
      ),
      says(
        'Sources differ on whether travel insurance is compulsory. Buy it.',
        disputed([s.bhutanAgent], [s.bhutanInsurer]),
      ),
      says(
        'Cash: India allows notes of ₹100 and smaller without limit, and larger ones up to ₹25,000, since 28 November 2025.',
        by(s.nepalNotes),
      ),
    ],
    site: 'bhutanImmigration',
  },
  Azerbaijan: {
    kind: 'e-visa',
    answer: 'With an Indian passport you need an e-visa before you travel to Azerbaijan.',
    entry: by(s.statusData, s.azerbaijanVisaVerge),
    action: 'Apply on evisa.gov.az at least 3 working days before you arrive, and print the e-visa.',
    stay: stay(
      '30 days, one entry, within 90 days of issue',
      by(s.azerbaijanPortal, s.azerbaijanVisaVerge, s.statusData),
      30,
    ),
    fees: [fee('USD', 25, by(s.azerbaijanFee, s.azerbaijanAtlys), { upTo: 26 })],
    charge: 'agent',
    time: says('3 working days', by(s.azerbaijanFee, s.azerbaijanAtlys)),
    earliest: rule({ days: 90 }, 'The e-visa is valid for 90 days.', s.azerbaijanPortal),
    sensibleLatest: advice(
      { weeks: 2 },
      'It takes 3 working days; two weeks leave room for a second try.',
      s.azerbaijanAtlys,
    ),
    legalLatest: rule(
      { workingDays: 3 },
      'Apply at least 3 working days before you arrive.',
      s.azerbaijanFee,
    ),
    passport: {
      months: 6,
      from: 'arrival',
      isAdvice: true,
      note: 'The rule is 3 months beyond the end of the e-visa, which is valid for 90 days: 6 months are always enough.',
      ...by(s.azerbaijanPortal),
    },
    shorterWays: [
      way(
        'a residence permit of the UAE that is valid for 6 months',
        'You can get the visa on arrival. A US or Schengen visa changes nothing.',
        by(s.azerbaijanEmirates),
      ),
    ],
    exceptions: [
      says(
        'For a longer stay, register online with the State Migration Service, free of charge: after 10 days according to the portal, after 15 according to a newer page. The hotel often does it.',
        disputed([s.azerbaijanPortal], [s.azerbaijanVisaVerge]),
      ),
      says(
        'Fees are not refunded, and a mistake in the form means a new application.',
        by(s.azerbaijanPortal),
      ),
      says('You need no visa to change planes if you stay in the transit area.', by(s.azerbaijanPortal)),
    ],
    site: 'azerbaijanEvisa',
  },
  Kazakhstan: {
    kind: 'visa-free',
    answer: 'With an Indian passport you need no visa for up to 14 days in Kazakhstan.',
    entry: by(s.statusData, s.kazakhstanKpmg, s.kazakhstanEl),
    action:
      'Count your days: 14 a visit, and 42 in any 180 days. For longer, apply for a visa before you travel.',
    stay: stay('14 days a visit, 42 in any 180 days', by(s.statusData, s.kazakhstanKpmg, s.kazakhstanEl), 14),
    fees: [fee('USD', 0, by(s.statusData, s.kazakhstanKpmg))],
    isFreeToGo: true,
    openEnd: says('without an end since 8 July 2022', by(s.kazakhstanKpmg)),
    passport: {
      months: 3,
      from: 'departure',
      blankPages: 1,
      ...by(s.kazakhstanGuide),
    },
    exceptions: [
      says('Tourism, visits and business talks are allowed; paid work is not.', by(s.kazakhstanKpmg)),
      says(
        'Anyone who overstays risks a fine, arrest, deportation and a ban of 5 years.',
        by(s.kazakhstanKpmg),
      ),
      says('Your hotel or host registers you within 3 working days.', by(s.kazakhstanGuide)),
    ],
    site: 'kazakhstanEmbassy',
  },
  China: {
    kind: 'visa',
    answer: 'With an Indian passport you need a visa before you travel to China.',
    entry: by(s.statusData, s.chinaMint),
    action:
      'Fill in the form and upload your documents online, and wait for “online review completed” before you go to the visa centre.',
    stay: stay('as printed on the visa, often up to 30 days', by(s.chinaAgent)),
    fees: [
      fee('INR', 2900, by(s.chinaBusinessStandard, s.chinaAgent), { for: 'one entry' }),
      fee('INR', 4400, by(s.chinaBusinessStandard, s.chinaAgent), { for: 'two entries' }),
      fee('INR', 5900, by(s.chinaBusinessStandard, s.chinaAgent), { for: 'several entries in 6 months' }),
      fee('INR', 8800, by(s.chinaBusinessStandard, s.chinaAgent), {
        for: 'several entries in 12 months or more',
      }),
    ],
    charge: 'visa centre',
    time: says('4 to 6 working days after the online review', by(s.chinaVisabud, s.chinaAgent)),
    sensibleLatest: advice(
      { weeks: 4 },
      'The review online comes first, and we found no time for it.',
      s.chinaMint,
    ),
    passport: {
      months: 6,
      from: 'arrival',
      blankPages: 2,
      ...by(s.chinaWego),
    },
    inPerson: says(
      'You bring your passport to the visa centre in Delhi, Mumbai or Kolkata. Sources differ on whether they take fingerprints for a short trip.',
      disputed([s.chinaMint, s.chinaCentres], [s.chinaBusinessStandard]),
    ),
    arrivalForm: form(
      'arrival card',
      'Since 20 November 2025 you can fill it in online before the flight. At the airport it’s still taken on the phone or on paper. It’s free.',
      'https://s.nia.gov.cn/ArrivalCardFillingPC/',
      by(s.chinaCard, s.chinaCardForum),
    ),
    exceptions: [
      says(
        'The reduced fees were announced until 31 December 2025. We found nothing about what follows: ask before you pay.',
        by(s.chinaFeesExtended),
      ),
      says(
        'Changing planes: 24 hours without a visa are for every nationality. The 240 hours for 55 countries are not for Indians.',
        by(s.chinaTransit),
      ),
    ],
    site: 'chinaVisaCentre',
  },
};
