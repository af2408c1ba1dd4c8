import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import type { Findable } from '../../machines/search/finding';
import { searchMachine } from '../../machines/search/search.machine';
import type { SiteRef } from '../../machines/site/events';
import { anyText, nothing, playOf, type Play } from '../support/arbitraries';

const everything: readonly Findable[] = [
  { kind: 'destination', title: 'Japan', path: '/services/japan', words: 'tokyo' },
  { kind: 'tool', title: 'What it costs', words: 'japan price' },
  { kind: 'article', title: 'Japan in spring', path: '/blog/spring', words: '' },
];

const text = fc.oneof(fc.constantFrom('jap', 'japan', 'price', 'zz', ' '), anyText);

/** What may happen to the search in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(searchMachine, {
  input: { site: createEmptyActor() as SiteRef, everything, smallWords: [] },
  events: {
    'text.typed': fc.record({ text }),
    'address.changed': fc.record({ query: fc.record({ q: fc.option(text, { nil: undefined }) }) }),
    'text.cleared': nothing,
    'text.submitted': nothing,
    'estimator.chosen': nothing,
    'option.next': nothing,
    'option.previous': nothing,
    'option.left': nothing,
  },
  holds: ({ snapshot }) => {
    const { found, active } = snapshot.context;
    return {
      'results show where there are some': snapshot.matches({ results: 'found' }) === found.length > 0,
      'the keys stand on one that is there':
        !snapshot.matches({ results: 'found' }) || (active >= 0 && active < found.length),
    };
  },
});
