import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ageInYears,
  assessmentDraftSchema,
  assessmentSchema,
  defaultAssessment,
  firstProblem,
  problemsOf,
  toAssessment,
  type Assessment,
  type AssessmentDraft,
  type AssessmentField,
} from '../../machines/eligibility-checker/assessment';
import {
  bankBalances,
  destinations,
  maritalStatuses,
  monthlyIncomes,
  nationalities,
  occupations,
  visaTypesByDestination,
  visaTypesFor,
  visitedCountries,
  yesNo,
  type VisitedCountry,
} from '../../machines/eligibility-checker/choices';
import { stepFields } from './step-fields';
import { answeredDraft } from '../support/traveller';
import { stepOf } from '../../machines/eligibility-checker/steps';
import { toggleVisitedCountry, withDestination } from '../../machines/eligibility-checker/answers';
import type { Option } from '../../machines/options';
import { statesOfIndia } from '../../machines/india';

const draft: AssessmentDraft = {
  ...answeredDraft,
  destinationCountry: 'uk',
  visaType: 'standard_visitor',
  age: '34',
};
const assessment: Assessment = { ...draft, age: 34 };

const idsOf = (options: readonly Option[]) => options.map(({ value }) => value).join(' ');
const labelsOf = (options: readonly Option[]) => options.map(({ label }) => label);

/* What is valid (`assessment.ts`), and what one answer changes (`answers.ts`). */

describe('the form before the first answer', () => {
  it('has the defaults of the specification, everything else empty', () => {
    expect(defaultAssessment).toEqual({
      fullName: '',
      email: '',
      phone: '',
      consentGiven: false,
      destinationCountry: '',
      visaType: '',
      stateOfApplication: '',
      age: '',
      nationality: 'indian',
      passportValidity: '',
      occupation: '',
      maritalStatus: '',
      traveledAbroad: 'no',
      countriesVisited: [],
      visaRejections: 'no',
      relativesInDestination: 'no',
      monthlyIncome: '',
      itReturnsFiled: 'no',
      bankBalance: '',
      sponsorAvailable: 'no',
      hasPassport: 'yes',
      hasPanCard: 'yes',
      hasInvitationLetter: 'no',
      hasFinancialProof: 'yes',
      hasFlightHotelBooking: 'no',
    });
  });

  it('is a draft, and not an assessment', () => {
    expect(v.is(assessmentDraftSchema, defaultAssessment)).toBe(true);
    expect(v.is(assessmentSchema, defaultAssessment)).toBe(false);
  });
});

