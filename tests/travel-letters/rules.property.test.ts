import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  letterChoices,
  letterKinds,
  letterTicks,
  noAnswers,
  type LetterAnswers,
  type LetterKind,
} from '../../machines/travel-letters/answers';
import type { LetterTrip } from '../../machines/travel-letters/letters';
import { writeLetter } from '../../src/content/letter-text';
import { runs } from '../support/part';

/*
 * No letter holds a claim that no answer made. Every sentence that a letter may hold stands here with what licenses it, written from the
 * letters' wording alone: a sentence that is not here, or that nothing licenses, fails.
 */

interface Told {
  readonly answers: LetterAnswers;
  readonly trip: LetterTrip;
}

const days: Readonly<Record<string, string>> = {
  '2027-05-11': '11 May 2027',
  '2027-05-12': '12 May 2027',
  '2027-05-26': '26 May 2027',
};
const places: Readonly<Record<string, string>> = { Japan: 'Japan', 'United Kingdom': 'the United Kingdom' };
const anyDay = fc.constantFrom(...Object.keys(days));

/** An answer that no other question gets, so that one cannot stand where another belongs. */
const typed = (field: string) => fc.constantFrom('', `Zubin ${field}`, `Wyn ${field}`);
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  fc.constantFrom<('' | Options[number])[]>('', ...options);
const someOf = <const Options extends readonly string[]>(options: Options) =>
  fc.subarray<Options[number]>([...options]);

const anyAnswers: fc.Arbitrary<LetterAnswers> = fc.record({
  fullName: typed('fullName'),
  purpose: typed('purpose'),
  payer: oneOf(letterChoices.payer),
  travelled: oneOf(letterChoices.travelled),
  returnTo: oneOf(letterChoices.returnTo),
  coverEnclosed: someOf(letterTicks.coverEnclosed),
  employer: typed('employer'),
  position: typed('position'),
  leaveFrom: fc.oneof(fc.constant(''), anyDay),
  leaveTo: fc.oneof(fc.constant(''), anyDay),
  confirmed: someOf(letterTicks.confirmed),
  sponsorName: typed('sponsorName'),
  relation: typed('relation'),
  covered: someOf(letterTicks.covered),
  sponsorEnclosed: someOf(letterTicks.sponsorEnclosed),
  consentOf: oneOf(letterChoices.consentOf),
  childName: typed('childName'),
  signer: typed('signer'),
  signerIs: oneOf(letterChoices.signerIs),
  otherParent: typed('otherParent'),
  aloneBecause: oneOf(letterChoices.aloneBecause),
  companion: typed('companion'),
  companionIs: typed('companionIs'),
  consentEnclosed: someOf(letterTicks.consentEnclosed),
});

const anyTrip: fc.Arbitrary<LetterTrip> = fc.record(
  { destination: fc.constantFrom(...Object.keys(places)), entry: anyDay, exit: anyDay },
  { requiredKeys: [] },
);

type Licence = (told: Told) => boolean;
/** What stands in a hole of a sentence has to be an answer. */
type Hole = (told: Told, filling: string) => boolean;

const answered =
  (...fields: (keyof LetterAnswers)[]): Hole =>
  ({ answers }, filling) =>
    fields.some((field) => answers[field] === filling && filling !== '');
const dayOf =
  (pick: (told: Told) => string | undefined): Hole =>
  (told, filling) =>
    days[pick(told) ?? ''] === filling;

const holes: Readonly<Record<string, Hole>> = {
  name: answered('fullName'),
  purpose: answered('purpose'),
  employer: answered('employer'),
  position: answered('position'),
  sponsor: answered('sponsorName'),
  relation: answered('relation'),
  child: answered('childName'),
  signer: answered('signer'),
  other: answered('otherParent'),
  companion: answered('companion'),
  companionIs: answered('companionIs'),
  role: ({ answers }, filling) =>
    answers.consentOf === 'guardian' ? filling === 'legal guardian' : answers.signerIs === filling,
  place: ({ trip }, filling) => trip.destination !== undefined && places[trip.destination] === filling,
  entry: dayOf(({ trip }) => trip.entry),
  exit: dayOf(({ trip }) => trip.exit),
  length: ({ trip: { entry, exit } }, filling) => {
    if (entry === undefined || exit === undefined) return filling === '';
    const days = (Date.parse(exit) - Date.parse(entry)) / 86_400_000 + 1;
    return filling === (days < 1 ? '' : days === 1 ? ' (1 day)' : ` (${days} days)`);
  },
  leaveFrom: dayOf(({ answers }) => answers.leaveFrom),
  leaveTo: dayOf(({ answers }) => answers.leaveTo),
};

