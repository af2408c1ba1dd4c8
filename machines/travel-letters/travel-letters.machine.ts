import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { copiedNotice, copyRegion, copyText, refusedNotice } from '../copying';
import type { NoticeRaised } from '../ports';
import { paperRegion, type PrintRequested } from '../printing';
import {
  letterText,
  mismatches,
  noAnswers,
  openBrackets,
  type LetterAnswers,
  type LetterField,
  type LetterKind,
  type LetterTrip,
} from './letters';

export type TravelLettersEvent =
  | { type: 'today.found'; today: string }
  /** What was typed earlier in this tab. */
  | { type: 'answers.found'; answers: LetterAnswers }
  /** The visitor's trip, now and after every change. */
  | { type: 'trip.found'; trip: LetterTrip }
  | { type: 'letter.chosen'; letter: LetterKind }
  | { type: 'field.changed'; field: LetterField; value: string }
  | { type: 'copy.pressed' }
  | { type: 'print.pressed' }
  | { type: 'print.ended' };

interface TravelLettersContext {
  readonly answers: LetterAnswers;
  readonly trip: LetterTrip;
  /** YYYY-MM-DD; empty until it is known. */
  readonly today: string;
  readonly letter: LetterKind;
}

function letterOf({ letter, answers, trip, today }: TravelLettersContext): string {
  return letterText(letter, answers, trip, today);
}

/** The days of the leave are those of the trip until the visitor says others. */
function withTripDays(answers: LetterAnswers, { entry = '', exit = '' }: LetterTrip): LetterAnswers {
  return {
    ...answers,
    leaveFrom: answers.leaveFrom === '' ? entry : answers.leaveFrom,
    leaveTo: answers.leaveTo === '' ? exit : answers.leaveTo,
  };
}

/**
 * Four letters, written while their few fields are filled in: one is looked at, copied as text or printed alone on a page. The dates
 * in it are compared with those of the trip.
 */
export const travelLettersMachine = setup({
  types: {
    context: {} as TravelLettersContext,
    events: {} as TravelLettersEvent,
    emitted: {} as NoticeRaised | PrintRequested,
  },
  actors: { copyText },
  actions: {
    keepToday: assign((_, { today }: { today: string }) => ({ today })),
    takeAnswers: assign(({ context }, { answers }: { answers: LetterAnswers }) => ({
      answers: withTripDays(answers, context.trip),
    })),
    takeTrip: assign(({ context }, { trip }: { trip: LetterTrip }) => ({
      trip,
      answers: withTripDays(context.answers, trip),
    })),
    choose: assign((_, { letter }: { letter: LetterKind }) => ({ letter })),
    keepField: assign(({ context }, { field, value }: { field: LetterField; value: string }) => ({
      answers: { ...context.answers, [field]: value },
    })),
    announceCopied: emit({ type: 'notice.raised', notice: copiedNotice('The letter was copied.') }),
    explainRefusal: emit({
      type: 'notice.raised',
      notice: refusedNotice('Please select the letter and copy it.'),
    }),
    requestPrint: emit({ type: 'print.requested' }),
  },
}).createMachine({
  id: 'travelLetters',
  context: { answers: noAnswers, trip: {}, today: '', letter: 'cover' },
  type: 'parallel',
  on: {
    'today.found': { actions: { type: 'keepToday', params: ({ event }) => event } },
    'answers.found': { actions: { type: 'takeAnswers', params: ({ event }) => event } },
    'trip.found': { actions: { type: 'takeTrip', params: ({ event }) => event } },
    'letter.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
    'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
  },
  states: {
    copy: copyRegion(letterOf),
    paper: paperRegion,
  },
});

export type TravelLettersSnapshot = SnapshotFrom<typeof travelLettersMachine>;

interface LetterView {
  readonly letter: LetterKind;
  readonly answers: LetterAnswers;
  readonly text: string;
  /** What stands in brackets still. */
  readonly missing: readonly string[];
  /** Where its days do not fit the trip's. */
  readonly mismatches: readonly string[];
  readonly isPrinting: boolean;
}

/** The letter that is looked at. */
export function selectLetter(snapshot: TravelLettersSnapshot): LetterView {
  const { letter, answers, trip } = snapshot.context;
  const text = letterOf(snapshot.context);
  return {
    letter,
    answers,
    text,
    missing: openBrackets(text),
    mismatches: mismatches(letter, answers, trip),
    isPrinting: snapshot.matches({ paper: 'printing' }),
  };
}

/** What the tab keeps: nothing while nothing is typed that is not the trip's own. */
export function selectDraft({
  context: { answers, trip },
}: TravelLettersSnapshot): LetterAnswers | undefined {
  const blank = withTripDays(noAnswers, trip);
  const isTyped = (Object.keys(noAnswers) as LetterField[]).some((field) => answers[field] !== blank[field]);
  return isTyped ? answers : undefined;
}
