import { describe, expect, it } from 'vitest';
import { costPerDay, estimateTrip } from '../../machines/trip-estimator/pricing';
import { countedChoices, workingOf } from '../../src/content/estimate-result';
import { formatRupees } from '../../machines/trip-estimator/rupees';
import type { AnyTrip } from '../../machines/trip-estimator/plan';
import { tripRates } from './trip-rates';

/** One day of the cheapest of everything: 1500 for the night and 2000 for the day beside visa and flights. */
const oneDay: AnyTrip = {
  destinationCountry: 'uae',
  visaType: 'tourist',
  durationDays: 1,
  flightClass: 'economy',
  accommodationType: 'budget',
  dailyExpenses: 'budget',
  addOns: {},
};

/** The form as it starts. Specification §3. */
const untouched: AnyTrip = {
  destinationCountry: '',
  visaType: 'tourist',
  durationDays: 7,
  flightClass: 'economy',
  accommodationType: '3star',
  dailyExpenses: 'standard',
  addOns: { travelInsurance: true, airportTransfer: false, cityTour: false, simCard: false },
};

const allAddOns = { travelInsurance: true, airportTransfer: true, cityTour: true, simCard: true };

describe('visa cost', () => {
  it.each(tripRates('visa'))('%s, %s: ₹%d', (destinationCountry, visaType, rate) => {
    const { breakdown } = estimateTrip({ ...oneDay, destinationCountry, visaType });
    expect(breakdown.visa).toEqual({ label: `Visa, ${visaType}`, value: rate });
  });
});

describe('flight cost', () => {
  it.each(tripRates('flights'))('%s, %s: ₹%d', (destinationCountry, flightClass, rate) => {
    const { breakdown } = estimateTrip({ ...oneDay, destinationCountry, flightClass });
    expect(breakdown.flights).toEqual({ label: `Flights, ${flightClass}`, value: rate });
  });
});

describe('cost by the day', () => {
  it.each<[accommodationType: string, durationDays: number, label: string, value: number, total: number]>([
    ['budget', 1, 'Accommodation, budget stay, 1 night', 1500, 6500 + 20000 + 1500 + 2000],
    ['3star', 1, 'Accommodation, 3-star hotel, 1 night', 4000, 6500 + 20000 + 4000 + 2000],
    ['5star', 1, 'Accommodation, 5-star hotel, 1 night', 10000, 6500 + 20000 + 10000 + 2000],
    ['budget', 10, 'Accommodation, budget stay, 10 nights', 15000, 6500 + 20000 + 15000 + 20000],
    ['3star', 7, 'Accommodation, 3-star hotel, 7 nights', 28000, 6500 + 20000 + 28000 + 14000],
    ['5star', 30, 'Accommodation, 5-star hotel, 30 nights', 300000, 6500 + 20000 + 300000 + 60000],
  ])('accommodation %s for %d days: %s ₹%d', (accommodationType, durationDays, label, value, total) => {
    const { breakdown, totalCost } = estimateTrip({ ...oneDay, accommodationType, durationDays });
    expect(breakdown.accommodation).toEqual({ label, value });
    expect(totalCost).toBe(total);
  });

  it.each<[dailyExpenses: string, durationDays: number, label: string, value: number, total: number]>([
    ['budget', 1, 'Daily expenses, budget, 1 day', 2000, 6500 + 20000 + 1500 + 2000],
    ['standard', 1, 'Daily expenses, standard, 1 day', 4000, 6500 + 20000 + 1500 + 4000],
    ['luxury', 1, 'Daily expenses, luxury, 1 day', 8000, 6500 + 20000 + 1500 + 8000],
    ['budget', 10, 'Daily expenses, budget, 10 days', 20000, 6500 + 20000 + 15000 + 20000],
    ['standard', 7, 'Daily expenses, standard, 7 days', 28000, 6500 + 20000 + 10500 + 28000],
    ['luxury', 30, 'Daily expenses, luxury, 30 days', 240000, 6500 + 20000 + 45000 + 240000],
  ])('daily expenses %s for %d days: %s ₹%d', (dailyExpenses, durationDays, label, value, total) => {
    const { breakdown, totalCost } = estimateTrip({ ...oneDay, dailyExpenses, durationDays });
    expect(breakdown.dailyExpenses).toEqual({ label, value });
    expect(totalCost).toBe(total);
  });
});

