import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { costPerDay, estimateTrip } from '../../machines/trip-estimator/pricing';
import { workingOf } from '../../src/content/estimate-result';
import { formatRupees } from '../../machines/trip-estimator/rupees';
import type { AnyTrip } from '../../machines/trip-estimator/plan';
import {
  addOns,
  daysOf,
  sliderPosition,
  formFromQuery,
  estimatorFormSchema,
  formToQuery,
  type EstimatorForm,
} from '../../machines/trip-estimator/estimator-form';
import { runs } from '../support/part';
import { tripRates } from './trip-rates';

/** The rate of a choice; of what is no destination the default, of what is no choice the first. */
function rate(rates: ReturnType<typeof tripRates>, trip: { destination: unknown; choice: unknown }): number {
  const own = rates.filter(([destination]) => destination === trip.destination);
  const prefill = own.length > 0 ? own : rates.filter(([destination]) => destination === '');
  const [, , amount] = prefill.find(([, choice]) => choice === trip.choice) ?? prefill[0] ?? [];
  return amount ?? NaN;
}

function column(names: string, name: unknown): number {
  return Math.max(0, names.split(' ').indexOf(String(name)));
}

function expectedTotal(trip: AnyTrip, days: number): number {
  const { destinationCountry: destination, visaType, flightClass } = trip;
  const visa = rate(tripRates('visa'), { destination, choice: visaType });
  const flights = rate(tripRates('flights'), { destination, choice: flightClass });
  const night = [1500, 4000, 10000][column('budget 3star 5star', trip.accommodationType)] ?? NaN;
  const day = [2000, 4000, 8000][column('budget standard luxury', trip.dailyExpenses)] ?? NaN;
  const extras =
    (trip.addOns?.travelInsurance ? 1500 : 0) +
    (trip.addOns?.airportTransfer ? 2000 : 0) +
    (trip.addOns?.cityTour ? 3500 : 0) +
    (trip.addOns?.simCard ? 1000 : 0);
  return visa + flights + (night + day) * days + extras;
}

const oddIds = fc.constantFrom(
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'default',
  'Tourist',
);
const oneOf = (ids: string) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids.split(' ')) }, oddIds);
const ticks = fc.record({
  travelInsurance: fc.boolean(),
  airportTransfer: fc.boolean(),
  cityTour: fc.boolean(),
  simCard: fc.boolean(),
});

const choices = fc.record({
  destinationCountry: oneOf('uae uk schengen usa canada thailand singapore malaysia australia'),
  visaType: oneOf('tourist business transit'),
  flightClass: oneOf('economy premium business'),
  accommodationType: oneOf('budget 3star 5star'),
  dailyExpenses: oneOf('budget standard luxury'),
  addOns: ticks,
});

const wholeDays = fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 1_000_000_000 }));

/** Anything that a number field, a link or another program may bring. */
const oddDays = fc.oneof(
  fc.double(),
  fc.double().map(String),
  fc.string(),
  fc.constantFrom('', '1e9', '1e400', '-3', '0', '2.5', 'NaN', '0x1F', undefined),
);

const choicesAndDays = fc.tuple(choices, wholeDays);

describe('an estimate', () => {
  it('agrees with the specification’s own lines', () => {
    fc.assert(
      fc.property(choicesAndDays, fc.boolean(), ([chosen, days], typed) => {
        const trip = { ...chosen, durationDays: typed ? String(days) : days };
        expect(estimateTrip(trip).totalCost).toBe(expectedTotal(trip, days));
      }),
      { numRuns: runs(5_000) },
    );
  }, 60_000);

  it('adds up, in finite whole rupees, whatever the days', () => {
    fc.assert(
      fc.property(choices, oddDays, (chosen, durationDays) => {
        const trip = Object.freeze({ ...chosen, durationDays });
        const { totalCost, breakdown, smartTips } = estimateTrip(trip);
        const { visa, flights, accommodation, dailyExpenses, addOns: extras, total } = breakdown;
        const parts = [visa, flights, accommodation, dailyExpenses, extras];
        expect(Number.isSafeInteger(totalCost)).toBe(true);
        expect(total.value).toBe(totalCost);
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(totalCost);
        expect(extras.items.reduce((sum, { value }) => sum + value, 0)).toBe(extras.value);
        expect(workingOf(trip).map(({ value }) => value)).toEqual(
          [...parts, total].map(({ value }) => value),
        );
        expect(costPerDay(trip)).toBeLessThanOrEqual(totalCost);
        expect(costPerDay(trip)).toBeGreaterThan(0);
        expect(smartTips.length).toBeGreaterThanOrEqual(1);
        expect(smartTips.length).toBeLessThanOrEqual(4);
        expect(new Set(smartTips).size).toBe(smartTips.length);
        expect(JSON.stringify(breakdown)).not.toMatch(/\de[+-]?\d|NaN|null|undefined/);
      }),
      { numRuns: runs(3_000) },
    );
  }, 60_000);

  it('is the same for everything that is not a destination', () => {
    fc.assert(
      fc.property(choices, fc.string(), (chosen, text) => {
        fc.pre(!/^(uae|uk|schengen|usa|canada|thailand|singapore|malaysia|australia)$/.test(text));
        expect(estimateTrip({ ...chosen, destinationCountry: text })).toEqual(
          estimateTrip({ ...chosen, destinationCountry: '' }),
        );
      }),
    );
  });
});

