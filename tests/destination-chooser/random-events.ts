import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import {
  destinationChooserMachine,
  selectChooser,
} from '../../machines/destination-chooser/destination-chooser.machine';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { count, implies, text } from '../support/random-values';

const foundPlaces = [
  [],
  [{ name: 'Japan', path: '/services/japan' }],
  [
    { name: 'Japan', path: '/services/japan' },
    { name: 'Nepal', answer: { sentence: 'No visa.', sources: ['a data set'], checked: '2026-11-21' } },
  ],
  [{ name: 'Nepal', answer: { sentence: 'No visa.', sources: ['a data set'], checked: '2026-11-21' } }],
];

export const randomEvents: Play = playOf(destinationChooserMachine, {
  input: { site: createEmptyActor() as never, findPlaces: () => Promise.resolve([]) },
  events: {
    'text.typed': text,
    'text.submitted': nothing,
    'option.next': nothing,
    'option.previous': nothing,
    'list.closed': nothing,
    'place.chosen': fc.record({ place: fc.constantFrom(...foundPlaces.flat()) }),
  },
  answers: { findPlaces: fc.constantFrom(...foundPlaces) },
  holds: ({ snapshot, emitted }) => {
    const { text: typedText, suggestions, active, chosen, isUnknown } = selectChooser(snapshot);
    return {
      'nothing is suggested for an empty field': implies(typedText.trim() === '', suggestions.length === 0),
      'the arrow keys stand on a suggestion that shows':
        active === undefined || (active >= 0 && active < suggestions.length),
      'what is answered in place has an answer': implies(chosen !== undefined, chosen?.path === undefined),
      'one of suggestions, answer and not knowing shows':
        [suggestions.length > 0, chosen !== undefined, isUnknown].filter(Boolean).length <= 1,
      'it leads to places and to the listing only': emitted.every(
        ({ type, to }) => type !== 'navigation.requested' || String(to).startsWith('/services'),
      ),
      'the trip goes only where a page is opened':
        count(emitted, 'trip.patched') <= count(emitted, 'navigation.requested'),
      'the trip goes to places that were found': emitted.every(
        ({ type, patch }) =>
          type !== 'trip.patched' || foundPlaces.flat().some(({ name }) => name === patch.destination),
      ),
    };
  },
});
