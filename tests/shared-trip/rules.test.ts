import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectOf,
  hashOfTrip,
  longestHash,
  tripInHash,
  type SharedTrip,
} from '../../machines/shared-trip/trip-in-hash';
import type { TripFolder } from '../../machines/site/trip-folder/folder';
import { answeredDestinations } from '../../src/content/further-destinations';
import { tripDestinations } from '../../src/content/trip-destinations';
import { sharedTripLine } from '../../src/content/shared-trip-words';
import { anyText } from '../support/arbitraries';

const whole: TripFolder = {
  destination: 'United Kingdom',
  visaType: 'Tourist Visa',
  entry: '2027-01-20',
  exit: '2027-01-30',
};

const read = (hash: string) => tripInHash(hash, tripDestinations);

describe('a trip in the fragment of an address (Specification §2, Trip page)', () => {
  it('is written in words that a person can read', () => {
    expect(hashOfTrip(whole)).toBe(
      '#trip?to=United+Kingdom&visa=Tourist+Visa&from=2027-01-20&until=2027-01-30',
    );
    expect(hashOfTrip({ destination: 'France' })).toBe('#trip?to=France');
    expect(hashOfTrip({ entry: '2027-01-20' })).toBe('');
  });

  it('carries nothing of the traveller, the passport, the profile or what was sent', () => {
    const { destination, visaType, entry, exit, ...rest }: Required<TripFolder> = {
      ...(whole as Required<Pick<TripFolder, 'destination' | 'visaType' | 'entry' | 'exit'>>),
      passportIssued: '2020-05-01',
      passportExpiry: '2030-04-30',
      traveller: { occupation: 'salaried', payer: 'self', age: 'adult', trips: 'first' },
      documents: { list: 'schengen', ready: 3, total: 8 },
      score: { score: 81.5, status: 'High Chance of Approval' },
      sent: { reference: 'K7P2QX9A', on: '2026-11-20' },
      party: { adults: 2, children: [7] },
      visas: [{ issuer: 'usa', kind: 'visa', validUntil: '2030-01-31' }],
      state: 'Kerala',
      estimate: { total: 102_500, days: 7 },
      keeping: 'tab',
    };
    expect(hashOfTrip({ destination, visaType, entry, exit, ...rest })).toBe(hashOfTrip(whole));
  });

  it.each<[why: string, hash: string, trip: SharedTrip | undefined]>([
    ['nothing', '', undefined],
    ['another part of the page', '#documents-for-you', undefined],
    ['no destination', '#trip?from=2027-01-20', undefined],
    ['a destination that nobody has heard of', '#trip?to=Atlantis', undefined],
    ['words of a stranger', '#trip?to=Call+09999+to+win', undefined],
    ['one that is too long', `#trip?to=France&x=${'x'.repeat(longestHash)}`, undefined],
    ['broken percent signs', '#trip?to=%E0%A4%A', undefined],
    ['a day that no calendar has', '#trip?to=France&from=2027-02-30', { destination: 'France' }],
    ['a visa that we do not know', '#trip?to=France&visa=Golden', { destination: 'France' }],
    [
      'an exit before the entry',
      '#trip?to=France&from=2027-01-20&until=2027-01-10',
      { destination: 'France', entry: '2027-01-20' },
    ],
    ['an exit alone', '#trip?to=France&until=2027-01-10', { destination: 'France', exit: '2027-01-10' }],
    ['the same twice: the first counts', '#trip?to=France&to=Japan', { destination: 'France' }],
    [
      'what is said besides',
      '#trip?to=France&score=100&passportExpiry=2030-01-01',
      { destination: 'France' },
    ],
  ])('with %s', (_why, hash, trip) => {
    expect(read(hash)).toEqual(trip);
  });

  it('is read as it was written, for every destination that has a page or stands in a form', () => {
    const paged = answeredDestinations.map(({ name }) => name);
    for (const destination of [...tripDestinations, ...paged]) {
      const trip = { ...whole, destination };
      expect(read(hashOfTrip(trip))).toEqual(trip);
    }
  });

  it('whatever stands there, is nothing or a trip to where we know', () => {
    fc.assert(
      fc.property(anyText, anyText, (to, more) => {
        const trip = read(`#trip?to=${to}&from=${more}&visa=${more}&until=${more}`);
        expect(trip === undefined || tripDestinations.includes(trip.destination)).toBe(true);
      }),
    );
  });
});

it.each<[own: TripFolder, shared: Partial<SharedTrip>, effect: string]>([
  [{}, {}, 'begins'],
  [{ entry: '2027-03-01' }, {}, 'begins'],
  [{ destination: 'Japan', passportExpiry: '2030-01-01' }, {}, 'nothing'],
  [{ destination: 'Japan', entry: '2027-01-20' }, { entry: '2027-01-20' }, 'nothing'],
  [{ destination: 'Japan', entry: '2027-01-21' }, { entry: '2027-01-20' }, 'changes'],
  [{ destination: 'Japan' }, { visaType: 'Tourist Visa' }, 'changes'],
  [{ destination: 'Kenya', entry: '2027-01-20' }, { entry: '2027-01-20' }, 'replaces'],
])('for who has %j, a trip to Japan with %j %s', (own, shared, effect) => {
  expect(effectOf({ destination: 'Japan', ...shared }, own)).toBe(effect);
});

it.each<[trip: SharedTrip, line: string]>([
  [{ destination: 'France' }, 'France'],
  [whole as SharedTrip, 'United Kingdom, 20 January 2027 to 30 January 2027, Tourist Visa'],
  [{ destination: 'France', entry: '2027-01-20' }, 'France, from 20 January 2027'],
  [{ destination: 'France', exit: '2027-01-30' }, 'France, until 30 January 2027'],
  [{ destination: 'France', visaType: 'Transit Visa' }, 'France, Transit Visa'],
])('%j in words', (trip, line) => {
  expect(sharedTripLine(trip)).toBe(line);
});