/** The destinations whose list has a name, among those of the trips. */
const listsByName: Readonly<Record<string, string>> = {
  Japan: 'the documents on the list “Documents for a visit to Japan”',
  'United Kingdom': 'the documents on the list “Documents for a UK visit”',
};

const listOf =
  (
    field: 'coverEnclosed' | 'sponsorEnclosed' | 'consentEnclosed' | 'covered',
    wordsFor: (told: Told) => Record<string, string>,
  ): Hole =>
  (told, filling) => {
    const { answers } = told;
    const words = wordsFor(told);
    const ticked: readonly string[] = answers[field];
    const things = filling.split(/, | and (?!bank statements)/);
    return (
      things.every((thing) => ticked.some((tick) => words[tick] === thing)) && things.length === ticked.length
    );
  };

const lists: Readonly<Record<string, Hole>> = {
  coverEnclosed: listOf('coverEnclosed', ({ trip: { destination = '' } }) => ({
    checklist: listsByName[destination] ?? 'the documents on your checklist',
    bank: 'my bank statements',
    tax: 'my income tax returns',
    employer: 'my employer’s letter',
    business: 'the registration of my business',
    institution: 'the letter of my school or college',
    pension: 'proof of my pension',
    sponsor: 'my sponsor’s letter and bank statements',
  })),
  sponsorEnclosed: listOf('sponsorEnclosed', () => ({
    bank: 'my bank statements',
    tax: 'my income tax returns',
    relation: 'proof of how we are related',
  })),
  consentEnclosed: listOf('consentEnclosed', () => ({
    passports: 'a copy of the passport of each person who signs',
    birth: 'the child’s birth certificate',
    death: 'the death certificate of the other parent',
    custody: 'the court’s order on custody',
    guardianship: 'the order that appoints the guardian',
  })),
  covered: listOf('covered', () => ({
    travel: 'travel',
    stay: 'accommodation',
    insurance: 'insurance',
    expenses: 'daily expenses',
    return: 'the return to India',
  })),
};

const by =
  (...givers: LetterAnswers['consentOf'][]): Licence =>
  ({ answers }) =>
    givers.includes(answers.consentOf);
const always: Licence = () => true;
const journey = 'from {entry} to {exit}{length}';
const line = '____________________';

