/**
 * The questions of the visa eligibility checker: what can be answered, what is asked in which step, and what
 * is wrong with a set of answers. Specification §2 (steps), §3 (fields and options), §5 (messages).
 */
import * as v from 'valibot';
import { isCalendarDate } from '../calendar';
import { looksLikeEmail } from '../email';
import { statesOfIndia } from '../india';

/** One answer to choose: the id that is sent and the words that are shown. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Option[];

export const destinations = [
  { value: 'schengen', label: 'Schengen Area (Europe)' },
  { value: 'usa', label: 'USA' },
  { value: 'uk', label: 'United Kingdom' },
  { value: 'uae', label: 'United Arab Emirates' },
  { value: 'canada', label: 'Canada' },
  { value: 'australia', label: 'Australia' },
  { value: 'singapore', label: 'Singapore' },
  { value: 'malaysia', label: 'Malaysia' },
  { value: 'thailand', label: 'Thailand' },
  { value: 'other', label: 'Another country' },
] as const satisfies readonly Option[];

export type Destination = (typeof destinations)[number]['value'];

/** The visa types of each destination, in the order in which they are offered. */
export const visaTypesByDestination = {
  schengen: [
    { value: 'tourist', label: 'Tourist' },
    { value: 'business', label: 'Business' },
    { value: 'transit', label: 'Airport transit' },
    { value: 'student', label: 'Student' },
    { value: 'family_visit', label: 'Family visit' },
  ],
  usa: [
    { value: 'b1_b2', label: 'B1/B2 visitor' },
    { value: 'f1', label: 'F1 student' },
    { value: 'h1b', label: 'H1B specialty worker' },
    { value: 'j1', label: 'J1 exchange visitor' },
    { value: 'c1', label: 'C1 transit' },
  ],
  uk: [
    { value: 'standard_visitor', label: 'Standard visitor' },
    { value: 'student', label: 'Student' },
    { value: 'skilled_worker', label: 'Skilled worker' },
    { value: 'transit', label: 'Transit' },
  ],
  uae: [
    { value: 'tourist_30', label: 'Tourist (30 days)' },
    { value: 'tourist_60', label: 'Tourist (60 days)' },
    { value: 'visit', label: 'Visit' },
    { value: 'transit_48h', label: 'Transit (48 hours)' },
    { value: 'transit_96h', label: 'Transit (96 hours)' },
  ],
  canada: [
    { value: 'visitor', label: 'Visitor' },
    { value: 'study_permit', label: 'Study permit' },
    { value: 'work_permit', label: 'Work permit' },
    { value: 'super_visa', label: 'Super visa (parents and grandparents)' },
    { value: 'transit', label: 'Transit' },
  ],
  australia: [
    { value: 'visitor_600_tourist', label: 'Visitor, tourist stream (subclass 600)' },
    { value: 'visitor_600_business', label: 'Visitor, business stream (subclass 600)' },
    { value: 'student_500', label: 'Student (subclass 500)' },
    { value: 'transit_771', label: 'Transit (subclass 771)' },
  ],
  singapore: [
    { value: 'tourist', label: 'Tourist' },
    { value: 'business', label: 'Business' },
  ],
  malaysia: [
    { value: 'entri', label: 'eNTRI' },
    { value: 'evisa_tourist', label: 'Tourist (eVisa)' },
    { value: 'multiple_entry', label: 'Multiple entry' },
  ],
  thailand: [
    { value: 'tourist_voa', label: 'Tourist (visa on arrival)' },
    { value: 'tourist_evisa', label: 'Tourist (eVisa)' },
  ],
  other: [
    { value: 'general_tourist', label: 'Tourist' },
    { value: 'general_business', label: 'Business' },
  ],
} as const satisfies Record<Destination, readonly Option[]>;

export type VisaType = (typeof visaTypesByDestination)[Destination][number]['value'];