describe('add-ons', () => {
  it.each<[ticked: string[], items: [label: string, value: number][], value: number]>([
    [[], [], 0],
    [['travelInsurance'], [['Travel insurance', 1500]], 1500],
    [['airportTransfer'], [['Airport transfer', 2000]], 2000],
    [['cityTour'], [['City tour', 3500]], 3500],
    [['simCard'], [['SIM card', 1000]], 1000],
    [
      ['simCard', 'travelInsurance'],
      [
        ['Travel insurance', 1500],
        ['SIM card', 1000],
      ],
      2500,
    ],
    [
      ['travelInsurance', 'airportTransfer', 'cityTour', 'simCard'],
      [
        ['Travel insurance', 1500],
        ['Airport transfer', 2000],
        ['City tour', 3500],
        ['SIM card', 1000],
      ],
      8000,
    ],
  ])('%j cost %j, ₹%d', (ticked, items, value) => {
    const { breakdown, totalCost } = estimateTrip({
      ...oneDay,
      addOns: Object.fromEntries(ticked.map((addOn) => [addOn, true])),
    });
    expect(breakdown.addOns).toEqual({
      label: 'Add-ons',
      value,
      items: items.map(([label, cost]) => ({ label, value: cost })),
    });
    expect(totalCost).toBe(6500 + 20000 + 1500 + 2000 + value);
  });

  it('count only when they are ticked', () => {
    const addOns = { travelInsurance: false, spa: true, constructor: true };
    expect(estimateTrip({ ...oneDay, addOns }).breakdown.addOns).toMatchObject({ value: 0, items: [] });
  });
});

describe('the worked sum', () => {
  it('the untouched form', () => {
    expect(estimateTrip(untouched)).toEqual({
      totalCost: 5000 + 40000 + 7 * 4000 + 7 * 4000 + 1500,
      currency: 'INR',
      breakdown: {
        visa: { label: 'Visa, tourist', value: 5000 },
        flights: { label: 'Flights, economy', value: 40000 },
        accommodation: { label: 'Accommodation, 3-star hotel, 7 nights', value: 28000 },
        dailyExpenses: { label: 'Daily expenses, standard, 7 days', value: 28000 },
        addOns: { label: 'Add-ons', value: 1500, items: [{ label: 'Travel insurance', value: 1500 }] },
        total: { label: 'Total', value: 102500 },
      },
      smartTips: [
        'Budget stay instead of 3-star hotel saves ₹17,500',
        'Budget instead of standard daily expenses saves ₹14,000',
        'One day less saves ₹8,000',
      ],
    });
  });
});

describe('fault 39: what is missing or unknown', () => {
  const defaults = 5000 + 40000;

  it.each<[field: keyof AnyTrip, value: unknown, sum: number]>([
    ['destinationCountry', 'mars', defaults + 1500 + 2000],
    ['destinationCountry', 'UAE', defaults + 1500 + 2000],
    ['destinationCountry', 'default', defaults + 1500 + 2000],
    ['destinationCountry', '__proto__', defaults + 1500 + 2000],
    ['destinationCountry', 'constructor', defaults + 1500 + 2000],
    ['destinationCountry', 'toString', defaults + 1500 + 2000],
    ['destinationCountry', undefined, defaults + 1500 + 2000],
    ['visaType', 'student', 6500 + 20000 + 1500 + 2000],
    ['visaType', 'constructor', 6500 + 20000 + 1500 + 2000],
    ['visaType', undefined, 6500 + 20000 + 1500 + 2000],
    ['flightClass', 'first', 6500 + 20000 + 1500 + 2000],
    ['flightClass', '__proto__', 6500 + 20000 + 1500 + 2000],
    ['flightClass', undefined, 6500 + 20000 + 1500 + 2000],
    ['accommodationType', '4star', 6500 + 20000 + 1500 + 2000],
    ['accommodationType', 'valueOf', 6500 + 20000 + 1500 + 2000],
    ['accommodationType', undefined, 6500 + 20000 + 1500 + 2000],
    ['dailyExpenses', 'frugal', 6500 + 20000 + 1500 + 2000],
    ['dailyExpenses', '__proto__', 6500 + 20000 + 1500 + 2000],
    ['dailyExpenses', undefined, 6500 + 20000 + 1500 + 2000],
    ['addOns', undefined, 6500 + 20000 + 1500 + 2000],
    ['addOns', null, 6500 + 20000 + 1500 + 2000],
  ])('%s %j: ₹%d', (field, value, sum) => {
    expect(estimateTrip({ ...oneDay, [field]: value }).totalCost).toBe(sum);
  });

  it('an empty object is a budget week anywhere', () => {
    expect(estimateTrip({}).totalCost).toBe(5000 + 40000 + 7 * 1500 + 7 * 2000);
  });

  it.each(['', 'student', undefined])('visa type %j is priced as tourist, and says so', (visaType) => {
    expect(estimateTrip({ ...oneDay, visaType }).breakdown.visa).toEqual({
      label: 'Visa, tourist (assumed)',
      value: 6500,
    });
  });
});

