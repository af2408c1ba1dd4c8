import { createEmptyActor } from 'xstate';
import {
  countryListingMachine,
  type CountryListingEvent,
  type CountryListingSnapshot,
} from '../../machines/country-listing/country-listing.machine';
import type { Country } from '../../machines/country-listing/listing';
import type { SiteRef } from '../../machines/site/events';
import { countryNamed, groupTitles } from '../support/countries';
import type { FlowPaths } from '../support/flow-paths';
import type { Screen } from '../support/screen';

const debounce = { type: 'xstate.after.searchDebounce.countryListing.search.typing' } as const;
const gateCame = { type: 'xstate.done.actor.loadCode' } as const;
const gateLacks = { type: 'xstate.error.actor.loadCode', error: new Error('no code') } as const;

function eventsOf(
  snapshot: CountryListingSnapshot,
  { france, japan }: Listing,
  canLackGate: boolean,
): WalkedEvent[] {
  if (snapshot.hasTag('gated')) return [{ type: 'cancel.pressed' }, { type: 'proceed.pressed' }];
  const { appliedSearch, typedText, category, need } = snapshot.context;
  const isFirst =
    typedText === '' &&
    category === 'all' &&
    need === 'any' &&
    snapshot.matches({ banner: 'shown', search: 'applied' });
  const isSettled = snapshot.matches({ search: 'applied' });
  if (snapshot.matches({ gate: 'loading' })) {
    if (!isFirst || !canLackGate) return [gateCame];
    const others = [france, japan].map((country) => ({ type: 'apply.pressed' as const, country }));
    return [gateCame, gateLacks, ...others];
  }
  if (need !== 'any') {
    if (typedText === '')
      return [
        { type: 'need.chosen', need: 'any' },
        { type: 'search.typed', text: 'zz' },
      ];
    return isSettled ? [{ type: 'filters.cleared' }] : [debounce];
  }
  // The same text once more is no input, and nothing that a field tells.
  const events: WalkedEvent[] = typedText === 'jp' ? [] : [{ type: 'search.typed', text: 'jp' }];
  if (isFirst) {
    events.push(
      { type: 'search.typed', text: 'q' },
      { type: 'search.typed', text: 'zz' },
      { type: 'search.typed', text: 'paris' },
      { type: 'search.typed', text: 'Europe' },
      { type: 'need.chosen', need: 'on-arrival' },
      { type: 'category.asked', category: 'schengen' },
      { type: 'banner.found-dismissed' },
      { type: 'banner.dismissed' },
      { type: 'application.arrived' },
    );
  }
  if (isSettled) events.push({ type: 'category.chosen', category: category === 'all' ? 'schengen' : 'all' });
  if (snapshot.matches({ search: 'typing' })) events.push(debounce);
  if (typedText !== '') events.push({ type: 'search.cleared' });
  if (appliedSearch === 'zz') events.push({ type: 'filters.cleared' });
  if (appliedSearch === 'Europe') events.push({ type: 'suggestion.chosen', category: 'schengen' });
  if (appliedSearch === '' && isSettled) {
    events.push({ type: 'apply.pressed', country: france });
    if (category === 'all') events.push({ type: 'apply.pressed', country: japan });
  }
  return events;
}

function keyOf({ value, context }: CountryListingSnapshot): string {
  const { typedText, appliedSearch, category, need, gatedCountry } = context;
  const waiting = value.gate === 'closed' ? undefined : gatedCountry?.name;
  return JSON.stringify([value, typedText, appliedSearch, category, need, waiting]);
}

/** The countries that are listed; of these walks' interest are France, with a guide, and Japan, without. */
interface Listing {
  readonly countries: readonly Country[];
  readonly france: Country;
  readonly japan: Country;
}

// The oracle: written from the specification, without the machine.

interface Situation {
  typed: string;
  applied: string;
  category: 'All' | 'Schengen Area';
  need: 'Any visa rule' | 'On arrival';
  banner: boolean;
  gate: 'closed' | 'loading' | 'dialog' | 'plain';
  address: string;
  notices: readonly string[];
  /** The name of what has been given the focus; undefined where it does not matter. */
  focus: string | undefined;
}

const start: Situation = {
  typed: '',
  applied: '',
  category: 'All',
  need: 'Any visa rule',
  banner: true,
  gate: 'closed',
  address: '/services',
  notices: [],
  focus: undefined,
};

/** Where an Indian passport gets a visa at the airport, or needs no more than the airport. */
const onArrival: readonly string[] = ['Indonesia', 'Qatar', 'Tanzania'];