describe('the options', () => {
  it.each([
    ['destinations', destinations, 'schengen usa uk uae canada australia singapore malaysia thailand other'],
    ['nationalities', nationalities, 'indian other'],
    [
      'occupations',
      occupations,
      'salaried_private salaried_govt self_employed_business self_employed_professional student homemaker retired unemployed',
    ],
    ['maritalStatuses', maritalStatuses, 'single married other'],
    ['monthlyIncomes', monthlyIncomes, '0_25k 25k_50k 50k_100k 100k_200k 200k_plus'],
    ['bankBalances', bankBalances, '0_50k 50k_1L 1L_3L 3L_5L 5L_10L 10L_plus'],
    [
      'visitedCountries',
      visitedCountries,
      'usa uk schengen canada australia uae singapore thailand malaysia other_asian other_european african south_american none',
    ],
    ['yesNo', yesNo, 'yes no'],
    ['visas for schengen', visaTypesByDestination.schengen, 'tourist business transit student family_visit'],
    ['visas for usa', visaTypesByDestination.usa, 'b1_b2 f1 h1b j1 c1'],
    ['visas for uk', visaTypesByDestination.uk, 'standard_visitor student skilled_worker transit'],
    ['visas for uae', visaTypesByDestination.uae, 'tourist_30 tourist_60 visit transit_48h transit_96h'],
    [
      'visas for canada',
      visaTypesByDestination.canada,
      'visitor study_permit work_permit super_visa transit',
    ],
    [
      'visas for australia',
      visaTypesByDestination.australia,
      'visitor_600_tourist visitor_600_business student_500 transit_771',
    ],
    ['visas for singapore', visaTypesByDestination.singapore, 'tourist business'],
    ['visas for malaysia', visaTypesByDestination.malaysia, 'entri evisa_tourist multiple_entry'],
    ['visas for thailand', visaTypesByDestination.thailand, 'tourist_voa tourist_evisa'],
    ['visas for another country', visaTypesByDestination.other, 'general_tourist general_business'],
  ])('%s: the ids of the specification, each with a label of its own', (_name, options, ids) => {
    expect(idsOf(options)).toBe(ids);
    const labels = labelsOf(options);
    expect(new Set(labels).size).toBe(options.length);
    expect(labels.filter((label) => label.trim() === '' || label.includes('_'))).toEqual([]);
  });

  it('shows money bands in rupees, grouped the Indian way', () => {
    expect(labelsOf(monthlyIncomes)).toEqual([
      'Up to ₹25,000',
      '₹25,000 – ₹50,000',
      '₹50,000 – ₹1,00,000',
      '₹1,00,000 – ₹2,00,000',
      'More than ₹2,00,000',
    ]);
    expect(labelsOf(bankBalances)).toEqual([
      'Up to ₹50,000',
      '₹50,000 – ₹1,00,000',
      '₹1,00,000 – ₹3,00,000',
      '₹3,00,000 – ₹5,00,000',
      '₹5,00,000 – ₹10,00,000',
      'More than ₹10,00,000',
    ]);
  });

  it('lists 36 states and union territories once each, in alphabetical order', () => {
    expect(statesOfIndia).toHaveLength(36);
    expect(new Set(statesOfIndia).size).toBe(36);
    expect([...statesOfIndia].sort()).toEqual(statesOfIndia);
  });

  it('offers no visa type for a blank, unknown or inherited destination', () => {
    expect(['', 'mars', '__proto__', 'constructor'].map(visaTypesFor)).toEqual([[], [], [], []]);
    expect(visaTypesFor('singapore')).toEqual(visaTypesByDestination.singapore);
  });
});

describe('the steps', () => {
  it.each([
    ['getStarted', 'fullName email phone consentGiven'],
    ['destination', 'destinationCountry visaType stateOfApplication'],
    ['profile', 'age nationality passportValidity occupation maritalStatus'],
    ['travelHistory', 'traveledAbroad countriesVisited visaRejections relativesInDestination'],
    ['finances', 'monthlyIncome itReturnsFiled bankBalance sponsorAvailable'],
    ['documents', 'hasPassport hasPanCard hasInvitationLetter hasFinancialProof hasFlightHotelBooking'],
  ] as const)('%s asks for %s', (step, names) => {
    expect(stepFields[step].join(' ')).toBe(names);
    expect(stepFields[step].map(stepOf)).toEqual(stepFields[step].map(() => step));
  });

  it('ask for every field exactly once', () => {
    expect(Object.values(stepFields).flat()).toEqual(Object.keys(defaultAssessment));
  });
});

/** The messages in the order of the specification, and an answer that calls each of them forth. */
const messages: [field: AssessmentField, changes: Record<string, unknown>, message: string][] = [
  ['fullName', { fullName: '' }, 'Full Name is required'],
  ['email', { email: '' }, 'Email is required'],
  ['phone', { phone: '' }, 'Phone number is required'],
  ['consentGiven', { consentGiven: false }, 'You must agree to the terms'],
  ['destinationCountry', { destinationCountry: '' }, 'Destination country is required'],
  ['visaType', { visaType: '' }, 'Visa type is required'],
  ['stateOfApplication', { stateOfApplication: '' }, 'State of Application is required'],
  ['age', { age: '' }, 'Age is required'],
  ['nationality', { nationality: '' }, 'Nationality is required'],
  ['passportValidity', { passportValidity: '' }, 'Passport expiry date is required'],
  ['occupation', { occupation: '' }, 'Occupation is required'],
  ['maritalStatus', { maritalStatus: '' }, 'Marital status is required'],
  ['monthlyIncome', { monthlyIncome: '' }, 'Monthly income is required'],
  ['itReturnsFiled', { itReturnsFiled: '' }, 'IT returns status is required'],
  ['bankBalance', { bankBalance: '' }, 'Bank balance information is required'],
  ['sponsorAvailable', { sponsorAvailable: '' }, 'Sponsor availability is required'],
];

