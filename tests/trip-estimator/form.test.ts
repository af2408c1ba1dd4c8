import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  accommodationTypes,
  addOns,
  dailyExpenseLevels,
  daysOf,
  defaultEstimatorForm,
  destinations,
  emptyLead,
  flightClasses,
  inputRange,
  sliderPosition,
  sliderRange,
  formFromQuery,
  estimatorFormSchema,
  formToQuery,
  tripVisaTypes,
  withAddOnToggled,
  withChoice,
  withDestination,
  withDuration,
  type AddOn,
  type ChoiceField,
  type EstimatorForm,
} from '../../machines/trip-estimator/estimator-form';
import { durationNotes } from '../../src/content/estimate-result';
import { growthOf } from '../support/growth';

const trip: EstimatorForm = {
  destinationCountry: 'uk',
  visaType: 'business',
  durationDays: '12',
  flightClass: 'premium',
  accommodationType: '5star',
  dailyExpenses: 'luxury',
  addOns: { travelInsurance: false, airportTransfer: true, cityTour: false, simCard: true },
};

describe('the form', () => {
  it.each([
    [destinations, 'uae uk schengen usa canada thailand singapore malaysia australia'],
    [tripVisaTypes, 'tourist business transit'],
    [flightClasses, 'economy premium business'],
    [accommodationTypes, 'budget 3star 5star'],
    [dailyExpenseLevels, 'budget standard luxury'],
    [addOns, 'travelInsurance airportTransfer cityTour simCard'],
  ])('offers %j', (options, ids) => {
    expect(options.map(({ value }) => value).join(' ')).toBe(ids);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  });

  it('starts as specified', () => {
    expect(defaultEstimatorForm).toEqual({
      destinationCountry: '',
      visaType: 'tourist',
      durationDays: '7',
      flightClass: 'economy',
      accommodationType: '3star',
      dailyExpenses: 'standard',
      addOns: { travelInsurance: true, airportTransfer: false, cityTour: false, simCard: false },
    });
    expect(emptyLead).toEqual({ leadName: '', leadContact: '', leadTravelDate: '' });
  });

  it('declares 1 to 30 days on the slider and 1 to 90 in the field', () => {
    expect(sliderRange).toEqual({ min: 1, max: 30 });
    expect(inputRange).toEqual({ min: 1, max: 90 });
  });
});

describe('estimatorFormSchema', () => {
  it.each([defaultEstimatorForm, trip, { ...trip, visaType: '' }, { ...trip, durationDays: 'a week' }])(
    'takes %j',
    (given) => {
      expect(v.parse(estimatorFormSchema, given)).toEqual(given);
    },
  );

  it.each<[field: string, value: unknown]>([
    ['destinationCountry', 'mars'],
    ['destinationCountry', '__proto__'],
    ['visaType', 'student'],
    ['durationDays', 7],
    ['flightClass', ''],
    ['flightClass', 'first'],
    ['accommodationType', '4star'],
    ['dailyExpenses', null],
    ['addOns', {}],
    ['addOns', { ...trip.addOns, simCard: 'yes' }],
    ['addOns', undefined],
  ])('refuses %s %j', (field, value) => {
    expect(v.is(estimatorFormSchema, { ...trip, [field]: value })).toBe(false);
  });
});

describe('one answer', () => {
  it.each<[field: ChoiceField, value: string]>([
    ['visaType', 'transit'],
    ['visaType', ''],
    ['flightClass', 'economy'],
    ['accommodationType', 'budget'],
    ['dailyExpenses', 'standard'],
  ])('%s becomes %j', (field, value) => {
    expect(withChoice(trip, field, value)).toEqual({ ...trip, [field]: value });
  });

  it.each<[field: ChoiceField, value: string]>([
    ['visaType', 'student'],
    ['flightClass', ''],
    ['flightClass', '__proto__'],
    ['accommodationType', '4star'],
    ['dailyExpenses', 'constructor'],
  ])('%s stays when %j is not offered', (field, value) => {
    expect(withChoice(trip, field, value)).toBe(trip);
  });

  it('another destination clears the visa type, the same one does not', () => {
    expect(withDestination(trip, 'usa')).toEqual({ ...trip, destinationCountry: 'usa', visaType: '' });
    expect(withDestination(trip, '')).toEqual({ ...trip, destinationCountry: '', visaType: '' });
    expect(withDestination(defaultEstimatorForm, 'uae')).toMatchObject({
      destinationCountry: 'uae',
      visaType: '',
    });
    expect(withDestination(trip, 'uk')).toBe(trip);
  });

  it.each(['mars', '__proto__', 'constructor'])('%s is no destination', (destination) => {
    expect(withDestination(trip, destination)).toBe(trip);
  });

  it('an add-on is ticked and no longer ticked', () => {
    const ticked = withAddOnToggled(trip, 'cityTour');
    expect(ticked).toEqual({
      ...trip,
      addOns: { travelInsurance: false, airportTransfer: true, cityTour: true, simCard: true },
    });
    expect(withAddOnToggled(ticked, 'cityTour')).toEqual(trip);
    expect(withAddOnToggled(trip, '__proto__' as AddOn)).toBe(trip);
  });

  it.each(['', ' ', '2.5', '1e9', 'a week', '-3'])('the days stay as typed: %j', (text) => {
    expect(withDuration(trip, text)).toEqual({ ...trip, durationDays: text });
  });
});

