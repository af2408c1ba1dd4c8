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

type QuestionOpened = { type: 'question.opened'; question: string };
type QuestionClosed = { type: 'question.closed'; question: string };
type AddressChanged = { type: 'address.changed'; hash: string };

export type FaqEvent = QuestionOpened | QuestionClosed | AddressChanged;

interface FaqContext {
  groups: readonly FaqGroup[];
  /** The question that was opened last. */
  question: string;
}

/** Asks the page to put a hash into the address in place of the one that is there. */
type HashRequested = { type: 'hash.requested'; hash: string };
/** An address has led to a question: the page goes there. */
type QuestionReached = { type: 'question.reached'; question: string };

/** What an event asks to see; nothing when it names neither a question nor a category. */
interface Named {
  readonly place: FaqPlace | undefined;
}

const byQuestion = ({
  context,
  event,
}: {
  context: FaqContext;
  event: QuestionOpened | QuestionClosed;
}): Named => ({
  place: placeOf(context.groups, questionHash(event.question)),
});
const byAddress = ({ context, event }: { context: FaqContext; event: AddressChanged }): Named => ({
  place: placeOf(context.groups, event.hash),
});

const leadsTo = (category: FaqCategory) =>
  ({
    type: 'leadsTo',
    params: (happened: { context: FaqContext; event: AddressChanged }) => ({
      ...byAddress(happened),
      category,
    }),
  }) as const;

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
    leadsTo: (_, { place, category }: Named & { category: FaqCategory }) => place?.category === category,
    namesQuestion: (_, { place }: Named) => place?.question !== undefined,
    namesOtherQuestion: ({ context }, { place }: Named) =>
      place?.question !== undefined && place.question !== context.question,
    namesOpenQuestion: ({ context }, { place }: Named) => place?.question === context.question,
    namesCategoryOnly: (_, { place }: Named) => place !== undefined && place.question === undefined,
  },
  actions: {
    keepQuestion: assign((_, { place }: Named) => ({ question: place?.question ?? '' })),
    requestQuestionHash: emit(({ context: { question } }) => ({
      type: 'hash.requested' as const,
      hash: questionHash(question),
    })),
    requestCategoryHash: emit(({ context: { groups, question } }) => ({
      type: 'hash.requested' as const,
      hash: categoryHash(categoryOf(groups, question) ?? faqCategories[0]),
    })),
    reachQuestion: emit(({ context: { question } }) => ({ type: 'question.reached' as const, question })),
  },
}).createMachine({
  id: 'faq',
  context: ({ input }) => ({ groups: input.groups, question: '' }),
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
              guard: { type: 'namesQuestion', params: byQuestion },
              target: 'open',
              actions: [{ type: 'keepQuestion', params: byQuestion }, 'requestQuestionHash'],
            },
            'address.changed': {
              guard: { type: 'namesQuestion', params: byAddress },
              target: 'open',
              actions: [{ type: 'keepQuestion', params: byAddress }, 'reachQuestion'],
            },
          },
        },
        open: {
          on: {
            'question.opened': {
              guard: { type: 'namesOtherQuestion', params: byQuestion },
              actions: [{ type: 'keepQuestion', params: byQuestion }, 'requestQuestionHash'],
            },
            'question.closed': {
              guard: { type: 'namesOpenQuestion', params: byQuestion },
              target: 'closed',
              actions: 'requestCategoryHash',
            },
            'address.changed': [
              {
                guard: { type: 'namesOtherQuestion', params: byAddress },
                actions: [{ type: 'keepQuestion', params: byAddress }, 'reachQuestion'],
              },
              { guard: { type: 'namesCategoryOnly', params: byAddress }, target: 'closed' },
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
export function selectOpenQuestion({ value, context }: FaqSnapshot): string | undefined {
  return value.question === 'open' ? context.question : undefined;
}