/** The change that a smart tip names, made by hand. */
function changedAsAdvised(trip: EstimatorForm, tip: string): EstimatorForm {
  const days = daysOf(trip.durationDays).days;
  const name = /^Leaving out “(.+)” saves/.exec(tip)?.[1];
  if (name !== undefined) {
    const addOn = addOns.find(({ label }) => label === name)?.value;
    return { ...trip, addOns: { ...trip.addOns, ...(addOn && { [addOn]: false }) } };
  }
  if (tip.startsWith('One day less')) return { ...trip, durationDays: String(days - 1) };
  if (tip.startsWith('Economy instead')) return { ...trip, flightClass: 'economy' };
  if (tip.startsWith('Budget stay instead')) return { ...trip, accommodationType: 'budget' };
  if (tip.startsWith('Budget instead')) return { ...trip, dailyExpenses: 'budget' };
  return trip;
}

const formTrip: fc.Arbitrary<EstimatorForm> = fc.record({
  destinationCountry: fc.constantFrom('' as const, 'uae' as const, 'usa' as const, 'australia' as const),
  visaType: fc.constantFrom('' as const, 'tourist' as const, 'business' as const, 'transit' as const),
  durationDays: fc.oneof(wholeDays.map(String), fc.constantFrom('', '2.5', '-3', 'abc')),
  flightClass: fc.constantFrom('economy' as const, 'premium' as const, 'business' as const),
  accommodationType: fc.constantFrom('budget' as const, '3star' as const, '5star' as const),
  dailyExpenses: fc.constantFrom('budget' as const, 'standard' as const, 'luxury' as const),
  addOns: ticks,
});

describe('a smart tip', () => {
  it('saves what it says, the largest saving first', () => {
    fc.assert(
      fc.property(formTrip, (trip) => {
        const { totalCost, smartTips } = estimateTrip(trip);
        const savings = smartTips
          .filter((tip) => tip.includes(' saves '))
          .map((tip) => {
            const saved = totalCost - estimateTrip(changedAsAdvised(trip, tip)).totalCost;
            expect(tip.endsWith(` saves ${formatRupees(saved)}`)).toBe(true);
            expect(saved).toBeGreaterThan(0);
            return saved;
          });
        expect(savings).toEqual([...savings].sort((a, b) => b - a));
        expect(savings.length === 0 || savings.length === smartTips.length).toBe(true);
        expect(smartTips.join()).not.toMatch(/insurance” saves/i);
      }),
      { numRuns: runs(2_000) },
    );
  }, 60_000);
});

describe('amounts', () => {
  it('are grouped as India groups them', () => {
    const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(formatRupees(amount)).toBe(`₹${indian.format(amount)}`);
      }),
    );
  });

  it('have no exponent, however large', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (amount) => {
        expect(formatRupees(amount)).toMatch(/^₹\d{1,3}$|^₹\d{1,2}(,\d{2})*,\d{3}$/);
      }),
    );
  });
});

describe('the days', () => {
  it('are always whole, at least one, and on the slider at most 30', () => {
    fc.assert(
      fc.property(oddDays, (days) => {
        const counted = daysOf(days).days;
        expect(Number.isSafeInteger(counted)).toBe(true);
        expect(counted).toBeGreaterThanOrEqual(1);
        expect(sliderPosition(String(days ?? ''))).toBeLessThanOrEqual(30);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('a shared link', () => {
  it('gives the same estimate back', () => {
    fc.assert(
      fc.property(formTrip, (trip) => {
        const shared = formFromQuery(formToQuery(trip));
        expect(shared).toEqual({ ...trip, durationDays: String(daysOf(trip.durationDays).days) });
        expect(shared && estimateTrip(shared)).toEqual(estimateTrip(trip));
      }),
    );
  });

  it('is a trip whatever its parameters say', () => {
    const parameters = fc.dictionary(
      fc.constantFrom('visa', 'days', 'class', 'stay', 'daily', 'extras', '__proto__', 'constructor'),
      fc.oneof(fc.string(), oddIds),
    );
    fc.assert(
      fc.property(parameters, fc.string(), (query, trip) => {
        expect(v.is(estimatorFormSchema, formFromQuery({ ...query, trip }))).toBe(true);
      }),
    );
  });
});
