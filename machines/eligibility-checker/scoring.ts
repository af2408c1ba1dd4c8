/** The policy of the visa eligibility checker: what each answer is worth. Specification §5. */
import { addCalendarMonths, isBefore, isCalendarDate } from '../calendar';
import {
  ageInYears,
  bankBalances,
  monthlyIncomes,
  occupations,
  visitedCountries,
  type Assessment,
  type BankBalance,
  type MonthlyIncome,
  type Option,
} from './assessment';

/** The score before any answer counts. */
export const startScore = 50;
export const lowestScore = 0;
export const highestScore = 100;

/** The least score of each status; below `mayFaceIssues` is the lowest band. */
export const statusThresholds = { highChance: 75, goodChance: 50, mayFaceIssues: 30 } as const;

/** How many tips a result holds at most. */
export const tipLimit = 4;

/** Below this score a result without tips gets the generic ones. */
export const genericTipsBelow = 80;

/** Below this score a result advises to consult an expert. */
export const expertTipBelow = 60;

/** How long a passport has to be valid from today, in calendar months. */
export const passportMonths = 6;

export type EligibilityStatus =
  | 'High Chance of Approval'
  | 'Good Chance, Some Areas to Improve'
  | 'May Face Issues, Significant Improvements Needed'
  | 'Likely Rejection, Requires Major Profile Strengthening';

/** A rule that fired: what it looked at in plain words, its signed points, and whether the visitor can change it. */
export interface Factor {
  /** Stable id; a rule appears at most once in a result. */
  readonly rule: string;
  readonly label: string;
  /** Never 0; may end in .5. */
  readonly points: number;
  /** Whether the visitor can change it before applying. */
  readonly changeable: boolean;
}

export interface EligibilityResult {
  /** 0 to 100, exact; may end in .5. */
  readonly score: number;
  readonly status: EligibilityStatus;
  /** At most four, each once, in the order of the rules. */
  readonly tips: readonly string[];
  /** The ledger behind the score, in the order of the rules. */
  readonly factors: readonly Factor[];
}

const tips = {
  under18:
    'Travellers under 18 need consent letters from both parents or the legal guardian. Have them signed before you apply.',
  over65:
    'Take out travel health insurance that covers your age and any existing condition, and add the policy to your papers.',
  renewPassport: `Critical: renew your passport before anything else. It should be valid for at least ${passportMonths} months from today.`,
  findSponsor:
    'Show who will pay for the trip: a letter from a relative who sponsors you, with their bank statements, helps most.',
  firstTrip:
    'On a first trip abroad, a clear day-by-day plan and proof of what brings you back to India help an officer trust your visit.',
  explainRejection:
    'Mention the earlier visa refusal openly and explain what has changed since. Leaving it out does more harm than the refusal.',
  schengenBalance:
    'For a Schengen visa, build up your bank balance first and keep it steady: it should cover the whole stay without a late, large deposit.',
  addBookings:
    'Add flight and hotel reservations for your dates. Choose ones you can cancel, in case the visa takes longer.',
  checkPapers:
    'Compare the form with your passport and papers line by line: names, dates and numbers should agree everywhere.',
  coverLetter:
    'Write a short cover letter: why you travel, for how long, who pays, and what brings you back to India.',
  consultExpert:
    'Talk to one of our visa experts before you apply, so that the weak points of your profile are strengthened first.',
} as const;

const steadyOccupations: readonly string[] = [
  'salaried_private',
  'salaried_govt',
  'self_employed_professional',
];
const strictDestinations: readonly string[] = ['usa', 'uk', 'schengen', 'canada', 'australia'];
const lowBalances: readonly string[] = ['0_50k', '50k_1L'];
const bookingDestinations: readonly string[] = ['schengen', 'uk', 'usa'];
const invitationVisaTypes: readonly string[] = ['family_visit', 'visit'];

const incomePoints: Record<MonthlyIncome, number> = {
  '0_25k': -5,
  '25k_50k': 2,
  '50k_100k': 5,
  '100k_200k': 8,
  '200k_plus': 10,
};

const balancePoints: Record<BankBalance, number> = {
  '0_50k': -10,
  '50k_1L': -5,
  '1L_3L': 3,
  '3L_5L': 6,
  '5L_10L': 8,
  '10L_plus': 10,
};

interface Facts {
  readonly assessment: Assessment;
  readonly age: number;
  readonly passport: 'missing' | 'expiring' | 'valid';
  readonly countries: readonly Option[];
}

