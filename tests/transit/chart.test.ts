import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { transitMachine, type TransitEvent } from '../../machines/transit/transit.machine';
import { siteListener } from '../support/site-recorder';
import { trial } from '../support/trial';

const known = ['germany', 'united-kingdom'];

const arrived = (through?: string): TransitEvent => ({ type: 'address.changed', query: { through } });
const chosen = (id: string): TransitEvent => ({ type: 'place.chosen', id });
const said = (field: 'bookings' | 'route' | 'onward', value: string): TransitEvent => ({
  type: 'answer.changed',
  field,
  value,
});
const ticked: TransitEvent = { type: 'visa.toggled', issuer: 'usa' };
const knownTrip: TransitEvent = {
  type: 'trip.known',
  trip: { visas: [{ issuer: 'japan', kind: 'visa' }] } as never,
};
const asked = (through?: string) => ({ type: 'address.requested', query: { through }, history: 'push' });
const kept = (...issuers: string[]) => ({
  type: 'trip.patched',
  patch: { visas: issuers.map((issuer) => ({ issuer, kind: 'visa' })) },
});

it.each<
  [
    why: string,
    events: readonly TransitEvent[],
    state: string,
    place: string | undefined,
    journey: object,
    told: readonly unknown[],
  ]
>([
  ['nothing is said', [], 'asking', undefined, {}, []],
  ['the address names a place', [arrived('germany')], 'answered', 'germany', {}, []],
  ['the address names what is no place', [arrived('atlantis')], 'asking', undefined, {}, []],
  ['a place is chosen', [chosen('germany')], 'answered', 'germany', {}, [asked('germany')]],
  ['and taken back', [chosen('germany'), chosen('')], 'asking', undefined, {}, [asked('germany'), asked()]],
  ['Back', [chosen('germany'), arrived()], 'asking', undefined, {}, [asked('germany')]],
  [
    'the journey is told',
    [arrived('germany'), said('onward', 'usa'), said('bookings', 'one'), said('route', 'inside')],
    'answered',
    'germany',
    { onward: 'usa', bookings: 'one', route: 'inside' },
    [],
  ],
  [
    'an answer is taken back',
    [arrived('germany'), said('onward', 'usa'), said('onward', '')],
    'answered',
    'germany',
    {},
    [],
  ],
  ['an answer that is none', [arrived('germany'), said('route', 'swim')], 'answered', 'germany', {}, []],
  ['an answer before the place', [said('route', 'out')], 'asking', undefined, {}, []],
  [
    'the journey goes on to another place',
    [arrived('germany'), said('onward', 'usa'), chosen('united-kingdom')],
    'answered',
    'united-kingdom',
    { onward: 'usa' },
    [asked('united-kingdom')],
  ],
  ['a visa is ticked', [arrived('germany'), ticked], 'answered', 'germany', {}, [kept('usa')]],
  ['and unticked', [arrived('germany'), ticked, ticked], 'answered', 'germany', {}, [kept('usa'), kept()]],
  [
    'beside one of the trip',
    [knownTrip, arrived('germany'), ticked],
    'answered',
    'germany',
    {},
    [kept('usa', 'japan')],
  ],
])('%s', (_why, events, state, place, journey, told) => {
  const heard: AnyEventObject[] = [];
  const { site, listener } = siteListener((event) => heard.push(event));
  const { actor, send } = trial(transitMachine.provide({ actors: { address: listener } }), {
    input: { site, known },
  });
  send(...events);
  const { value, context } = actor.getSnapshot();
  expect(value).toBe(state);
  expect(context.place).toBe(place);
  expect(context.journey).toEqual(journey);
  expect(heard).toEqual(told);
});

it('answers for the day that the page says', () => {
  const { site, listener } = siteListener(() => {});
  const { actor, send } = trial(transitMachine.provide({ actors: { address: listener } }), {
    input: { site, known },
  });
  send({ type: 'today.found', today: '2026-11-26' });
  expect(actor.getSnapshot().context.today).toBe('2026-11-26');
});
