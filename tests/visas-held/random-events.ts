import fc from 'fast-check';
import { issuers } from '../../machines/visas-held/held';
import { visasHeldMachine } from '../../machines/visas-held/visas-held.machine';
import { anyText, nothing, playOf, type Play } from '../support/arbitraries';
import { site } from '../support/random-values';

const issuer = fc.constantFrom(...issuers);

/** What may happen to the visas in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(visasHeldMachine, {
  input: { site },
  events: {
    'today.found': fc.constant({ today: '2026-11-26' }),
    'trip.known': fc.constantFrom(
      { trip: {} },
      { trip: { visas: [{ issuer: 'uk' as const, kind: 'residence' as const }] } },
    ),
    'visa.toggled': fc.record({ issuer }),
    'detail.changed': fc.record({
      issuer,
      detail: fc.constantFrom('kind', 'entries', 'used', 'validUntil'),
      value: fc.oneof(fc.constantFrom('', 'visa', 'residence', 'single', 'yes', '2030-01-31'), anyText),
    }),
    'visas.cleared': nothing,
  },
  holds: ({ snapshot }) => {
    const { visas } = snapshot.context;
    return {
      'there is one of each issuer at most': new Set(visas.map((held) => held.issuer)).size === visas.length,
      'the state says whether there is any': snapshot.value === (visas.length === 0 ? 'none' : 'some'),
      'a last day is a day': visas.every(
        ({ validUntil }) => !validUntil || /^\d{4}-\d\d-\d\d$/.test(validUntil),
      ),
    };
  },
});