const otherProblems: typeof messages = [
  ['fullName', { fullName: '  \t ' }, 'Full Name is required'],
  ['email', { email: '   ' }, 'Email is required'],
  ['email', { email: 'asha' }, 'Email is invalid'],
  ['phone', { phone: '   ' }, 'Phone number is required'],
  ['destinationCountry', { destinationCountry: 'mars' }, 'Destination country is required'],
  ['visaType', { visaType: 'b1_b2' }, 'Visa type is required'],
  ['visaType', { destinationCountry: 'usa' }, 'Visa type is required'],
  ['visaType', { visaType: 'constructor' }, 'Visa type is required'],
  ['stateOfApplication', { stateOfApplication: 'Atlantis' }, 'State of Application is required'],
  ['age', { age: 0 }, 'Please enter a valid age'],
  ['age', { age: 121 }, 'Please enter a valid age'],
  ['age', { age: -5 }, 'Please enter a valid age'],
  ['age', { age: NaN }, 'Please enter a valid age'],
  ['age', { age: Infinity }, 'Please enter a valid age'],
  ['nationality', { nationality: 'martian' }, 'Nationality is required'],
  ['passportValidity', { passportValidity: 'soon' }, 'Passport expiry date is required'],
  ['passportValidity', { passportValidity: '2031-02-29' }, 'Passport expiry date is required'],
  ['passportValidity', { passportValidity: '12031-05-20' }, 'Passport expiry date is required'],
  ['occupation', { occupation: 'astronaut' }, 'Occupation is required'],
  ['maritalStatus', { maritalStatus: 'engaged' }, 'Marital status is required'],
  ['monthlyIncome', { monthlyIncome: '1_crore' }, 'Monthly income is required'],
  ['itReturnsFiled', { itReturnsFiled: 'maybe' }, 'IT returns status is required'],
  ['bankBalance', { bankBalance: '__proto__' }, 'Bank balance information is required'],
  ['sponsorAvailable', { sponsorAvailable: 'maybe' }, 'Sponsor availability is required'],
];

const changed = (changes: Record<string, unknown>): Assessment => ({ ...assessment, ...changes });

