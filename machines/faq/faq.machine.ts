import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import {
  categoryHash,
  categoryOf,
  faqCategories,
  placeOf,
  questionHash,
  type FaqCategory,
  type FaqGroup,
  type FaqPlace,
} from './questions';

export type FaqEvent =
  | { type: 'question.opened'; question: string }
  | { type: 'question.closed'; question: string }
  | { type: 'address.changed'; hash: string };

interface FaqContext {
  groups: readonly FaqGroup[];
  question: string | undefined;
}

/** Asks the page to put a hash into the address in place of the one that is there. */
type HashRequested = { type: 'hash.requested'; hash: string };
/** An address has led to a question: the page goes there. */
type QuestionReached = { type: 'question.reached'; question: string };

function placeNamedBy({ context, event }: { context: FaqContext; event: FaqEvent }): FaqPlace | undefined {
  if (event.type === 'address.changed') return placeOf(context.groups, event.hash);
  return placeOf(context.groups, questionHash(event.question));
}

const leadsTo = (category: FaqCategory) => ({ type: 'leadsTo', params: { category } }) as const;

/**
 * The FAQ: one category shown, at most one of its questions open. The address names what is shown: opening and
 * closing put it there, and an address that arrives, by a link, Back or Forward, shows what it names.
 * Specification §4, FAQ.
 */
export const faqMachine = setup({
  types: {
    context: {} as FaqContext,
    events: {} as FaqEvent,
    emitted: {} as HashRequested | QuestionReached,
    input: {} as { groups: readonly FaqGroup[] },
  },
  guards: {
    leadsTo: ({ context, event }, params: { category: FaqCategory }) =>
      placeNamedBy({ context, event })?.category === params.category,
    namesOtherQuestion: ({ context, event }) => {
      const question = placeNamedBy({ context, event })?.question;
      return question !== undefined && question !== context.question;
    },
    namesOpenQuestion: ({ context, event }) =>
      placeNamedBy({ context, event })?.question === context.question,
    namesCategoryOnly: ({ context, event }) => {
      const place = placeNamedBy({ context, event });
      return place !== undefined && place.question === undefined;
    },
  },
  actions: {
    keepQuestion: assign({ question: ({ context, event }) => placeNamedBy({ context, event })?.question }),
    forgetQuestion: assign({ question: undefined }),
    requestQuestionHash: emit(({ context: { question = '' } }) => ({
      type: 'hash.requested' as const,
      hash: questionHash(question),
    })),
    requestCategoryHash: emit(({ context: { groups, question = '' } }) => ({
      type: 'hash.requested' as const,
      hash: categoryHash(categoryOf(groups, question) ?? faqCategories[0]),
    })),
    reachQuestion: emit(({ context: { question = '' } }) => ({
      type: 'question.reached' as const,
      question,
    })),
  },
}).createMachine({
  id: 'faq',
  context: ({ input }) => ({ groups: input.groups, question: undefined }),
  type: 'parallel',
  states: {
    category: {
      initial: 'general',
      on: {
        'address.changed': [
          { guard: leadsTo('general'), target: '.general' },
          { guard: leadsTo('visa'), target: '.visa' },
          { guard: leadsTo('payment'), target: '.payment' },
        ],
      },
      states: { general: {}, visa: {}, payment: {} },
    },
    question: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'question.opened': {
              guard: 'namesOtherQuestion',
              target: 'open',
              actions: ['keepQuestion', 'requestQuestionHash'],
            },
            'address.changed': {
              guard: 'namesOtherQuestion',
              target: 'open',
              actions: ['keepQuestion', 'reachQuestion'],
            },
          },
        },
        open: {
          on: {
            'question.opened': {
              guard: 'namesOtherQuestion',
              actions: ['keepQuestion', 'requestQuestionHash'],
            },
            'question.closed': {
              guard: 'namesOpenQuestion',
              target: 'closed',
              actions: ['requestCategoryHash', 'forgetQuestion'],
            },
            'address.changed': [
              { guard: 'namesOtherQuestion', actions: ['keepQuestion', 'reachQuestion'] },
              { guard: 'namesCategoryOnly', target: 'closed', actions: 'forgetQuestion' },
            ],
          },
        },
      },
    },
  },
});

export type FaqSnapshot = SnapshotFrom<typeof faqMachine>;

/** The category whose questions are shown. */
export function selectCategory({ value }: FaqSnapshot): FaqCategory {
  return value.category;
}

/** The question that is open; none when all are closed. */
export function selectOpenQuestion({ context }: FaqSnapshot): string | undefined {
  return context.question;
}
