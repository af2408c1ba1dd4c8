import type { Country } from '../../machines/country-listing/listing';
import { publicationsOnce } from '../../machines/publications';
import { publicationsOf as publicationsOfEvidence } from '../../machines/evidence';
import { countries } from './countries';
import { whenWords } from './destination-answers';
import { entryRulesFor } from './entry-rules';
import { publicationsOf, shownFact } from './fact-words';
import { facts, type FactId } from './facts';

/** The fact that says what holds now for a listed destination's entry or time, by its short name. */
const reportedFacts: Readonly<Record<string, FactId>> = {
  CYP: 'cyprusListingTime',
  IRL: 'irelandListingTime',
  THA: 'onArrivalThailandEntry',
  MYS: 'malaysiaListingTime',
  KOR: 'southKoreaListingTime',
  JPN: 'japanListingTime',
  PHL: 'philippinesListingTime',
  QAT: 'qatarListingTime',
  BHR: 'onArrivalBahrainEntry',
  JOR: 'onArrivalJordanEntry',
  EGY: 'egyptListingTime',
  ZAF: 'southAfricaListingTime',
  KEN: 'onArrivalKenyaEntry',
  TZA: 'tanzaniaListingTime',
  MAR: 'moroccoListingTime',
  TUR: 'turkeyListingTime',
  RUS: 'russiaListingTime',
};

/** Whose time differs from our list's by their entry rules alone. */
const reportedTimes = ['Mexico', 'Australia', 'New Zealand', 'Singapore', 'Vietnam', 'Oman', 'Brazil'];

const timesNow = countries
  .filter(({ name }) => reportedTimes.includes(name))
  .map(({ name, shortName }) => {
    const { time, official } = entryRulesFor(name) ?? {};
    if (!time || !official) throw new Error(`${name} has no time with an official page in its entry rules.`);
    return { shortName, time, check: official };
  });

function reportOf(id: FactId, day: string): NonNullable<Country['now']> {
  const { now, listed, check } = shownFact(facts[id], day);
  if (!listed || !check) throw new Error(`The fact "${id}" has no newer figure to check.`);
  return { value: now.value, when: now.when, check };
}

/** What holds now for listed destinations, by their short name. Specification §2, Visa services listing. */
export function listingReportsOn(day: string): Readonly<Record<string, Country['now']>> {
  return Object.fromEntries([
    ...Object.entries(reportedFacts).map(([shortName, id]) => [shortName, reportOf(id, day)] as const),
    ...timesNow.map(
      ({ shortName, time, check }) =>
        [shortName, { value: time.words, when: whenWords(time), check }] as const,
    ),
  ]);
}

/** What those reports rest on. */
export const listingPublications = publicationsOnce([
  ...publicationsOf(Object.values(reportedFacts)),
  ...publicationsOfEvidence(timesNow.map(({ time }) => time)),
]);
