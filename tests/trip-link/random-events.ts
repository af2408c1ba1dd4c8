import fc from 'fast-check';
import { tripLink, tripLinkMachine } from '../../machines/trip-link/trip-link.machine';
import { tripLinkWords } from '../../src/content/shared-trip-words';
import { nothing, playOf, type Play } from '../support/arbitraries';
import { site, someFolder } from '../support/random-values';

/** What may happen to the link in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(tripLinkMachine, {
  input: { site, page: 'https://deshantar.example/trip', words: tripLinkWords },
  answers: { copyText: fc.constant(undefined), handOnPicture: fc.constant(undefined) },
  events: {
    'trip.known': fc.record({ trip: someFolder }),
    'copy.pressed': nothing,
    'picture.pressed': nothing,
  },
  holds: ({ snapshot: { context } }) => ({
    'the link leads to the folder': tripLink(context).startsWith('https://deshantar.example/trip'),
    'it carries a trip where there is a destination':
      tripLink(context).includes('#trip?to=') === Boolean(context.trip.destination),
  }),
});
