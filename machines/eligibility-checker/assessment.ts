/**
 * The form of the visa eligibility checker: what a draft and a complete assessment are, and what is wrong with a
 * set of answers. Specification §3 (fields) and §5 (messages).
 */
import * as v from 'valibot';
import { isCalendarDate } from '../calendar';
import { looksLikeEmail } from '../email';
import { statesOfIndia } from '../india';
import { isOneOf, oneOf } from '../options';
import { firstProblemIn, isFilled, problemsIn, type Problem, type Requirement } from '../requirements';
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
} from './choices';

export { visaTypesByDestination };

function orBlank<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.union([v.literal(''), schema]);
}

const answerSchemas = {
  fullName: v.string(),
  email: v.string(),
  phone: v.string(),
  consentGiven: v.boolean(),
  destinationCountry: oneOf(destinations),
  visaType: oneOf(Object.values(visaTypesByDestination).flat()),
  stateOfApplication: v.picklist(statesOfIndia),
  age: v.number(),
  nationality: oneOf(nationalities),
  passportValidity: v.string(),
  occupation: oneOf(occupations),
  maritalStatus: oneOf(maritalStatuses),
  traveledAbroad: oneOf(yesNo),
  countriesVisited: v.array(oneOf(visitedCountries)),
  visaRejections: oneOf(yesNo),
  relativesInDestination: oneOf(yesNo),
  monthlyIncome: oneOf(monthlyIncomes),
  itReturnsFiled: oneOf(yesNo),
  bankBalance: oneOf(bankBalances),
  sponsorAvailable: oneOf(yesNo),
  hasPassport: oneOf(yesNo),
  hasPanCard: oneOf(yesNo),
  hasInvitationLetter: oneOf(yesNo),
  hasFinancialProof: oneOf(yesNo),
  hasFlightHotelBooking: oneOf(yesNo),
};

function offers(destination: string, visaType: string): boolean {
  return isOneOf(visaTypesFor(destination), visaType);
}

/**
 * A form that is still being filled, as it is kept between visits: age is text as typed, a question without
 * an answer is `''`. Refuses unknown ids and a visa type that its destination does not offer.
 */
export const assessmentDraftSchema = v.pipe(
  v.object({
    ...answerSchemas,
    destinationCountry: orBlank(answerSchemas.destinationCountry),
    visaType: orBlank(answerSchemas.visaType),
    stateOfApplication: orBlank(answerSchemas.stateOfApplication),
    age: v.string(),
    nationality: orBlank(answerSchemas.nationality),
    occupation: orBlank(answerSchemas.occupation),
    maritalStatus: orBlank(answerSchemas.maritalStatus),
    monthlyIncome: orBlank(answerSchemas.monthlyIncome),
    itReturnsFiled: orBlank(answerSchemas.itReturnsFiled),
    bankBalance: orBlank(answerSchemas.bankBalance),
    sponsorAvailable: orBlank(answerSchemas.sponsorAvailable),
  }),
  v.check(({ destinationCountry, visaType }) => visaType === '' || offers(destinationCountry, visaType)),
);

export type AssessmentDraft = v.InferOutput<typeof assessmentDraftSchema>;

/** The answers as they are scored and sent: like the draft, with the age in years. */
export type Assessment = Omit<AssessmentDraft, 'age'> & { age: number };

export type AssessmentField = keyof Assessment;

/**
 * A complete assessment from any source: every question answered with a known id, age a number, and nothing
 * that `firstProblem` would name.
 */
export const assessmentSchema = v.pipe(
  v.object(answerSchemas),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? firstProblem(dataset.value) : undefined;
    if (problem) addIssue({ message: problem.message });
  }),
);

/** The form before the first answer. The age is text while it is typed, so it starts empty. Specification §3. */
export const defaultAssessment: AssessmentDraft = {
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
};

/**
 * An age in years from a number or from typed text; NaN unless the text is plain decimal digits, blanks
 * around them ignored. So `25.5`, `1e2`, `0x1F`, `-5` and digits of other scripts are not ages when typed.
 */
export function ageInYears(age: number | string): number {
  if (typeof age === 'number') return age;
  return isFilled(age) && /^[0-9]+$/.test(age.trim()) ? Number(age) : NaN;
}

function isPossibleAge(years: number): boolean {
  return years >= 1 && years <= 120;
}

const requirements: readonly Requirement<AssessmentField, Assessment | AssessmentDraft>[] = [
  ['fullName', 'Full Name is required', ({ fullName }) => isFilled(fullName)],
  ['email', 'Email is required', ({ email }) => isFilled(email)],
  ['email', 'Email is invalid', ({ email }) => looksLikeEmail(email)],
  ['phone', 'Phone number is required', ({ phone }) => isFilled(phone)],
  ['consentGiven', 'You must agree to the terms', ({ consentGiven }) => consentGiven === true],
  [
    'destinationCountry',
    'Destination country is required',
    ({ destinationCountry }) => isOneOf(destinations, destinationCountry),
  ],
  [
    'visaType',
    'Visa type is required',
    ({ destinationCountry, visaType }) => offers(destinationCountry, visaType),
  ],
  [
    'stateOfApplication',
    'State of Application is required',
    ({ stateOfApplication }) => statesOfIndia.includes(stateOfApplication),
  ],
  ['age', 'Age is required', ({ age }) => typeof age === 'number' || isFilled(age)],
  ['age', 'Please enter a valid age', ({ age }) => isPossibleAge(ageInYears(age))],
  ['nationality', 'Nationality is required', ({ nationality }) => isOneOf(nationalities, nationality)],
  [
    'passportValidity',
    'Passport expiry date is required',
    ({ passportValidity }) => isCalendarDate(passportValidity),
  ],
  ['occupation', 'Occupation is required', ({ occupation }) => isOneOf(occupations, occupation)],
  [
    'maritalStatus',
    'Marital status is required',
    ({ maritalStatus }) => isOneOf(maritalStatuses, maritalStatus),
  ],
  [
    'monthlyIncome',
    'Monthly income is required',
    ({ monthlyIncome }) => isOneOf(monthlyIncomes, monthlyIncome),
  ],
  ['itReturnsFiled', 'IT returns status is required', ({ itReturnsFiled }) => isOneOf(yesNo, itReturnsFiled)],
  [
    'bankBalance',
    'Bank balance information is required',
    ({ bankBalance }) => isOneOf(bankBalances, bankBalance),
  ],
  [
    'sponsorAvailable',
    'Sponsor availability is required',
    ({ sponsorAvailable }) => isOneOf(yesNo, sponsorAvailable),
  ],
];

/**
 * The first thing that is missing or wrong, in the order and words of Specification §5; nothing when the
 * assessment can be scored. The age may be a number or text as typed. An answer that is not in its list, and
 * a visa type that the destination does not offer, counts as missing.
 */
export function firstProblem(assessment: Assessment | AssessmentDraft): Problem<AssessmentField> | undefined {
  return firstProblemIn(requirements, assessment);
}

/** Every field that is missing or wrong with its message, as `firstProblem` would word it. */
export function problemsOf(
  assessment: Assessment | AssessmentDraft,
): Partial<Record<AssessmentField, string>> {
  return problemsIn(requirements, assessment);
}

/**
 * The answers to score and send, from a draft in which `firstProblem` finds nothing. Text stays as typed;
 * countries chosen before "travelled abroad" was changed to no are left out.
 */
export function toAssessment(draft: AssessmentDraft): Assessment {
  return {
    ...draft,
    age: ageInYears(draft.age),
    countriesVisited: draft.traveledAbroad === 'yes' ? draft.countriesVisited : [],
  };
}
