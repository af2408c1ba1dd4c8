import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { gateStates } from '../gate';
import { loadCode, type Loaded, type Loads } from '../loading';
import { acceptedNotice } from '../site/deliveries/notices';
import { forNavigation, forNotices, type SiteRef } from '../site/events';
import { silent } from '../source';
import {
  applyPath,
  checkerDestinationOf,
  countriesWithNeed,
  countryCategories,
  isSearched,
  needsEligibilityCheck,
  type Country,
  type CountryCategory,
  type CountryFilter,
  type Filter,
  type NeedFilter,
} from './listing';
import { findCountries, type Finding } from './search';

export const checkerPath = '/tools/visa-eligibility-checker';

type SearchTyped = { type: 'search.typed'; text: string };
/** The address names a category, which visitors know as a region of the list. */
type CategoryAsked = { type: 'category.asked'; category: CountryCategory };
/** The banner was dismissed earlier in this tab. */
type FoundDismissed = { type: 'banner.found-dismissed' };
/** An application has arrived, and the visitor is led here. */
type ApplicationArrived = { type: 'application.arrived' };
type ApplyPressed = { type: 'apply.pressed'; country: Country };

export type CountryListingEvent =
  | SearchTyped
  | { type: 'search.cleared' }
  | { type: 'category.chosen'; category: CountryFilter }
  | { type: 'need.chosen'; need: NeedFilter }
  | CategoryAsked
  /** The category that the search has offered for a name it knows. */
  | { type: 'suggestion.chosen'; category: CountryCategory }
  | { type: 'filters.cleared' }
  | ApplyPressed
  | { type: 'cancel.pressed' }
  | { type: 'proceed.pressed' }
  | FoundDismissed
  | { type: 'banner.dismissed' }
  | ApplicationArrived;

/** It loads the gate's dialog. */
interface CountryListingInput extends Loads {
  readonly site: SiteRef;
  readonly countries: readonly Country[];
}

interface CountryListingContext extends CountryListingInput, Loaded {
  typedText: string;
  appliedSearch: string;
  category: CountryFilter;
  need: NeedFilter;
  /** The country that was last applied for behind the gate. */
  gatedCountry: Country | undefined;
}

/** Keeps the banner away from now on. */
export type DismissalMade = { type: 'dismissal.made' };

const countryOf = ({ event }: { event: ApplyPressed }) => ({ country: event.country });

/** "Apply Now" stands before the gate, or passes it by. */
const throughGate = [
  {
    guard: { type: 'needsEligibilityCheck', params: countryOf },
    target: 'loading',
    actions: { type: 'keepGatedCountry', params: countryOf },
  },
  { target: 'closed', actions: { type: 'goToApplication', params: countryOf } },
] as const;

/**
 * The visa services listing: search, category and visa need filter the countries, "Apply Now" passes a gate for
 * categories whose applications are judged strictly. The gate's dialog is fetched when it is needed; where it cannot be
 * had, the plain question stands in. Specification §4, Visa listing, and §4, Apply Now.
 */
