/** The rules of the visa eligibility checker: what each answer is worth, and what it advises. Specification §5. */
import { addCalendarMonths, isBefore, isCalendarDate } from '../calendar';
import type { Option } from '../options';
import { ageInYears, type Assessment } from './assessment';
import {
  bankBalances,
  monthlyIncomes,
  occupations,
  visitedCountries,
  type BankBalance,
  type MonthlyIncome,
} from './choices';

/** How long a passport has to be valid from today, in calendar months. */
const passportMonths = 6;

const tips = {
  under18:
    'Travellers under 18 need consent letters from both parents or the legal guardian. Have them signed before you apply.',
  over65:
    'Take out travel health insurance that covers your age and any existing condition, and add the policy to your documents.',
  renewPassport: `Critical: renew your passport before anything else. It should be valid for at least ${passportMonths} months from today; some destinations ask only for the length of the stay.`,
  findSponsor:
    'Show who will pay for the trip: a letter from a relative who sponsors you, with their bank statements, helps most.',
  firstTrip:
    'On a first trip abroad, a clear day-by-day plan and proof of what brings you back to India help an officer trust your visit.',
  explainRejection:
    'Mention the earlier visa refusal openly and explain what has changed since. Leaving it out does more harm than the refusal.',
  schengenBalance:
    'For a Schengen visa your bank balance should cover the whole stay. If it does not, plan a shorter trip or show who pays for it. Leave the money where it is: a sudden deposit is a common reason for doubt.',
  addBookings:
    'Add flight and hotel reservations for your dates. Choose ones you can cancel, in case the visa takes longer.',
  planWithCosts:
    'You don’t need to pay for flights or hotels yet. Show a dated plan with what everything will cost; if you make reservations, choose ones you can cancel for free.',
} as const;

/** At a low balance for other destinations, which has no tip. */
const steadyBalance =
  'Leave the money where it is: a sudden deposit just before applying is a common reason for doubt.';

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

/** An assessment as the rules look at it. */
interface Facts {
  readonly assessment: Assessment;
  readonly age: number;
  readonly passport: 'missing' | 'expiring' | 'valid';
  readonly countries: readonly Option[];
}

/** The earliest day of expiry with which a passport is valid; none on a day that is not in the calendar. */
export function earliestGoodExpiry(today: string): string {
  return isCalendarDate(today) ? addCalendarMonths(today, passportMonths) : '';
}

function passportOn(today: string, expiry: string): Facts['passport'] {
  if (!isCalendarDate(expiry) || !isCalendarDate(today)) return 'missing';
  return isBefore(expiry, earliestGoodExpiry(today)) ? 'expiring' : 'valid';
}

function countedCountries({ traveledAbroad, countriesVisited }: Assessment): Facts['countries'] {
  if (traveledAbroad !== 'yes' || countriesVisited.includes('none')) return [];
  return visitedCountries.filter(({ value }) => countriesVisited.includes(value));
}

/**
 * The facts of an assessment on a day. A passport that expires on the very day six months from then is valid; a
 * date that is not in the calendar counts as missing.
 */
export function factsOf(assessment: Assessment, today: string): Facts {
  return {
    assessment,
    age: ageInYears(assessment.age),
    passport: passportOn(today, assessment.passportValidity),
    countries: countedCountries(assessment),
  };
}

/** What a rule says: points with their reason, a tip, both, or nothing. A note stands only beside the points. */
type Verdict = { points: number; label: string; tip?: string; note?: string } | { tip: string } | undefined;

interface Rule {
  /** Stable id. */
  readonly rule: string;
  /** Whether the visitor can change it before applying. */
  readonly changeable: boolean;
  readonly judge: (facts: Facts) => Verdict;
}

/** All rules, in the order of the ledger. */
export const rules: readonly Rule[] = [
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
    changeable: false,
    judge({ assessment: { bankBalance, destinationCountry } }) {
      const band = bankBalances.find(({ value }) => value === bankBalance);
      if (!band) return undefined;
      const verdict = { points: balancePoints[band.value], label: `Bank balance: ${band.label}` };
      if (!lowBalances.includes(bankBalance)) return verdict;
      return destinationCountry === 'schengen'
        ? { ...verdict, tip: tips.schengenBalance }
        : { ...verdict, note: steadyBalance };
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
      const isAskedFor = destinationCountry === 'schengen';
      if (hasFlightHotelBooking !== 'yes') return { tip: isAskedFor ? tips.addBookings : tips.planWithCosts };
      return {
        points: 3,
        label: isAskedFor
          ? 'Flight and hotel booked'
          : 'Flight and hotel booked, which the visa does not ask for',
      };
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
