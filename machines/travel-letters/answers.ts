/** What is asked for the letters. Nothing is answered before the visitor answers it: a letter claims nothing from a default. */
import { alone, type Party } from '../party/party';
import * as v from 'valibot';
import { checkedBy } from '../kept';
import type { StorageKey } from '../ports';
import type { Traveller } from '../traveller-documents/documents';

export const letterKinds = ['cover', 'leave', 'sponsor', 'consent'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The questions with a choice of answers, each with all that can be answered. */
export const letterChoices = {
  payer: ['self', 'sponsor'],
  travelled: ['first', 'before', 'returned'],
  returnTo: ['job', 'business', 'studies', 'family', 'home'],
  consentOf: ['both', 'one', 'staying', 'sole', 'guardian'],
  signerIs: ['mother', 'father'],
  aloneBecause: ['died', 'custody', 'unnamed'],
} as const;

/** What can be ticked, as many as hold. */
export const letterTicks = {
  confirmed: ['return', 'objection'],
  covered: ['travel', 'stay', 'insurance', 'expenses', 'return'],
  coverEnclosed: ['checklist', 'bank', 'tax', 'employer', 'business', 'institution', 'pension', 'sponsor'],
  sponsorEnclosed: ['bank', 'tax', 'relation'],
  consentEnclosed: ['passports', 'birth', 'death', 'custody', 'guardianship'],
} as const;

export type ChoiceField = keyof typeof letterChoices;
export type TickField = keyof typeof letterTicks;

// What does not fit is no answer, and the others stay: one odd value is not worth the whole draft.
const text = v.fallback(v.string(), '');
const choice = <const Options extends readonly string[]>(options: Options) =>
  v.fallback(v.picklist(['', ...options]), '');
const ticks = <const Options extends readonly string[]>(options: Options) =>
  v.fallback(v.pipe(v.array(v.picklist(options)), v.readonly()), []);

const answersSchema = v.object({
  fullName: text,
  purpose: text,
  payer: choice(letterChoices.payer),
  travelled: choice(letterChoices.travelled),
  returnTo: choice(letterChoices.returnTo),
  coverEnclosed: ticks(letterTicks.coverEnclosed),
  employer: text,
  position: text,
  leaveFrom: text,
  leaveTo: text,
  confirmed: ticks(letterTicks.confirmed),
  sponsorName: text,
  relation: text,
  covered: ticks(letterTicks.covered),
  sponsorEnclosed: ticks(letterTicks.sponsorEnclosed),
  consentOf: choice(letterChoices.consentOf),
  childName: text,
  signer: text,
  signerIs: choice(letterChoices.signerIs),
  otherParent: text,
  aloneBecause: choice(letterChoices.aloneBecause),
  companion: text,
  companionIs: text,
  consentEnclosed: ticks(letterTicks.consentEnclosed),
});

/** What is asked for the letters; an empty text is a question left open. Days as YYYY-MM-DD. */
export type LetterAnswers = Readonly<v.InferOutput<typeof answersSchema>>;
export type LetterField = keyof LetterAnswers;
export type TextField = Exclude<LetterField, ChoiceField | TickField>;

export const noAnswers: LetterAnswers = v.parse(
  answersSchema,
  Object.fromEntries(Object.keys(answersSchema.entries).map((field) => [field, undefined])),
);

export function isChoice(field: LetterField): field is ChoiceField {
  return field in letterChoices;
}

export function isTicks(field: LetterField): field is TickField {
  return field in letterTicks;
}

/** Whether nothing is answered. */
export function isUnanswered(answers: LetterAnswers): boolean {
  return Object.values(answers).every((answer) => answer.length === 0);
}

const checkAnswers = checkedBy(answersSchema);

/** What was typed for the letters, until the tab is closed. */
export const lettersStorageKey: StorageKey<LetterAnswers> = {
  key: 'deshantar:letters:v1',
  lasts: 'tab',
  check: (stored) => {
    const known = typeof stored === 'object' && stored !== null ? { ...noAnswers, ...stored } : undefined;
    const answers = checkAnswers(known);
    return answers && !isUnanswered(answers) ? answers : undefined;
  },
};

const companionFields = ['companion', 'companionIs'] as const;

/** What a letter of consent asks for, by who gives it. */
const consentFields: Readonly<Record<LetterAnswers['consentOf'], readonly LetterField[]>> = {
  '': companionFields,
  both: ['signer', 'otherParent', ...companionFields],
  one: ['signer', 'signerIs', ...companionFields],
  staying: ['signer', 'signerIs', 'otherParent'],
  sole: ['signer', 'signerIs', 'aloneBecause', ...companionFields],
  guardian: ['signer', ...companionFields],
};

/** The questions of a letter, in the order in which they are asked. */
export function letterFields(kind: LetterKind, { consentOf }: LetterAnswers): readonly LetterField[] {
  switch (kind) {
    case 'cover':
      return ['fullName', 'purpose', 'payer', 'travelled', 'returnTo', 'coverEnclosed'];
    case 'leave':
      return ['fullName', 'employer', 'position', 'leaveFrom', 'leaveTo', 'confirmed'];
    case 'sponsor':
      return ['sponsorName', 'relation', 'fullName', 'covered', 'sponsorEnclosed'];
    case 'consent':
      return ['consentOf', 'childName', ...consentFields[consentOf], 'consentEnclosed'];
  }
}

/** The letters that this traveller is usually asked for. A child with one adult travels without the other parent. */
export function usualLetters(traveller: Traveller | undefined, party: Party = alone): readonly LetterKind[] {
  const takesChildAlong = party.adults === 1 && party.children.length > 0;
  if (!traveller) return takesChildAlong ? ['cover', 'consent'] : ['cover'];
  return letterKinds.filter(
    (kind) =>
      kind === 'cover' ||
      (kind === 'consent' && takesChildAlong) ||
      (kind === 'leave' && traveller.occupation === 'salaried' && traveller.age === 'adult') ||
      (kind === 'sponsor' && traveller.payer !== 'self') ||
      (kind === 'consent' && traveller.age === 'minor'),
  );
}