/** Written out for the few searches of these walks. */
function found({ applied, category, need }: Situation, { countries }: Listing): readonly Country[] {
  if (need === 'On arrival') {
    return applied === 'zz' ? [] : countries.filter(({ name }) => onArrival.includes(name));
  }
  const shown =
    category === 'All' ? countries : countries.filter((country) => country.category === 'schengen');
  if (applied === 'zz') return [];
  if (applied === 'paris') return shown.filter(({ name }) => name === 'France');
  if (applied === 'Europe') return shown.filter((country) => country.category === 'schengen');
  return applied === 'jp' ? shown.filter(({ name }) => name === 'Japan') : shown;
}

/** The headings of the list: groups with their countries; what was searched for by name stands under none. */
function headingsOf({ applied }: Situation, shown: readonly Country[]): readonly string[] {
  if (shown.length === 0) return ['No Countries Found'];
  if (applied === 'jp' || applied === 'paris') return shown.map(({ name }) => name);
  return groupTitles.flatMap(([id, title]) => {
    const names = shown.filter(({ category }) => category === id).map(({ name }) => name);
    return names.length > 0 ? [title, ...names] : [];
  });
}

/** What the search says of its words beside the count. */
const meanings: Readonly<Record<string, string>> = {
  paris: 'Paris is in France.',
  Europe: 'Europe is not one country: choose below.',
};

const chips = [
  'All',
  ...groupTitles.map(([, title]) => title),
  'Any visa rule',
  'No visa',
  'On arrival',
  'E-visa or online form',
  'Visa before travel',
];

type WalkedEvent =
  | CountryListingEvent
  | { type: 'xstate.after.searchDebounce.countryListing.search.typing' }
  | { type: 'xstate.done.actor.loadCode' }
  | { type: 'xstate.error.actor.loadCode'; error: Error };

/**
 * Specification §2 and §4: the listing of these countries; France and Japan have to be among them. Where the gate's
 * code can be kept back, what follows without it is walked too.
 */
