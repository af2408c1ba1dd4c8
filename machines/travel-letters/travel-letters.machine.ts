import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { copiedNotice, copyRegion, copyTextOf, notCopiedNotice } from '../copying';
import { paperRegion, printer, type PrintEnded } from '../printing';
import { forNotices, type SiteRef } from '../site/events';
import { silent, type ReadableActor } from '../source';
import {
  isUnanswered,
  letterChoices,
  letterFields,
  letterTicks,
  noAnswers,
  type ChoiceField,
  type LetterAnswers,
  type LetterField,
  type LetterKind,
  type TextField,
  type TickField,
} from './answers';
import { mismatches, type LetterFacts, type LetterTrip, type Mismatch } from './letters';

type TodayFound = { type: 'today.found'; today: string };
/** What was typed earlier in this tab. */
type AnswersFound = { type: 'answers.found'; answers: LetterAnswers };
/** The visitor's trip, now and after every change. */
type TripFound = { type: 'trip.found'; trip: LetterTrip };

export type TravelLettersEvent =
  | TodayFound
  | AnswersFound
  | TripFound
  | { type: 'letter.chosen'; letter: LetterKind }
  | { type: 'field.changed'; field: TextField; value: string }
  | { type: 'choice.made'; field: ChoiceField; value: string }
  | { type: 'tick.toggled'; field: TickField; id: string }
  | { type: 'copy.pressed' }
  | { type: 'print.pressed' }
  | PrintEnded;

interface TravelLettersInput {
  readonly site: SiteRef;
}

interface TravelLettersContext extends TravelLettersInput, LetterFacts {}

const letterFacts = ({ letter, answers, trip, today }: TravelLettersContext): LetterFacts => ({
  letter,
  answers,
  trip,
  today,
});

/**
 * Four letters, written while their questions are answered: one is looked at, copied as text or printed alone on a page. The dates
 * in it are compared with those of the trip. What was not answered is asked for in brackets; nothing is answered by default.
 */
export const travelLettersMachine = setup({
  types: {
    context: {} as TravelLettersContext,
    events: {} as TravelLettersEvent,
    input: {} as TravelLettersInput,
  },
  actors: {
    copyText: copyTextOf<LetterFacts>(),
    printer,
    today: silent<TodayFound>(),
    /** Tells what the tab has kept of the answers, and keeps them. */
    draft: silent<AnswersFound, ReadableActor<{ readonly context: TravelLettersContext }>>(),
    knownTrip: silent<TripFound>(),
  },
  guards: {
    isOffered: (_, { field, value }: { field: ChoiceField; value: string }) =>
      ['', ...letterChoices[field]].includes(value),
  },
  actions: {
    keepToday: assign((_, { today }: { today: string }) => ({ today })),
    takeAnswers: assign((_, { answers }: { answers: LetterAnswers }) => ({ answers })),
    takeTrip: assign((_, { trip }: { trip: LetterTrip }) => ({ trip })),
    choose: assign((_, { letter }: { letter: LetterKind }) => ({ letter })),
    keepAnswer: assign(
      ({ context }, { field, value }: { field: TextField | ChoiceField; value: string }) => ({
        answers: { ...context.answers, [field]: value },
      }),
    ),
    toggle: assign(({ context: { answers } }, { field, id }: { field: TickField; id: string }) => {
      const ticked: readonly string[] = answers[field];
      const isTicked = (other: string) => (other === id) !== ticked.includes(other);
      return { answers: { ...answers, [field]: letterTicks[field].filter(isTicked) } };
    }),
    announceCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: copiedNotice('letter') }),
    ),
    announceNotCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: notCopiedNotice('letter') }),
    ),
    requestPrint: sendTo('printer', { type: 'print.requested' }),
  },
}).createMachine({
  id: 'travelLetters',
  context: ({ input }) => ({ ...input, answers: noAnswers, trip: {}, today: undefined, letter: 'cover' }),
  // Each tells of another part of the letter: their order does not matter.
  invoke: [
    { id: 'today', src: 'today' },
    { id: 'draft', src: 'draft', input: ({ self }) => self },
    { id: 'knownTrip', src: 'knownTrip' },
  ],
  type: 'parallel',
  on: {
    'today.found': { actions: { type: 'keepToday', params: ({ event }) => event } },
    'answers.found': { actions: { type: 'takeAnswers', params: ({ event }) => event } },
    'trip.found': { actions: { type: 'takeTrip', params: ({ event }) => event } },
    'letter.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
    'field.changed': { actions: { type: 'keepAnswer', params: ({ event }) => event } },
    'choice.made': {
      guard: { type: 'isOffered', params: ({ event }) => event },
      actions: { type: 'keepAnswer', params: ({ event }) => event },
    },
    'tick.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
  },
  states: {
    copy: copyRegion(letterFacts),
    paper: paperRegion,
  },
});

export type TravelLettersSnapshot = SnapshotFrom<typeof travelLettersMachine>;

interface LetterView extends LetterFacts {
  /** What it asks for, in this order. */
  readonly fields: readonly LetterField[];
  /** Where its days do not fit the trip's. */
  readonly mismatches: readonly Mismatch[];
  readonly isPrinting: boolean;
}

/** The letter that is looked at. */
export function selectLetter(snapshot: TravelLettersSnapshot): LetterView {
  const { letter, answers, trip } = snapshot.context;
  return {
    ...letterFacts(snapshot.context),
    fields: letterFields(letter, answers),
    mismatches: mismatches(letter, answers, trip),
    isPrinting: snapshot.matches({ paper: 'printing' }),
  };
}

/** What the tab keeps: nothing while nothing is answered. */
export function selectDraft({
  context: { answers },
}: Pick<TravelLettersSnapshot, 'context'>): LetterAnswers | undefined {
  return isUnanswered(answers) ? undefined : answers;
}
