import { describe, expect, it } from 'vitest';
import { destinations, visaTypesByDestination } from '../../../machines/eligibility-checker/choices';
import { isOneOf } from '../../../machines/options';
import { isSameDestination, isSchengen, schengenArea } from '../../../machines/schengen';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import {
  prefillsOf,
  patchByApplication,
  patchByChecker,
  patchByEstimator,
  travellerOf,
  type TripPrefills,
} from '../../../machines/site/trip-folder/forms';
import { newPrefill, takenPrefill, prefillWithout } from '../../../machines/site/trip-folder/prefill';
import { destinations as estimatorDestinations } from '../../../machines/trip-estimator/estimator-form';
import { countries } from '../../../src/content/countries';
import { countryNames } from '../../../src/content/country-names';
import { isSchengenCountry } from '../../../src/content/entry-rules';

const france: TripFolder = { destination: 'France' };
const sponsored = { occupation: 'student', payer: 'family', age: 'minor', trips: 'again' } as const;

describe('the Schengen area', () => {
  it('has the 29 countries that the entry rules have', () => {
    expect(countries.filter(({ name }) => isSchengen(name)).map(({ name }) => name)).toEqual(
      countries.filter(({ name }) => isSchengenCountry(name)).map(({ name }) => name),
    );
    expect(countries.filter(({ name }) => isSchengen(name))).toHaveLength(29);
  });

  it.each([
    ['France', 'France', true],
    ['France', schengenArea, true],
    [schengenArea, 'France', true],
    ['France', 'Spain', false],
    ['Cyprus', schengenArea, false],
  ])('%s and %s: %s', (some, other, isSame) => {
    expect(isSameDestination(some, other)).toBe(isSame);
  });
});

