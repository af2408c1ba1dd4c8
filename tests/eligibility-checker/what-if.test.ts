import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../machines/eligibility-checker/assessment';
import { isForStudyOrWork, visaTypesByDestination } from '../../machines/eligibility-checker/choices';
import { improvementWords } from '../../src/content/improvement-words';
import { adviceByRule, scoreEligibility } from '../../machines/eligibility-checker/scoring';
import {
  improvements,
  reachable,
  switchableImprovements,
  withImprovements,
  withImprovementToggled,
  type ImprovementRule,
} from '../../machines/eligibility-checker/what-if';
import { visaFreeNotesOn } from '../../src/content/visa-free-notes';
import { traveller } from '../support/traveller';

const today = '2026-11-21';

type Changes = Partial<Assessment>;

/** −30 before the score ends at 0: 50 − age 5 − expiring 15 and 10 − unemployed 10 − refusal 15 − income 5 − returns 5 − balance 10 − proof 5. */
const belowNought: Changes = {
  destinationCountry: 'schengen',
  age: 70,
  passportValidity: '2026-12-01',
  occupation: 'unemployed',
  traveledAbroad: 'no',
  countriesVisited: [],
  visaRejections: 'yes',
  monthlyIncome: '0_25k',
  itReturnsFiled: 'no',
  bankBalance: '0_50k',
  hasPanCard: 'no',
  hasFinancialProof: 'no',
};

const renewed = { passportValidity: '2027-05-21', hasPassport: 'yes' };
const sponsored: [ImprovementRule, Changes, number] = ['sponsor', { sponsorAvailable: 'yes' }, 5];

/** From the traveller's 85.5: what is different, the score, what can be done for how much, and where it leads. */
const rows: [
  why: string,
  changes: Changes,
  score: number,
  found: [rule: ImprovementRule, change: object, gain: number][],
  all: number,
  status: string,
][] = [
  ['a sponsor alone', {}, 85.5, [sponsored], 90.5, 'High Chance of Approval'],
  ['nothing with a sponsor', { sponsorAvailable: 'yes' }, 90.5, [], 90.5, 'High Chance of Approval'],
  [
    'returns: −5 becomes +5',
    { itReturnsFiled: 'no' },
    75.5,
    [['income-tax-returns', { itReturnsFiled: 'yes' }, 10], sponsored],
    90.5,
    'High Chance of Approval',
  ],
  [
    'proof: −5 becomes +3; PAN: 0 becomes 1.5',
    { hasFinancialProof: 'no', hasPanCard: 'no' },
    76,
    [
      ['financial-proof', { hasFinancialProof: 'yes' }, 8],
      sponsored,
      ['pan-card', { hasPanCard: 'yes' }, 1.5],
    ],
    90.5,
    'High Chance of Approval',
  ],
  [
    'an expiring passport: −15 and −10 become +5 and +3',
    { passportValidity: '2027-05-20' },
    52.5,
    [['passport-validity', renewed, 33], sponsored],
    90.5,
    'High Chance of Approval',
  ],
  [
    'an expiring passport that is not there: the same, once',
    { passportValidity: '2027-05-20', hasPassport: 'no' },
    52.5,
    [['passport-validity', renewed, 33], sponsored],
    90.5,
    'High Chance of Approval',
  ],
  [
    'a passport on its first good day',
    { passportValidity: '2027-05-21' },
    85.5,
    [sponsored],
    90.5,
    'High Chance of Approval',
  ],
  [
    'no passport expiry date: −10 becomes +5',
    { passportValidity: '' },
    70.5,
    [['passport-validity', renewed, 15], sponsored],
    90.5,
    'High Chance of Approval',
  ],
  [
    'a valid passport that is not there: −10 becomes +3',
    { hasPassport: 'no' },
    72.5,
    [['passport-document', { hasPassport: 'yes' }, 13], sponsored],
    90.5,
    'High Chance of Approval',
  ],
  [
    'a family visit to Schengen: invitation −3 becomes +3, booking 0 becomes 3',
    { destinationCountry: 'schengen', visaType: 'family_visit' },
    82.5,
    [
      ['invitation-letter', { hasInvitationLetter: 'yes' }, 6],
      sponsored,
      ['flight-hotel-booking', { hasFlightHotelBooking: 'yes' }, 3],
    ],
    96.5,
    'High Chance of Approval',
  ],
  [
    'a visit to the UAE: the invitation, no booking',
    { destinationCountry: 'uae', visaType: 'visit' },
    82.5,
    [['invitation-letter', { hasInvitationLetter: 'yes' }, 6], sponsored],
    93.5,
    'High Chance of Approval',
  ],
  ...(['uk', 'usa'] as const).map((destinationCountry): (typeof rows)[number] => [
    `a booking counts for ${destinationCountry}`,
    { destinationCountry, visaType: destinationCountry === 'uk' ? 'standard_visitor' : 'b1_b2' },
    85.5,
    [sponsored, ['flight-hotel-booking', { hasFlightHotelBooking: 'yes' }, 3]],
    93.5,
    'High Chance of Approval',
  ]),
  [
    'a low balance cannot be improved',
    { bankBalance: '0_50k' },
    72.5,
    [sponsored],
    77.5,
    'High Chance of Approval',
  ],
  [
    'nor can age, occupation, income, a refusal or the trips before',
    {
      age: 70,
      occupation: 'unemployed',
      monthlyIncome: '0_25k',
      visaRejections: 'yes',
      traveledAbroad: 'no',
      countriesVisited: [],
    },
    35.5,
    [sponsored],
    40.5,
    'May Face Issues, Significant Improvements Needed',
  ],
  [
    'the score ends at 100: 98.5 and 5 are 100',
    { maritalStatus: 'married', monthlyIncome: '200k_plus', bankBalance: '5L_10L' },
    98.5,
    [['sponsor', { sponsorAvailable: 'yes' }, 1.5]],
    100,
    'High Chance of Approval',
  ],
  [
    'nothing is promised beyond 100',
    { maritalStatus: 'married', monthlyIncome: '200k_plus', bankBalance: '10L_plus', itReturnsFiled: 'yes' },
    100,
    [],
    100,
    'High Chance of Approval',
  ],
  [
    'together less than the sum: 88.5 and 10 and 5 are 100',
    { maritalStatus: 'married', monthlyIncome: '200k_plus', bankBalance: '5L_10L', itReturnsFiled: 'no' },
    88.5,
    [['income-tax-returns', { itReturnsFiled: 'yes' }, 10], sponsored],
    100,
    'High Chance of Approval',
  ],
  [
    'the score begins at 0: −30 and 33 are 3, and nothing else gains by itself',
    belowNought,
    0,
    [['passport-validity', renewed, 3]],
    3,
    'Likely Rejection, Requires Major Profile Strengthening',
  ],
];