describe('firstProblem and problemsOf', () => {
  it('find nothing in complete answers, with the age as a number or as text', () => {
    expect(firstProblem(assessment)).toBeUndefined();
    expect(firstProblem(draft)).toBeUndefined();
    expect(problemsOf(assessment)).toEqual({});
    expect(problemsOf(draft)).toEqual({});
  });

  it.each([...messages, ...otherProblems])('%s of %j: %s', (field, changes, message) => {
    expect(firstProblem(changed(changes))).toEqual({ field, message });
    expect(problemsOf(changed(changes))).toMatchObject({ [field]: message });
    expect(v.is(assessmentSchema, changed(changes))).toBe(false);
  });

  it('name a wrong field alone; only a missing destination takes the visa type with it', () => {
    expect(problemsOf(changed({ bankBalance: '' }))).toEqual({
      bankBalance: 'Bank balance information is required',
    });
    expect(problemsOf(changed({ destinationCountry: '' }))).toEqual({
      destinationCountry: 'Destination country is required',
      visaType: 'Visa type is required',
    });
  });

  it('name the problems in the order of the specification as they are put right one by one', () => {
    let answers: Record<string, unknown> = { ...assessment };
    for (const [, changes] of messages) answers = { ...answers, ...changes };
    const seen: unknown[] = [];
    for (const [field] of messages) {
      seen.push(firstProblem(answers as Assessment));
      answers = { ...answers, [field]: assessment[field] };
    }
    expect(seen).toEqual(messages.map(([field, , message]) => ({ field, message })));
    expect(firstProblem(answers as Assessment)).toBeUndefined();
  });

  it('list every problem of an untouched form at once, without the fields that have a default', () => {
    const withDefault = ['nationality', 'itReturnsFiled', 'sponsorAvailable'];
    const asked = messages.filter(([field]) => !withDefault.includes(field));
    expect(problemsOf(defaultAssessment)).toEqual(
      Object.fromEntries(asked.map(([field, , message]) => [field, message])),
    );
  });

  it('do not mind an object without any answer', () => {
    const nothing = {} as Assessment;
    expect(firstProblem(nothing)).toEqual({ field: 'fullName', message: 'Full Name is required' });
    expect(Object.keys(problemsOf(nothing))).toEqual(messages.map(([field]) => field));
  });
});

describe('fault 26: age as typed', () => {
  const required = 'Age is required';
  const invalid = 'Please enter a valid age';

  it.each<[typed: string, message: string | undefined, why: string]>([
    ['', required, 'nothing typed'],
    [' ', required, 'blank'],
    ['0', invalid, 'under 1'],
    ['121', invalid, 'over 120'],
    ['-5', invalid, 'a sign is not a digit'],
    ['25.5', invalid, 'typed ages are whole years; it may be a slip for 25 or 255'],
    ['1e2', invalid, 'not plain digits, though JavaScript reads 100'],
    ['0x1F', invalid, 'not plain digits, though JavaScript reads 31'],
    ['Infinity', invalid, 'not plain digits'],
    ['२५', invalid, 'Devanagari digits are not plain decimal digits'],
    ['２５', invalid, 'neither are full-width ones'],
    ['+25', invalid, 'a sign is not a digit'],
    ['2 5', invalid, 'a blank inside'],
    ['twenty', invalid, 'a word'],
    ['9'.repeat(400), invalid, 'far over 120'],
    ['1', undefined, 'the least'],
    ['120', undefined, 'the most'],
    ['25', undefined, 'plain'],
    [' 25 ', undefined, 'blanks around it are ignored'],
    ['025', undefined, 'leading zeros count for nothing'],
  ])('"%s": %s (%s)', (age, message) => {
    expect(firstProblem({ ...draft, age })?.message).toBe(message);
    expect(problemsOf({ ...draft, age }).age).toBe(message);
  });

  it.each([
    [1, undefined],
    [120, undefined],
    [0.99, invalid],
    [120.01, invalid],
    [25.5, undefined],
  ])('the number %d from another program: %s', (age, message) => {
    expect(firstProblem({ ...assessment, age })?.message).toBe(message);
  });

  it.each([
    ['34', 34],
    [' 007 ', 7],
    ['1e2', NaN],
    ['', NaN],
    [34, 34],
  ])('%j is %d years', (age, years) => {
    expect(ageInYears(age)).toBe(years);
  });
});

describe('assessmentSchema', () => {
  it('takes a complete assessment as it is and drops what is not part of it', () => {
    expect(v.parse(assessmentSchema, assessment)).toEqual(assessment);
    expect(v.parse(assessmentSchema, { ...assessment, isAdmin: true })).toEqual(assessment);
  });

  it.each([
    { age: '34' },
    { age: null },
    { consentGiven: 'true' },
    { traveledAbroad: 'sometimes' },
    { traveledAbroad: true },
    { visaRejections: '' },
    { relativesInDestination: 'maybe' },
    { countriesVisited: ['atlantis'] },
    { countriesVisited: 'usa' },
    { hasPassport: 'expired' },
    { hasPanCard: undefined },
    { hasInvitationLetter: 1 },
    { hasFinancialProof: [] },
    { hasFlightHotelBooking: 'YES' },
  ])('refuses %j', (changes) => {
    expect(v.is(assessmentSchema, { ...assessment, ...changes })).toBe(false);
  });

  it.each([null, undefined, 1, 'text', [], {}])('refuses %j', (value) => {
    expect(v.is(assessmentSchema, value)).toBe(false);
  });
});