/** Every sentence of each letter, with its holes, and what licenses what it says besides them. */
const sentences: Readonly<Record<LetterKind, readonly (readonly [sentence: string, licence: Licence])[]>> = {
  cover: [
    ['The Visa Officer', always],
    ['Subject: Application for a visa to visit {place}', always],
    [`I am applying for a visa to visit {place} ${journey} for {purpose}.`, always],
    ['I will pay for the trip myself.', ({ answers }) => answers.payer === 'self'],
    ['My sponsor will pay for the trip.', ({ answers }) => answers.payer === 'sponsor'],
    ['This is my first trip abroad.', ({ answers }) => answers.travelled === 'first'],
    ['I have travelled abroad before.', ({ answers }) => answers.travelled === 'before'],
    [
      'I have travelled abroad before and returned in time.',
      ({ answers }) => answers.travelled === 'returned',
    ],
    ...(['job', 'business', 'studies', 'family', 'home'] as const).map(
      (what) =>
        [
          `After the trip I will return to my ${what} in India.`,
          ({ answers }: Told) => answers.returnTo === what,
        ] as const,
    ),
    ['I enclose {coverEnclosed}.', always],
    ['I would be glad to provide anything further.', always],
    ['{name}', always],
    [`Passport No. ${line}`, always],
    [`Phone ${line}`, always],
  ],
  leave: [
    ['To whom it may concern', always],
    ['Subject: Leave of {name}', always],
    [
      `This is to confirm that {name} has been employed with {employer} as {position} since ${line}, at a monthly salary of ₹ ${line}.`,
      always,
    ],
    ['Leave is granted from {leaveFrom} to {leaveTo} for a trip to {place}.', always],
    ['We expect {name} back at work after it.', ({ answers }) => answers.confirmed.includes('return')],
    ['We have no objection to the trip.', ({ answers }) => answers.confirmed.includes('objection')],
    [`${line} (name and position)`, always],
    ['{employer}', always],
    ['Stamp and signature', always],
  ],
  sponsor: [
    ['The Visa Officer', always],
    ['Subject: Sponsorship of {name}', always],
    [`I, {sponsor}, am the {relation} of {name}, who will travel to {place} ${journey}.`, always],
    ['I will pay for {covered}.', always],
    ['I enclose {sponsorEnclosed}.', always],
    ['{sponsor}', always],
    [`Phone ${line}`, always],
  ],
  consent: [
    ['To whom it may concern', always],
    ['Subject: Consent to travel: {child}', always],
    [`[], for {child}, born on ${line}, Passport No. ${line}.`, by('')],
    [
      `We, {signer} and {other}, are the parents of {child}, born on ${line}, Passport No. ${line}.`,
      by('both'),
    ],
    [
      `I, {signer}, am the {role} of {child}, born on ${line}, Passport No. ${line}.`,
      by('one', 'staying', 'sole', 'guardian'),
    ],
    [
      'The child’s other parent has died.',
      ({ answers }) => answers.consentOf === 'sole' && answers.aloneBecause === 'died',
    ],
    [
      'A court has given me sole custody of the child.',
      ({ answers }) => answers.consentOf === 'sole' && answers.aloneBecause === 'custody',
    ],
    [
      'The child’s birth certificate names no other parent.',
      ({ answers }) => answers.consentOf === 'sole' && answers.aloneBecause === 'unnamed',
    ],
    [
      `We consent to {child} travelling to {place} ${journey} with the child’s {companionIs}, {companion}.`,
      by('both'),
    ],
    [
      `I consent to {child} travelling to {place} ${journey} with the child’s {companionIs}, {companion}.`,
      by('', 'one', 'sole', 'guardian'),
    ],
    [
      `I consent to {child} travelling to {place} ${journey} with the child’s other parent, {other}.`,
      by('staying'),
    ],
    [`You can reach us on ${line}.`, by('both')],
    [`You can reach me on ${line}.`, by('', 'one', 'staying', 'sole', 'guardian')],
    ['We enclose {consentEnclosed}.', by('both')],
    ['I enclose {consentEnclosed}.', by('', 'one', 'staying', 'sole', 'guardian')],
    [line, by('')],
    [`${line} ({signer})`, always],
    [`${line} ({other})`, by('both')],
    [`Signed before me at ${line} on ${line}`, always],
    [`${line} (notary: name, registration number and seal)`, always],
  ],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a sentence is one of these, and each of its holes is an answer or a bracket. */
function isLicensed(written: string, [sentence, licence]: readonly [string, Licence], told: Told): boolean {
  const named: string[] = [];
  const pattern = sentence
    .split(/(\{\w+\}|\[\])/)
    .map((part) => {
      if (part === '[]') return '\\[[^\\]]+\\]';
      const hole = /^\{(\w+)\}$/.exec(part)?.[1];
      if (hole === undefined) return escaped(part);
      named.push(hole);
      return hole === 'length' ? '( \\(.+ days?\\)|)' : '(\\[[^\\]]+\\]|.+?)';
    })
    .join('');
  const fillings = new RegExp(`^${pattern}$`).exec(written)?.slice(1);
  return (
    fillings !== undefined &&
    licence(told) &&
    fillings.every(
      (filling, at) =>
        /^\[[^\]]+\]$/.test(filling) ||
        (holes[named[at] ?? ''] ?? lists[named[at] ?? ''])?.(told, filling) === true,
    )
  );
}

const common = ['Yours faithfully,', '22 November 2026'];

/** A letter in sentences: its lines, and those of a paragraph one by one. */
function sentencesOf(letter: string): string[] {
  return letter
    .split('\n')
    .filter((written) => written !== '' && !common.includes(written))
    .flatMap((written) => written.split(/(?<=\.) (?=[A-Z])/));
}

it.each(letterKinds)('%s: holds no claim that no answer made', (kind) => {
  fc.assert(
    fc.property(anyAnswers, anyTrip, (answers, trip) => {
      const told = { answers, trip };
      const { text } = writeLetter({ letter: kind, answers: answers, trip: trip, today: '2026-11-22' });
      const claims = sentencesOf(text).filter(
        (written) =>
          !/^\[[^\]]+\]$/.test(written) && !sentences[kind].some((known) => isLicensed(written, known, told)),
      );
      expect(claims).toEqual([]);
    }),
    { numRuns: runs(2_000) },
  );
});

it.each(letterKinds)('%s: every bracket in it is counted and named', (kind) => {
  fc.assert(
    fc.property(anyAnswers, anyTrip, (answers, trip) => {
      const { text, missing } = writeLetter({
        letter: kind,
        answers: answers,
        trip: trip,
        today: '2026-11-22',
      });
      expect(new Set(missing.map((words) => `[${words}]`))).toEqual(new Set(text.match(/\[[^\]]+\]/g)));
    }),
  );
});

it.each(letterKinds)('%s: of a visitor who said nothing it says nothing', (kind) => {
  const { text } = writeLetter({ letter: kind, answers: noAnswers, trip: {}, today: '2026-11-22' });
  const said = /abroad before|first trip|return to my|pay for the trip myself|my sponsor will|no objection/i;
  expect(text.replace(/\[[^\]]+\]/g, '')).not.toMatch(said);
});
