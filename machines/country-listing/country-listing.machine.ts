import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { NavigationRequested, NoticeRaised } from '../ports';
import {
  applyPath,
  checkerDestinationOf,
  countryCategories,
  isSearched,
  needsEligibilityCheck,
  type Country,
  type CountryCategory,
  type CountryFilter,
} from './listing';
import { findCountries, type Finding } from './search';

export const checkerPath = '/tools/visa-eligibility-checker';

export type CountryListingEvent =
  | { type: 'search.typed'; text: string }
  | { type: 'search.cleared' }
  | { type: 'category.chosen'; category: CountryFilter }
  | { type: 'group.chosen'; category: CountryCategory }
  | { type: 'filters.cleared' }
  | { type: 'apply.pressed'; country: Country }
  | { type: 'cancel.pressed' }
  | { type: 'proceed.pressed' }
  | { type: 'banner.found-dismissed' }
  | { type: 'banner.dismissed' }
  | { type: 'application.arrived' };

interface CountryListingContext {
  countries: readonly Country[];
  typedText: string;
  appliedSearch: string;
  category: CountryFilter;
  gatedCountry: Country | undefined;
}

/**
 * The visa services listing: search and category filter the countries, "Apply Now" passes a gate for
 * categories whose applications are judged strictly. Specification §4, Visa listing and Apply Now.
 */
export const countryListingMachine = setup({
  types: {
    context: {} as CountryListingContext,
    events: {} as CountryListingEvent,
    emitted: {} as NavigationRequested | NoticeRaised | { type: 'focus.requested' },
    input: {} as { countries: readonly Country[] },
  },
  guards: {
    needsEligibilityCheck: ({ event }) =>
      event.type === 'apply.pressed' && needsEligibilityCheck(event.country),
  },
  actions: {
    keepTypedText: assign({
      typedText: ({ context, event }) => (event.type === 'search.typed' ? event.text : context.typedText),
    }),
    applySearch: assign({ appliedSearch: ({ context }) => context.typedText }),
    clearSearch: assign({ typedText: '', appliedSearch: '' }),
    chooseCategory: assign({
      category: ({ context, event }) =>
        event.type === 'category.chosen' || event.type === 'group.chosen' ? event.category : context.category,
    }),
    chooseAll: assign({ category: 'all' }),
    keepGatedCountry: assign({
      gatedCountry: ({ context, event }) =>
        event.type === 'apply.pressed' ? event.country : context.gatedCountry,
    }),
    goToApplication: emit(({ event }) => ({
      type: 'navigation.requested' as const,
      to: event.type === 'apply.pressed' ? applyPath(event.country.name) : '/apply-visa',
    })),
    goToChecker: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      to: checkerPath,
      state: { destination: context.gatedCountry && checkerDestinationOf(context.gatedCountry) },
    })),
    announceApplication: emit({
      type: 'notice.raised',
      notice: { id: 'visa-application', kind: 'success', message: 'Application submitted successfully!' },
    }),
    requestFocus: emit({ type: 'focus.requested' }),
    rememberDismissal: () => {},
  },
  delays: { searchDebounce: 300 },
}).createMachine({
  id: 'countryListing',
  context: ({ input }) => ({
    countries: input.countries,
    typedText: '',
    appliedSearch: '',
    category: 'all',
    gatedCountry: undefined,
  }),
  type: 'parallel',
  states: {
    search: {
      initial: 'applied',
      on: {
        'search.cleared': { target: '.applied', actions: 'clearSearch' },
        'group.chosen': { target: '.applied', actions: 'clearSearch' },
        'filters.cleared': { target: '.applied', actions: 'clearSearch' },
      },
      states: {
        applied: { on: { 'search.typed': { target: 'typing', actions: 'keepTypedText' } } },
        typing: {
          on: { 'search.typed': { target: 'typing', reenter: true, actions: 'keepTypedText' } },
          after: { searchDebounce: { target: 'applied', actions: 'applySearch' } },
        },
      },
    },
    category: {
      on: {
        'category.chosen': { actions: 'chooseCategory' },
        'group.chosen': { actions: ['chooseCategory', 'requestFocus'] },
        'filters.cleared': { actions: ['chooseAll', 'requestFocus'] },
      },
    },
    gate: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'apply.pressed': [
              { guard: 'needsEligibilityCheck', target: 'open', actions: 'keepGatedCountry' },
              { actions: 'goToApplication' },
            ],
          },
        },
        open: {
          on: {
            'cancel.pressed': 'closed',
            'proceed.pressed': { target: 'closed', actions: 'goToChecker' },
          },
        },
      },
    },
    banner: {
      initial: 'shown',
      states: {
        shown: {
          on: {
            'banner.found-dismissed': 'dismissed',
            'banner.dismissed': { target: 'dismissed', actions: ['rememberDismissal', 'requestFocus'] },
          },
        },
        dismissed: { type: 'final' },
      },
    },
    arrival: {
      on: { 'application.arrived': { actions: 'announceApplication' } },
    },
  },
});

export type CountryListingSnapshot = SnapshotFrom<typeof countryListingMachine>;

/** A heading of the list with its countries; what a search found stands under none. */
export interface ListedGroup {
  readonly category: CountryCategory | undefined;
  readonly countries: readonly Country[];
}

interface CountryListingView extends Finding {
  readonly typedText: string;
  readonly appliedSearch: string;
  readonly category: CountryFilter;
  readonly groups: readonly ListedGroup[];
}

function groupsOf(countries: readonly Country[]): readonly ListedGroup[] {
  const groups = countryCategories.flatMap(({ id }): ListedGroup[] =>
    id === 'all' ? [] : [{ category: id, countries: countries.filter(({ category }) => category === id) }],
  );
  return groups.filter((group) => group.countries.length > 0);
}

/** What the list shows now: the countries that pass the applied search and the chosen category. */
export function selectListing({ context }: CountryListingSnapshot): CountryListingView {
  const { typedText, appliedSearch, category } = context;
  const finding = findCountries(context.countries, { category, search: appliedSearch });
  const isRanked = isSearched(appliedSearch) && !finding.group;
  const groups = isRanked
    ? [{ category: undefined, countries: finding.countries }]
    : groupsOf(finding.countries);
  return { typedText, appliedSearch, category, ...finding, groups };
}

/** The country whose application waits behind the gate; nothing while the gate is closed. */
export function selectGatedCountry(snapshot: CountryListingSnapshot): Country | undefined {
  return snapshot.matches({ gate: 'open' }) ? snapshot.context.gatedCountry : undefined;
}