export const countryListingMachine = setup({
  types: {
    context: {} as CountryListingContext,
    events: {} as CountryListingEvent,
    emitted: {} as { type: 'focus.requested' } | { type: 'heading.requested'; category: CountryCategory },
    input: {} as CountryListingInput,
    tags: {} as 'gated',
  },
  actors: {
    loadCode,
    /** Tells that the banner was dismissed, and remembers that it is. */
    dismissal: silent<FoundDismissed, undefined, DismissalMade>(),
    /** Tells, once, what the address asks to look up. */
    askedPlace: silent<SearchTyped>(),
    /** Tells which category the address names, whenever the visitor comes to such an address. */
    askedCategory: silent<CategoryAsked>(),
    /** Tells what was typed into the search box while the app was on its way. */
    earlySearch: silent<SearchTyped, { flowId: string }>(),
    /** Tells, once, that an accepted application has led the visitor here. */
    arrival: silent<ApplicationArrived>(),
  },
  guards: {
    needsEligibilityCheck: (_, { country }: { country: Country }) => needsEligibilityCheck(country),
  },
  actions: {
    keepTypedText: assign((_, { text }: { text: string }) => ({ typedText: text })),
    applySearch: assign({ appliedSearch: ({ context }) => context.typedText }),
    clearSearch: assign({ typedText: '', appliedSearch: '' }),
    chooseCategory: assign((_, { category }: { category: CountryFilter }) => ({ category })),
    chooseNeed: assign((_, { need }: { need: NeedFilter }) => ({ need })),
    keepGatedCountry: assign((_, { country }: { country: Country }) => ({ gatedCountry: country })),
    keepCode: assign((_, { code }: { code: unknown }) => ({ code })),
    goToApplication: sendTo(
      ({ context }) => context.site,
      (_, { country }: { country: Country }) =>
        forNavigation({ type: 'navigation.requested', to: applyPath(country.name) }),
    ),
    goToChecker: sendTo(
      ({ context }) => context.site,
      ({ context }) => {
        const destination = context.gatedCountry && checkerDestinationOf(context.gatedCountry);
        const state = destination === undefined ? {} : { destination };
        return forNavigation({ type: 'navigation.requested', to: checkerPath, state });
      },
    ),
    announceApplication: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: acceptedNotice }),
    ),
    requestHeading: emit((_, { category }: { category: CountryCategory }) => ({
      type: 'heading.requested' as const,
      category,
    })),
    requestFocus: emit({ type: 'focus.requested' }),
    rememberDismissal: sendTo('dismissal', { type: 'dismissal.made' }),
  },
  delays: { searchDebounce: 300 },
}).createMachine({
  id: 'countryListing',
  context: ({ input }) => ({
    ...input,
    typedText: '',
    appliedSearch: '',
    category: 'all',
    need: 'any',
    gatedCountry: undefined,
    code: undefined,
  }),
  // Told in this order: what was typed here takes the place of what the address asks to look up.
  invoke: [
    { id: 'dismissal', src: 'dismissal' },
    { id: 'askedPlace', src: 'askedPlace' },
    { id: 'askedCategory', src: 'askedCategory' },
    { id: 'earlySearch', src: 'earlySearch', input: ({ self }) => ({ flowId: self.id }) },
    { id: 'arrival', src: 'arrival' },
  ],
  type: 'parallel',
  on: {
    'application.arrived': { actions: 'announceApplication' },
  },
  states: {
    search: {
      initial: 'applied',
      on: {
        'search.cleared': { target: '.applied', actions: 'clearSearch' },
        'suggestion.chosen': { target: '.applied', actions: 'clearSearch' },
        'category.asked': { target: '.applied', actions: 'clearSearch' },
        'filters.cleared': { target: '.applied', actions: 'clearSearch' },
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
          after: { searchDebounce: { target: 'applied', actions: 'applySearch' } },
        },
      },
    },
    // A list that an address has narrowed is drawn at once, so that its heading can be gone to.
    filters: {
      initial: 'chosen',
      on: {
        'category.asked': {
          target: '.fromAddress',
          actions: [
            { type: 'chooseNeed', params: { need: 'any' } },
            { type: 'chooseCategory', params: ({ event }) => event },
            { type: 'requestHeading', params: ({ event }) => event },
          ],
        },
        'category.chosen': {
          target: '.chosen',
          actions: { type: 'chooseCategory', params: ({ event }) => event },
        },
        'need.chosen': { target: '.chosen', actions: { type: 'chooseNeed', params: ({ event }) => event } },
        'search.typed': '.chosen',
        'suggestion.chosen': {
          target: '.chosen',
          actions: [{ type: 'chooseCategory', params: ({ event }) => event }, 'requestFocus'],
        },
        'filters.cleared': {
          target: '.chosen',
          actions: [
            { type: 'chooseNeed', params: { need: 'any' } },
            { type: 'chooseCategory', params: { category: 'all' } },
            'requestFocus',
          ],
        },
      },
      states: { chosen: {}, fromAddress: {} },
    },
    gate: {
      initial: 'closed',
      states: {
        closed: { on: { 'apply.pressed': throughGate } },
        ...gateStates,
        loading: { ...gateStates.loading, on: { 'apply.pressed': throughGate } },
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
        dismissed: {},
      },
    },
  },
});

export type CountryListingSnapshot = SnapshotFrom<typeof countryListingMachine>;

/** A heading of the list with its countries; what a search found stands under none. */
export interface ListedGroup {
  readonly category: CountryCategory | undefined;
  readonly countries: readonly Country[];
}

interface Listing extends Finding {
  readonly groups: readonly ListedGroup[];
}

function groupsOf(countries: readonly Country[]): readonly ListedGroup[] {
  const groups = countryCategories.flatMap(({ id }): ListedGroup[] =>
    id === 'all' ? [] : [{ category: id, countries: countries.filter(({ category }) => category === id) }],
  );
  return groups.filter((group) => group.countries.length > 0);
}

/** What the list shows: the countries that pass the search, the category and the need, under headings where nothing is searched. */
export function listingOf(
  countries: readonly Country[],
  { need, ...filter }: Filter & { need: NeedFilter },
): Listing {
  const finding = findCountries(countriesWithNeed(countries, need), filter);
  const isRanked = isSearched(filter.search) && !finding.named;
  const groups = isRanked
    ? [{ category: undefined, countries: finding.countries }]
    : groupsOf(finding.countries);
  return { ...finding, groups };
}

/** The country whose application waits behind the gate; nothing while the gate is closed. */
export function selectGatedCountry(snapshot: CountryListingSnapshot): Country | undefined {
  return snapshot.hasTag('gated') ? snapshot.context.gatedCountry : undefined;
}
