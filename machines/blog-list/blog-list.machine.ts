import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../source';
import { appliedSearch, selectionOf, queryOf, type BlogSelection, type BlogQuery } from './address';
import { existingPage, pageCount, pageWindow, postsPerPage } from './pagination';
import { matchingPosts, type ListedPost, type PostFilter } from './posts';

type AddressChanged = { type: 'address.changed'; query: BlogQuery };
type SearchTyped = { type: 'search.typed'; text: string };

export type BlogListEvent =
  | AddressChanged
  | SearchTyped
  | { type: 'search.cleared' }
  | { type: 'category.chosen'; category: PostFilter }
  | { type: 'page.chosen'; page: number }
  | { type: 'filters.cleared' };

/** The address has to say what the list shows: in a new history entry, or in place of the present one. */
type AddressRequested = { type: 'address.requested'; query: BlogQuery; history: 'push' | 'replace' };

/** The page goes back to its top. */
export type ScrollRequested = { type: 'scroll.requested' };

interface BlogListContext extends BlogSelection {
  posts: readonly ListedPost[];
  typedText: string;
}

const byAddress = ({ event }: { event: AddressChanged }) => selectionOf(event.query);

const everything: BlogSelection = { category: 'all', page: 1, search: '' };

const requestAddress = <History extends AddressRequested['history']>(history: History) =>
  ({ type: 'requestAddress', params: { history } }) as const;

/** The page of the context that exists: an address may name one beyond the last. */
function shownPage({ posts, category, search, page }: BlogListContext): number {
  return existingPage(page, pageCount(matchingPosts(posts, { category, search }).length));
}

/**
 * The blog list: a category, a search and a page, all three kept in the address. What the visitor does is shown
 * at once and then written to the address; what the address says, at first and on Back and Forward, is
 * followed. Specification §4, Blog list.
 */
export const blogListMachine = setup({
  types: {
    context: {} as BlogListContext,
    events: {} as BlogListEvent,
    emitted: {} as { type: 'focus.requested' },
    input: {} as { posts: readonly ListedPost[] },
  },
  actors: {
    /** Tells what the address says, and puts there what the list shows. */
    address: silent<AddressChanged, undefined, AddressRequested>(),
    /** Tells what was typed into the search box while the app was on its way. */
    earlySearch: silent<SearchTyped, { flowId: string }>(),
    scroll: silent<never, undefined, ScrollRequested>(),
  },
  guards: {
    bringsOtherSearch: ({ context }, { search }: BlogSelection) => search !== context.search,
    changesSearch: ({ context }) => appliedSearch(context.typedText) !== context.search,
    hasSearch: ({ context }) => context.search !== '',
    isOtherCategory: ({ context }, { category }: { category: PostFilter }) => category !== context.category,
    isOtherPage: ({ context }, { page }: { page: number }) => page !== shownPage(context),
  },
  actions: {
    followAddress: assign((_, location: BlogSelection) => location),
    showAppliedSearch: assign({ typedText: ({ context }) => context.search }),
    keepTypedText: assign((_, { text }: { text: string }) => ({ typedText: text })),
    forgetTypedText: assign({ typedText: '' }),
    applySearch: assign({ search: ({ context }) => appliedSearch(context.typedText), page: 1 }),
    chooseCategory: assign((_, { category }: { category: PostFilter }) => ({ category, page: 1 })),
    choosePage: assign((_, { page }: { page: number }) => ({ page })),
    clearFilters: assign(everything),
    requestAddress: sendTo(
      'address',
      ({ context }, { history }: { history: AddressRequested['history'] }) => ({
        type: 'address.requested' as const,
        query: queryOf(context),
        history,
      }),
    ),
    requestScroll: sendTo('scroll', { type: 'scroll.requested' }),
    requestFocus: emit({ type: 'focus.requested' }),
  },
  delays: { searchDebounce: 300 },
}).createMachine({
  id: 'blogList',
  context: ({ input }) => ({ ...everything, posts: input.posts, typedText: '' }),
  // The address first: a search that it brings would take the place of what was typed.
  invoke: [
    { id: 'address', src: 'address' },
    { id: 'earlySearch', src: 'earlySearch', input: ({ self }) => ({ flowId: self.id }) },
    { id: 'scroll', src: 'scroll' },
  ],
  initial: 'applied',
  on: {
    'address.changed': [
      {
        guard: { type: 'bringsOtherSearch', params: byAddress },
        target: '.applied',
        actions: [{ type: 'followAddress', params: byAddress }, 'showAppliedSearch'],
      },
      { actions: { type: 'followAddress', params: byAddress } },
    ],
    'search.cleared': [
      {
        guard: 'hasSearch',
        target: '.applied',
        actions: ['forgetTypedText', 'applySearch', requestAddress('replace')],
      },
      { target: '.applied', actions: 'forgetTypedText' },
    ],
    'category.chosen': {
      guard: { type: 'isOtherCategory', params: ({ event }) => event },
      actions: [{ type: 'chooseCategory', params: ({ event }) => event }, requestAddress('push')],
    },
    'page.chosen': {
      guard: { type: 'isOtherPage', params: ({ event }) => event },
      actions: [
        { type: 'choosePage', params: ({ event }) => event },
        requestAddress('push'),
        'requestScroll',
        'requestFocus',
      ],
    },
    'filters.cleared': {
      target: '.applied',
      actions: ['clearFilters', 'forgetTypedText', requestAddress('push'), 'requestFocus'],
    },
  },
  states: {
    applied: {
      on: {
        'search.typed': {
          target: 'typing',
          actions: { type: 'keepTypedText', params: ({ event }) => event },
        },
      },
    },
    typing: {
      on: {
        'search.typed': {
          target: 'typing',
          reenter: true,
          actions: { type: 'keepTypedText', params: ({ event }) => event },
        },
      },
      after: {
        searchDebounce: [
          {
            guard: 'changesSearch',
            target: 'applied',
            actions: ['applySearch', requestAddress('replace')],
          },
          { target: 'applied' },
        ],
      },
    },
  },
});

export type BlogListSnapshot = SnapshotFrom<typeof blogListMachine>;

interface BlogListView {
  readonly typedText: string;
  readonly category: string;
  /** The posts of the shown page. */
  readonly posts: readonly ListedPost[];
  /** How many posts pass the filters, on all pages. */
  readonly found: number;
  readonly page: number;
  readonly pages: number;
  /** The buttons that lead to them. */
  readonly pageButtons: readonly (number | 'ellipsis')[];
}

/** What the list shows now. */
export function selectBlogList({ context }: BlogListSnapshot): BlogListView {
  const { posts, typedText, category, search } = context;
  const found = matchingPosts(posts, { category, search });
  const page = shownPage(context);
  const pages = pageCount(found.length);
  return {
    typedText,
    category,
    posts: found.slice((page - 1) * postsPerPage, page * postsPerPage),
    found: found.length,
    page,
    pages,
    pageButtons: pageWindow(page, pages),
  };
}
