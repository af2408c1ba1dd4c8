import { destinationPath } from '../../../machines/country-listing/listing';
import { monthAndYear } from '../../../machines/date-words';
import { ageWords, checkedOn, newestDate, supportOf, type Evidence } from '../../../machines/evidence';
import { inSentence } from '../../../machines/in-sentence';
import { publicationDate } from '../../../machines/publications';
import { isSchengen } from '../../../machines/schengen';
import { inWords } from '../../../machines/text';
import type { CentreChoice } from '../../../machines/visa-centre/rules';
import { entryRulesFor } from '../entry-rules';
import { answeredDestinations } from '../further-destinations';
import type { CentreOf, WhereToApply, WhereToApplyLine } from '../where-to-apply';
import { centreCities, type CentreDistricts, type Rests, type Sourced, type VisaCentre } from './centre';
import { elsewhereEntries } from './elsewhere';
import { centrePublication } from './publications';
import { schengenEntries } from './schengen';

/** Every destination where something is handed in, or might be thought to be: the one table. */
const entries: Readonly<Record<string, VisaCentre>> = { ...schengenEntries, ...elsewhereEntries };

/** Who takes applications for most destinations. */
const mostTaker = 'VFS Global';

/** Whether a traveller may choose, in a table's few words. */
const choices: Readonly<Record<CentreChoice, string>> = {
  any: 'Any centre',
  residence: 'By where you live',
  district: 'By where you live',
  home: 'Any centre',
  'one-mission': 'New Delhi decides all',
  mission: 'New Delhi decides all',
  'no-districts': 'You choose',
  online: 'Online',
  unknown: 'Ask first',
};

/** What is said of the choice where no source says it in words. */
const choiceLines: Readonly<Record<Exclude<CentreChoice, 'unknown'>, string>> = {
  any: 'Any centre, wherever you live.',
  residence: 'Where you live decides, and the others turn you away.',
  district: 'Each has its states. We found no word on whether the others turn you away.',
  home: 'You have a home district, but any of them takes you.',
  'one-mission':
    'We found no districts: one mission decides for all of India. Confirm with the centre when you book.',
  mission: 'The mission in New Delhi, wherever you live.',
  'no-districts': 'We found no districts: you choose the centre when you book.',
  online: 'None: you apply online, wherever you live.',
};

/** Which country of several decides. */
const mainPurposeRule: Sourced = ['Main purpose, most nights, first entry.', 'visaCode'];

/** A sentence, and what it rests on. */
interface Claim extends Evidence {
  readonly words: string;
}

/** What some words rest on, all of it together. */
function evidenceOf(...rests: readonly [Rests, ...Rests[]]): Evidence {
  const [[first], ...others] = [rests[0], ...rests.slice(1)];
  const keys = [...rests[0].slice(1), ...others.flat()];
  return { sources: [centrePublication(first), ...keys.map(centrePublication)] };
}

const restsOf = ([, ...rests]: Sourced): Rests => rests;

/** A line, and how old it is where it is not of today. */
function lineOf(
  label: WhereToApplyLine['label'],
  value: string,
  ...rests: readonly [Rests, ...Rests[]]
): WhereToApplyLine {
  const age = ageWords(evidenceOf(...rests));
  return { label, value, ...(age !== undefined && { age }) };
}

/** A charge always says when it was published. */
function chargeLine(charge: Sourced): WhereToApplyLine {
  const date = newestDate(evidenceOf(restsOf(charge)));
  return {
    label: 'Service charge',
    value: charge[0],
    age: date === undefined ? 'source without a date' : `source of ${publicationDate(date)}`,
  };
}

/** What names a year itself needs no other date. */
function specialWords(special: Sourced): string {
  const age = /\b20\d\d\b/.test(special[0]) ? undefined : ageWords(evidenceOf(restsOf(special)));
  return age === undefined ? special[0] : `${special[0]} (${age})`;
}