export function countryListingPaths(
  countries: readonly Country[],
  gateCode?: { come(): Promise<void>; lack(): Promise<void> },
): FlowPaths<typeof countryListingMachine, WalkedEvent, Situation> {
  const listing = {
    countries,
    france: countryNamed('France', countries),
    japan: countryNamed('Japan', countries),
  };
  return {
    flow: 'Country listing',
    states: 'tests/country-listing/states.txt',
    machine: countryListingMachine,
    address: '/services',
    region: '#visa-services',
    input: {
      site: createEmptyActor() as SiteRef,
      countries,
      load: () => Promise.reject(new Error('no code')),
    },
    events: (snapshot) => eventsOf(snapshot, listing, gateCode !== undefined),
    key: keyOf,
    act: {
      'search.typed': ({ text }, stage) => stage.type('Search destinations', text),
      'search.cleared': (_, stage) => stage.press('Clear search'),
      'suggestion.chosen': async (_, stage) => {
        await stage.press('Show Schengen Area');
        await stage.settle();
      },
      'filters.cleared': async (_, stage) => {
        await stage.press('Show all destinations');
        await stage.settle();
      },
      'category.chosen': ({ category }, stage) => stage.press(category === 'all' ? 'All' : 'Schengen Area'),
      'need.chosen': ({ need }, stage) => stage.press(need === 'any' ? 'Any visa rule' : 'On arrival'),
      'category.asked': async (_, stage) => {
        await stage.open({ address: '/services#group-schengen' });
        await stage.settle();
      },
      'apply.pressed': ({ country }, stage) => stage.press(`Apply Now: ${country.name}`),
      'xstate.done.actor.loadCode': () => gateCode?.come(),
      'xstate.error.actor.loadCode': () => gateCode?.lack(),
      'cancel.pressed': (_, stage) => stage.press('Cancel'),
      'proceed.pressed': (_, stage) => stage.press('Proceed to Check'),
      'banner.found-dismissed': (_, stage) => stage.open({ kept: { bannerDismissed: true } }),
      'banner.dismissed': async (_, stage) => {
        await stage.press('Dismiss');
        await stage.settle();
      },
      'application.arrived': (_, stage) => stage.open({ state: { applicationAccepted: true } }),
      'xstate.after.searchDebounce.countryListing.search.typing': (_, stage) => stage.wait(300),
    },
    say: {
      'search.typed': ({ text }) => `types "${text}"`,
      'search.cleared': () => 'clears the search',
      'suggestion.chosen': () => 'chooses the group that was meant',
      'filters.cleared': () => 'shows all destinations',
      'category.chosen': ({ category }) => `chooses ${category}`,
      'need.chosen': ({ need }) => `chooses the need ${need}`,
      'category.asked': () => 'comes to the Schengen Area by a link',
      'apply.pressed': ({ country }) => `applies for ${country.name}`,
      'xstate.done.actor.loadCode': () => 'the gate comes',
      'xstate.error.actor.loadCode': () => 'the gate cannot be had',
      'cancel.pressed': () => 'cancels',
      'proceed.pressed': () => 'proceeds to the check',
      'banner.found-dismissed': () => 'has dismissed the banner before',
      'banner.dismissed': () => 'dismisses the banner',
      'application.arrived': () => 'comes from a sent application',
      'xstate.after.searchDebounce.countryListing.search.typing': () => 'waits 300 ms',
    },
    start,
    after: {
      'search.typed': (situation, { text }) => ({ ...situation, typed: text, focus: undefined }),
      'search.cleared': (situation) => ({
        ...situation,
        typed: '',
        applied: '',
        focus: 'Search destinations',
      }),
      'filters.cleared': ({ banner }) => ({ ...start, banner, focus: 'Choose your destination' }),
      'suggestion.chosen': ({ banner }) => ({
        ...start,
        category: 'Schengen Area',
        banner,
        focus: 'Choose your destination',
      }),
      'category.chosen': (situation, { category }) => ({
        ...situation,
        category: category === 'all' ? 'All' : 'Schengen Area',
        focus: undefined,
      }),
      'need.chosen': (situation, { need }) => ({
        ...situation,
        need: need === 'any' ? 'Any visa rule' : 'On arrival',
        focus: undefined,
      }),
      'category.asked': () => ({
        ...start,
        category: 'Schengen Area',
        focus: 'Schengen Area',
      }),
      'apply.pressed': (situation, { country }) =>
        country.name === 'France'
          ? { ...situation, gate: gateCode ? 'loading' : 'dialog', focus: undefined }
          : { ...situation, gate: 'closed', address: '/apply-visa?country=Japan' },
      'xstate.done.actor.loadCode': (situation) => ({ ...situation, gate: 'dialog' }),
      'xstate.error.actor.loadCode': (situation) => ({ ...situation, gate: 'plain' }),
      'cancel.pressed': (situation) => ({ ...situation, gate: 'closed' }),
      'proceed.pressed': (situation) => ({
        ...situation,
        gate: 'closed',
        address: '/tools/visa-eligibility-checker',
      }),
      'banner.found-dismissed': () => ({ ...start, banner: false }),
      'banner.dismissed': (situation) => ({
        ...situation,
        banner: false,
        focus: 'Choose your destination',
      }),
      'application.arrived': () => ({ ...start, notices: ['success: Application submitted successfully!'] }),
      'xstate.after.searchDebounce.countryListing.search.typing': (situation) => ({
        ...situation,
        applied: situation.typed,
      }),
    },
    see: (situation): Partial<Screen> => {
      const { typed, applied, banner, gate, address, notices } = situation;
      const isSearched = applied.length > 1;
      if (gate === 'dialog' || gate === 'plain') {
        return {
          address,
          dialog: 'Before You Apply',
          buttons: [...(gate === 'dialog' ? ['Close'] : []), 'Cancel', 'Proceed to Check'],
          notices,
        };
      }
      if (address !== '/services') return { address, headings: [], fields: {}, buttons: [], notices };
      const shown = found(situation, listing);
      const names = shown.map(({ name }) => name);
      return {
        address,
        dialog: undefined,
        headings: ['Choose your destination', ...headingsOf(situation, shown)],
        fields: { 'Search destinations': typed },
        buttons: [
          ...(typed === '' ? [] : ['Clear search']),
          ...chips,
          ...(banner && !isSearched ? ['Dismiss'] : []),
          ...(applied === 'Europe' && names.length > 0 ? ['Show Schengen Area'] : []),
          ...(names.length > 0 ? names.map((name) => `Apply Now: ${name}`) : ['Show all destinations']),
          ...(banner && isSearched ? ['Dismiss'] : []),
        ],
        disabledButtons: shown.filter(({ link }) => !link).map(({ name }) => `Details: ${name}`),
        notices,
      };
    },
    alsoExpect: (situation) => {
      const { gate } = situation;
      if (gate === 'dialog' || gate === 'plain' || situation.address !== '/services') return {};
      const count = found(situation, listing).length;
      return {
        status: [
          `${count === 1 ? '1 destination' : `${count} destinations`}${(count > 0 && meanings[situation.applied]) || ''}`,
          ...(gate === 'loading' ? ['Opening…'] : []),
        ],
        pressed: [situation.category, situation.need],
        ...(situation.focus !== undefined && { focus: situation.focus }),
      };
    },
  };
}
