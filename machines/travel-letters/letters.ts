/** The letters that go with an application: written from a few answers and the trip. They hold what was typed, and are sent nowhere. */
import * as v from 'valibot';
import { daysBetween, isBefore, isCalendarDate } from '../calendar';
import { dateWords } from '../date-words';
import { inSentence } from '../in-sentence';
import { checkedBy } from '../kept';
import type { StorageKey } from '../ports';
import type { TripFolder } from '../site/trip-folder/folder';
import { isFilled } from '../text';
import type { Traveller } from '../traveller-documents/documents';

export const letterKinds = ['cover', 'leave', 'sponsor', 'consent'] as const;
export type LetterKind = (typeof letterKinds)[number];

const text = v.pipe(v.string(), v.maxLength(200));

const answersSchema = v.object({
  fullName: text,
  purpose: text,
  employer: text,
  position: text,
  leaveFrom: text,
  leaveTo: text,
  sponsorName: text,
  relation: text,
  childName: text,
  parents: text,
  companion: text,
});

/** What is asked for the letters; an empty text is a field left empty. Days as YYYY-MM-DD. */
export type LetterAnswers = Readonly<v.InferOutput<typeof answersSchema>>;
export type LetterField = keyof LetterAnswers;

export const noAnswers: LetterAnswers = {
  fullName: '',
  purpose: '',
  employer: '',
  position: '',
  leaveFrom: '',
  leaveTo: '',
  sponsorName: '',
  relation: '',
  childName: '',
  parents: '',
  companion: '',
};

/** What was typed for the letters, until the tab is closed. */
export const keptLetters: StorageKey<LetterAnswers> = {
  key: 'deshantar:letters:v1',
  lasts: 'tab',
  check: checkedBy(answersSchema),
};

/** The fields of each letter, in the order in which they are asked. */
export const letterFields: Readonly<Record<LetterKind, readonly LetterField[]>> = {
  cover: ['fullName', 'purpose'],
  leave: ['fullName', 'employer', 'position', 'leaveFrom', 'leaveTo'],
  sponsor: ['sponsorName', 'relation', 'fullName'],
  consent: ['childName', 'parents', 'companion'],
};

/** The letters that this traveller is usually asked for. */
export function usualLetters(traveller: Traveller | undefined): readonly LetterKind[] {
  if (!traveller) return ['cover'];
  return letterKinds.filter(
    (kind) =>
      kind === 'cover' ||
      (kind === 'leave' && traveller.occupation === 'salaried' && traveller.age === 'adult') ||
      (kind === 'sponsor' && traveller.payer === 'sponsor') ||
      (kind === 'consent' && traveller.age === 'minor'),
  );
}

/** The trip as the letters speak of it. */
export type LetterTrip = Pick<TripFolder, 'destination' | 'entry' | 'exit' | 'traveller'>;

function isDay(date: string | undefined): date is string {
  return date !== undefined && isCalendarDate(date);
}

/** Where the days of a letter do not fit those of the trip, each in a sentence. Who reads both looks at exactly this. */
export function mismatches(
  kind: LetterKind,
  { leaveFrom, leaveTo }: LetterAnswers,
  { entry, exit }: LetterTrip,
): readonly string[] {
  if (kind !== 'leave') return [];
  const found: string[] = [];
  if (isDay(leaveFrom) && isDay(leaveTo) && isBefore(leaveTo, leaveFrom)) {
    found.push('Your leave ends before it begins.');
  }
  if (isDay(leaveFrom) && entry !== undefined && isBefore(entry, leaveFrom)) {
    found.push(
      `Your leave begins on ${dateWords(leaveFrom)}, but your trip says that you arrive on ${dateWords(entry)}.`,
    );
  }
  if (isDay(leaveTo) && exit !== undefined && isBefore(leaveTo, exit)) {
    found.push(
      `Your leave ends on ${dateWords(leaveTo)}, but your trip says that you leave on ${dateWords(exit)}.`,
    );
  }
  return found;
}

const placeholders: Readonly<Record<LetterField, string>> = {
  fullName: '[full name as in the passport]',
  purpose: '[purpose, such as tourism]',
  employer: '[employer]',
  position: '[position]',
  leaveFrom: '[first day of leave]',
  leaveTo: '[last day of leave]',
  sponsorName: '[name of the sponsor]',
  relation: '[how you are related]',
  childName: '[full name of the child]',
  parents: '[names of both parents]',
  companion: '[who travels with the child]',
};

function dayWords(date: string, otherwise: string): string {
  return isDay(date) ? dateWords(date) : otherwise;
}

function journeyWords({ entry, exit }: LetterTrip): string {
  if (entry === undefined) return 'from [day of arrival] to [day of departure]';
  if (exit === undefined) return `from ${dateWords(entry)} to [day of departure]`;
  const days = daysBetween(entry, exit) + 1;
  return `from ${dateWords(entry)} to ${dateWords(exit)} (${days === 1 ? '1 day' : `${days} days`})`;
}

