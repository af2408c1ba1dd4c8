import { isMainThread } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultAssessment, type Assessment } from '../../machines/eligibility-checker/assessment';
import {
  formatScore,
  scoreBeforeClamp,
  scoreEligibility,
  startScore,
  statusOf,
  sumOfFactors,
  type Factor,
} from '../../machines/eligibility-checker/scoring';
import { traveller } from '../support/traveller';

const today = '2025-06-15';

type Changes = Partial<Assessment>;

/** Answers that earn little, for sums far below the traveller's. */
const weak: Changes = {
  age: 20,
  occupation: 'unemployed',
  traveledAbroad: 'no',
  countriesVisited: [],
  visaRejections: 'yes',
  monthlyIncome: '0_25k',
  itReturnsFiled: 'no',
  bankBalance: '0_50k',
  hasPassport: 'no',
  hasPanCard: 'no',
  hasFinancialProof: 'no',
};

/** Answers that earn everything there is to earn. */
const strong: Changes = {
  destinationCountry: 'schengen',
  visaType: 'family_visit',
  occupation: 'salaried_govt',
  maritalStatus: 'married',
  countriesVisited: ['usa', 'thailand'],
  relativesInDestination: 'yes',
  monthlyIncome: '200k_plus',
  bankBalance: '10L_plus',
  sponsorAvailable: 'yes',
  hasInvitationLetter: 'yes',
  hasFlightHotelBooking: 'yes',
};

const score = (changes: Changes) => scoreEligibility({ ...traveller, ...changes }, today);

/**
 * The terms of every sum stand in the order of the rules: start, age, passport date, occupation, married,
 * travel (twice), rejection, relatives, income, tax returns, balance, sponsor, passport, PAN card, financial
 * proof, booking, invitation. Terms that are 0 are left out.
 */