function passportOn(today: string, expiry: string): Facts['passport'] {
  if (!isCalendarDate(expiry) || !isCalendarDate(today)) return 'missing';
  return isBefore(expiry, addCalendarMonths(today, passportMonths)) ? 'expiring' : 'valid';
}

function countedCountries({ traveledAbroad, countriesVisited }: Assessment): Facts['countries'] {
  if (traveledAbroad !== 'yes' || countriesVisited.includes('none')) return [];
  return visitedCountries.filter(({ value }) => countriesVisited.includes(value));
}

type Verdict = { points: number; label: string; tip?: string } | { tip: string } | undefined;

interface Rule {
  readonly rule: string;
  readonly changeable: boolean;
  readonly judge: (facts: Facts) => Verdict;
}

const rules: readonly Rule[] = [
  {
    rule: 'age',
    changeable: false,
    judge({ age }) {
      if (age < 18) return { points: -5, label: 'Age under 18', tip: tips.under18 };
      if (age > 65) return { points: -5, label: 'Age over 65', tip: tips.over65 };
      if (age >= 25 && age <= 55) return { points: 5, label: 'Age between 25 and 55' };
      return undefined;
    },
  },
  {
    rule: 'passport-validity',
    changeable: true,
    judge({ passport }) {
      if (passport === 'missing') return { points: -10, label: 'No passport expiry date' };
      if (passport === 'valid')
        return { points: 5, label: `Passport valid for ${passportMonths} months or more` };
      return {
        points: -15,
        label: `Passport not valid for ${passportMonths} more months`,
        tip: tips.renewPassport,
      };
    },
  },
  {
    rule: 'occupation',
    changeable: false,
    judge({ assessment: { occupation, sponsorAvailable } }) {
      if (occupation === 'unemployed') {
        const unemployed = { points: -10, label: 'Unemployed' };
        return sponsorAvailable === 'yes' ? unemployed : { ...unemployed, tip: tips.findSponsor };
      }
      if (!steadyOccupations.includes(occupation)) return undefined;
      const option = occupations.find(({ value }) => value === occupation);
      return option && { points: 5, label: `Steady occupation: ${option.label}` };
    },
  },
  {
    rule: 'marital-status',
    changeable: false,
    judge: ({ assessment }) =>
      assessment.maritalStatus === 'married' ? { points: 3, label: 'Married' } : undefined,
  },
  {
    rule: 'travel-history',
    changeable: false,
    judge({ assessment, countries }) {
      if (assessment.traveledAbroad === 'no') return { tip: tips.firstTrip };
      if (countries.length === 0) return undefined;
      return { points: 5, label: `Travelled abroad: ${countries.map(({ label }) => label).join(', ')}` };
    },
  },
  {
    rule: 'strict-destination-visited',
    changeable: false,
    judge: ({ countries }) =>
      countries.some(({ value }) => strictDestinations.includes(value))
        ? { points: 5, label: 'Visited a country with strict visa checks' }
        : undefined,
  },
  {
    rule: 'visa-rejection',
    changeable: false,
    judge: ({ assessment }) =>
      assessment.visaRejections === 'yes'
        ? { points: -15, label: 'A visa was refused before', tip: tips.explainRejection }
        : undefined,
  },
  {
    rule: 'relatives-in-destination',
    changeable: false,
    judge: ({ assessment }) =>
      assessment.relativesInDestination === 'yes'
        ? { points: 2, label: 'Relatives or friends in the destination' }
        : undefined,
  },
  {
    rule: 'monthly-income',
    changeable: false,
    judge({ assessment: { monthlyIncome } }) {
      const band = monthlyIncomes.find(({ value }) => value === monthlyIncome);
      return band && { points: incomePoints[band.value], label: `Monthly income: ${band.label}` };
    },
  },
  {
    rule: 'income-tax-returns',
    changeable: true,
    judge: ({ assessment }) =>
      assessment.itReturnsFiled === 'yes'
        ? { points: 5, label: 'Income tax returns filed' }
        : { points: -5, label: 'Income tax returns not filed' },
  },
  {
    rule: 'bank-balance',
    changeable: true,
    judge({ assessment: { bankBalance, destinationCountry } }) {
      const band = bankBalances.find(({ value }) => value === bankBalance);
      if (!band) return undefined;
      const verdict = { points: balancePoints[band.value], label: `Bank balance: ${band.label}` };
      const isLowForSchengen = destinationCountry === 'schengen' && lowBalances.includes(bankBalance);
      return isLowForSchengen ? { ...verdict, tip: tips.schengenBalance } : verdict;
    },
  },
  {
    rule: 'sponsor',
    changeable: true,
    judge: ({ assessment }) =>
      assessment.sponsorAvailable === 'yes' ? { points: 5, label: 'A sponsor for the trip' } : undefined,
  },
  {
    rule: 'passport-document',
    changeable: true,
    judge({ assessment, passport }) {
      if (assessment.hasPassport !== 'yes') return { points: -10, label: 'No passport' };
      if (passport === 'expiring')
        return { points: -10, label: 'Passport counts as missing until it is renewed' };
      return { points: 3, label: 'Passport at hand' };
    },
  },
  {
    rule: 'pan-card',
    changeable: true,
    judge: ({ assessment }) =>
      assessment.hasPanCard === 'yes' ? { points: 1.5, label: 'PAN card at hand' } : undefined,
  },
  {
    rule: 'financial-proof',
    changeable: true,
    judge: ({ assessment }) =>
      assessment.hasFinancialProof === 'yes'
        ? { points: 3, label: 'Financial proof at hand' }
        : { points: -5, label: 'No financial proof' },
  },
  {
    rule: 'flight-hotel-booking',
    changeable: true,
    judge({ assessment: { destinationCountry, hasFlightHotelBooking } }) {
      if (!bookingDestinations.includes(destinationCountry)) return undefined;
      return hasFlightHotelBooking === 'yes'
        ? { points: 3, label: 'Flight and hotel booked' }
        : { tip: tips.addBookings };
    },
  },
  {
    rule: 'invitation-letter',
    changeable: true,
    judge({ assessment: { visaType, hasInvitationLetter } }) {
      if (!invitationVisaTypes.includes(visaType)) return undefined;
      return hasInvitationLetter === 'yes'
        ? { points: 3, label: 'Invitation letter at hand' }
        : { points: -3, label: 'No invitation letter for a visit' };
    },
  },
];

