import type { Evidence } from '../../machines/evidence';
import { inSentence } from '../../machines/in-sentence';
import type { EntryKind } from '../../machines/travel-dates/rules';
import { countryNames } from './country-names';
import { entrySources } from './entry-sources';
import { yellowFeverCountries, yellowFeverOnReturn } from './yellow-fever';

/** What is known of a destination without a page: mostly what one data set says. */
export interface ShortAnswer extends Evidence {
  /** `unknown`: the data set has no row for it. */
  readonly kind: Extract<EntryKind, 'visa' | 'e-visa' | 'eta' | 'on-arrival' | 'visa-free'> | 'unknown';
  /** How long one may stay, where the data set says it. */
  readonly days?: number;
  /** The answer in one sentence. */
  readonly answer: string;
  /** What else a traveller has to know, or what another source says. */
  readonly note?: string;
}

/** The rows of the data set: names, each with the days of stay where it gives them. */
const rows = {
  'visa-free': [
    ['Angola', 30],
    ['Barbados', 90],
    ['Dominica', 180],
    ['Fiji', 120],
    ['Gambia', 90],
    ['Grenada', 90],
    ['Haiti', 90],
    ['Jamaica'],
    ['Kiribati', 90],
    ['Macau', 30],
    ['Micronesia', 30],
    ['Palestine'],
    ['Rwanda', 30],
    ['Senegal', 90],
    ['Saint Vincent and the Grenadines', 90],
    ['Trinidad and Tobago', 90],
    ['Vanuatu', 120],
  ],
  'on-arrival': [
    ['Burundi', 30],
    ['Cambodia', 30],
    ['Cape Verde'],
    ['Comoros', 45],
    ['Djibouti', 90],
    ['Ethiopia', 90],
    ['Guinea-Bissau', 90],
    ['Iran', 30],
    ['Laos', 30],
    ['Madagascar', 90],
    ['Marshall Islands', 90],
    ['Mongolia', 30],
    ['Myanmar', 30],
    ['Palau', 30],
    ['Samoa', 90],
    ['Sierra Leone', 30],
    ['Saint Lucia', 42],
    ['Timor-Leste', 30],
    ['Tuvalu', 30],
    ['Zimbabwe', 90],
  ],
  eta: [
    ['Ivory Coast', 90],
    ['Papua New Guinea', 30],
    ['Saint Kitts and Nevis', 90],
    ['Seychelles', 90],
  ],
  'e-visa': [
    ['Albania'],
    ['Antigua and Barbuda'],
    ['Armenia', 120],
    ['Bahamas'],
    ['Benin'],
    ['Bolivia'],
    ['Botswana'],
    ['Burkina Faso'],
    ['Cameroon'],
    ['Chad'],
    ['Colombia'],
    ['Democratic Republic of the Congo', 7],
    ['Ecuador'],
    ['El Salvador'],
    ['Equatorial Guinea'],
    ['Gabon', 90],
    ['Guinea', 90],
    ['Guyana'],
    ['Iraq'],
    ['Israel'],
    ['Kyrgyzstan'],
    ['Liberia'],
    ['Libya'],
    ['Malawi'],
    ['Mauritania', 90],
    ['Moldova'],
    ['Mozambique'],
    ['Namibia'],
    ['Nigeria', 90],
    ['Somalia'],
    ['South Sudan', 90],
    ['Suriname', 90],
    ['Syria'],
    ['São Tomé and Príncipe'],
    ['Tajikistan'],
    ['Togo', 15],
    ['Uganda'],
    ['Ukraine'],
    ['Uzbekistan', 30],
    ['Zambia'],
  ],
  visa: [
    ['Afghanistan'],
    ['Algeria'],
    ['Andorra'],
    ['Bangladesh'],
    ['Belarus'],
    ['Belize'],
    ['Bosnia and Herzegovina'],
    ['Brunei'],
    ['Central African Republic'],
    ['Chile'],
    ['Congo'],
    ['Costa Rica'],
    ['Cuba'],
    ['Dominican Republic'],
    ['Eritrea'],
    ['Eswatini'],
    ['Ghana'],
    ['Guatemala'],
    ['Honduras'],
    ['Kosovo'],
    ['Kuwait'],
    ['Lebanon'],
    ['Lesotho'],
    ['Mali'],
    ['Monaco'],
    ['Montenegro'],
    ['Nauru'],
    ['Nicaragua'],
    ['Niger'],
    ['North Korea'],
    ['North Macedonia'],
    ['Pakistan'],
    ['Panama'],
    ['Paraguay'],
    ['Peru'],
    ['San Marino'],
    ['Serbia'],
    ['Solomon Islands'],
    ['Sudan'],
    ['Tonga'],
    ['Tunisia'],
    ['Turkmenistan'],
    ['Uruguay'],
    ['Vatican City'],
    ['Venezuela'],
    ['Yemen'],
  ],
} as const satisfies Readonly<
  Record<Exclude<ShortAnswer['kind'], 'unknown'>, readonly (readonly [name: string, days?: number])[]>
