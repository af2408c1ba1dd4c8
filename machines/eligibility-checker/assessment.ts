/**
 * The form of the visa eligibility checker: what a draft and a complete assessment are, and what is wrong with a
 * set of answers. Specification §3, Eligibility assessment form, and §5, Eligibility form.
 */
import * as v from 'valibot';
import { isCalendarDate } from '../calendar';
import { looksLikeEmail } from '../email';
import { statesOfIndia } from '../india';
import { isOneOf, oneOf, type Option } from '../options';
import { asTyped, filled, firstProblemIn, problemsIn, type Problem } from '../problems';
import { isFilled } from '../text';
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
  type VisaType,
} from './choices';

function orBlank<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.union([v.literal(''), schema]);
}

function offers(destination: string, visaType: string): boolean {
  return isOneOf(visaTypesFor(destination), visaType);
}

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

/** What has to be answered, in the order and words of Specification §5; the visa types are those of the destination. */
const requiredFields = (visaTypes: readonly Option<VisaType>[]) => ({
  fullName: filled('Full Name is required'),
  email: v.pipe(filled('Email is required'), v.check(looksLikeEmail, 'Email is invalid')),
  phone: filled('Phone number is required'),
  consentGiven: v.literal(true, 'You must agree to the terms'),
  destinationCountry: oneOf(destinations, 'Destination country is required'),
  visaType: oneOf(visaTypes, 'Visa type is required'),
  stateOfApplication: v.picklist(statesOfIndia, 'State of Application is required'),
  age: v.pipe(
    v.custom<number | string>((age) => typeof age === 'number' || isFilled(age), 'Age is required'),
    v.check((age) => isPossibleAge(ageInYears(age)), 'Please enter a valid age'),
  ),
  nationality: oneOf(nationalities, 'Nationality is required'),
  passportValidity: v.pipe(
    v.string('Passport expiry date is required'),
    v.check(isCalendarDate, 'Passport expiry date is required'),
  ),
  occupation: oneOf(occupations, 'Occupation is required'),
  maritalStatus: oneOf(maritalStatuses, 'Marital status is required'),
  monthlyIncome: oneOf(monthlyIncomes, 'Monthly income is required'),
  itReturnsFiled: oneOf(yesNo, 'IT returns status is required'),
  bankBalance: oneOf(bankBalances, 'Bank balance information is required'),
  sponsorAvailable: oneOf(yesNo, 'Sponsor availability is required'),
});

const answers = {
  ...requiredFields(Object.values(visaTypesByDestination).flat()),
  age: v.pipe(v.number('Please enter a valid age'), v.check(isPossibleAge, 'Please enter a valid age')),
  traveledAbroad: oneOf(yesNo),
  countriesVisited: v.array(oneOf(visitedCountries)),
  visaRejections: oneOf(yesNo),
  relativesInDestination: oneOf(yesNo),
  hasPassport: oneOf(yesNo),
  hasPanCard: oneOf(yesNo),
  hasInvitationLetter: oneOf(yesNo),
  hasFinancialProof: oneOf(yesNo),
  hasFlightHotelBooking: oneOf(yesNo),
};

/**
 * A complete assessment from any source: every question answered with a known id, age a number, and nothing
 * that `firstProblem` would name.
 */
export const assessmentSchema = v.pipe(
  v.object(answers),
  v.check(
    ({ destinationCountry, visaType }) => offers(destinationCountry, visaType),
    'Visa type is required',
  ),
);

/**
 * A form that is still being filled, as it is kept between visits: age is text as typed, a question without
 * an answer is `''`. Everything else is as in a complete assessment. Refuses unknown ids and a visa type that its destination does not offer.
 */
export const assessmentDraftSchema = v.pipe(
  v.object({
    ...answers,
    ...asTyped(['fullName', 'email', 'phone', 'age', 'passportValidity']).entries,
    consentGiven: v.boolean(),
    destinationCountry: orBlank(answers.destinationCountry),
    visaType: orBlank(answers.visaType),
    stateOfApplication: orBlank(answers.stateOfApplication),
    nationality: orBlank(answers.nationality),
    occupation: orBlank(answers.occupation),
    maritalStatus: orBlank(answers.maritalStatus),
    monthlyIncome: orBlank(answers.monthlyIncome),
    itReturnsFiled: orBlank(answers.itReturnsFiled),
    bankBalance: orBlank(answers.bankBalance),
    sponsorAvailable: orBlank(answers.sponsorAvailable),
  }),
  v.check(({ destinationCountry, visaType }) => visaType === '' || offers(destinationCountry, visaType)),
);

export type AssessmentDraft = v.InferOutput<typeof assessmentDraftSchema>;

/** The answers as they are scored and sent: like the draft, with the age in years. */
export type Assessment = Omit<AssessmentDraft, 'age'> & { age: number };

export type AssessmentField = keyof Assessment;

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
 * The first thing that is missing or wrong, in the order and words of Specification §5; nothing when the
 * assessment can be scored. The age may be a number or text as typed. An answer that is not in its list, and
 * a visa type that the destination does not offer, counts as missing.
 */
export function firstProblem(assessment: Assessment | AssessmentDraft): Problem<AssessmentField> | undefined {
  return firstProblemIn(requiredFields(visaTypesFor(assessment.destinationCountry)), assessment);
}

/** Every field that is missing or wrong with its message, as `firstProblem` would word it. */
export function problemsOf(
  assessment: Assessment | AssessmentDraft,
): Partial<Record<AssessmentField, string>> {
  return problemsIn(requiredFields(visaTypesFor(assessment.destinationCountry)), assessment);
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
