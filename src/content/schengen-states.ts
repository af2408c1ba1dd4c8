import { ageWords, newestDate, type Evidence } from '../../machines/evidence';
import { inSentence } from '../../machines/in-sentence';
import { publicationDate } from '../../machines/publications';
import { entrySites } from './entry-sites';
import type { OfficialLink } from './official-links';
import { schengenPublications, type SchengenPublicationKey } from './schengen-publications';
import type { WhereToApply, WhereToApplyLine } from './where-to-apply';

/** When what is said here was last looked up. */
export const schengenStatesChecked = '2026-11-24';

/** A sentence or two, and what they rest on, the most important first. */
type Sourced = readonly [words: string, first: SchengenPublicationKey, ...others: SchengenPublicationKey[]];

/** A sentence, and what it rests on. */
interface Claim extends Evidence {
  readonly words: string;
}

/** What a traveller may choose of where to hand the application in, in a table's few words. */
const choices = {
  any: 'Any centre',
  residence: 'By where you live',
  'one-mission': 'New Delhi decides all',
  unknown: 'Ask first',
} as const;

interface SchengenState {
  /** Where one applies, in a table's few words; VFS Global where it is absent. */
  readonly taker?: string;
  /** Where one applies, inside a sentence, where it is not through the taker. */
  readonly apply?: string;
  readonly takes: Sourced;
  /** Absent where no dated list was found. */
  readonly cities?: Sourced;
  /** Where the centre in Delhi is. */
  readonly delhi?: Sourced;
  /** `residence`: the centre turns away who lives elsewhere. `one-mission`: no districts were found. */
  readonly choice: keyof typeof choices;
  /** Which centre takes whose application; absent where it was not found. */
  readonly centre?: Sourced;
  /** The service charge of the centre; absent where it was not found. */
  readonly charge?: Sourced;
  /** What is different for this state. */
  readonly special: readonly Sourced[];
  /** Where to look. */
  readonly site: OfficialLink;
}

/** Who takes applications for most of the 29. */
const mostTaker = 'VFS Global';

const vfsSite = (code: string, name: string): OfficialLink => ({
  label: `VFS Global: ${name} in India`,
  href: `https://visa.vfsglobal.com/ind/en/${code}/`,
});

/** Which country of several decides. */
const mainPurposeRule: Sourced = ['Main purpose, most nights, first entry.', 'visaCode'];

/** The centre that most states share in Delhi. */
const delhiAddress = '27 Kasturba Gandhi Marg, since January 2026.';
const delhi: Sourced = [delhiAddress, 'businessTodayDelhi', 'visaHqDelhi'];
const delhiByOne: Sourced = [delhiAddress, 'businessTodayDelhi'];

const joined: Sourced = [
  'A visa from here has opened the whole Schengen area since 31 March 2024. Checks at airports and ports ended that day, checks at the land borders on 1 January 2025.',
  'basqueGovernment',
  'centreForAviation',
];

const countedIn = (country: string): Sourced => [
  `Days in ${country} have counted towards the 90 in 180 since 31 March 2024. Earlier days there do not count.`,
  'xpathCounting',
  'monteOzCounting',
];