>;

const s = entrySources;

/** Where newer or better sources than the data set say something else, or more. */
const corrections: Readonly<Record<string, Partial<ShortAnswer> & Evidence>> = {
  Ecuador: {
    note: 'Only one data set says so: ask an Ecuadorian consulate before you pay for anything.',
    sources: [s.statusData],
  },
  Iran: {
    kind: 'visa',
    answer: 'With an Indian passport you need a visa before you travel to Iran, and to change planes there.',
    note: 'Iran suspended visa-free entry for Indian passports on 22 November 2025, after travellers were lured with jobs and kidnapped. In January 2026 India advised its citizens not to travel there. Read the advice of the Ministry of External Affairs first.',
    sources: [s.iranAbp, s.iranDeccan, s.iranAdvisory],
    against: [s.statusData],
  },
  Madagascar: {
    note: 'Our list of May 2025 says 30 days.',
    sources: [s.statusData],
    against: [s.agencyArrivals],
  },
  Palestine: {
    kind: 'e-visa',
    answer:
      'We know of no way to Palestine that avoids Israel’s border control, and Israel asks Indian passports for an e-visa before they travel.',
    note: 'The data set calls Palestine itself visa-free. Ask before you book.',
    sources: [s.statusData],
  },
  Seychelles: {
    answer:
      'With an Indian passport you need no visa for Seychelles, but an online travel authorisation before you board, for up to 90 days.',
    note: 'It costs about €10.90, more for a fast answer. The data set calls Seychelles visa-free, with an online registration.',
    sources: [s.seychellesRules, s.seychellesOutbound, s.statusData],
  },
};

const sentences: Readonly<Record<ShortAnswer['kind'], (place: string) => string>> = {
  'visa-free': (place) => `With an Indian passport you need no visa for ${place}`,
  'on-arrival': (place) => `With an Indian passport you get a visa on arrival in ${place}`,
  eta: (place) =>
    `With an Indian passport you need an electronic travel authorisation (eTA) before you travel to ${place}`,
  'e-visa': (place) => `With an Indian passport you need an e-visa before you travel to ${place}`,
  visa: (place) => `With an Indian passport you need a visa before you travel to ${place}`,
  unknown: (place) => `We do not know what an Indian passport needs for ${place}: ask us`,
};

function answerOf(name: string, kind: ShortAnswer['kind'], days?: number): ShortAnswer {
  const stay = days === undefined ? '' : `, for up to ${days} days`;
  const answer: ShortAnswer = {
    kind,
    ...(days !== undefined && { days }),
    answer: `${sentences[kind](inSentence(name))}${stay}.`,
    sources: [s.statusData],
    ...(Object.hasOwn(corrections, name) && corrections[name]),
  };
  return yellowFeverCountries.includes(name) ? withYellowFever(answer) : answer;
}

function withYellowFever(answer: ShortAnswer): ShortAnswer {
  const { words, sources } = yellowFeverOnReturn;
  return {
    ...answer,
    note: answer.note === undefined ? words : `${answer.note} ${words}`,
    sources: [...answer.sources, ...sources],
  };
}

const answers: ReadonlyMap<string, ShortAnswer> = new Map(
  (Object.keys(rows) as (keyof typeof rows)[]).flatMap((kind) =>
    rows[kind].map(([name, days]) => [name, answerOf(name, kind, days)] as const),
  ),
);

/** Names of the apply form without a row in the data set. */
export const unknownDestinations: readonly string[] = [
  'Aruba',
  'Bermuda',
  'Cayman Islands',
  'Curaçao',
  'French Polynesia',
  'Gibraltar',
  'Greenland',
  'New Caledonia',
  'Puerto Rico',
];

/**
 * The short answer for a destination of the apply form without a page of its own; `unknown` where the
 * data set has no row. Nothing for those with a page of their own, for India and for other names. To be shown with its
 * date and "check before you book".
 */
export function shortAnswerFor(name: string): ShortAnswer | undefined {
  if (unknownDestinations.includes(name)) return answerOf(name, 'unknown');
  return answers.get(name);
}

/** The destinations that have a short answer, in the order of their names. */
export const otherDestinations: readonly string[] = countryNames.filter((name) => answers.has(name));
