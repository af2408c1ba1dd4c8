import { act } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import {
  countryListingMachine,
  type CountryListingEvent,
  type CountryListingSnapshot,
} from '../../machines/country-listing/country-listing.machine';
import type { Country } from '../../machines/country-listing/listing';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import { press, type, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

const france: Country = {
  name: 'France',
  shortName: 'FRA',
  flag: 'fr',
  category: 'schengen',
  processingTime: '15-20 Working Days',
  link: '/visa/schengen-visa-online',
};
const japan: Country = {
  name: 'Japan',
  shortName: 'JPN',
  flag: 'jp',
  category: 'asia',
  processingTime: '10-15 Working Days',
};
const countries = [france, japan];

const debounce = {
  type: 'xstate.after.searchDebounce.countryListing.search.typing',
} as unknown as CountryListingEvent;

function eventsOf(snapshot: CountryListingSnapshot): CountryListingEvent[] {
  if (snapshot.matches({ gate: 'open' })) return [{ type: 'cancel.pressed' }, { type: 'proceed.pressed' }];
  const { appliedSearch, typedText, category } = snapshot.context;
  const isFirst =
    typedText === '' && category === 'all' && snapshot.matches({ banner: 'shown', search: 'applied' });
  const isSettled = snapshot.matches({ search: 'applied' });
  const events: CountryListingEvent[] = [{ type: 'search.typed', text: 'jp' }];
  if (isFirst) {
    events.push(
      { type: 'search.typed', text: 'q' },
      { type: 'search.typed', text: 'zz' },
      { type: 'banner.found-dismissed' },
      { type: 'banner.dismissed' },
      { type: 'application.arrived' },
    );
  }
  if (isSettled) events.push({ type: 'category.chosen', category: category === 'all' ? 'schengen' : 'all' });
  if (snapshot.matches({ search: 'typing' })) events.push(debounce);
  if (typedText !== '') events.push({ type: 'search.cleared' });
  if (appliedSearch === '' && isSettled) {
    events.push({ type: 'apply.pressed', country: france });
    if (category === 'all') events.push({ type: 'apply.pressed', country: japan });
  }
  return events;
}

function keyOf({ value, context }: CountryListingSnapshot): string {
  const { typedText, appliedSearch, category, gatedCountry } = context;
  return JSON.stringify([value, typedText, appliedSearch, category, gatedCountry?.name]);
}

// The oracle: written from the specification, without the machine.

interface Situation {
  typed: string;
  applied: string;
  category: 'All' | 'Schengen Area';
  banner: boolean;
  gate: boolean;
  address: string;
  notices: readonly string[];
}

const start: Situation = {
  typed: '',
  applied: '',
  category: 'All',
  banner: true,
  gate: false,
  address: '/services',
  notices: [],
};

/** Written out for the few searches of these walks. */
function found({ applied, category }: Situation): string[] {
  if (applied === 'zz') return [];
  if (applied === 'jp') return category === 'All' ? ['Japan'] : [];
  return category === 'All' ? ['France', 'Japan'] : ['France'];
}

const chips = [
  'All',
  'Schengen Area',
  'North America',
  'UK & Oceania',
  'Asia',
  'Middle East & Africa',
  'Other Destinations',
];

type WalkedEvent = CountryListingEvent | { type: 'xstate.after.searchDebounce.countryListing.search.typing' };

const view = <CountryListing countries={countries} />;

walkPaths<typeof countryListingMachine, WalkedEvent, Situation>({
  flow: 'Country listing',
  machine: countryListingMachine,
  input: { countries },
  events: eventsOf as unknown as (
    snapshot: CountryListingSnapshot,
  ) => EventFrom<typeof countryListingMachine>[],
  key: keyOf,
  limit: 2000,
  open: (world, log) => world.open(view, '/services', log.observer),
  act: {
    'search.typed': ({ text }) => type('Search destinations', text),
    'search.cleared': () => press('Clear search'),
    'category.chosen': ({ category }) => press(category === 'all' ? 'All' : 'Schengen Area'),
    'apply.pressed': async ({ country }) => {
      await press(`Apply Now: ${country.name}`);
      await act(async () => void (await import('../../src/flows/country-listing/GateDialog')));
    },
    'cancel.pressed': () => press('Cancel'),
    'proceed.pressed': () => press('Proceed to Check'),
    'banner.found-dismissed': (_, world) => {
      world.close();
      world.bannerDismissed.write(true);
      return world.open(view, '/services', world.inspect);
    },
    'banner.dismissed': () => press('Dismiss'),
    'application.arrived': (_, world) => {
      world.close();
      return world.open(
        view,
        { pathname: '/services', state: { applicationSubmitted: true } },
        world.inspect,
      );
    },
    'xstate.after.searchDebounce.countryListing.search.typing': () => wait(300),
  },
  say: {
    'search.typed': ({ text }) => `types "${text}"`,
    'search.cleared': () => 'clears the search',
    'category.chosen': ({ category }) => `chooses ${category}`,
    'apply.pressed': ({ country }) => `applies for ${country.name}`,
    'cancel.pressed': () => 'cancels',
    'proceed.pressed': () => 'proceeds to the check',
    'banner.found-dismissed': () => 'has dismissed the banner before',
    'banner.dismissed': () => 'dismisses the banner',
    'application.arrived': () => 'comes from a sent application',
    'xstate.after.searchDebounce.countryListing.search.typing': () => 'waits 300 ms',
  },
  start,
  after: {
    'search.typed': (situation, { text }) => ({ ...situation, typed: text }),
    'search.cleared': (situation) => ({ ...situation, typed: '', applied: '' }),
    'category.chosen': (situation, { category }) => ({
      ...situation,
      category: category === 'all' ? 'All' : 'Schengen Area',
    }),
    'apply.pressed': (situation, { country }) =>
      country.name === 'France'
        ? { ...situation, gate: true }
        : { ...situation, address: '/apply-visa?country=Japan' },
    'cancel.pressed': (situation) => ({ ...situation, gate: false }),
    'proceed.pressed': (situation) => ({
      ...situation,
      gate: false,
      address: '/tools/visa-eligibility-checker',
    }),
    'banner.found-dismissed': () => ({ ...start, banner: false }),
    'banner.dismissed': (situation) => ({ ...situation, banner: false }),
    'application.arrived': () => ({ ...start, notices: ['success: Application submitted successfully!'] }),
    'xstate.after.searchDebounce.countryListing.search.typing': (situation) => ({
      ...situation,
      applied: situation.typed,
    }),
  },
  see: (situation) => {
    const { typed, banner, gate, address, notices } = situation;
    if (gate) {
      return {
        address,
        dialog: 'Before You Apply',
        buttons: ['Close', 'Cancel', 'Proceed to Check'],
        notices,
      };
    }
    const names = found(situation);
    const cards = names.map((name) => `Apply Now: ${name}`);
    return {
      address,
      dialog: undefined,
      headings: ['Choose your destination', ...(names.length > 0 ? names : ['No Countries Found'])],
      fields: { 'Search destinations': typed },
      buttons: [
        ...(banner ? ['Dismiss'] : []),
        ...(typed === '' ? [] : ['Clear search']),
        ...chips,
        ...(names.length > 0 ? cards : ['Show all destinations']),
      ],
      disabledButtons: names.includes('Japan') ? ['Details: Japan'] : [],
      notices,
    };
  },
  hold: (situation) => {
    if (situation.gate) return;
    const count = found(situation).length;
    const line = count === 1 ? '1 destination' : `${count} destinations`;
    expect(document.querySelector('[role="status"]')?.textContent).toBe(line);
    expect(document.querySelector('[aria-pressed="true"]')?.textContent).toBe(situation.category);
  },
});