/** Each mission with its states. */
function shownDistricts({ districts, unnamed = [] }: CentreDistricts): WhereToApplyLine['districts'] {
  const otherwise = unnamed.length === 0 ? '' : `, but for ${inWords(unnamed)}: on no list that we found`;
  return districts.map(({ place, states, others }) => ({
    place,
    states: others === undefined ? states.join(', ') : `everyone else${otherwise}`,
  }));
}

/** "Delhi, Mumbai and others. Mumbai is for the consulate in Goa." */
function citiesWords({ names, hasMore, note }: NonNullable<VisaCentre['cities']>): string {
  const list = `${hasMore ? `${names.join(', ')} and others` : names.join(', ')}.`;
  return note === undefined ? list : `${list} ${note}`;
}

function centreLine({ choice, districts, centre, site }: VisaCentre): WhereToApplyLine {
  const label = 'Which centre is yours';
  if (districts) {
    return {
      ...(centre
        ? lineOf(label, centre[0], restsOf(centre))
        : lineOf(label, choice === 'unknown' ? '' : choiceLines[choice], districts.by)),
      districts: shownDistricts(districts) ?? [],
      ...(districts.note !== undefined && { note: districts.note }),
    };
  }
  if (centre) return lineOf(label, centre[0], restsOf(centre));
  return { label, value: choice === 'unknown' ? notKnown(site) : choiceLines[choice] };
}

const notKnown = (site: VisaCentre['site']) => `We couldn’t confirm this. See ${site.label}.`;

function appointmentsLine({ appointments, snapshot, site, choice }: VisaCentre): WhereToApplyLine[] {
  if (choice === 'online') return [];
  return [
    {
      label: 'Appointments',
      value: appointments
        ? (appointments.words ?? 'Free dates are shown on the official page alone.')
        : 'We know of no official page that shows free dates. Ask here.',
      link: { label: (appointments ?? site).label, href: (appointments ?? site).href },
      ...(snapshot && { note: snapshot[0] }),
    },
  ];
}

function linesOf(entry: VisaCentre): readonly WhereToApplyLine[] {
  const { taker, takes, cities, delhi, choice, charge, site } = entry;
  return [
    lineOf('Who takes it', takes[0], restsOf(takes), ...(delhi ? [restsOf(delhi)] : [])),
    ...(cities ? [lineOf('Cities', citiesWords(cities), cities.by)] : []),
    // Who has no centres has no list of them either.
    ...(!cities && taker === undefined ? [{ label: 'Cities', value: notKnown(site) } as const] : []),
    ...(delhi ? [lineOf('Delhi centre', delhi[0], restsOf(delhi))] : []),
    centreLine(entry),
    ...appointmentsLine(entry),
    ...(charge
      ? [chargeLine(charge)]
      : choice === 'online'
        ? []
        : [{ label: 'Service charge', value: notKnown(site) } as const]),
  ];
}

/** "checked November 2026: official" */
function whenWords(evidence: Evidence): string {
  const said = [ageWords(evidence), `checked ${monthAndYear(checkedOn(evidence))}`];
  return `${said.filter((words) => words !== undefined).join(', ')}: ${supportOf(evidence)}`;
}

/** What the answer to "which centre is mine" rests on. */
function evidenceForCentre({ districts, centre, takes }: VisaCentre): Evidence {
  return evidenceOf(districts?.by ?? restsOf(centre ?? takes));
}

/** Everything that an entry says, with what it rests on. */
function claimsOf({
  takes,
  cities,
  delhi,
  districts,
  centre,
  charge,
  snapshot,
  special,
}: VisaCentre): Claim[] {
  const said = [takes, delhi, centre, charge, snapshot, ...special].filter((one) => one !== undefined);
  return [
    ...said.map((one) => ({ words: one[0], ...evidenceOf(restsOf(one)) })),
    ...(cities ? [{ words: citiesWords(cities), ...evidenceOf(cities.by) }] : []),
    ...(districts ? [{ words: districts.note ?? '', ...evidenceOf(districts.by) }] : []),
  ];
}

const idOf = (country: string) => destinationPath(country).split('/').at(-1) ?? '';