type Body = (
  answers: LetterAnswers,
  trip: LetterTrip,
) => { subject: string; paragraphs: readonly string[]; signed: readonly string[] };

const payers: Readonly<Record<Traveller['payer'], string>> = {
  self: 'I am paying for the trip myself. My bank statements and income tax returns are enclosed.',
  sponsor: 'My sponsor is paying for the trip. The sponsor’s letter and bank statements are enclosed.',
};

const returns: Readonly<Record<Traveller['occupation'], string>> = {
  salaried: 'I return to my employment in India; my employer’s letter is enclosed.',
  'self-employed': 'I return to my business in India; its registration is enclosed.',
  student: 'I return to my studies in India; the letter of my institution is enclosed.',
  homemaker: 'I return to my family in India.',
  retired: 'I return to my home in India; proof of my pension is enclosed.',
};

const bodies: Readonly<Record<LetterKind, Body>> = {
  cover: (answers, { destination, traveller, ...dates }) => ({
    subject: `Application for a visa for ${place(destination)}`,
    paragraphs: [
      `I ask for a visa for ${place(destination)}. I travel ${journeyWords(dates)} for ${given(answers, 'purpose')}.`,
      payers[traveller?.payer ?? 'self'],
      traveller?.trips === 'first'
        ? 'This is my first trip abroad.'
        : 'I have travelled abroad before and returned in time.',
      returns[traveller?.occupation ?? 'salaried'],
      'The documents are enclosed in the order of your list. I am glad to answer questions.',
    ],
    signed: [given(answers, 'fullName'), 'Passport No. ____________________', 'Phone ____________________'],
  }),
  leave: (answers, { destination }) => ({
    subject: `Leave of ${given(answers, 'fullName')}`,
    paragraphs: [
      `This is to confirm that ${given(answers, 'fullName')} is employed with ${given(answers, 'employer')} as ${given(answers, 'position')} since ____________________, at a monthly salary of ₹ ____________________.`,
      `Leave is granted from ${dayWords(answers.leaveFrom, placeholders.leaveFrom)} to ${dayWords(answers.leaveTo, placeholders.leaveTo)} for a trip to ${place(destination)}. We expect ${given(answers, 'fullName')} back at work after it.`,
      'We have no objection to the trip.',
    ],
    signed: ['____________________ (name and position)', given(answers, 'employer'), 'Stamp and signature'],
  }),
  sponsor: (answers, { destination, ...dates }) => ({
    subject: `Sponsorship of ${given(answers, 'fullName')}`,
    paragraphs: [
      `I, ${given(answers, 'sponsorName')}, am the ${given(answers, 'relation')} of ${given(answers, 'fullName')}, who travels to ${place(destination)} ${journeyWords(dates)}.`,
      'I pay for travel, stay, insurance and daily expenses during the trip, and for the return to India.',
      'My bank statements, my income tax returns and proof of how we are related are enclosed.',
    ],
    signed: [given(answers, 'sponsorName'), 'Phone ____________________'],
  }),
  consent: (answers, { destination, ...dates }) => ({
    subject: `Consent to travel: ${given(answers, 'childName')}`,
    paragraphs: [
      `We, ${given(answers, 'parents')}, are the parents of ${given(answers, 'childName')}, born on ____________________, Passport No. ____________________.`,
      `We agree that ${given(answers, 'childName')} travels to ${place(destination)} ${journeyWords(dates)}, together with ${given(answers, 'companion')}.`,
      'We can be reached on ____________________ at any time during the trip.',
    ],
    signed: [
      '____________________ (mother)',
      '____________________ (father)',
      'Copies of our passports are enclosed.',
    ],
  }),
};

function given(answers: LetterAnswers, field: LetterField): string {
  return isFilled(answers[field]) ? answers[field].trim() : placeholders[field];
}

function place(destination: string | undefined): string {
  return destination === undefined ? '[destination]' : inSentence(destination);
}

const addressees: Readonly<Record<LetterKind, string>> = {
  cover: 'The Visa Officer',
  leave: 'To whom it may concern',
  sponsor: 'The Visa Officer',
  consent: 'To whom it may concern',
};

/** A letter as plain text, dated today (YYYY-MM-DD). What was not given stands in brackets; what is no business of a website is a line to fill in by hand. */
export function letterText(
  kind: LetterKind,
  answers: LetterAnswers,
  trip: LetterTrip,
  today: string,
): string {
  const { subject, paragraphs, signed } = bodies[kind](answers, trip);
  return [
    today === '' ? '' : dateWords(today),
    '',
    addressees[kind],
    '',
    `Subject: ${subject}`,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    'Yours faithfully,',
    '',
    ...signed,
  ].join('\n');
}

/** What stands in brackets still, as many as there are different ones. */
export function openBrackets(letter: string): readonly string[] {
  return [...new Set(letter.match(/\[[^\]]+\]/g) ?? [])].map((bracket) => bracket.slice(1, -1));
}