const sums: [name: string, changes: Changes, sum: number][] = [
  ['the traveller', {}, 50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],

  ['age 17', { age: 17 }, 50 - 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['age 18', { age: 18 }, 50 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['age 24', { age: 24 }, 50 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['age 25', { age: 25 }, 50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['age 55', { age: 55 }, 50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['age 56', { age: 56 }, 50 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['age 65', { age: 65 }, 50 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['age 66', { age: 66 }, 50 - 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],

  ['passport date missing', { passportValidity: '' }, 50 + 5 - 10 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['passport not at hand', { hasPassport: 'no' }, 50 + 5 + 5 + 5 + 5 + 5 + 3 - 10 + 1.5 + 3],

  ['salaried, private', { occupation: 'salaried_private' }, 50 + 5 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['salaried, government', { occupation: 'salaried_govt' }, 50 + 5 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  [
    'self-employed professional',
    { occupation: 'self_employed_professional' },
    50 + 5 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3,
  ],
  ['unemployed', { occupation: 'unemployed' }, 50 + 5 + 5 - 10 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],

  ['married', { maritalStatus: 'married' }, 50 + 5 + 5 + 3 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],

  ['never abroad', { traveledAbroad: 'no', countriesVisited: [] }, 50 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['abroad, no country chosen', { countriesVisited: [] }, 50 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['abroad, none of these', { countriesVisited: ['none'] }, 50 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['none beside USA', { countriesVisited: ['none', 'usa'] }, 50 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  [
    'countries, but abroad no',
    { traveledAbroad: 'no', countriesVisited: ['usa'] },
    50 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3,
  ],
  ['visited the USA', { countriesVisited: ['usa'] }, 50 + 5 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['visited the UK', { countriesVisited: ['uk'] }, 50 + 5 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['visited Schengen', { countriesVisited: ['schengen'] }, 50 + 5 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['visited Canada', { countriesVisited: ['canada'] }, 50 + 5 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['visited Australia', { countriesVisited: ['australia'] }, 50 + 5 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3],

  ['a visa rejection', { visaRejections: 'yes' }, 50 + 5 + 5 + 5 - 15 + 5 + 5 + 3 + 3 + 1.5 + 3],
  ['relatives there', { relativesInDestination: 'yes' }, 50 + 5 + 5 + 5 + 2 + 5 + 5 + 3 + 3 + 1.5 + 3],

  ['income 1 of 5', { monthlyIncome: '0_25k' }, 50 + 5 + 5 + 5 - 5 + 5 + 3 + 3 + 1.5 + 3],
  ['income 2 of 5', { monthlyIncome: '25k_50k' }, 50 + 5 + 5 + 5 + 2 + 5 + 3 + 3 + 1.5 + 3],
  ['income 4 of 5', { monthlyIncome: '100k_200k' }, 50 + 5 + 5 + 5 + 8 + 5 + 3 + 3 + 1.5 + 3],
  ['income 5 of 5', { monthlyIncome: '200k_plus' }, 50 + 5 + 5 + 5 + 10 + 5 + 3 + 3 + 1.5 + 3],

  ['no tax returns', { itReturnsFiled: 'no' }, 50 + 5 + 5 + 5 + 5 - 5 + 3 + 3 + 1.5 + 3],

  ['balance 1 of 6', { bankBalance: '0_50k' }, 50 + 5 + 5 + 5 + 5 + 5 - 10 + 3 + 1.5 + 3],
  ['balance 2 of 6', { bankBalance: '50k_1L' }, 50 + 5 + 5 + 5 + 5 + 5 - 5 + 3 + 1.5 + 3],
  ['balance 4 of 6', { bankBalance: '3L_5L' }, 50 + 5 + 5 + 5 + 5 + 5 + 6 + 3 + 1.5 + 3],
  ['balance 5 of 6', { bankBalance: '5L_10L' }, 50 + 5 + 5 + 5 + 5 + 5 + 8 + 3 + 1.5 + 3],
  ['balance 6 of 6', { bankBalance: '10L_plus' }, 50 + 5 + 5 + 5 + 5 + 5 + 10 + 3 + 1.5 + 3],

  ['a sponsor', { sponsorAvailable: 'yes' }, 50 + 5 + 5 + 5 + 5 + 5 + 3 + 5 + 3 + 1.5 + 3],
  ['no PAN card', { hasPanCard: 'no' }, 50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 3],
  ['no financial proof', { hasFinancialProof: 'no' }, 50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 - 5],

  [
    'booking for Schengen',
    { destinationCountry: 'schengen', hasFlightHotelBooking: 'yes' },
    50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3 + 3,
  ],
  [
    'booking for the UK',
    { destinationCountry: 'uk', visaType: 'standard_visitor', hasFlightHotelBooking: 'yes' },
    50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3 + 3,
  ],
  [
    'booking for the USA',
    { destinationCountry: 'usa', visaType: 'b1_b2', hasFlightHotelBooking: 'yes' },
    50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3 + 3,
  ],
  [
    'booking for Canada',
    { destinationCountry: 'canada', visaType: 'visitor', hasFlightHotelBooking: 'yes' },
    50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3,
  ],
  [
    'no booking for the USA',
    { destinationCountry: 'usa', visaType: 'b1_b2' },
    50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3,
  ],

  [
    'family visit with invitation',
    { destinationCountry: 'schengen', visaType: 'family_visit', hasInvitationLetter: 'yes' },
    50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3 + 3,
  ],
  [
    'family visit without',
    { destinationCountry: 'schengen', visaType: 'family_visit' },
    50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3 - 3,
  ],
  [
    'UAE visit with invitation',
    { destinationCountry: 'uae', visaType: 'visit', hasInvitationLetter: 'yes' },
    50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3 + 3,
  ],
  [
    'UAE visit without',
    { destinationCountry: 'uae', visaType: 'visit' },
    50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3 - 3,
  ],
];

describe('the worked sums', () => {
  it.each(sums)('%s: %j is %d', (_name, changes, sum) => {
    const result = score(changes);
    expect(result.score).toBe(sum);
    expect(scoreBeforeClamp(result.factors)).toBe(sum);
  });

  it('clamps 123.5 to 100 and keeps the ledger whole', () => {
    const { score: shown, factors } = score(strong);
    const sum = 50 + 5 + 5 + 5 + 3 + 5 + 5 + 2 + 10 + 5 + 10 + 5 + 3 + 1.5 + 3 + 3 + 3;
    expect(sum).toBe(123.5);
    expect(scoreBeforeClamp(factors)).toBe(sum);
    expect(sumOfFactors(factors)).toBe(73.5);
    expect(shown).toBe(100);
  });

  it('clamps -33 to 0 and keeps the ledger whole', () => {
    const { score: shown, factors } = score({
      ...weak,
      age: 17,
      passportValidity: '2025-06-15',
      destinationCountry: 'uae',
      visaType: 'visit',
    });
    const sum = 50 - 5 - 15 - 10 - 15 - 5 - 5 - 10 - 10 - 5 - 3;
    expect(sum).toBe(-33);
    expect(scoreBeforeClamp(factors)).toBe(sum);
    expect(shown).toBe(0);
  });
});

describe('fault 33: the status bands, from the exact score', () => {
  const high = 'High Chance of Approval';
  const good = 'Good Chance, Some Areas to Improve';
  const issues = 'May Face Issues, Significant Improvements Needed';
  const rejection = 'Likely Rejection, Requires Major Profile Strengthening';

  it.each([
    [100, high],
    [75, high],
    [74.5, good],
    [50, good],
    [49.5, issues],
    [30, issues],
    [29.5, rejection],
    [0, rejection],
  ])('%d: %s', (value, status) => {
    expect(statusOf(value)).toBe(status);
  });

  const earned: [sum: number, changes: Changes, status: string][] = [
    [
      50 + 5 + 3 + 8 - 5 + 6 + 3 + 1.5 + 3,
      {
        age: 20,
        maritalStatus: 'married',
        countriesVisited: [],
        monthlyIncome: '100k_200k',
        itReturnsFiled: 'no',
        bankBalance: '3L_5L',
      },
      good,
    ],
    [
      50 + 5 - 15 + 2 + 2 - 5 + 3 + 3 + 1.5 + 3,
      {
        age: 20,
        countriesVisited: [],
        visaRejections: 'yes',
        relativesInDestination: 'yes',
        monthlyIncome: '25k_50k',
        itReturnsFiled: 'no',
      },
      issues,
    ],
    [
      50 + 5 + 5 - 10 - 15 + 2 - 5 - 5 - 5 + 3 + 1.5 + 3,
      {
        ...weak,
        age: 30,
        relativesInDestination: 'yes',
        bankBalance: '50k_1L',
        hasPassport: 'yes',
        hasPanCard: 'yes',
        hasFinancialProof: 'yes',
      },
      rejection,
    ],
  ];

  it('end half a point below their edges in the sums below', () => {
    expect(earned.map(([sum]) => sum)).toEqual([74.5, 49.5, 29.5]);
  });

  it.each(earned)('%d earned by answers: %j is "%s"', (sum, changes, status) => {
    expect(score(changes)).toMatchObject({ score: sum, status });
  });
});

describe('fault 27: passport expiry', () => {
  const valid = 5;
  const expiring = -15;
  const missing = -10;

  it.each<[today: string, expiry: string, points: number, name: string]>([
    ['2025-06-15', '2025-06-15', expiring, 'today'],
    ['2025-06-15', '2020-01-01', expiring, 'long ago'],
    ['2025-06-15', '2025-12-14', expiring, 'six months less a day'],
    ['2025-06-15', '2025-12-15', valid, 'six months to the day'],
    ['2025-06-15', '2025-12-16', valid, 'six months and a day'],
    ['2025-08-31', '2026-02-27', expiring, '31 August: the day before the end of February'],
    ['2025-08-31', '2026-02-28', valid, '31 August: the end of February, not 3 March'],
    ['2025-08-31', '2026-03-02', valid, '31 August: past the end of February'],
    ['2027-08-31', '2028-02-28', expiring, '31 August before a leap year: 28 February'],
    ['2027-08-31', '2028-02-29', valid, '31 August before a leap year: 29 February'],
    ['2028-02-29', '2028-08-28', expiring, 'from 29 February, a day short'],
    ['2028-02-29', '2028-08-29', valid, 'from 29 February'],
    ['2025-12-31', '2026-06-29', expiring, '31 December: June has 30 days, a day short'],
    ['2025-12-31', '2026-06-30', valid, '31 December: June has 30 days'],
    ['2026-06-15', '2025-12-15', expiring, 'the clock a year later'],
    ['2025-06-15', '9999-12-31', valid, 'the year 9999'],
    ['9999-12-01', '9999-12-31', valid, 'the last day there is, near the end of time'],
    ['2025-06-15', '', missing, 'empty'],
    ['2025-06-15', 'soon', missing, 'not a date'],
    ['2025-06-15', '2027-02-29', missing, 'a day that does not exist'],
    ['2025-06-15', '12030-01-01', missing, 'a year of five digits'],
    ['', '2030-01-01', missing, 'no day to compare with'],
  ])('on %s, %s: %i (%s)', (day, passportValidity, points) => {
    const { factors, tips } = scoreEligibility({ ...traveller, passportValidity }, day);
    expect(factors.find(({ rule }) => rule === 'passport-validity')?.points).toBe(points);
    expect(factors.find(({ rule }) => rule === 'passport-document')?.points).toBe(
      points === expiring ? -10 : 3,
    );
    expect(tips.some((tip) => tip.startsWith('Critical: renew your passport'))).toBe(points === expiring);
  });
});

describe('fault 28: the result is the same wherever and whenever it is computed', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  /** Mutants are tried in a worker thread, whose time zone cannot be changed. */
  it.runIf(isMainThread).each([
    ['Asia/Kolkata', -330, '2025-06-15T23:59:00'],
    ['Asia/Kolkata', -330, '2025-06-16T00:01:00'],
    ['America/Los_Angeles', 420, '2025-06-15T23:59:00'],
    ['America/Los_Angeles', 420, '2025-06-16T00:01:00'],
    ['Pacific/Kiritimati', -840, '2025-06-15T23:59:00'],
    ['Pacific/Kiritimati', -840, '2025-06-16T00:01:00'],
    ['Asia/Kolkata', -330, '2026-06-15T12:00:00'],
  ])('%s (%i minutes), clock at %s', (zone, offset, clock) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: new Date(clock) });
    expect(new Date().getTimezoneOffset()).toBe(offset);
    const edge = { ...traveller, passportValidity: '2025-12-15' };
    expect(scoreEligibility(edge, '2025-06-15').score).toBe(50 + 5 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3);
    expect(scoreEligibility(edge, '2025-06-16').score).toBe(50 + 5 - 15 + 5 + 5 + 5 + 3 - 10 + 1.5 + 3);
  });
});

describe('the tips', () => {
  const consent = /under 18 need consent letters/;
  const insurance = /health insurance/;
  const renewal = /^Critical: renew your passport/;
  const sponsor = /who will pay/;
  const firstTrip = /first trip/;
  const rejection = /visa refusal/;
  const balance = /Schengen visa your bank balance should cover/;
  const booking = /flight and hotel reservations|pay for flights or hotels yet/;
  const formCheck = /line by line/;
  const letter = /cover letter/;
  const expert = /visa expert/;

  it.each<[name: string, changes: Changes, tips: RegExp[]]>([
    ['nothing to say at 85.5', {}, []],
    ['age 17', { age: 17 }, [consent]],
    ['age 18', { age: 18 }, []],
    ['age 65', { age: 65 }, []],
    ['age 66', { age: 66 }, [insurance]],
    ['passport expiring (57.5)', { passportValidity: '2025-12-14' }, [renewal, expert]],
    ['passport date missing (70.5)', { passportValidity: '' }, [formCheck, letter]],
    ['unemployed', { occupation: 'unemployed' }, [sponsor]],
    ['unemployed with a sponsor', { occupation: 'unemployed', sponsorAvailable: 'yes' }, []],
    ['never abroad', { traveledAbroad: 'no', countriesVisited: [] }, [firstTrip]],
    ['abroad, no country chosen', { countriesVisited: [] }, []],
    ['abroad, none of these', { countriesVisited: ['none'] }, []],
    ['a visa rejection', { visaRejections: 'yes' }, [rejection]],
    [
      'balance 1 of 6, Schengen',
      { destinationCountry: 'schengen', bankBalance: '0_50k', hasFlightHotelBooking: 'yes' },
      [balance],
    ],
    [
      'balance 2 of 6, Schengen',
      { destinationCountry: 'schengen', bankBalance: '50k_1L', hasFlightHotelBooking: 'yes' },
      [balance],
    ],
    ['balance 3 of 6, Schengen', { destinationCountry: 'schengen', hasFlightHotelBooking: 'yes' }, []],
    ['balance 1 of 6, elsewhere (72.5)', { bankBalance: '0_50k' }, [formCheck, letter]],
    ['Schengen without a booking', { destinationCountry: 'schengen' }, [booking]],
    ['UK without a booking', { destinationCountry: 'uk' }, [booking]],
    ['USA without a booking', { destinationCountry: 'usa' }, [booking]],
    ['Canada without a booking', { destinationCountry: 'canada' }, []],
    [
      'three of their own and the expert',
      { occupation: 'unemployed', traveledAbroad: 'no', visaRejections: 'yes' },
      [sponsor, firstTrip, rejection, expert],
    ],
    [
      'more than four: the first four in the order of the rules, the expert cut',
      { ...weak, age: 17, passportValidity: '2025-07-01', destinationCountry: 'schengen' },
      [consent, renewal, sponsor, firstTrip],
    ],
    [
      'the rest of them',
      { age: 66, visaRejections: 'yes', destinationCountry: 'schengen', bankBalance: '0_50k' },
      [insurance, rejection, balance, booking],
    ],
  ])('%s', (_name, changes, expected) => {
    const { tips } = score(changes);
    expect(tips).toEqual(expected.map((words) => expect.stringMatching(words)));
  });

  it.each<[sum: number, changes: Changes, tips: RegExp[]]>([
    [
      50 + 5 + 3 + 5 + 5 + 6 + 3 + 3,
      { age: 20, maritalStatus: 'married', countriesVisited: [], bankBalance: '3L_5L', hasPanCard: 'no' },
      [],
    ],
    [
      50 + 5 + 2 + 5 + 10 + 3 + 1.5 + 3,
      { age: 20, countriesVisited: [], monthlyIncome: '25k_50k', bankBalance: '10L_plus' },
      [formCheck, letter],
    ],
    [
      50 + 5 + 3 - 5 - 5 + 6 + 3 + 3,
      {
        age: 20,
        maritalStatus: 'married',
        countriesVisited: [],
        monthlyIncome: '0_25k',
        itReturnsFiled: 'no',
        bankBalance: '3L_5L',
        hasPanCard: 'no',
      },
      [formCheck, letter],
    ],
    [
      50 + 5 + 5 + 2 - 5 - 5 + 3 + 1.5 + 3,
      { countriesVisited: [], monthlyIncome: '25k_50k', itReturnsFiled: 'no', bankBalance: '50k_1L' },
      [formCheck, letter, expert],
    ],
  ])('generic ones under 80, the expert under 60: at %d for %j', (sum, changes, expected) => {
    const result = score(changes);
    expect(result.score).toBe(sum);
    expect(result.tips).toEqual(expected.map((words) => expect.stringMatching(words)));
  });
});

describe('the ledger', () => {
  it('names every rule that fired with its signed points, in the order of the rules', () => {
    expect(score(strong).factors).toEqual<Factor[]>([
      { rule: 'age', label: 'Age between 25 and 55', points: 5, changeable: false },
      {
        rule: 'passport-validity',
        label: 'Passport valid for 6 months or more',
        points: 5,
        changeable: true,
      },
      {
        rule: 'occupation',
        label: 'Steady occupation: Salaried, government',
        points: 5,
        changeable: false,
      },
      { rule: 'marital-status', label: 'Married', points: 3, changeable: false },
      { rule: 'travel-history', label: 'Travelled abroad: USA, Thailand', points: 5, changeable: false },
      {
        rule: 'strict-destination-visited',
        label: 'Visited a country with strict visa checks',
        points: 5,
        changeable: false,
      },
      {
        rule: 'relatives-in-destination',
        label: 'Relatives or friends in the destination',
        points: 2,
        changeable: false,
      },
      {
        rule: 'monthly-income',
        label: 'Monthly income: More than ₹2,00,000',
        points: 10,
        changeable: false,
      },
      { rule: 'income-tax-returns', label: 'Income tax returns filed', points: 5, changeable: true },
      { rule: 'bank-balance', label: 'Bank balance: More than ₹10,00,000', points: 10, changeable: false },
      { rule: 'sponsor', label: 'A sponsor for the trip', points: 5, changeable: true },
      { rule: 'passport-document', label: 'Passport at hand', points: 3, changeable: true },
      { rule: 'pan-card', label: 'PAN card at hand', points: 1.5, changeable: true },
      { rule: 'financial-proof', label: 'Financial proof at hand', points: 3, changeable: true },
      { rule: 'flight-hotel-booking', label: 'Flight and hotel booked', points: 3, changeable: true },
      { rule: 'invitation-letter', label: 'Invitation letter at hand', points: 3, changeable: true },
    ]);
  });

  it('names what costs points in the same way, and leaves out what costs nothing', () => {
    const { factors } = score({
      ...weak,
      age: 70,
      passportValidity: '2025-07-01',
      hasPassport: 'yes',
      destinationCountry: 'uae',
      visaType: 'visit',
    });
    expect(factors).toEqual<Factor[]>([
      { rule: 'age', label: 'Age over 65', points: -5, changeable: false },
      {
        rule: 'passport-validity',
        label: 'Passport not valid for 6 more months',
        points: -15,
        changeable: true,
      },
      { rule: 'occupation', label: 'Unemployed', points: -10, changeable: false },
      { rule: 'visa-rejection', label: 'A visa was refused before', points: -15, changeable: false },
      { rule: 'monthly-income', label: 'Monthly income: Up to ₹25,000', points: -5, changeable: false },
      { rule: 'income-tax-returns', label: 'Income tax returns not filed', points: -5, changeable: true },
      { rule: 'bank-balance', label: 'Bank balance: Up to ₹50,000', points: -10, changeable: false },
      {
        rule: 'passport-document',
        label: 'Passport counts as missing until it is renewed',
        points: -10,
        changeable: true,
      },
      { rule: 'financial-proof', label: 'No financial proof', points: -5, changeable: true },
      {
        rule: 'invitation-letter',
        label: 'No invitation letter for a visit',
        points: -3,
        changeable: true,
      },
    ]);
  });

  it.each<[rule: string, changes: Changes, label: string]>([
    ['age', { age: 17 }, 'Age under 18'],
    ['passport-validity', { passportValidity: '' }, 'No passport expiry date'],
    ['passport-document', { hasPassport: 'no' }, 'No passport'],
  ])('names what %s costs', (rule, changes, label) => {
    expect(score(changes).factors.find((factor) => factor.rule === rule)?.label).toBe(label);
  });

  it('adds up from 50', () => {
    expect(startScore).toBe(50);
    expect(sumOfFactors([])).toBe(0);
    expect(scoreBeforeClamp([])).toBe(50);
  });
});

describe('fault 34: formatScore', () => {
  it.each([
    [0, '0'],
    [29.5, '29.5'],
    [61.5, '61.5'],
    [75, '75'],
    [100, '100'],
    [33.333, '33.3'],
  ])('%d is shown as %s', (value, shown) => {
    expect(formatScore(value)).toBe(shown);
  });

  it.each(sums)('shows exactly what is sent for %s', (_name, changes) => {
    const { score: sent } = score(changes);
    expect(Number(formatScore(sent))).toBe(sent);
  });
});

describe('answers that are not in their list', () => {
  it('earn and cost nothing where the rule asks which, and count as no where it asks whether', () => {
    const odd = { ...traveller } as Record<keyof Assessment, unknown>;
    for (const field of [
      'occupation',
      'maritalStatus',
      'monthlyIncome',
      'bankBalance',
      'visaType',
    ] as const) {
      odd[field] = '__proto__';
    }
    for (const field of ['itReturnsFiled', 'sponsorAvailable', 'hasPassport', 'hasPanCard'] as const) {
      odd[field] = 'toString';
    }
    const sum = 50 + 5 + 5 + 5 - 5 - 10 + 3;
    expect(scoreEligibility(odd as Assessment, today).score).toBe(sum);
  });

  it('list no country that is not offered', () => {
    const countriesVisited = ['atlantis', 'constructor'] as unknown as Assessment['countriesVisited'];
    expect(score({ countriesVisited }).score).toBe(50 + 5 + 5 + 5 + 5 + 3 + 3 + 1.5 + 3);
  });

  it('may all be blank, as in an untouched form without an age', () => {
    const untouched: Assessment = { ...defaultAssessment, age: NaN };
    expect(scoreEligibility(untouched, today).score).toBe(50 - 10 - 5 + 3 + 1.5 + 3);
  });
});
