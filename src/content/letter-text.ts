/** The letters that go with an application: written from what the visitor answered and the trip, and from nothing else. */
import { daysBetween } from '../../machines/calendar';
import { dateWords } from '../../machines/date-words';
import { inSentence } from '../../machines/in-sentence';
import { inWords, isFilled } from '../../machines/text';
import type {
  ChoiceField,
  LetterAnswers,
  LetterKind,
  TextField,
  TickField,
} from '../../machines/travel-letters/answers';
import {
  isDay,
  type LetterFacts,
  type LetterTrip,
  type Mismatch,
} from '../../machines/travel-letters/letters';
import { documentListTitleFor } from './documents/list-words';

/** Says where the days of a letter do not fit. */
export function mismatchWords(mismatch: Mismatch): string {
  switch (mismatch.found) {
    case 'leave-reversed':
      return 'Your leave ends before it begins.';
    case 'leave-begins-late':
      return `Your leave begins on ${dateWords(mismatch.leave)}, but your trip says that you arrive on ${dateWords(mismatch.trip)}.`;
    case 'leave-ends-early':
      return `Your leave ends on ${dateWords(mismatch.leave)}, but your trip says that you leave on ${dateWords(mismatch.trip)}.`;
  }
}

const placeholders: Readonly<Record<Exclude<TextField, 'leaveFrom' | 'leaveTo'>, string>> = {
  fullName: 'full name as in the passport',
  purpose: 'purpose, such as tourism',
  employer: 'employer',
  position: 'position',
  sponsorName: 'name of the sponsor',
  relation: 'how you are related',
  childName: 'full name of the child',
  signer: 'full name of the person who signs',
  otherParent: 'full name of the other parent',
  companion: 'name of the adult who travels with the child',
  companionIs: 'how that adult is related to the child',
};

/** What each answer of a choice lets a letter say, and what stands in brackets without an answer. */
type Sentences<Field extends ChoiceField> = Readonly<
  Record<Exclude<LetterAnswers[Field], ''>, string> & { open: string }
>;

const payers: Sentences<'payer'> = {
  open: 'who pays for the trip',
  self: 'I will pay for the trip myself.',
  sponsor: 'My sponsor will pay for the trip.',
};

const journeys: Sentences<'travelled'> = {
  open: 'whether you have been abroad before',
  first: 'This is my first trip abroad.',
  before: 'I have travelled abroad before.',
  returned: 'I have travelled abroad before and returned in time.',
};

const returns: Sentences<'returnTo'> = {
  open: 'what you will return to in India',
  job: 'After the trip I will return to my job in India.',
  business: 'After the trip I will return to my business in India.',
  studies: 'After the trip I will return to my studies in India.',
  family: 'After the trip I will return to my family in India.',
  home: 'After the trip I will return to my home in India.',
};

const signers: Sentences<'signerIs'> = { open: 'mother or father', mother: 'mother', father: 'father' };

const reasons: Sentences<'aloneBecause'> = {
  open: 'why only one parent signs',
  died: 'The child’s other parent has died.',
  custody: 'A court has given me sole custody of the child.',
  unnamed: 'The child’s birth certificate names no other parent.',
};

type Ticked<Field extends TickField> = Readonly<Record<LetterAnswers[Field][number], string>>;

const covered: Ticked<'covered'> = {
  travel: 'travel',
  stay: 'accommodation',
  insurance: 'insurance',
  expenses: 'daily expenses',
  return: 'the return to India',
};

const coverEnclosed: Ticked<'coverEnclosed'> = {
  checklist: 'the documents on your checklist',
  bank: 'my bank statements',
  tax: 'my income tax returns',
  employer: 'my employer’s letter',
  business: 'the registration of my business',
  institution: 'the letter of my school or college',
  pension: 'proof of my pension',
  sponsor: 'my sponsor’s letter and bank statements',
};