describe('what forms say of the trip', () => {
  it.each<[why: string, said: TripFolder, expected: TripFolder]>([
    [
      'the apply form',
      patchByApplication({ country: 'Japan', visaType: 'Other' }),
      { destination: 'Japan', visaType: 'Other' },
    ],
    ['an apply form without a choice', patchByApplication({ country: '', visaType: '' }), {}],
    [
      'the checker, of the area around a known country',
      patchByChecker(
        { destinationCountry: 'schengen', visaType: 'family_visit', passportValidity: '2030-01-31' },
        france,
      ),
      { destination: 'France', visaType: 'Family Visit Visa', passportExpiry: '2030-01-31' },
    ],
    [
      'fault 106: the checker, of a passport with a year of five digits',
      patchByChecker(
        { destinationCountry: 'usa', visaType: 'b1_b2', passportValidity: '20300-01-31' },
        { passportExpiry: '2030-01-31' },
      ),
      { destination: 'United States' },
    ],
    [
      'the estimator',
      patchByEstimator({ destinationCountry: 'thailand', visaType: 'tourist' }, {}),
      { destination: 'Thailand' },
    ],
    [
      'the estimator, of nothing',
      patchByEstimator({ destinationCountry: '', visaType: 'tourist' }, france),
      {},
    ],
    [
      'a student of 17 who has been abroad',
      travellerOf({ occupation: 'student', age: 17, traveledAbroad: 'yes' }, {}),
      { traveller: { occupation: 'student', payer: 'self', age: 'minor', trips: 'again' } },
    ],
    [
      'an occupation that no list knows',
      travellerOf({ occupation: 'unemployed', age: 30, traveledAbroad: 'no' }, {}),
      {},
    ],
  ])('%s', (_why, said, expected) => {
    expect(said).toEqual(expected);
  });

  it.each([
    ['schengen tourist business transit family_visit', 'Schengen Area', 'TBRF'],
    ['usa c1 b1_b2', 'United States', 'R-'],
    ['uk transit standard_visitor', 'United Kingdom', 'R-'],
    ['uae transit_48h transit_96h tourist_30 tourist_60', 'United Arab Emirates', 'RRTT'],
    ['canada transit visitor', 'Canada', 'R-'],
    ['australia visitor_600_tourist visitor_600_business transit_771', 'Australia', 'TBR'],
    ['singapore tourist business', 'Singapore', 'TB'],
    ['malaysia evisa_tourist', 'Malaysia', 'T'],
    ['thailand tourist_voa tourist_evisa', 'Thailand', 'TT'],
    ['other general_tourist general_business', undefined, 'TB'],
    ['nowhere tourist', undefined, '-'],
  ])('the checker’s %s are of %s, and said as %s', (ids, destination, said) => {
    const [destinationCountry = '', ...types] = ids.split(' ');
    const names: Record<string, string> = {
      T: 'Tourist Visa',
      B: 'Business Visa',
      F: 'Family Visit Visa',
      R: 'Transit Visa',
    };
    expect(
      types.map((visaType) => patchByChecker({ destinationCountry, visaType, passportValidity: '' }, {})),
    ).toEqual(
      [...said].map((letter) => ({
        ...(destination !== undefined && { destination }),
        ...(letter !== '-' && { visaType: names[letter] }),
      })),
    );
  });

  it.each([
    ['salaried_private', 'salaried', 18, 'adult'],
    ['salaried_govt', 'salaried', 60, 'adult'],
    ['self_employed_business', 'self-employed', 30, 'adult'],
    ['self_employed_professional', 'self-employed', 30, 'adult'],
    ['student', 'student', 17, 'minor'],
    ['homemaker', 'homemaker', 30, 'adult'],
    ['retired', 'retired', 70, 'adult'],
  ] as const)('%s is a %s, of %i an %s', (occupation, listed, age, isAge) => {
    expect(travellerOf({ occupation, age, traveledAbroad: 'no' }, { traveller: sponsored })).toEqual({
      traveller: { occupation: listed, payer: 'family', age: isAge, trips: 'first' },
    });
  });

  it.each<[told: string, known: TripFolder, destination: string | undefined]>([
    ['schengen', {}, schengenArea],
    ['schengen', { destination: 'Japan' }, schengenArea],
    ['thailand', { destination: 'Japan' }, 'Thailand'],
    ['other', { destination: 'Japan' }, undefined],
  ])('the estimator’s %s, where %j is known, is %s', (destinationCountry, folder, destination) => {
    expect(patchByEstimator({ destinationCountry, visaType: '' }, folder)).toEqual(
      destination === undefined ? {} : { destination },
    );
  });

  it('names only countries of the apply form, but for the area', () => {
    for (const { value } of [...destinations, ...estimatorDestinations]) {
      const { destination } = patchByEstimator({ destinationCountry: value, visaType: '' }, {});
      if (destination !== undefined && destination !== schengenArea)
        expect(countryNames).toContain(destination);
    }
  });
});

