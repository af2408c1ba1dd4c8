import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { forNavigation, forTools, type SiteRef } from '../site/events';
import { silent } from '../source';
import { wellFormed } from '../text';
import { find, plainWords, type Findable, type Searched } from './finding';

type TextTyped = { type: 'text.typed'; text: string };
/** What the address asks for, first and whenever it is another. */
type AddressChanged = { type: 'address.changed'; query: { readonly q?: string | undefined } };
type AddressRequested = {
  type: 'address.requested';
  query: { readonly q?: string | undefined };
  history: 'push' | 'replace';
};

export type SearchEvent =
  | TextTyped
  | AddressChanged
  | { type: 'text.cleared' }
  | { type: 'text.submitted' }
  /** What is no page: links lead to the rest by themselves. */
  | { type: 'estimator.chosen' }
  | { type: 'option.next' }
  | { type: 'option.previous' }
  | { type: 'option.left' };

interface SearchInput extends Searched {
  readonly site: SiteRef;
}

interface SearchContext extends SearchInput {
  readonly text: string;
  /** The text that the address names. */
  readonly named: string;
  readonly found: readonly Findable[];
  /** Which of them the arrow keys stand on; it counts while the chart is in `found.onOption`. */
  readonly active: number;
}

/** What Enter means: what the arrow keys stand on, or the best. */
function foundMeant({ found, active }: SearchContext): Findable | undefined {
  return found[active] ?? found[0];
}

const typed = ({ event }: { event: TextTyped }) => event;
const named = ({ event: { query } }: { event: AddressChanged }) => ({ text: query.q ?? '' });
const meant = ({ context }: { context: SearchContext }) => ({ found: foundMeant(context) });

/**
 * One field for everything that the site holds: it finds while somebody types, says the first answer at once, and leads there.
 * The address names what is looked for once the typing has paused. Specification §2, Search.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    emitted: {} as { type: 'focus.requested' },
  },
  actors: {
    /** Tells what was typed while the app was on its way. */
    earlyText: silent<TextTyped>(),
    address: silent<AddressChanged, undefined, AddressRequested>(),
  },
  guards: {
    isWordless: ({ context }) => plainWords(context.text).length === 0,
    findsNothing: ({ context }) => context.found.length === 0,
    isOtherName: ({ context }, { text }: { text: string }) => text !== context.named,
    isNamed: ({ context }) => context.text.trim() === context.named,
    isOnFirst: ({ context }) => context.active === 0,
    isOnLast: ({ context }) => context.active === context.found.length - 1,
    opensEstimator: (_, { found }: { found: Findable | undefined }) =>
      found !== undefined && found.path === undefined,
  },
  actions: {
    keepText: assign(({ context }, { text }: { text: string }) => ({ text, found: find(context, text) })),
    keepName: assign((_, { text }: { text: string }) => ({ named: text })),
    clearText: assign({ text: '', found: [] }),
    goToFirst: assign({ active: 0 }),
    goToLast: assign(({ context }) => ({ active: context.found.length - 1 })),
    goToNext: assign(({ context }) => ({ active: context.active + 1 })),
    goToPrevious: assign(({ context }) => ({ active: context.active - 1 })),
    nameText: assign(({ context }) => ({ named: context.text.trim() })),
    requestAddress: sendTo('address', ({ context: { named: text } }) => ({
      type: 'address.requested' as const,
      query: { q: text === '' ? undefined : wellFormed(text) },
      history: 'replace' as const,
    })),
    goTo: sendTo(
      ({ context }) => context.site,
      (_, { found }: { found: Findable | undefined }) =>
        forNavigation({ type: 'navigation.requested', to: found?.path ?? '' }),
    ),
    openEstimator: sendTo(({ context }) => context.site, forTools({ type: 'estimator.requested' })),
    requestFocus: emit({ type: 'focus.requested' }),
  },
  delays: { searchDebounce: 300 },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ ...input, text: '', named: '', found: [], active: 0 }),
  // The address first: what it asks for would take the place of what was typed.
  invoke: [
    { id: 'address', src: 'address' },
    { id: 'earlyText', src: 'earlyText' },
  ],
  type: 'parallel',
  states: {
    results: {
      initial: 'none',
      on: {
        'text.typed': { target: '.sorting', actions: { type: 'keepText', params: typed } },
        'address.changed': {
          // What the search itself has put there is nothing new.
          guard: { type: 'isOtherName', params: named },
          target: '.sorting',
          actions: [
            { type: 'keepText', params: named },
            { type: 'keepName', params: named },
          ],
        },
        'text.cleared': { target: '.none', actions: ['clearText', 'requestFocus'] },
      },
      states: {
        sorting: {
          always: [
            { guard: 'isWordless', target: 'none' },
            { guard: 'findsNothing', target: 'nothing' },
            { target: 'found' },
          ],
        },
        none: { on: { 'text.submitted': { actions: 'requestFocus' } } },
        nothing: {},
        found: {
          initial: 'inField',
          on: {
            'text.submitted': [
              { guard: { type: 'opensEstimator', params: meant }, actions: 'openEstimator' },
              { actions: { type: 'goTo', params: meant } },
            ],
            'estimator.chosen': { actions: 'openEstimator' },
          },
          states: {
            inField: {
              entry: 'goToFirst',
              on: {
                'option.next': { target: 'onOption', actions: 'goToFirst' },
                'option.previous': { target: 'onOption', actions: 'goToLast' },
                'option.left': { target: '#search.results.none', actions: 'clearText' },
              },
            },
            onOption: {
              on: {
                'option.next': [{ guard: 'isOnLast', actions: 'goToFirst' }, { actions: 'goToNext' }],
                'option.previous': [{ guard: 'isOnFirst', actions: 'goToLast' }, { actions: 'goToPrevious' }],
                'option.left': 'inField',
              },
            },
          },
        },
      },
    },
    address: {
      initial: 'named',
      on: {
        'text.typed': '.pausing',
        'text.cleared': '.pausing',
        'option.left': '.pausing',
        'address.changed': '.named',
      },
      states: {
        named: {},
        pausing: {
          after: {
            searchDebounce: [
              { guard: 'isNamed', target: 'named' },
              { target: 'named', actions: ['nameText', 'requestAddress'] },
            ],
          },
        },
      },
    },
  },
});

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;

/** What the view shows. */
export function selectSearch(snapshot: SearchSnapshot) {
  const { text, found, active } = snapshot.context;
  return {
    text,
    found: snapshot.matches({ results: 'found' }) ? found : [],
    isSearched: !snapshot.matches({ results: 'none' }),
    /** The index of the result that the arrow keys stand on. */
    active: snapshot.matches({ results: { found: 'onOption' } }) ? active : undefined,
  };
}