/** The signed sum of a ledger's points, without the start score. */
export function sumOfFactors(factors: readonly Factor[]): number {
  return factors.reduce((sum, { points }) => sum + points, 0);
}

/** The start score and a ledger's points, before the clamp to 0 and 100. */
export function scoreBeforeClamp(factors: readonly Factor[]): number {
  return startScore + sumOfFactors(factors);
}

/** The status band of an exact score: 29.5 is still below 30. */
export function statusOf(score: number): EligibilityStatus {
  if (score >= statusThresholds.highChance) return 'High Chance of Approval';
  if (score >= statusThresholds.goodChance) return 'Good Chance, Some Areas to Improve';
  if (score >= statusThresholds.mayFaceIssues) return 'May Face Issues, Significant Improvements Needed';
  return 'Likely Rejection, Requires Major Profile Strengthening';
}

/** A score as it is shown, with at most one decimal: `61.5`, `75`. The percent sign is not part of it. */
export function formatScore(score: number): string {
  return String(Math.round(score * 10) / 10);
}

function tipsFor(found: readonly string[], score: number): string[] {
  const generic = found.length === 0 && score < genericTipsBelow ? [tips.checkPapers, tips.coverLetter] : [];
  const expert = score < expertTipBelow ? [tips.consultExpert] : [];
  return [...new Set([...found, ...generic, ...expert])].slice(0, tipLimit);
}

/**
 * Scores a profile and says why. `today` is the visitor's calendar day, `YYYY-MM-DD`, taken once by the
 * caller. A passport that expires on the very day six months from today is valid; one that expires sooner
 * also counts as no passport among the documents. A date that is not in the calendar counts as missing, an
 * answer that is not in its list as unanswered. Never throws, never changes what it is given.
 */
export function scoreEligibility(assessment: Assessment, today: string): EligibilityResult {
  const facts: Facts = {
    assessment,
    age: ageInYears(assessment.age),
    passport: passportOn(today, assessment.passportValidity),
    countries: countedCountries(assessment),
  };
  const factors: Factor[] = [];
  const found: string[] = [];
  for (const { rule, changeable, judge } of rules) {
    const verdict = judge(facts);
    if (verdict && 'points' in verdict) {
      factors.push({ rule, label: verdict.label, points: verdict.points, changeable });
    }
    if (verdict?.tip) found.push(verdict.tip);
  }
  const score = Math.min(highestScore, Math.max(lowestScore, scoreBeforeClamp(factors)));
  return { score, status: statusOf(score), tips: tipsFor(found, score), factors };
}