const profile = (changes: Changes): Assessment => ({ ...traveller, ...changes });

describe('what can be done before applying', () => {
  it.each(rows)('%s', (_why, changes, score, found, all, status) => {
    const assessment = profile(changes);
    expect(scoreEligibility(assessment, today).score).toBe(score);
    expect(improvements(assessment, today).map(({ rule, change, gain }) => [rule, change, gain])).toEqual(
      found,
    );
    expect(reachable(assessment, today)).toEqual({ score: all, status });
  });

  it('is nothing more than what can be known on no day of the calendar', () => {
    expect(improvements(profile({ sponsorAvailable: 'yes' }), 'today')).toEqual([]);
  });
});

describe('what is switched on', () => {
  const assessment = profile(belowNought);
  const gains = (...on: ImprovementRule[]) =>
    switchableImprovements(assessment, today, on).map(({ rule, gain }) => [rule, gain]);
  const beside = [
    ['income-tax-returns', 10],
    ['financial-proof', 8],
    ['sponsor', 5],
    ['flight-hotel-booking', 3],
    ['pan-card', 1.5],
  ];

  it('brings out what gains only beside it, and each keeps its place', () => {
    expect(gains()).toEqual([['passport-validity', 3]]);
    expect(gains('passport-validity')).toEqual([['passport-validity', 3], ...beside]);
    expect(gains('passport-validity', 'sponsor')).toEqual([['passport-validity', 3], ...beside]);
  });

  it('adds up: 3 + 10 + 8 + 5 + 3 + 1.5 = 30.5', () => {
    const rules = gains('passport-validity').map(([rule]) => rule as ImprovementRule);
    expect(scoreEligibility(withImprovements(assessment, today, rules), today)).toMatchObject({
      score: 30.5,
      status: 'May Face Issues, Significant Improvements Needed',
    });
  });

  const toggled = (on: readonly ImprovementRule[], rule: ImprovementRule) =>
    withImprovementToggled(assessment, today, on, rule);
  it.each<[why: string, on: ImprovementRule[], rule: ImprovementRule, then: ImprovementRule[]]>([
    ['on', [], 'passport-validity', ['passport-validity']],
    ['off', ['passport-validity'], 'passport-validity', []],
    ['one more', ['passport-validity'], 'sponsor', ['passport-validity', 'sponsor']],
    ['one less', ['passport-validity', 'sponsor'], 'sponsor', ['passport-validity']],
    ['nothing that gains nothing', [], 'sponsor', []],
    ['what gains nothing without it goes too', ['passport-validity', 'sponsor'], 'passport-validity', []],
  ])('%s', (_why, on, rule, then) => {
    expect(toggled(on, rule)).toEqual(then);
  });
});