describe('fault 38: the days that are counted', () => {
  const tooShort = 'A trip takes at least a day, so 1 day is counted.';
  const noNumber = 'This is not a number of days, so 7 days are counted.';
  const tooLong = 'No more than 10,000 crore days can be counted.';

  it.each<[typed: string | number | undefined, days: number, note?: string]>([
    ['', 7],
    ['  ', 7],
    [undefined, 7],
    ['1', 1],
    ['7', 7],
    [' 12 ', 12],
    ['007', 7],
    ['+4', 4],
    ['29', 29],
    ['30', 30],
    ['31', 31],
    ['90', 90],
    ['91', 91],
    ['365', 365],
    ['1e2', 100],
    ['1e9', 1_000_000_000],
    ['2.5', 2],
    ['2.', 2],
    ['1.999', 1],
    ['0', 1, tooShort],
    ['0.5', 1, tooShort],
    ['.5', 1, tooShort],
    ['-0', 1, tooShort],
    ['-3', 1, tooShort],
    ['-1e999', 1, tooShort],
    ['NaN', 7, noNumber],
    ['Infinity', 7, noNumber],
    ['a week', 7, noNumber],
    ['7 days', 7, noNumber],
    ['0x1F', 7, noNumber],
    ['1,000', 7, noNumber],
    ['२५', 7, noNumber],
    ['-', 7, noNumber],
    ['.', 7, noNumber],
    ['1e11', 100_000_000_000],
    ['1e12', 100_000_000_000, tooLong],
    ['1e999', 100_000_000_000, tooLong],
    [3, 3],
    [2.5, 2],
    [0, 1, tooShort],
    [NaN, 7, noNumber],
    [Infinity, 100_000_000_000, tooLong],
  ])('%j counts as %d days %s', (typed, days, note) => {
    const counted = daysOf(typed);
    expect(counted.days).toBe(days);
    expect(counted.note && durationNotes[counted.note]).toBe(note);
  });

  it.each([
    ['', 7],
    ['1', 1],
    ['29', 29],
    ['30', 30],
    ['31', 30],
    ['90', 30],
    ['1e9', 30],
    ['1e999', 30],
    ['2.5', 2],
    ['0', 1],
    ['-3', 1],
    ['NaN', 7],
  ])('the slider rests for %j at %d', (text, position) => {
    expect(sliderPosition(text)).toBe(position);
  });

  it('reads any number of characters in linear time', () => {
    const read = (size: number) => {
      expect(daysOf('1'.repeat(size))).toEqual({ days: 100_000_000_000, note: 'too-many' });
      expect(daysOf(`${'1'.repeat(size)}x`)).toEqual({ days: 7, note: 'no-number' });
    };
    expect(growthOf(read, 10_000)).toBeLessThan(40);
  });
});

describe('a shared link', () => {
  it('carries the choices and nothing else', () => {
    expect(formToQuery(trip)).toEqual({
      trip: 'uk',
      visa: 'business',
      days: '12',
      class: 'premium',
      stay: '5star',
      daily: 'luxury',
      extras: 'airportTransfer.simCard',
    });
  });

  it.each<[typed: string, days: string]>([
    ['1e9', '1000000000'],
    ['call me on 98765 43210', '7'],
  ])('never carries typed text: %j becomes %s', (durationDays, days) => {
    expect(formToQuery({ ...trip, durationDays }).days).toBe(days);
  });

  it.each([defaultEstimatorForm, trip, { ...trip, visaType: '' as const }, { ...trip, durationDays: '365' }])(
    'gives %j back',
    (given) => {
      const address = new URLSearchParams(formToQuery(given)).toString();
      expect(formFromQuery(Object.fromEntries(new URLSearchParams(address)))).toEqual(given);
    },
  );

  it.each([{}, { country: 'France' }, { status: 'success', tx_id: '1' }])('%j shares no trip', (query) => {
    expect(formFromQuery(query)).toBeUndefined();
  });

  it('takes the default for what is missing', () => {
    expect(formFromQuery({ trip: 'uae' })).toEqual({ ...defaultEstimatorForm, destinationCountry: 'uae' });
    expect(formFromQuery({ trip: '' })).toEqual(defaultEstimatorForm);
  });

  it.each<[parameter: string, text: string, field: keyof EstimatorForm, value: unknown]>([
    ['trip', 'mars', 'destinationCountry', ''],
    ['trip', '__proto__', 'destinationCountry', ''],
    ['trip', '<svg onload=alert(1)>', 'destinationCountry', ''],
    ['visa', 'student', 'visaType', 'tourist'],
    ['visa', '', 'visaType', ''],
    ['days', '<b>7</b>', 'durationDays', '7'],
    ['days', '-3', 'durationDays', '1'],
    ['days', '45', 'durationDays', '45'],
    ['class', 'first', 'flightClass', 'economy'],
    ['stay', 'constructor', 'accommodationType', '3star'],
    ['daily', 'x'.repeat(5000), 'dailyExpenses', 'standard'],
    [
      'extras',
      '',
      'addOns',
      { travelInsurance: false, airportTransfer: false, cityTour: false, simCard: false },
    ],
    [
      'extras',
      'cityTour.spa.__proto__',
      'addOns',
      { travelInsurance: false, airportTransfer: false, cityTour: true, simCard: false },
    ],
    ['leadName', 'Asha', 'destinationCountry', 'uk'],
  ])('fault 39: %s=%s reads as %s %j', (parameter, text, field, value) => {
    expect(formFromQuery({ ...formToQuery(trip), [parameter]: text })).toEqual({ ...trip, [field]: value });
  });
});
