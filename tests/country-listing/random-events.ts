import fc from 'fast-check';
import {
  countryListingMachine,
  selectGatedCountry,
} from '../../machines/country-listing/country-listing.machine';
import { countryCategories, visaNeeds } from '../../machines/country-listing/listing';
import { countries as listed } from '../../src/content/countries';
import { listedAnswerOn } from '../../src/content/listed-answers';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { count, notices, site, text } from '../support/random-values';
import { shownOf } from './shown';

const countries = listed.map((country) => ({ ...country, answer: listedAnswerOn(country, '2026-11-26') }));

const gated = ['schengen', 'north_america', 'uk_oceania'];

export const randomEvents: Play = playOf(countryListingMachine, {
  input: { site, countries, load: () => Promise.resolve('the dialog') },
  answers: { loadCode: fc.constant('the dialog') },
  events: {
    'search.typed': text,
    'search.cleared': nothing,
    'category.chosen': fc.record({ category: fc.constantFrom(...countryCategories.map(({ id }) => id)) }),
    'need.chosen': fc.record({ need: fc.constantFrom('any' as const, ...visaNeeds) }),
    'category.asked': fc.record({ category: fc.constantFrom('schengen' as const, 'asia' as const) }),
    'filters.cleared': nothing,
    'suggestion.chosen': fc.record({ category: fc.constantFrom('schengen' as const, 'asia' as const) }),
    'apply.pressed': fc.record({ country: fc.constantFrom(...countries) }),
    'cancel.pressed': nothing,
    'proceed.pressed': nothing,
    'banner.found-dismissed': nothing,
    'banner.dismissed': nothing,
    'application.arrived': nothing,
  },
  holds: ({ snapshot, events, emitted }) => {
    const listing = shownOf(snapshot);
    const country = selectGatedCountry(snapshot);
    return {
      'the gate is open for a gated country only': snapshot.hasTag('gated')
        ? country !== undefined && gated.includes(country.category)
        : country === undefined,
      'what was typed is applied or waits':
        snapshot.matches({ search: 'typing' }) || listing.typedText === listing.appliedSearch,
      'the grid shows the chosen category': listing.countries.every(
        ({ category }) => listing.category === 'all' || category === listing.category,
      ),
      'the grid shows the chosen need': listing.countries.every(
        ({ answer }) => listing.need === 'any' || answer?.need === listing.need,
      ),
      'each region that is asked for is gone to':
        count(emitted, 'heading.requested') === count(events, 'category.asked'),
      'only "Apply Now" and "Proceed to Check" lead away':
        count(emitted, 'navigation.requested') <=
        count(events, 'apply.pressed') + count(events, 'proceed.pressed'),
      'each arrival is told once': notices(emitted, 'success') === count(events, 'application.arrived'),
    };
  },
});