const states: Readonly<Record<string, SchengenState>> = {
  Austria: {
    takes: [
      'VFS Global takes applications; the Austrian embassy in New Delhi decides them all.',
      'vfsAustria',
    ],
    cities: [
      'Delhi, Mumbai, Chennai, Hyderabad, Bengaluru, Kolkata, Kochi, Ahmedabad and others.',
      'vfsReopening',
    ],
    delhi,
    choice: 'one-mission',
    charge: [
      '₹2,274 or ₹2,649: two newspapers differ. Ask before you pay.',
      'economicTimesCharges',
      'ndtvCharges',
    ],
    special: [
      [
        'The Mumbai centre moved on 2 January 2026. One report says to Mahalaxmi, another to the Bandra-Kurla Complex: go by the address on your appointment letter.',
        'businessTodayDelhi',
        'visaHqVienna',
      ],
    ],
    site: vfsSite('aut', 'Austria'),
  },
  Belgium: {
    takes: [
      'VFS Global takes applications. You fill in the form on Visa On Web first, and print it.',
      'belgiumMission',
      'businessTodayDelhi',
    ],
    cities: ['Delhi, Kolkata, Mumbai, Chennai, Bengaluru, Kochi, Hyderabad and others.', 'vfsListJoyVisas'],
    delhi,
    choice: 'unknown',
    centre: [
      'Not certain. An old list gives Mumbai the west and the south (Maharashtra, Gujarat, Goa, Tamil Nadu, Andhra Pradesh, Karnataka, Kerala) and Delhi the rest; an agent says that you may choose. Ask VFS Global.',
      'expressTravelBelgium',
    ],
    special: [],
    site: vfsSite('bel', 'Belgium'),
  },
  Bulgaria: {
    takes: [
      'VFS Global takes applications; the Bulgarian embassy is in New Delhi.',
      'indulgeBulgaria',
      'bulgariaRadio',
    ],
    cities: [
      'Delhi, Ahmedabad, Bengaluru, Chennai, Hyderabad, Kochi, Kolkata, Mumbai, Pune and others.',
      'vfsReopening',
    ],
    delhi,
    choice: 'one-mission',
    charge: ['₹2,070, by an agent.', 'teleportBulgaria'],
    special: [joined, countedIn('Bulgaria')],
    site: entrySites.bulgariaVisaCentre,
  },
  Croatia: {
    takes: ['VFS Global takes applications; the Croatian embassy is in New Delhi.', 'businessTodayDelhi'],
    cities: ['Delhi, Mumbai, Chennai, Hyderabad, Kolkata, Bengaluru and others.', 'vfsListJoyVisas'],
    delhi: delhiByOne,
    choice: 'one-mission',
    special: [
      [
        'Croatia has given Schengen visas since it joined in January 2023. Pages that speak of a Croatian visa are older.',
        'croatiaJoined',
      ],
    ],
    site: vfsSite('hrv', 'Croatia'),
  },
  'Czech Republic': {
    takes: [
      'VFS Global takes applications; the Czech embassy in New Delhi decides them all.',
      'czechEmbassy',
    ],
    cities: [
      'Delhi, Ahmedabad, Bengaluru, Chandigarh, Chennai, Goa, Gurugram, Hyderabad, Jaipur, Jalandhar, Kochi, Kolkata, Mumbai, Puducherry, Pune, Thiruvananthapuram.',
      'czechEmbassy2017',
    ],
    delhi,
    choice: 'any',
    centre: ['Any VFS Global centre in India, if you live in India.', 'czechEmbassy'],
    special: [
      [
        'Airport transit: in 2022 the Czech Republic was named among those that ask Indians for a transit visa. We couldn’t find out whether it still does: ask the embassy before you book a connection in Prague.',
        'czechTransit',
      ],
      [
        'The embassy advises handing in the application at least 45 days before you travel, a little more than our 6 weeks.',
        'czechEmbassy',
      ],
    ],
    site: {
      label: 'Embassy of the Czech Republic in New Delhi',
      href: schengenPublications.czechEmbassy.href,
    },
  },
  Denmark: {
    takes: [
      'VFS Global takes applications, in person; the Danish embassy in New Delhi decides.',
      'danishEmbassy',
    ],
    cities: ['Delhi, Kolkata, Mumbai, Chennai, Hyderabad, Bengaluru, Kochi and others.', 'vfsListJoyVisas'],
    delhi,
    choice: 'one-mission',
    special: [
      ['You fill in the application online first; that has been compulsory since July 2019.', 'vfsDenmark'],
      [
        'For Greenland and the Faroe Islands you also apply to Denmark. Say in the application that you want to go there.',
        'vfsDenmarkIceland',
      ],
    ],
    site: { label: 'Embassy of Denmark in India', href: schengenPublications.danishEmbassy.href },
  },
  Estonia: {
    takes: ['VFS Global takes applications; the Estonian embassy in New Delhi decides.', 'vfsEstonia'],
    cities: ['Delhi, Mumbai, Kochi, Chennai, Hyderabad, Bengaluru, Kolkata and others.', 'vfsReopening2020'],
    delhi,
    choice: 'one-mission',
    special: [
      [
        'The form is filled in on Estonia’s own site (eelviisataotlus.vm.ee), then printed and signed.',
        'axploreEstonia',
      ],
    ],
    site: vfsSite('est', 'Estonia'),
  },
  Finland: {
    takes: [
      'VFS Global has taken applications since 26 February 2019, in person; the Finnish embassy in New Delhi decides.',
      'finlandAbroad',
    ],
    cities: ['Delhi, Bengaluru, Chennai, Hyderabad, Kolkata, Mumbai.', 'itzeazyFinland'],
    delhi,
    choice: 'one-mission',
    special: [
      [
        'The embassy no longer answers questions about visas by phone or e-mail: VFS Global’s helpline does.',
        'finlandPermits',
      ],
    ],
    site: { label: 'Embassy of Finland in New Delhi', href: 'https://finlandabroad.fi/web/ind' },
  },
  France: {
    takes: ['VFS Global takes applications. The form is filled in on France-Visas first.', 'frenchEmbassy'],
    cities: [
      'Mumbai, Delhi, Kolkata, Chennai, Bengaluru, Hyderabad, Kochi, Chandigarh, Puducherry, Ahmedabad and others.',
      'businessTodayEurope',
      'businessStandardFrance',
    ],
    choice: 'any',
    centre: ['Any centre that the embassy lists, wherever you live.', 'frenchEmbassy'],
    charge: ['₹2,234 or ₹2,202, by two newspapers.', 'economicTimesCharges', 'ndtvCharges'],
    special: [
      [
        'Airport transit: from April 2026 France let Indians change planes airside without a transit visa, in a trial of six months. We could not find what followed in October 2026: ask the airline before you book a connection in Paris.',
        'logicStickFrance',
        'indianExpressFrance',
      ],
    ],
    site: entrySites.franceVisas,
  },
  Germany: {
    takes: ['VFS Global takes applications for short stays.', 'germanMissions'],
    delhi,
    choice: 'any',
    centre: [
      'Any centre in India, wherever you live. For stays of more than 90 days, your state decides.',
      'germanMissions',
    ],
    charge: ['₹1,933.', 'economicTimesCharges'],
    special: [
      [
        'Airport transit: since 3 June 2026 Indians need no transit visa in Germany, if they stay airside at one airport and fly on to a country outside Schengen.',
        'airTravelGermany',
      ],
      [
        'In May 2025 Germany announced that from 1 July 2025 you could no longer object to a refusal free of charge: you apply again or go to court.',
        'newsBytesGermany',
      ],
    ],
    site: entrySites.germanMissionsIndia,
  },
  Greece: {
    taker: 'GVCW',
    takes: [
      'Global Visa Center World (GVCW) takes applications, not VFS Global; the embassy in Delhi or the consulate in Mumbai decides.',
      'businessStandardGreece',
      'visaHqGreece',
    ],
    cities: [
      'Delhi, Mumbai, Chennai, Bengaluru, Hyderabad, Ahmedabad, Pune, Kochi, Kolkata.',
      'visaHqGreece',
    ],
    choice: 'unknown',
    charge: [
      '₹1,299 in February 2026; the centre’s own page, without a date, says ₹1,740.',
      'visaHqGreece',
      'gvcwGreece',
    ],
    special: [
      [
        'All centres were closed from mid-December 2025 and have been open again since 12 February 2026.',
        'visaHqGreece',
        'businessStandardGreece',
      ],
    ],
    site: { label: 'GVCW: Greece in India', href: schengenPublications.gvcwGreece.href },
  },
  Hungary: {
    takes: [
      'VFS Global takes applications; the embassy in New Delhi or the consulate in Mumbai decides.',
      'hungarianVisas',
      'businessTodayDelhi',
    ],
    delhi,
    choice: 'residence',
    centre: [
      'Mumbai if you live in Maharashtra, Kerala, Tamil Nadu, Gujarat, Goa, Karnataka, Andhra Pradesh, Telangana, Puducherry, Daman and Diu, or Dadra and Nagar Haveli. Everyone else: Delhi.',
      'hungarianEmbassy',
    ],
    special: [
      [
        'Changing terminals in Budapest: the embassy asks nationals of Bangladesh and Sri Lanka for a transit visa; it does not name India.',
        'hungarianVisas',
      ],
    ],
    site: { label: 'Embassy of Hungary in New Delhi', href: schengenPublications.hungarianVisas.href },
  },
  Iceland: {
    takes: ['VFS Global takes applications; the Icelandic embassy in New Delhi decides.', 'icelandicEmbassy'],
    cities: ['Delhi, Kolkata, Kochi, Mumbai, Bengaluru, Chennai and others.', 'indiaComReopening'],
    delhi,
    choice: 'any',
    centre: ['Any of its VFS Global centres.', 'icelandicEmbassy'],
    special: [
      [
        'Iceland handles its own visas: applications handed in with Denmark have been returned since 7 October 2019.',
        'vfsDenmarkIceland',
      ],
      [
        'You can fill in the application online (visa.government.is) before you go to the centre.',
        'icelandicEmbassy',
      ],
    ],
    site: { label: 'Embassy of Iceland in New Delhi', href: schengenPublications.icelandicEmbassy.href },
  },
  Italy: {
    takes: [
      'VFS Global takes applications; four Italian missions in India decide.',
      'theHinduItaly',
      'italianConsulateMumbai',
    ],
    cities: [
      'Mumbai, Ahmedabad, Pune and Kochi for the consulate in Mumbai; Bengaluru (a centre for Italy alone, in Vasant Nagar); Kolkata; Delhi.',
      'italianConsulateMumbai',
      'theHinduItaly',
      'vfsItalyKolkata',
    ],
    choice: 'residence',
    centre: [
      'Mumbai: Maharashtra, Gujarat, Goa, Kerala, Madhya Pradesh, Chhattisgarh, Daman and Diu, Dadra and Nagar Haveli. Bengaluru: Karnataka, Tamil Nadu, Telangana, Andhra Pradesh, Puducherry. Kolkata: West Bengal, Bihar, Jharkhand, Odisha, Sikkim, the north-eastern states, Andaman and Nicobar. Everyone else: Delhi.',
      'italianConsulateMumbai',
      'theHinduItaly',
      'italianGazette',
      'vfsItalyKolkata',
    ],
    special: [
      [
        'What counts is where you have lived for the last six months, not the address in your passport. That is Kolkata’s wording.',
        'vfsItalyKolkata',
      ],
      [
        'Bengaluru has had a consulate of its own since 25 August 2023; older lists send the south to Mumbai.',
        'italianGazette',
      ],
    ],
    site: vfsSite('ita', 'Italy'),
  },
  Latvia: {
    takes: [
      'VFS Global takes applications; the Latvian embassy in New Delhi decides.',
      'latvianEmbassy',
      'businessTodayDelhi',
    ],
    cities: ['Delhi, Mumbai, Kochi, Chennai, Hyderabad, Bengaluru and others.', 'vfsReopening2020'],
    delhi,
    choice: 'one-mission',
    charge: ['₹2,776, by an agent.', 'manzilLatvia'],
    special: [],
    site: vfsSite('lva', 'Latvia'),
  },
  Liechtenstein: {
    taker: 'Switzerland',
    apply: 'to Switzerland, which handles its visas,',
    takes: [
      'Liechtenstein has no mission in India: Switzerland handles its visas, and the Swiss embassy in New Delhi decides.',
      'teleportLiechtenstein',
      'btwLiechtenstein',
    ],
    choice: 'unknown',
    centre: [
      'Switzerland’s own visas can be handed in at any VFS Global centre. For Liechtenstein an agent names only the Swiss embassy in New Delhi: ask the embassy before you book an appointment.',
      'teleportLiechtenstein',
      'vfsSwitzerland',
    ],
    special: [
      [
        'Liechtenstein has to be the main destination of the trip. With more nights in Switzerland or Austria, apply there.',
        'btwLiechtenstein',
        'visaCode',
      ],
    ],
    site: {
      label: 'Embassy of Switzerland in New Delhi',
      href: 'https://www.eda.admin.ch/countries/india/en/home.html',
    },
  },
  Lithuania: {
    takes: [
      'VFS Global takes applications; the Lithuanian embassy in New Delhi decides them all and takes none itself.',
      'sureShotLithuania',
      'lithuanianEmbassy',
    ],
    delhi,
    choice: 'one-mission',
    special: [
      [
        'The form is filled in on Lithuania’s own site, MIGRIS (migracija.lt); VFS Global’s form is not accepted.',
        'sureShotLithuania',
      ],
    ],
    site: vfsSite('ltu', 'Lithuania'),
  },
  Luxembourg: {
    takes: [
      'VFS Global takes applications; the embassy of Luxembourg in New Delhi decides them all.',
      'vfsLuxembourg',
    ],
    cities: ['Delhi, Mumbai, Chennai, Hyderabad, Bengaluru, Kochi, Kolkata and others.', 'vfsReopening2020'],
    delhi,
    choice: 'one-mission',
    special: [
      ['Tourists hand in the application themselves; an agent cannot do it for them.', 'vfsLuxembourg'],
    ],
    site: vfsSite('lux', 'Luxembourg'),
  },
  Malta: {
    takes: [
      'VFS Global takes applications at 16 centres; the Maltese High Commission is in New Delhi.',
      'maltaHighCommission',
    ],
    cities: [
      'Delhi, Ahmedabad, Kochi, Goa, Mumbai, Bengaluru, Chennai, Gurugram, Kolkata and others.',
      'maltaHighCommission',
    ],
    delhi,
    choice: 'any',
    centre: ['Any of the 16 centres.', 'maltaHighCommission'],
    special: [
      [
        'The High Commission itself takes only humanitarian and exceptional cases, by appointment.',
        'maltaHighCommission',
      ],
    ],
    site: {
      label: 'High Commission of Malta in New Delhi',
      href: schengenPublications.maltaHighCommission.href,
    },
  },
  Netherlands: {
    takes: [
      'VFS Global takes applications. You fill in the form online and bring its code.',
      'businessTodayNetherlands',
      'netherlandsWorldwide',
    ],
    cities: [
      'Ahmedabad, Bengaluru, Chandigarh, Chennai, Delhi, Hyderabad, Jalandhar, Kochi, Kolkata, Lucknow, Mumbai, Pune.',
      'businessTodayNetherlands',
    ],
    choice: 'any',
    centre: ['Any of these centres, if you live in India.', 'netherlandsWorldwide'],
    special: [
      [
        'The Netherlands wants the application no later than 45 days before the trip: go by that, not by the 6 weeks and 15 days that hold elsewhere.',
        'businessTodayNetherlands',
      ],
      [
        'You need not come in person if you applied in the last five years, your fingerprints are on file and you hand in a photo.',
        'businessTodayNetherlands',
      ],
    ],
    site: {
      label: 'Netherlands Worldwide: applying in India',
      href: schengenPublications.netherlandsWorldwide.href,
    },
  },
  Norway: {
    takes: [
      'VFS Global takes applications; the Norwegian embassy in New Delhi decides.',
      'norwegianEmbassy',
      'vfsNorway',
    ],
    cities: ['Delhi, Bengaluru, Mumbai and others.', 'indiaComReopening'],
    delhi,
    choice: 'one-mission',
    special: [
      [
        'You fill in the form and pay the visa fee online first, then bring the signed cover letter and the receipt.',
        'vfsNorway',
      ],
      ['The embassy asks you not to pay for bookings before you have the visa.', 'norwegianEmbassy'],
    ],
    site: { label: 'Embassy of Norway in New Delhi', href: schengenPublications.norwegianEmbassy.href },
  },
  Poland: {
    takes: [
      'VFS Global takes applications, in person; the embassy in New Delhi or the consulate in Mumbai decides.',
      'polishEmbassy',
    ],
    delhi,
    choice: 'residence',
    centre: [
      'Mumbai if you live in Andhra Pradesh, Goa, Gujarat, Karnataka, Kerala, Maharashtra, Puducherry, Tamil Nadu, Telangana, Daman and Diu, Dadra and Nagar Haveli, or Andaman and Nicobar. Everyone else: Delhi.',
      'polishEmbassy',
      'ndtvPoland',
    ],
    special: [
      [
        'An agent says that the place of issue or the address in the passport proves where you live. If you have moved, ask before you book.',
        'euHelpersPoland',
      ],
      ['Airport transit: India is not on Poland’s list.', 'ndtvPoland'],
    ],
    site: entrySites.polandVisaCentre,
  },
  Portugal: {
    takes: [
      'VFS Global takes applications; the embassy in New Delhi or the consulate in Goa decides.',
      'portugueseCentres',
    ],
    cities: [
      'Delhi, Ahmedabad, Jalandhar, Chandigarh, Chennai, Bengaluru; Mumbai for the consulate in Goa.',
      'portugueseCentres',
    ],
    choice: 'residence',
    centre: [
      'Mumbai if you live in Maharashtra, Goa, Daman and Diu, or Dadra and Nagar Haveli. Everyone else: a centre of the embassy in New Delhi.',
      'portugueseEmbassy',
      'portugueseCentres',
    ],
    charge: ['₹3,111.', 'economicTimesCharges'],
    special: [
      ['Nobody can hand in the application for you: you go yourself.', 'portugueseEmbassy'],
      ['Outside Delhi, allow two more days for the post.', 'portugueseCentres'],
    ],
    site: { label: 'Embassy of Portugal in New Delhi', href: schengenPublications.portugueseEmbassy.href },
  },
  Romania: {
    taker: 'Embassy, Delhi',
    apply: 'at the Romanian embassy in New Delhi',
    takes: [
      'The Romanian embassy in New Delhi itself, as far as we found: no visa centre. You fill in the form and upload the documents on evisa.mae.ro first.',
      'romanianConsularDesk',
      'travelureRomania',
    ],
    choice: 'one-mission',
    charge: ['None that we found: there is no visa centre.', 'romanianConsularDesk'],
    special: [
      joined,
      countedIn('Romania'),
      [
        'What we found on handing in documents is older than Romania’s joining: check the embassy’s page before you travel to Delhi.',
        'romanianConsularDesk',
        'informatRomania',
      ],
    ],
    site: entrySites.romaniaEvisa,
  },
  Slovakia: {
    takes: [
      'VFS Global has taken applications since January 2026; the Slovak embassy in New Delhi decides.',
      'ptiSlovakia',
      'businessTodayDelhi',
    ],
    cities: ['Delhi. More centres were announced.', 'businessTodayDelhi', 'ptiSlovakia'],
    delhi: delhiByOne,
    choice: 'one-mission',
    special: [
      [
        'BLS International took them from December 2023 until then: older pages still send you there.',
        'teleportSlovakia',
        'ptiSlovakia',
      ],
      [
        'Pages that send the west and the south to the Hungarian consulate in Mumbai repeat an arrangement of 2015.',
        'vfsSlovakia',
      ],
    ],
    site: vfsSite('svk', 'Slovakia'),
  },
  Slovenia: {
    takes: [
      'VFS Global takes applications; they are decided in New Delhi.',
      'vfsSlovenia',
      'businessTodayDelhi',
    ],
    cities: ['Delhi, Mumbai, Chennai, Kolkata, Bengaluru, Hyderabad.', 'vfsSlovenia'],
    delhi: delhiByOne,
    choice: 'one-mission',
    special: [
      ['You hand in the application yourself.', 'vfsSlovenia'],
      [
        'Outside Delhi the centre adds the cost of sending the documents to New Delhi and back.',
        'vfsSlovenia',
      ],
    ],
    site: vfsSite('svn', 'Slovenia'),
  },
  Spain: {
    taker: 'BLS',
    apply: 'through BLS International',
    takes: [
      'BLS International takes applications, not VFS Global; the embassy in New Delhi or the consulate in Mumbai decides.',
      'spanishEmbassy',
    ],
    cities: [
      'Delhi and Mumbai (Nariman Point since 20 June 2024) and others.',
      'spanishEmbassy',
      'theHinduSpain',
    ],
    choice: 'residence',
    centre: [
      'Mumbai if you live in Andhra Pradesh, Chhattisgarh, Gujarat, Goa, Karnataka, Maharashtra, Kerala, Tamil Nadu, Puducherry, Daman and Diu, or Dadra and Nagar Haveli. Everyone else: Delhi. The list is old and does not name Telangana; the embassy asks you to check before you hand in.',
      'hiAceSpain',
      'spanishEmbassy',
    ],
    charge: ['₹1,237 on a page of BLS from before the visa fee rose; ask for today’s.', 'blsSpain'],
    special: [
      [
        'Airport transit: in every copy we found, Spain asks Indians for a transit visa, unless they hold a Schengen visa or a visa or residence permit of the EU, the USA, Canada or Japan.',
        'spanishTransit',
      ],
      [
        'A consulate in Bengaluru was announced. We couldn’t find out which states it will serve.',
        'hindustanTimesSpain',
      ],
    ],
    site: { label: 'Embassy of Spain in New Delhi', href: schengenPublications.spanishEmbassy.href },
  },
  Sweden: {
    takes: ['VFS Global takes applications, or the Swedish embassy in New Delhi itself.', 'swedishEmbassy'],
    cities: ['Delhi, Ahmedabad, Bengaluru, Chennai, Hyderabad, Kolkata, Mumbai, Pune.', 'iansSweden'],
    delhi,
    choice: 'any',
    centre: ['Any VFS Global office, or the embassy.', 'swedishEmbassy'],
    special: [
      [
        'Besides the usual 15 and 45 days, the embassy names up to 60 in exceptional cases.',
        'swedishEmbassy',
      ],
    ],
    site: { label: 'Embassy of Sweden in New Delhi', href: schengenPublications.swedishEmbassy.href },
  },
  Switzerland: {
    takes: [
      'VFS Global takes applications; the Swiss embassy in New Delhi decides them all.',
      'vfsSwitzerland',
    ],
    delhi,
    choice: 'any',
    centre: ['Any centre in India.', 'vfsSwitzerland'],
    charge: ['₹2,690 or ₹2,680, by two newspapers.', 'economicTimesCharges', 'ndtvCharges'],
    special: [
      [
        'Outside Delhi and Mumbai, the documents reach the embassy about three working days later.',
        'vfsSwitzerland',
      ],
      ['Switzerland handles visas for Liechtenstein, too.', 'btwLiechtenstein', 'teleportLiechtenstein'],
    ],
    site: vfsSite('che', 'Switzerland'),
  },
};