describe('fault 38: the days', () => {
  it.each<[durationDays: unknown, days: number, sum: number]>([
    ['', 7, 26500 + 7 * 3500],
    [undefined, 7, 26500 + 7 * 3500],
    [NaN, 7, 26500 + 7 * 3500],
    ['NaN', 7, 26500 + 7 * 3500],
    [0, 1, 26500 + 3500],
    ['0', 1, 26500 + 3500],
    [-3, 1, 26500 + 3500],
    [2.5, 2, 26500 + 2 * 3500],
    ['2.5', 2, 26500 + 2 * 3500],
    [90, 90, 26500 + 90 * 3500],
    [91, 91, 26500 + 91 * 3500],
    ['365', 365, 26500 + 365 * 3500],
    [1e9, 1e9, 3500000026500],
    ['1e9', 1e9, 3500000026500],
    [Infinity, 1e11, 350000000026500],
    ['9'.repeat(400), 1e11, 350000000026500],
    [Number.MAX_VALUE, 1e11, 350000000026500],
  ])('%j counts as %d, ₹%d', (durationDays, days, sum) => {
    const { totalCost, breakdown } = estimateTrip({
      ...oneDay,
      durationDays,
    } as AnyTrip);
    expect(totalCost).toBe(sum);
    expect(breakdown.accommodation.value).toBe(days * 1500);
    expect(breakdown.dailyExpenses.value).toBe(days * 2000);
  });

  it('huge sums are written out, in Indian groups', () => {
    const { totalCost, breakdown, smartTips } = estimateTrip({ ...oneDay, durationDays: 1e9 });
    expect(formatRupees(totalCost)).toBe('₹35,00,00,00,26,500');
    expect(breakdown.accommodation.label).toBe('Accommodation, budget stay, 1,00,00,00,000 nights');
    expect(smartTips).toEqual(['One day less saves ₹3,500']);
  });
});

describe('fault 38: whatever is typed as days, no text of the estimate shows an exponent or no number', () => {
  it.each(['', '0', '-3', '1e9', '1e21', '2.5', 'NaN', 'Infinity'])('%j', (durationDays) => {
    const trip = { ...untouched, durationDays };
    const texts = [
      ...workingOf(trip).flatMap(({ label, working, value }) => [label, working, formatRupees(value)]),
      ...countedChoices(trip).map(({ value }) => value),
      ...estimateTrip(trip).smartTips,
      formatRupees(costPerDay(trip)),
    ].join('\n');
    expect(texts).not.toMatch(/\de[+\d]|NaN|Infinity|undefined|\d{4}/);
  });
});

describe('smart tips', () => {
  const general = [
    'Compare the fares of a few days before and after your date: they differ from day to day.',
    'Travel outside school holidays and long weekends, when flights and rooms cost more.',
    'Apply for the visa before you pay for anything that cannot be refunded.',
  ];

  it.each<[name: string, changes: AnyTrip, tips: string[]]>([
    ['nothing to save', {}, general],
    ['insurance is not saved on', { addOns: { travelInsurance: true } }, general],
    ['premium', { flightClass: 'premium' }, ['Economy instead of premium saves ₹15,000']],
    ['business', { flightClass: 'business' }, ['Economy instead of business saves ₹40,000']],
    [
      'business to the USA',
      { destinationCountry: 'usa', flightClass: 'business' },
      ['Economy instead of business saves ₹1,75,000'],
    ],
    ['3 stars', { accommodationType: '3star' }, ['Budget stay instead of 3-star hotel saves ₹2,500']],
    ['5 stars', { accommodationType: '5star' }, ['Budget stay instead of 5-star hotel saves ₹8,500']],
    ['standard', { dailyExpenses: 'standard' }, ['Budget instead of standard daily expenses saves ₹2,000']],
    ['luxury', { dailyExpenses: 'luxury' }, ['Budget instead of luxury daily expenses saves ₹6,000']],
    ['two days', { durationDays: 2 }, ['One day less saves ₹3,500']],
    [
      'airport transfer',
      { addOns: { airportTransfer: true } },
      ['Leaving out “Airport transfer” saves ₹2,000'],
    ],
    ['city tour', { addOns: { cityTour: true } }, ['Leaving out “City tour” saves ₹3,500']],
    ['SIM card', { addOns: { simCard: true } }, ['Leaving out “SIM card” saves ₹1,000']],
    [
      'the largest four of seven, the largest first',
      {
        durationDays: 3,
        flightClass: 'premium',
        accommodationType: '5star',
        dailyExpenses: 'luxury',
        addOns: allAddOns,
      },
      [
        'Budget stay instead of 5-star hotel saves ₹25,500',
        'Budget instead of luxury daily expenses saves ₹18,000',
        'One day less saves ₹18,000',
        'Economy instead of premium saves ₹15,000',
      ],
    ],
    [
      'add-ons by what they cost',
      { addOns: allAddOns },
      [
        'Leaving out “City tour” saves ₹3,500',
        'Leaving out “Airport transfer” saves ₹2,000',
        'Leaving out “SIM card” saves ₹1,000',
      ],
    ],
  ])('%s', (_name, changes, tips) => {
    expect(estimateTrip({ ...oneDay, ...changes }).smartTips).toEqual(tips);
  });
});