describe('assessmentDraftSchema', () => {
  it.each([
    [{}, true],
    [{ age: '1e2' }, true],
    [{ email: 'not yet' }, true],
    [{ passportValidity: '2031' }, true],
    [{ destinationCountry: '', visaType: '' }, true],
    [{ destinationCountry: 'usa', visaType: '' }, true],
    [{ destinationCountry: 'usa', visaType: 'standard_visitor' }, false],
    [{ destinationCountry: '', visaType: 'standard_visitor' }, false],
    [{ destinationCountry: 'mars' }, false],
    [{ age: 34 }, false],
    [{ countriesVisited: ['atlantis'] }, false],
    [{ hasPassport: '' }, false],
  ])('%j: %s', (changes, verdict) => {
    expect(v.is(assessmentDraftSchema, { ...draft, ...changes })).toBe(verdict);
  });
});

describe('fault 29: withDestination', () => {
  it('clears the visa type when the destination changes, and nothing else', () => {
    expect(withDestination(draft, 'usa')).toEqual({ ...draft, destinationCountry: 'usa', visaType: '' });
    expect(withDestination(draft, '')).toEqual({ ...draft, destinationCountry: '', visaType: '' });
  });

  it('clears it even when the new destination offers the same id', () => {
    const forStudents: AssessmentDraft = { ...draft, destinationCountry: 'schengen', visaType: 'student' };
    expect(withDestination(forStudents, 'uk').visaType).toBe('');
  });

  it('keeps it when the same destination is chosen again', () => {
    expect(withDestination(draft, 'uk')).toEqual(draft);
  });

  it.each(['mars', 'UK', '__proto__'])('changes nothing for "%s", which is no destination', (text) => {
    expect(withDestination(draft, text)).toBe(draft);
  });
});

describe('fault 32: toggleVisitedCountry', () => {
  it.each<[VisitedCountry[], VisitedCountry, VisitedCountry[]]>([
    [[], 'usa', ['usa']],
    [['usa'], 'uk', ['usa', 'uk']],
    [['usa', 'uk'], 'usa', ['uk']],
    [['usa', 'uk'], 'none', ['none']],
    [['none'], 'usa', ['usa']],
    [['none'], 'none', []],
    [['none', 'usa'], 'uk', ['usa', 'uk']],
    [['usa', 'usa'], 'usa', []],
  ])('%j and %s: %j', (list, country, result) => {
    const before = [...list];
    expect(toggleVisitedCountry(list, country)).toEqual(result);
    expect(list).toEqual(before);
  });
});

describe('toAssessment', () => {
  it('makes the age a number and keeps all else as typed', () => {
    expect(toAssessment({ ...draft, age: ' 34 ', fullName: ' Asha  Rao ' })).toEqual({
      ...assessment,
      fullName: ' Asha  Rao ',
    });
  });

  it('fault 31: leaves countries out when travelled abroad was changed to no', () => {
    const travelled: AssessmentDraft = {
      ...draft,
      traveledAbroad: 'yes',
      countriesVisited: ['usa', 'thailand'],
    };
    expect(toAssessment(travelled).countriesVisited).toEqual(['usa', 'thailand']);
    expect(toAssessment({ ...travelled, traveledAbroad: 'no' }).countriesVisited).toEqual([]);
  });

  it('keeps the fields in the order of the specification', () => {
    expect(Object.keys(toAssessment(draft))).toEqual(Object.keys(defaultAssessment));
  });
});