/** What goes with the application; the visa's own list by its name, where there is one. */
function coverEnclosedFor(destination = ''): Ticked<'coverEnclosed'> {
  const title = documentListTitleFor(destination);
  return title === undefined
    ? coverEnclosed
    : { ...coverEnclosed, checklist: `the documents on the list “${title}”` };
}

const sponsorEnclosed: Ticked<'sponsorEnclosed'> = {
  bank: 'my bank statements',
  tax: 'my income tax returns',
  relation: 'proof of how we are related',
};

const consentEnclosed: Ticked<'consentEnclosed'> = {
  passports: 'a copy of the passport of each person who signs',
  birth: 'the child’s birth certificate',
  death: 'the death certificate of the other parent',
  custody: 'the court’s order on custody',
  guardianship: 'the order that appoints the guardian',
};

/** What a letter is made of; what is not answered is asked for in brackets, and counted. */
function writer(answers: LetterAnswers, { destination, entry, exit }: LetterTrip) {
  const missing = new Set<string>();
  const gap = (words: string) => {
    missing.add(words);
    return `[${words}]`;
  };
  const day = (date: string | undefined, otherwise: string) =>
    isDay(date) ? dateWords(date) : gap(otherwise);
  return {
    missing,
    coverEnclosed: coverEnclosedFor(destination),
    gap,
    day,
    given: (field: keyof typeof placeholders) =>
      isFilled(answers[field]) ? answers[field].trim() : gap(placeholders[field]),
    said: <Answer extends string>(
      answer: Answer | '',
      sentences: Readonly<Record<Answer, string> & { open: string }>,
    ) => (answer === '' ? gap(sentences.open) : sentences[answer]),
    /** What is ticked, in the list's own order. */
    ticked: <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, string>>, open: string) => {
      const chosen = (Object.keys(words) as Id[]).filter((id) => ids.includes(id)).map((id) => words[id]);
      return chosen.length === 0 ? gap(open) : inWords(chosen);
    },
    place: () => (destination === undefined ? gap('destination') : inSentence(destination)),
    journey: () => {
      const days = isDay(entry) && isDay(exit) ? daysBetween(entry, exit) + 1 : 0;
      const length = days < 1 ? '' : ` (${days === 1 ? '1 day' : `${days} days`})`;
      return `from ${day(entry, 'day of arrival')} to ${day(exit, 'day of departure')}${length}`;
    },
  };
}

type Writer = ReturnType<typeof writer>;

interface Body {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly signed: readonly string[];
}

/** A line to fill in by hand: for what is no business of a website. */
const line = '____________________';

type WriterOf = (answers: LetterAnswers, writer: Writer) => Body;

const cover: WriterOf = (answers, { given, said, ticked, place, journey, coverEnclosed: enclosed }) => ({
  subject: `Application for a visa to visit ${place()}`,
  paragraphs: [
    `I am applying for a visa to visit ${place()} ${journey()} for ${given('purpose')}.`,
    said(answers.payer, payers),
    said(answers.travelled, journeys),
    said(answers.returnTo, returns),
    `I enclose ${ticked(answers.coverEnclosed, enclosed, 'the documents that you enclose')}. I would be glad to provide anything further.`,
  ],
  signed: [given('fullName'), `Passport No. ${line}`, `Phone ${line}`],
});

const leave: WriterOf = (answers, { given, gap, day, place }) => {
  const name = given('fullName');
  const confirmed = [
    ...(answers.confirmed.includes('return') ? [`We expect ${name} back at work after it.`] : []),
    ...(answers.confirmed.includes('objection') ? ['We have no objection to the trip.'] : []),
  ];
  return {
    subject: `Leave of ${name}`,
    paragraphs: [
      `This is to confirm that ${name} has been employed with ${given('employer')} as ${given('position')} since ${line}, at a monthly salary of ₹ ${line}.`,
      `Leave is granted from ${day(answers.leaveFrom, 'first day of leave')} to ${day(answers.leaveTo, 'last day of leave')} for a trip to ${place()}.`,
      confirmed.length === 0 ? gap('what else your employer confirms') : confirmed.join(' '),
    ],
    signed: [`${line} (name and position)`, given('employer'), 'Stamp and signature'],
  };
};