describe('the figures beside the total', () => {
  it.each<[changes: AnyTrip, perDay: number]>([
    [{}, 30000],
    [{ durationDays: 2 }, 16750],
    [{ durationDays: 3 }, 12333],
    [{ durationDays: 7 }, 7286],
  ])('%j: ₹%d a day', (changes, perDay) => {
    expect(costPerDay({ ...oneDay, ...changes })).toBe(perDay);
  });

  it.each<[changes: AnyTrip, values: string[]]>([
    [{}, ['United Arab Emirates', '1 day', 'Economy', 'Budget stay']],
    [
      {
        destinationCountry: 'schengen',
        durationDays: 12,
        flightClass: 'premium',
        accommodationType: '3star',
      },
      ['Schengen Area (Europe)', '12 days', 'Premium', '3-star hotel'],
    ],
    [
      { destinationCountry: '', durationDays: '', flightClass: 'business', accommodationType: '5star' },
      ['Not decided yet', '7 days', 'Business', '5-star hotel'],
    ],
    [
      { destinationCountry: 'mars', durationDays: '-3', flightClass: 'first', accommodationType: 'tent' },
      ['Not decided yet', '1 day', 'Economy', 'Budget stay'],
    ],
    [{ durationDays: 1e9 }, ['United Arab Emirates', '1,00,00,00,000 days', 'Economy', 'Budget stay']],
  ])('the ticket for %j says %j', (changes, values) => {
    expect(countedChoices({ ...oneDay, ...changes })).toEqual([
      { label: 'Destination', value: values[0] },
      { label: 'Duration', value: values[1] },
      { label: 'Flights', value: values[2] },
      { label: 'Stay', value: values[3] },
    ]);
  });

  it('how the untouched form was worked out', () => {
    expect(workingOf(untouched)).toEqual([
      { label: 'Visa, tourist', working: 'Default rate', value: 5000 },
      { label: 'Flights, economy', working: 'Default rate', value: 40000 },
      { label: 'Accommodation, 3-star hotel, 7 nights', working: '₹4,000 × 7 nights', value: 28000 },
      { label: 'Daily expenses, standard, 7 days', working: '₹4,000 × 7 days', value: 28000 },
      { label: 'Add-ons', working: 'Travel insurance ₹1,500', value: 1500 },
      { label: 'Total', working: '₹5,000 + ₹40,000 + ₹28,000 + ₹28,000 + ₹1,500', value: 102500 },
    ]);
  });

  it('how a day in the UAE was worked out', () => {
    expect(workingOf(oneDay)).toEqual([
      { label: 'Visa, tourist', working: 'Rate for United Arab Emirates', value: 6500 },
      { label: 'Flights, economy', working: 'Rate for United Arab Emirates', value: 20000 },
      { label: 'Accommodation, budget stay, 1 night', working: '₹1,500 × 1 night', value: 1500 },
      { label: 'Daily expenses, budget, 1 day', working: '₹2,000 × 1 day', value: 2000 },
      { label: 'Add-ons', working: 'None chosen', value: 0 },
      { label: 'Total', working: '₹6,500 + ₹20,000 + ₹1,500 + ₹2,000 + ₹0', value: 30000 },
    ]);
  });

  it('several add-ons are named one by one', () => {
    expect(workingOf({ ...oneDay, addOns: { cityTour: true, simCard: true } })[4]?.working).toBe(
      'City tour ₹3,500 + SIM card ₹1,000',
    );
  });
});

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [5, '₹5'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [15000, '₹15,000'],
    [99999, '₹99,999'],
    [100000, '₹1,00,000'],
    [138500, '₹1,38,500'],
    [1234567, '₹12,34,567'],
    [12345678, '₹1,23,45,678'],
    [1e9, '₹1,00,00,00,000'],
    [1e21, '₹1,00,00,00,00,00,00,00,00,00,000'],
    [7285.71, '₹7,286'],
    [0.4, '₹0'],
  ])('%d is %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });
});
