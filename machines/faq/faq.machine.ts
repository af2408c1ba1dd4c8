import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../source';
import {
  categoryHash,
  categoryOf,
  faqCategories,
  placeOf,
  questionHash,
  questionsWith,
  wordsOf,
  type FaqCategory,
  type FaqGroup,
  type FaqPlace,
} from './questions';

type QuestionOpened = { type: 'question.opened'; question: string };
type QuestionClosed = { type: 'question.closed'; question: string };
type HashChanged = { type: 'hash.changed'; hash: string };
/** A category was pressed: it is shown whole, with its questions closed, whatever was searched for. */
type CategoryChosen = { type: 'category.chosen'; category: FaqCategory };
type SearchTyped = { type: 'search.typed'; text: string };

export type FaqEvent =
  | QuestionOpened
  | QuestionClosed
  | HashChanged
  | SearchTyped
  | { type: 'search.cleared' }
  | CategoryChosen;

interface FaqContext {
  /** With the answers as they are read, so that a figure can be searched for. */
  groups: readonly FaqGroup[];
  /** What stands in the search box. */
  text: string;
  /** The category whose questions are shown. */
  category: FaqCategory;
  /** The question that was opened last. */
  question: string;
}

/** The address has to end in a hash, in place of the one that is there. */
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
const byAddress = ({ context, event }: { context: FaqContext; event: HashChanged }): Named => ({
  place: placeOf(context.groups, event.hash),
});

const byChoice = ({ event }: { context: FaqContext; event: CategoryChosen }): Named => ({
  place: { category: event.category, question: undefined },
});

/** Shows the category of what an event asks to see, where it asks for anything. */
const showCategoryOf = <Event>(by: (happened: { context: FaqContext; event: Event }) => Named) =>
  ({
    guard: { type: 'namesPlace', params: by },
    actions: { type: 'keepCategory', params: by },
  }) as const;

const typed = ({ event }: { event: SearchTyped }) => ({ text: event.text });

const leadsPastSearch = {
  guard: { type: 'namesQuestionNotFound', params: byAddress },
  target: 'resting',
  actions: 'forgetText',
} as const;

/**
 * The FAQ: one category shown, at most one of its questions open. The address names what is shown: opening and
 * closing put it there, and an address that arrives, by a link, Back or Forward, shows what it names. A search
 * shows what it finds in all categories, until it is cleared, a category is pressed or an address leads to a
 * question that it has not found. Specification §4, FAQ.
 */
export const faqMachine = setup({
  types: {
    context: {} as FaqContext,
    events: {} as FaqEvent,
    emitted: {} as QuestionReached,
    input: {} as { groups: readonly FaqGroup[] },
  },
  actors: {
    /** Tells what was typed into the search box while the app was on its way. */
    earlySearch: silent<SearchTyped, { formId: string }>(),
    /** Tells what the address names, and puts there what is opened and closed. */
    address: silent<HashChanged, undefined, HashRequested>(),
    /** Tells which question was opened while the app was on its way. */
    earlyQuestion: silent<QuestionOpened>(),
  },
  guards: {
    namesPlace: (_, { place }: Named) => place !== undefined,
    namesQuestion: (_, { place }: Named) => place?.question !== undefined,
    namesOtherQuestion: ({ context }, { place }: Named) =>
      place?.question !== undefined && place.question !== context.question,
    namesOpenQuestion: ({ context }, { place }: Named) => place?.question === context.question,
    namesCategoryOnly: (_, { place }: Named) => place !== undefined && place.question === undefined,
    namesQuestionNotFound: ({ context: { groups, text } }, { place }: Named) =>
      place?.question !== undefined && !questionsWith(groups, text).includes(place.question),
    findsQuestions: ({ context: { groups } }, { text }: { text: string }) =>
      questionsWith(groups, text).length > 0,
    hasWords: (_, { text }: { text: string }) => wordsOf(text).length > 0,
  },
  actions: {
    keepCategory: assign(({ context }, { place }: Named) => ({
      category: place?.category ?? context.category,
    })),
    keepQuestion: assign((_, { place }: Named) => ({ question: place?.question ?? '' })),
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    forgetText: assign({ text: '' }),
    requestQuestionHash: sendTo('address', ({ context: { question } }) => ({
      type: 'hash.requested' as const,
      hash: questionHash(question),
    })),
    requestCategoryHash: sendTo('address', ({ context: { groups, question } }) => ({
      type: 'hash.requested' as const,
      hash: categoryHash(categoryOf(groups, question) ?? faqCategories[0]),
    })),
    reachQuestion: emit(({ context: { question } }) => ({ type: 'question.reached' as const, question })),
  },
}).createMachine({
  id: 'faq',
  context: ({ input }) => ({
    groups: input.groups,
    category: faqCategories[0],
    question: '',
    text: '',
  }),
  // Told in this order: a question that was opened here takes the place of the one that the address names.
  invoke: [
    { id: 'earlySearch', src: 'earlySearch', input: ({ self }) => ({ formId: self.id }) },
    { id: 'address', src: 'address' },
    { id: 'earlyQuestion', src: 'earlyQuestion' },
  ],
  type: 'parallel',
  states: {
    category: {
      on: {
        'hash.changed': showCategoryOf(byAddress),
        'question.opened': showCategoryOf(byQuestion),
        'category.chosen': showCategoryOf(byChoice),
      },
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
            'hash.changed': {
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
            'hash.changed': [
              {
                guard: { type: 'namesOtherQuestion', params: byAddress },
                actions: [{ type: 'keepQuestion', params: byAddress }, 'reachQuestion'],
              },
              { guard: { type: 'namesCategoryOnly', params: byAddress }, target: 'closed' },
            ],
            'category.chosen': 'closed',
          },
        },
      },
    },
    search: {
      initial: 'resting',
      on: {
        'search.typed': [
          {
            guard: { type: 'findsQuestions', params: typed },
            target: '.found',
            actions: { type: 'keepText', params: typed },
          },
          {
            guard: { type: 'hasWords', params: typed },
            target: '.nothingFound',
            actions: { type: 'keepText', params: typed },
          },
          { target: '.resting', actions: { type: 'keepText', params: typed } },
        ],
        'search.cleared': { target: '.resting', actions: 'forgetText' },
        'category.chosen': { target: '.resting', actions: 'forgetText' },
      },
      states: {
        resting: {},
        found: { on: { 'hash.changed': leadsPastSearch } },
        nothingFound: { on: { 'hash.changed': leadsPastSearch } },
      },
    },
  },
});

export type FaqSnapshot = SnapshotFrom<typeof faqMachine>;

/** The category whose questions are shown. */
export function selectCategory({ context }: FaqSnapshot): FaqCategory {
  return context.category;
}

/** The question that is open; none when all are closed. */
export function selectOpenQuestion({ value, context }: FaqSnapshot): string | undefined {
  return value.question === 'open' ? context.question : undefined;
}

/** What the search box holds, and the questions found; none of the latter while nothing is searched for. */
export function selectSearch({ value, context: { groups, text } }: FaqSnapshot): {
  readonly text: string;
  readonly found: readonly string[] | undefined;
} {
  return { text, found: value.search === 'resting' ? undefined : questionsWith(groups, text) };
}