const sponsor: WriterOf = (answers, { given, ticked, place, journey }) => ({
  subject: `Sponsorship of ${given('fullName')}`,
  paragraphs: [
    `I, ${given('sponsorName')}, am the ${given('relation')} of ${given('fullName')}, who will travel to ${place()} ${journey()}.`,
    `I will pay for ${ticked(answers.covered, covered, 'what the sponsor pays for')}.`,
    `I enclose ${ticked(answers.sponsorEnclosed, sponsorEnclosed, 'the documents that the sponsor encloses')}.`,
  ],
  signed: [given('sponsorName'), `Phone ${line}`],
});

/** Who gives the consent: how the letter begins, the person who goes along, and who signs. */
function consenting(answers: LetterAnswers, { given, gap, said }: Writer) {
  const { consentOf } = answers;
  if (consentOf === '') {
    return { opening: `${gap('who consents: both parents, one parent or a guardian')}, for`, signers: [''] };
  }
  const signer = given('signer');
  if (consentOf === 'both') {
    const other = given('otherParent');
    return { opening: `We, ${signer} and ${other}, are the parents of`, signers: [signer, other] };
  }
  const role = consentOf === 'guardian' ? 'legal guardian' : said(answers.signerIs, signers);
  return { opening: `I, ${signer}, am the ${role} of`, signers: [signer] };
}

const consent: WriterOf = (answers, writer) => {
  const { given, said, ticked, place, journey } = writer;
  const child = given('childName');
  const { opening, signers: names } = consenting(answers, writer);
  const [subject, object] = names.length > 1 ? ['We', 'us'] : ['I', 'me'];
  const companion =
    answers.consentOf === 'staying'
      ? `the child’s other parent, ${given('otherParent')}`
      : `the child’s ${given('companionIs')}, ${given('companion')}`;
  return {
    subject: `Consent to travel: ${child}`,
    paragraphs: [
      `${opening} ${child}, born on ${line}, Passport No. ${line}.`,
      ...(answers.consentOf === 'sole' ? [said(answers.aloneBecause, reasons)] : []),
      `${subject} consent to ${child} travelling to ${place()} ${journey()} with ${companion}.`,
      `You can reach ${object} on ${line}.`,
      `${subject} enclose ${ticked(answers.consentEnclosed, consentEnclosed, 'the documents that go with the consent')}.`,
    ],
    signed: [
      ...names.map((name) => (name === '' ? line : `${line} (${name})`)),
      '',
      `Signed before me at ${line} on ${line}`,
      `${line} (notary: name, registration number and seal)`,
    ],
  };
};

const bodies: Readonly<Record<LetterKind, WriterOf>> = { cover, leave, sponsor, consent };

const addressees: Readonly<Record<LetterKind, string>> = {
  cover: 'The Visa Officer',
  leave: 'To whom it may concern',
  sponsor: 'The Visa Officer',
  consent: 'To whom it may concern',
};

/** A letter: its text, and what stands in brackets in it because it was not answered, each once. */
export interface Letter {
  readonly text: string;
  readonly missing: readonly string[];
}

/** Writes a letter, dated today (YYYY-MM-DD), which the build does not know. What was not answered stands in brackets; what is no business of a website is a line to fill in by hand. */
export function writeLetter({ letter, answers, trip, today }: LetterFacts): Letter {
  const pen = writer(answers, trip);
  const { subject, paragraphs, signed } = bodies[letter](answers, pen);
  const text = [
    today === undefined ? '' : dateWords(today),
    '',
    addressees[letter],
    '',
    `Subject: ${subject}`,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    'Yours faithfully,',
    '',
    ...signed,
  ].join('\n');
  return { text, missing: [...pen.missing] };
}
