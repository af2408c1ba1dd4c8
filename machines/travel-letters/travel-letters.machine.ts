import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { copiedNotice, copyRegion, copyText, refusedNotice } from '../copying';
import type { NoticeRaised } from '../ports';
import { paperRegion, type PrintRequested } from '../printing';
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
import { mismatches, writeLetter, type Letter, type LetterTrip } from './letters';

export type TravelLettersEvent =
  | { type: 'today.found'; today: string }
  /** What was typed earlier in this tab. */
  | { type: 'answers.found'; answers: LetterAnswers }
  /** The visitor's trip, now and after every change. */
  | { type: 'trip.found'; trip: LetterTrip }
  | { type: 'letter.chosen'; letter: LetterKind }
  | { type: 'field.changed'; field: TextField; value: string }
  | { type: 'choice.made'; field: ChoiceField; value: string }
  | { type: 'tick.toggled'; field: TickField; id: string }
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

function letterOf({ letter, answers, trip, today }: TravelLettersContext): Letter {
  return writeLetter(letter, answers, trip, today);
}

/**
 * Four letters, written while their questions are answered: one is looked at, copied as text or printed alone on a page. The dates
 * in it are compared with those of the trip. What was not answered is asked for in brackets; nothing is answered by default.
 */
export const travelLettersMachine = setup({
  types: {
    context: {} as TravelLettersContext,
    events: {} as TravelLettersEvent,
    emitted: {} as NoticeRaised | PrintRequested,
  },
  actors: { copyText },
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
    'field.changed': { actions: { type: 'keepAnswer', params: ({ event }) => event } },
    'choice.made': {
      guard: { type: 'isOffered', params: ({ event }) => event },
      actions: { type: 'keepAnswer', params: ({ event }) => event },
    },
    'tick.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
  },
  states: {
    copy: copyRegion((context: TravelLettersContext) => letterOf(context).text),
    paper: paperRegion,
  },
});

export type TravelLettersSnapshot = SnapshotFrom<typeof travelLettersMachine>;

interface LetterView extends Letter {
  readonly letter: LetterKind;
  /** What it asks for, in this order. */
  readonly fields: readonly LetterField[];
  readonly answers: LetterAnswers;
  readonly trip: LetterTrip;
  /** Where its days do not fit the trip's. */
  readonly mismatches: readonly string[];
  readonly isPrinting: boolean;
}

/** The letter that is looked at. */
export function selectLetter(snapshot: TravelLettersSnapshot): LetterView {
  const { letter, answers, trip } = snapshot.context;
  return {
    ...letterOf(snapshot.context),
    letter,
    fields: letterFields(letter, answers),
    answers,
    trip,
    mismatches: mismatches(letter, answers, trip),
    isPrinting: snapshot.matches({ paper: 'printing' }),
  };
}

/** What the tab keeps: nothing while nothing is answered. */
export function selectDraft({ context: { answers } }: TravelLettersSnapshot): LetterAnswers | undefined {
  return isUnanswered(answers) ? undefined : answers;
}
