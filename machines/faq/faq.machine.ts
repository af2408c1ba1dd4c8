import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../source';
import {
  categoryHash,
  categoryOf,
  faqCategories,
  selectionOf,
  questionHash,
  questionsWith,
  wordsOf,
  type FaqCategory,
  type FaqGroup,
  type FaqSelection,
} from './questions';

type QuestionOpened = { type: 'question.opened'; question: string };
type QuestionClosed = { type: 'question.closed'; question: string };
type HashChanged = { type: 'hash.changed'; hash: string };
/** A category was pressed: it is shown whole, with its questions closed, whatever was searched for. Its link puts the hash into the address, which then tells the same. */
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
  /** The answers have words in place of their `{fact:…}` markers, so that a figure can be searched for. */
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

/** What an event asks to see: a category, and perhaps one of its questions; nothing when it names neither. */
interface Asked {
  readonly selection: FaqSelection | undefined;
}

const askedByQuestion = ({
  context,
  event,
}: {
  context: FaqContext;
  event: QuestionOpened | QuestionClosed;
}): Asked => ({
  selection: selectionOf(context.groups, questionHash(event.question)),
});
const askedByAddress = ({ context, event }: { context: FaqContext; event: HashChanged }): Asked => ({
  selection: selectionOf(context.groups, event.hash),
});

const askedByChoice = ({ event }: { context: FaqContext; event: CategoryChosen }): Asked => ({
  selection: { category: event.category, question: undefined },
});

/** The transition that shows the category of what an event asks to see; none where it asks for nothing. */
const showsCategory = <Event>(asked: (happened: { context: FaqContext; event: Event }) => Asked) =>
  ({
    guard: { type: 'asksForSelection', params: asked },
    actions: { type: 'keepCategory', params: asked },
  }) as const;

const typed = ({ event }: { event: SearchTyped }) => ({ text: event.text });

/** The transition by which an address ends a search that has not found its question. */
const endsSearch = {
  guard: { type: 'asksForQuestionNotFound', params: askedByAddress },
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
    earlySearch: silent<SearchTyped, { flowId: string }>(),
    /** Tells what the address names, and puts there what is opened and closed. */
    address: silent<HashChanged, undefined, HashRequested>(),
    /** Tells which question was opened while the app was on its way. */
    earlyQuestion: silent<QuestionOpened>(),
  },
  guards: {
    asksForSelection: (_, { selection }: Asked) => selection !== undefined,
    asksForQuestion: (_, { selection }: Asked) => selection?.question !== undefined,
    // The browser closes a question when another opens, and reports both: only what changes anything counts.
    asksForOtherQuestion: ({ context }, { selection }: Asked) =>
      selection?.question !== undefined && selection.question !== context.question,
    asksForOpenQuestion: ({ context }, { selection }: Asked) => selection?.question === context.question,
    asksForCategoryOnly: (_, { selection }: Asked) =>
      selection !== undefined && selection.question === undefined,
    asksForQuestionNotFound: ({ context: { groups, text } }, { selection }: Asked) =>
      selection?.question !== undefined && !questionsWith(groups, text).includes(selection.question),
    findsQuestions: ({ context: { groups } }, { text }: { text: string }) =>
      questionsWith(groups, text).length > 0,
    hasWords: (_, { text }: { text: string }) => wordsOf(text).length > 0,
  },
  actions: {
    keepCategory: assign(({ context }, { selection }: Asked) => ({
      category: selection?.category ?? context.category,
    })),
    keepQuestion: assign((_, { selection }: Asked) => ({ question: selection?.question ?? '' })),
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
    { id: 'earlySearch', src: 'earlySearch', input: ({ self }) => ({ flowId: self.id }) },
    { id: 'address', src: 'address' },
    { id: 'earlyQuestion', src: 'earlyQuestion' },
  ],
  type: 'parallel',
  states: {
    category: {
      on: {
        'hash.changed': showsCategory(askedByAddress),
        'question.opened': showsCategory(askedByQuestion),
        'category.chosen': showsCategory(askedByChoice),
      },
    },
    question: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'question.opened': {
              guard: { type: 'asksForQuestion', params: askedByQuestion },
              target: 'open',
              actions: [{ type: 'keepQuestion', params: askedByQuestion }, 'requestQuestionHash'],
            },
            'hash.changed': {
              guard: { type: 'asksForQuestion', params: askedByAddress },
              target: 'open',
              actions: [{ type: 'keepQuestion', params: askedByAddress }, 'reachQuestion'],
            },
          },
        },
        open: {
          on: {
            'question.opened': {
              guard: { type: 'asksForOtherQuestion', params: askedByQuestion },
              actions: [{ type: 'keepQuestion', params: askedByQuestion }, 'requestQuestionHash'],
            },
            'question.closed': {
              guard: { type: 'asksForOpenQuestion', params: askedByQuestion },
              target: 'closed',
              actions: 'requestCategoryHash',
            },
            'hash.changed': [
              {
                guard: { type: 'asksForOtherQuestion', params: askedByAddress },
                actions: [{ type: 'keepQuestion', params: askedByAddress }, 'reachQuestion'],
              },
              { guard: { type: 'asksForCategoryOnly', params: askedByAddress }, target: 'closed' },
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
        found: { on: { 'hash.changed': endsSearch } },
        nothingFound: { on: { 'hash.changed': endsSearch } },
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
