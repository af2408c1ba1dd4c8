import { checkedOn, supportOf, type Evidence } from '../../../machines/evidence';
import { isPublishedBy } from '../../../machines/publications';
import type { EntryRules } from '../../../machines/travel-dates/rules';

/** A statement as it is written, with what it rests on. */
export interface Claim extends Evidence {
  readonly of: string;
  /** What a visitor reads. */
  readonly words: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly since?: string;
  readonly isAnnounced?: true;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The days from which the words say that something holds, as exactly as they say it. */
function startsIn(words: string): string[] {
  const pattern = /\bsince (?:(?:(\d{1,2}) )?([A-Z][a-z]+) )?(20\d\d)\b/g;
  return [...words.matchAll(pattern)].map(([, day, month, year = '']) => {
    const number = months.indexOf(month ?? '') + 1;
    const parts = [year, ...(number > 0 ? [number] : []), ...(day === undefined ? [] : [day])];
    return parts.map((part) => String(part).padStart(2, '0')).join('-');
  });
}

/** Whether something of a date may speak of what began on another. */
const isAsLateAs = (date: string, start: string) => {
  const exact = Math.min(date.length, start.length);
  return date.slice(0, exact) >= start.slice(0, exact);
};

/** What cannot be true of a claim and its sources. Specification §3, Facts. */
export function impossibilities(claim: Claim): string[] {
  const { of, words, sources, against = [], since, isAnnounced } = claim;
  const all = [...sources, ...against];
  const dates = sources.flatMap(({ date }) => date ?? []);
  const isOlder = (start: string) =>
    dates.length === sources.length && !dates.some((date) => isAsLateAs(date, start));
  const starts = [...(since === undefined ? [] : [since]), ...(isAnnounced ? [] : startsIn(words))];
  return [
    ...all
      .filter((source) => !isPublishedBy(source, source.checked))
      .map(({ name }) => `${of}: ${name} was published after it was looked at`),
    ...sources
      .filter((source) => against.includes(source))
      .map(({ name }) => `${of}: ${name} says it and denies it`),
    ...starts
      .filter((start) => isOlder(start) && !isAnnounced)
      .map((start) => `${of}: nothing of ${start} or later says that it began then`),
    ...(isAnnounced && !starts.every(isOlder)
      ? [`${of}: called an announcement, though a source is younger`]
      : []),
    ...(checkedOn(claim) < (dates.toSorted().at(-1) ?? '').slice(0, 10)
      ? [`${of}: a source is younger than the day it was checked`]
      : []),
    ...(/two sources (?:or more )?agree/i.test(words) && supportOf(claim) !== 'sources agree'
      ? [`${of}: says that two sources agree, but ${supportOf(claim)}`]
      : []),
  ];
}

/** Every claim of a country's entry rules. */
export function claimsOf(rules: EntryRules): readonly Claim[] {
  const { country, answer, entry, stay, fees = [], time, anyTime, until, openEnd, arrivalForm } = rules;
  const { passport, inPerson, shorterWays = [], exceptions = [] } = rules;
  const statements = { stay, time, anyTime, openEnd, arrivalForm, inPerson };
  return [
    { of: `${country}, entry`, words: answer, ...entry },
    ...Object.entries(statements).flatMap(([what, statement]) =>
      statement
        ? [
            {
              of: `${country}, ${what}`,
              ...statement,
              words: `${statement.words} ${statement.detail ?? ''}`,
            },
          ]
        : [],
    ),
    ...fees.map((fee) => ({ of: `${country}, fee`, words: '', ...fee })),
    ...(until ? [{ of: `${country}, until`, words: until.afterwards, ...until }] : []),
    { of: `${country}, passport`, words: passport.note ?? '', ...passport },
    ...shorterWays.map((way) => ({ of: `${country}, shorter way`, words: way.gives, ...way })),
    ...exceptions.map((one) => ({ of: `${country}, good to know`, ...one })),
  ];
}
