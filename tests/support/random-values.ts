import fc from 'fast-check';
import type { AnyEventObject } from 'xstate';
import type { KnownDelivery } from '../../machines/site/deliveries/known-deliveries';
import { anyText } from './arbitraries';
import { siteRecorder } from './site-recorder';

/* What the random events of several flows are made of, and how their rules are said. */

export const implies = (condition: boolean, truth: boolean) => !condition || truth;

export const count = (events: readonly AnyEventObject[], type: string) =>
  events.filter((event) => event.type === type).length;

export const notices = (emitted: readonly AnyEventObject[], kind: string) =>
  emitted.filter(({ type, notice }) => type === 'notice.raised' && notice.kind === kind).length;

export const text = fc.record({ text: anyText });

export const answer = fc.constantFrom(true, false);

export const { site } = siteRecorder();

export const knownDelivery = (kind: KnownDelivery['kind'], ...ids: readonly string[]) =>
  fc.record({
    delivery: fc.record({
      id: fc.constantFrom(...ids),
      kind: fc.constant(kind),
      status: fc.constantFrom(
        'sending' as const,
        'accepted' as const,
        'notSent' as const,
        'refused' as const,
        'inDoubt' as const,
      ),
      sentAt: fc.constant('2026-11-21T12:00:00.000Z'),
      failure: fc.constantFrom(undefined, { reason: 'timeout' as const, retryAfterSeconds: 30 }),
    }),
  });

export const anyLocation = fc
  .tuple(fc.constantFrom('/', '/faq', '/blog', '/blog/%2e%2e'), fc.constantFrom('', '?page=2'), fc.nat())
  .map(([pathname, search, key]) => ({ pathname, search, hash: '', state: null, key: String(key) }));

export const anyId = fc.constantFrom('a', 'b', 'c');

export const someTickets = fc.uniqueArray(
  fc.record({
    reference: anyId,
    sentAt: fc.constant('2026-01-15T04:30:00.000Z'),
    fullName: anyText,
    country: anyText,
    visaType: anyText,
    stateOfApplication: anyText,
  }),
  { maxLength: 3, selector: ({ reference }) => reference },
);

export const anyHold = fc.constantFrom('pointer' as const, 'focus' as const, 'hidden-tab' as const);

export const eventOf = <Fields extends object>(
  type: string,
  fields: fc.Arbitrary<Fields> = fc.constant({} as Fields),
) => fields.map((given) => ({ ...given, type }));

export const someDay = fc.constantFrom('2027-05-12', '2027-05-26', '2027-06-01');

export const someFolder = fc.record(
  {
    destination: fc.constantFrom('Japan', 'France', 'Schengen Area', ''),
    visaType: fc.constantFrom('Tourist Visa', ''),
    entry: someDay,
    exit: someDay,
  },
  { requiredKeys: [] },
);

/** A date as a date field gives it, or as a foreign draft may hold it. */
export const dateText = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom('', '2026-12-20', '2027-01-05', '2027-06-15', '2027-06-25', '2036-01-01'),
  },
  { weight: 1, arbitrary: fc.constantFrom('2027-02-30', 'soon', '9999-12-31', '0001-01-01') },
);

export const today = fc.constantFrom('2026-11-21', '2027-06-16');