/** Everything that some words rest on. */
function evidenceOf(...said: readonly [Sourced, ...Sourced[]]): Evidence {
  const [first, ...others] = said.flatMap(([, ...keys]) =>
    keys.map((key) => ({ ...schengenPublications[key], checked: schengenStatesChecked })),
  );
  if (!first) throw new Error(`Nothing says "${said[0][0]}".`);
  return { sources: [first, ...others] };
}

/** A line, and how old it is where it is not of today. */
function lineOf(
  label: WhereToApplyLine['label'],
  ...said: readonly [Sourced, ...Sourced[]]
): WhereToApplyLine {
  const age = ageWords(evidenceOf(...said));
  return { label, value: said[0][0], ...(age !== undefined && { age }) };
}

/** A charge always says when it was published. */
function chargeLine(charge: Sourced): WhereToApplyLine {
  const date = newestDate(evidenceOf(charge));
  return {
    label: 'Service charge',
    value: charge[0],
    age: date === undefined ? 'source without a date' : `source of ${publicationDate(date)}`,
  };
}

/** What names a year itself needs no other date. */
function specialWords(special: Sourced): string {
  const age = /\b20\d\d\b/.test(special[0]) ? undefined : ageWords(evidenceOf(special));
  return age === undefined ? special[0] : `${special[0]} (${age})`;
}