describe('what the trip offers', () => {
  it.each<[why: string, folder: TripFolder, offers: TripPrefills]>([
    ['an empty one', {}, { application: {}, checker: {}, estimator: {} }],
    [
      'a country of the area',
      {
        destination: 'France',
        visaType: 'Tourist Visa',
        entry: '2027-05-12',
        exit: '2027-05-26',
        passportExpiry: '2030-01-31',
      },
      {
        application: { country: 'France', visaType: 'Tourist Visa' },
        checker: { destinationCountry: 'schengen', visaType: 'tourist', passportValidity: '2030-01-31' },
        estimator: { destinationCountry: 'schengen', visaType: 'tourist', durationDays: '15' },
      },
    ],
    [
      'the area is no country to apply for',
      { destination: schengenArea },
      {
        application: {},
        checker: { destinationCountry: 'schengen' },
        estimator: { destinationCountry: 'schengen' },
      },
    ],
    [
      'a country that only the apply form has',
      { destination: 'Japan', visaType: 'Family Visit Visa' },
      {
        application: { country: 'Japan', visaType: 'Family Visit Visa' },
        checker: { destinationCountry: 'other' },
        estimator: {},
      },
    ],
    [
      'the visitor visa of the United States is for business too',
      { destination: 'United States', visaType: 'Business Visa' },
      {
        application: { country: 'United States', visaType: 'Business Visa' },
        checker: { destinationCountry: 'usa', visaType: 'b1_b2' },
        estimator: { destinationCountry: 'usa', visaType: 'business' },
      },
    ],
    ...[
      ['United Kingdom', 'uk', 'standard_visitor'],
      ['Canada', 'canada', 'visitor'],
    ].map(([country = '', destinationCountry = '', visaType = '']): [string, TripFolder, TripPrefills] => [
      `one visa of ${country} for several purposes`,
      { destination: country, visaType: 'Family Visit Visa', exit: '2027-05-26' },
      {
        application: { country, visaType: 'Family Visit Visa' },
        checker: { destinationCountry, visaType },
        estimator: { destinationCountry },
      },
    ]),
    ...(['student', 'homemaker', 'salaried'] as const).map(
      (occupation): [string, TripFolder, TripPrefills] => [
        `who travels, to the checker: ${occupation}`,
        { traveller: { ...sponsored, occupation }, entry: '2027-05-12' },
        { application: {}, checker: occupation === 'salaried' ? {} : { occupation }, estimator: {} },
      ],
    ),
    [
      'where the visitor lives, to the forms that ask for it',
      { state: 'Kerala' },
      {
        application: { stateOfApplication: 'Kerala' },
        checker: { stateOfApplication: 'Kerala' },
        estimator: {},
      },
    ],
    [
      'of two tourist visas the visitor chooses',
      {
        destination: 'United Arab Emirates',
        visaType: 'Tourist Visa',
        traveller: { occupation: 'retired', payer: 'self', age: 'adult', trips: 'again' },
      },
      {
        application: { country: 'United Arab Emirates', visaType: 'Tourist Visa' },
        checker: { destinationCountry: 'uae', occupation: 'retired' },
        estimator: { destinationCountry: 'uae', visaType: 'tourist' },
      },
    ],
  ])('%s', (_why, folder, offers) => {
    expect(prefillsOf(folder)).toEqual(offers);
  });

  it('offers the checker only visas that its destination has', () => {
    for (const destination of countryNames) {
      for (const visaType of [
        'Tourist Visa',
        'Business Visa',
        'Family Visit Visa',
        'Transit Visa',
        'Other',
      ]) {
        const { destinationCountry, visaType: offered } = prefillsOf({ destination, visaType }).checker;
        if (offered === undefined) continue;
        expect(isOneOf(visaTypesByDestination[destinationCountry as 'uk'], offered)).toBe(true);
      }
    }
  });
});

describe('what a form takes', () => {
  const offered = { country: 'Japan', visaType: 'Tourist Visa' };

  it.each<[why: string, fields: typeof offered, taken: object, shown: object]>([
    ['all of it while it is empty', { country: '', visaType: '' }, offered, offered],
    [
      'what is still empty',
      { country: 'Japan', visaType: '' },
      { visaType: 'Tourist Visa' },
      { visaType: 'Tourist Visa' },
    ],
    [
      'nothing where it is answered',
      { country: 'Japan', visaType: 'Other' },
      {},
      { visaType: 'Tourist Visa' },
    ],
    ['nothing while it is about another place', { country: 'Kenya', visaType: '' }, {}, offered],
  ])('%s', (_why, fields, taken, shown) => {
    expect(takenPrefill(fields, offered, 'country')).toEqual(taken);
    expect(newPrefill(fields, offered)).toEqual(shown);
  });

  it('an answer takes its offer away', () => {
    expect(prefillWithout(offered, 'country')).toEqual({ visaType: 'Tourist Visa' });
  });
});
