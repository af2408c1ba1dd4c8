/** What each question of the eligibility checker can be answered with. Specification §3, Eligibility enumerations. */
import { optionOf, type Option } from '../options';

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

const studyAndWorkTypes: readonly string[] = [
  'student',
  'f1',
  'j1',
  'h1b',
  'skilled_worker',
  'study_permit',
  'work_permit',
  'student_500',
] satisfies readonly VisaType[];

/** Whether a visa type is for study or work: the rules were made for visits. */
export function isForStudyOrWork(visaType: string): boolean {
  return studyAndWorkTypes.includes(visaType);
}

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

const noVisaTypes: readonly Option<VisaType>[] = [];

/** The visa types that a destination offers; none for a blank or unknown destination. */
export function visaTypesFor(destination: string): readonly Option<VisaType>[] {
  const known = optionOf(destinations, destination);
  return known ? visaTypesByDestination[known.value] : noVisaTypes;
}
