import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import { statesOfIndia } from '../../machines/india';
import type { SiteRef } from '../../machines/site/events';
import { visaCentreMachine } from '../../machines/visa-centre/visa-centre.machine';
import { anyText, playOf, type Play } from '../support/arbitraries';

const known = ['italy', 'japan'];
const id = fc.oneof(fc.constantFrom('', ...known), anyText);
const state = fc.oneof(fc.constantFrom('', ...statesOfIndia), anyText);

/** What may happen to the question of the visa centre in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(visaCentreMachine, {
  input: { site: createEmptyActor() as SiteRef, known, own: undefined },
  events: {
    'address.changed': fc.record({ query: fc.record({ to: fc.option(id, { nil: undefined }) }) }),
    'destination.chosen': fc.record({ id }),
    'state.chosen': fc.record({ state }),
    'trip.known': fc.record({ trip: fc.record({ state }) }),
  },
  holds: ({ snapshot }) => {
    const { destination, state: livesIn } = snapshot.context;
    return {
      'there is an answer where destination and state are known':
        snapshot.matches('answered') === (destination !== undefined && livesIn !== undefined),
      'a destination is one of those known': destination === undefined || known.includes(destination),
      'a state is one of the 36': livesIn === undefined || statesOfIndia.includes(livesIn),
    };
  },
});