export const nationalities = [
  { value: 'indian', label: 'Indian' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const occupations = [
  { value: 'salaried_private', label: 'Salaried, private sector' },
  { value: 'salaried_govt', label: 'Salaried, government' },
  { value: 'self_employed_business', label: 'Self-employed, business' },
  { value: 'self_employed_professional', label: 'Self-employed, professional' },
  { value: 'student', label: 'Student' },
  { value: 'homemaker', label: 'Homemaker' },
  { value: 'retired', label: 'Retired' },
  { value: 'unemployed', label: 'Unemployed' },
] as const satisfies readonly Option[];

export const maritalStatuses = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const visitedCountries = [
  { value: 'usa', label: 'USA' },
  { value: 'uk', label: 'United Kingdom' },
  { value: 'schengen', label: 'Schengen Area (Europe)' },
  { value: 'canada', label: 'Canada' },
  { value: 'australia', label: 'Australia' },
  { value: 'uae', label: 'United Arab Emirates' },
  { value: 'singapore', label: 'Singapore' },
  { value: 'thailand', label: 'Thailand' },
  { value: 'malaysia', label: 'Malaysia' },
  { value: 'other_asian', label: 'Another Asian country' },
  { value: 'other_european', label: 'Another European country' },
  { value: 'african', label: 'An African country' },
  { value: 'south_american', label: 'A South American country' },
  { value: 'none', label: 'None of these' },
] as const satisfies readonly Option[];

export type VisitedCountry = (typeof visitedCountries)[number]['value'];

/** Monthly income in ₹. */
export const monthlyIncomes = [
  { value: '0_25k', label: 'Up to ₹25,000' },
  { value: '25k_50k', label: '₹25,000 – ₹50,000' },
  { value: '50k_100k', label: '₹50,000 – ₹1,00,000' },
  { value: '100k_200k', label: '₹1,00,000 – ₹2,00,000' },
  { value: '200k_plus', label: 'More than ₹2,00,000' },
] as const satisfies readonly Option[];

export type MonthlyIncome = (typeof monthlyIncomes)[number]['value'];

/** Bank balance in ₹; `L` in an id is a lakh, ₹1,00,000. */
export const bankBalances = [
  { value: '0_50k', label: 'Up to ₹50,000' },
  { value: '50k_1L', label: '₹50,000 – ₹1,00,000' },
  { value: '1L_3L', label: '₹1,00,000 – ₹3,00,000' },
  { value: '3L_5L', label: '₹3,00,000 – ₹5,00,000' },
  { value: '5L_10L', label: '₹5,00,000 – ₹10,00,000' },
  { value: '10L_plus', label: 'More than ₹10,00,000' },
] as const satisfies readonly Option[];

export type BankBalance = (typeof bankBalances)[number]['value'];

function oneOf<Value extends string>(options: readonly Option<Value>[]) {
  return v.picklist(options.map(({ value }) => value));
}

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

/** What is wrong with a field, in the words shown to the visitor. */
export interface AssessmentProblem {
  readonly field: AssessmentField;
  readonly message: string;
}

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

export type AssessmentStep =
  | 'getStarted'
  | 'destination'
  | 'profile'
  | 'travelHistory'
  | 'finances'
  | 'documents';

const stepByField: Record<AssessmentField, AssessmentStep> = {
  fullName: 'getStarted',
  email: 'getStarted',
  phone: 'getStarted',
  consentGiven: 'getStarted',
  destinationCountry: 'destination',
  visaType: 'destination',
  stateOfApplication: 'destination',
  age: 'profile',
  nationality: 'profile',
  passportValidity: 'profile',
  occupation: 'profile',
  maritalStatus: 'profile',
  traveledAbroad: 'travelHistory',
  countriesVisited: 'travelHistory',
  visaRejections: 'travelHistory',
  relativesInDestination: 'travelHistory',
  monthlyIncome: 'finances',
  itReturnsFiled: 'finances',
  bankBalance: 'finances',
  sponsorAvailable: 'finances',
  hasPassport: 'documents',
  hasPanCard: 'documents',
  hasInvitationLetter: 'documents',
  hasFinancialProof: 'documents',
  hasFlightHotelBooking: 'documents',
};

const fields = Object.keys(stepByField) as AssessmentField[];

function fieldsOf(step: AssessmentStep): readonly AssessmentField[] {
  return fields.filter((field) => stepByField[field] === step);
}

/** The fields of each of the six steps, in the order in which they are asked. Specification §2. */
export const stepFields: Record<AssessmentStep, readonly AssessmentField[]> = {
  getStarted: fieldsOf('getStarted'),
  destination: fieldsOf('destination'),
  profile: fieldsOf('profile'),
  travelHistory: fieldsOf('travelHistory'),
  finances: fieldsOf('finances'),
  documents: fieldsOf('documents'),
};

/** The step that asks for a field. */
export function stepOf(field: AssessmentField): AssessmentStep {
  return stepByField[field];
}

const noVisaTypes: readonly Option<VisaType>[] = [];

/** The visa types that a destination offers; none for a blank or unknown destination. */
export function visaTypesFor(destination: string): readonly Option<VisaType>[] {
  const known = destinations.find(({ value }) => value === destination);
  return known ? visaTypesByDestination[known.value] : noVisaTypes;
}

function offers(destination: string, visaType: string): boolean {
  return isOneOf(visaTypesFor(destination), visaType);
}

function isOneOf(options: readonly Option[], answer: string): boolean {
  return options.some(({ value }) => value === answer);
}

function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
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

type Requirement = readonly [
  field: AssessmentField,
  message: string,
  isMet: (answers: Assessment | AssessmentDraft) => boolean,
];

const requirements: readonly Requirement[] = [
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
export function firstProblem(assessment: Assessment | AssessmentDraft): AssessmentProblem | undefined {
  for (const [field, message, isMet] of requirements) {
    if (!isMet(assessment)) return { field, message };
  }
  return undefined;
}

/** Every field that is missing or wrong with its message, as `firstProblem` would word it. */
export function problemsOf(
  assessment: Assessment | AssessmentDraft,
): Partial<Record<AssessmentField, string>> {
  const problems: Partial<Record<AssessmentField, string>> = {};
  for (const [field, message, isMet] of requirements) {
    if (problems[field] === undefined && !isMet(assessment)) problems[field] = message;
  }
  return problems;
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

/** The draft with another destination; the visa type is cleared, because each destination has its own. */
export function withDestination(
  draft: AssessmentDraft,
  destination: AssessmentDraft['destinationCountry'],
): AssessmentDraft {
  if (destination === draft.destinationCountry) return draft;
  return { ...draft, destinationCountry: destination, visaType: '' };
}

/** The countries visited with one added or removed. "None of these" and the countries exclude each other. */
export function toggleVisitedCountry(
  list: readonly VisitedCountry[],
  country: VisitedCountry,
): VisitedCountry[] {
  if (list.includes(country)) return list.filter((visited) => visited !== country);
  if (country === 'none') return ['none'];
  return [...list.filter((visited) => visited !== 'none'), country];
}