describe('the words of an improvement', () => {
  it.each<[destination: Assessment['destinationCountry'], words: RegExp]>([
    ['schengen', /^Only what you can cancel for free, in case the visa takes longer\.$/],
    ['uk', /the visa does not ask for it/],
    ['usa', /the visa does not ask for it/],
  ])('say of a booking for %s whether the visa asks for it', (destinationCountry, words) => {
    expect(improvementWords('flight-hotel-booking', { destinationCountry }).how).toMatch(words);
  });

  it('are the same everywhere for the others', () => {
    expect(improvementWords('sponsor', { destinationCountry: 'uk' })).toEqual(
      improvementWords('sponsor', { destinationCountry: 'schengen' }),
    );
  });
});

describe('what stands at the rows of the ledger', () => {
  const rowsOf = (changes: Changes) => Object.fromEntries(adviceByRule(profile(changes), today));

  it.each<[rule: string, changes: Changes, words: RegExp]>([
    ['age', { age: 15 }, /consent letters/],
    ['age', { age: 70 }, /health insurance/],
    ['passport-validity', { passportValidity: '2026-12-01' }, /^Critical: renew/],
    ['occupation', { occupation: 'unemployed', sponsorAvailable: 'no' }, /who will pay/],
    ['travel-history', { traveledAbroad: 'no', countriesVisited: [] }, /first trip/],
    ['visa-rejection', { visaRejections: 'yes' }, /earlier visa refusal/],
    ['bank-balance', { bankBalance: '0_50k', destinationCountry: 'usa' }, /^Leave the money where it is/],
    [
      'bank-balance',
      { bankBalance: '50k_1L', destinationCountry: 'schengen' },
      /cover the whole stay.*Leave the money where it is/,
    ],
    ['flight-hotel-booking', { destinationCountry: 'schengen' }, /you can cancel/],
    ['flight-hotel-booking', { destinationCountry: 'uk' }, /need to pay for flights or hotels yet/],
  ])('%s with %j', (rule, changes, words) => {
    expect(rowsOf(changes)[rule]).toMatch(words);
  });

  it('a minor without income and with a refusal keeps the tip that the limit of four drops', () => {
    const changes: Changes = {
      age: 16,
      occupation: 'unemployed',
      passportValidity: '2026-12-01',
      traveledAbroad: 'no',
      countriesVisited: [],
      visaRejections: 'yes',
    };
    expect(scoreEligibility(profile(changes), today).tips.join()).not.toMatch(/refusal/);
    expect(rowsOf(changes)['visa-rejection']).toMatch(/refusal/);
  });

  it('nothing stands where all is well', () => {
    expect(rowsOf({ bankBalance: '10L_plus' })).toEqual({});
  });
});

describe('the notes beside the status', () => {
  it('are there for the visa types of study and work, and no others', () => {
    const types = Object.values(visaTypesByDestination).flat();
    const found = types.filter(({ value }) => isForStudyOrWork(value)).map(({ label }) => label);
    expect(new Set(found)).toEqual(
      new Set(types.map(({ label }) => label).filter((label) => /student|study|work|H1B|J1/i.test(label))),
    );
  });

  it.each([
    ['2026-11-21', ['malaysia', 'thailand']],
    ['2027-01-01', ['thailand']],
  ])('on %s name the destinations that are visa-free: %j', (day, destinations) => {
    expect(Object.keys(visaFreeNotesOn(day)).toSorted()).toEqual(destinations);
  });
});