function linesOf({
  taker,
  takes,
  cities,
  delhi,
  choice,
  centre,
  charge,
  site,
}: SchengenState): WhereToApplyLine[] {
  const notKnown = `We couldn’t confirm this. See ${site.label}.`;
  return [
    lineOf('Who takes it', takes, ...(delhi ? [delhi] : [])),
    ...(cities ? [lineOf('Cities', cities)] : []),
    // Who has no centres has no list of them either.
    ...(!cities && taker === undefined ? [{ label: 'Cities', value: notKnown } as const] : []),
    ...(delhi ? [lineOf('Delhi centre', delhi)] : []),
    centre
      ? lineOf('Which centre is yours', centre)
      : {
          label: 'Which centre is yours',
          value:
            choice === 'one-mission'
              ? 'We found no districts: one mission decides for all of India. Confirm with the centre when you book.'
              : notKnown,
        },
    charge ? chargeLine(charge) : { label: 'Service charge', value: notKnown },
  ];
}

function stateNamed(country: string): SchengenState | undefined {
  return Object.hasOwn(states, country) ? states[country] : undefined;
}

/** Where one applies in India for one of the 29 Schengen countries, and what is different for it; nothing for another name. */
export function whereToApply(country: string): WhereToApply | undefined {
  const state = stateNamed(country);
  if (!state) return undefined;
  const place = inSentence(country);
  return {
    action: `Apply ${state.apply ?? `through ${state.taker ?? mostTaker}`} if ${place} is the main destination of your trip.`,
    mainPurpose: `Apply for ${place} if it is the main purpose of your trip. If no country is, apply where you spend the most nights; if the nights are equal, where you enter the Schengen area first.`,
    lines: linesOf(state),
    special: state.special.map(specialWords),
    site: state.site,
  };
}

/** Every sentence of `whereToApply`, with what it rests on. */
export function whereToApplyClaims(country: string): readonly Claim[] {
  const state = stateNamed(country);
  if (!state) return [];
  const { takes, cities, delhi, centre, charge, special } = state;
  const said = [takes, cities, delhi, centre, charge, ...special].filter((one) => one !== undefined);
  return [mainPurposeRule, ...said].map((one) => ({ words: one[0], ...evidenceOf(one) }));
}

/** The 29 countries as a table: where one applies, and whether one may choose. */
export const schengenCentres = Object.entries(states).map(([name, { taker = mostTaker, choice }]) => ({
  name,
  taker,
  choice: choices[choice],
}));