function shown(country: string, entry: VisaCentre): WhereToApply {
  const { apply, taker, cities, choice, districts, special, site } = entry;
  const place = inSentence(country);
  return {
    ...(isSchengen(country) && {
      action: `Apply ${apply ?? `through ${taker ?? mostTaker}`} if ${place} is the main destination of your trip.`,
      mainPurpose: `Apply for ${place} if it is the main purpose of your trip. If no country is, apply where you spend the most nights; if the nights are equal, where you enter the Schengen area first.`,
    }),
    lines: linesOf(entry),
    special: special.map(specialWords),
    site,
    centre: {
      id: idOf(country),
      name: country,
      rule: {
        choice,
        ...(districts && { districts: districts.districts }),
        ...(districts?.unnamed && { unnamed: districts.unnamed }),
        centres: (cities?.names ?? []).map((city) => ({ city, state: centreCities[city] })),
      },
      when: whenWords(evidenceForCentre(entry)),
      site,
    },
    checked: claimsOf(entry).map(checkedOn).sort()[0] ?? '',
  };
}

const onlineKinds: readonly string[] = ['e-visa', 'eta', 'registration'];

/** Where one applies for a destination that the table leaves out because nothing is handed in: it follows from its entry rules. */
function online(country: string): WhereToApply | undefined {
  const rules = entryRulesFor(country);
  if (!rules?.official || !onlineKinds.includes(rules.kind)) return undefined;
  const { action, inPerson, official, entry, checked } = rules;
  return {
    lines: [
      { label: 'Who takes it', value: action },
      { label: 'Which centre is yours', value: inPerson?.words ?? choiceLines.online },
    ],
    special: [],
    site: official,
    centre: {
      id: idOf(country),
      name: country,
      rule: { choice: 'online', centres: [] },
      when: whenWords(inPerson ?? entry),
      site: official,
    },
    checked,
  };
}

function entryOf(country: string): VisaCentre | undefined {
  return Object.hasOwn(entries, country) ? entries[country] : undefined;
}

/** Where one applies in India for a destination, and what is different for it; nothing where nothing is applied for, or for another name. */
export function whereToApply(country: string): WhereToApply | undefined {
  const entry = entryOf(country);
  return entry ? shown(country, entry) : online(country);
}

/** Every sentence of `whereToApply`, with what it rests on; nothing of what the destination's own rules say. */
export function whereToApplyClaims(country: string): readonly Claim[] {
  const entry = entryOf(country);
  if (!entry) return [];
  const purpose = { words: mainPurposeRule[0], ...evidenceOf(restsOf(mainPurposeRule)) };
  return [...(isSchengen(country) ? [purpose] : []), ...claimsOf(entry)];
}

/** The 29 Schengen countries as a table: where one applies, and whether one may choose. */
export const schengenCentres = Object.entries(schengenEntries).map(
  ([name, { taker = mostTaker, choice }]) => ({
    name,
    taker,
    choice: choices[choice],
  }),
);

/** When the oldest of what is said of the 29 was looked up. */
export const schengenCentresChecked =
  Object.values(schengenEntries).flatMap(claimsOf).map(checkedOn).sort()[0] ?? '';

/** The days on which everything in the table was looked up. */
export const everyCentreChecked: readonly string[] = Object.values(entries).flatMap(claimsOf).map(checkedOn);

/** Where one applies, of every destination of the site where something is applied for. */
export function centres(): readonly CentreOf[] {
  return answeredDestinations.flatMap(({ name }) => whereToApply(name)?.centre ?? []);
}

/** The same, each with its page, who takes applications and whether one may choose. */
export function centresToAsk(): readonly (CentreOf & {
  readonly path: string;
  readonly choice: string;
  readonly taker: string;
})[] {
  return centres().map((centre) => {
    const { taker = mostTaker, choice = 'online' } = entryOf(centre.name) ?? { taker: 'Online' };
    return { ...centre, path: destinationPath(centre.name), taker, choice: choices[choice] };
  });
}
