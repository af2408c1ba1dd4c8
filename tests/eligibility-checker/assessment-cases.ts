import fc from 'fast-check';
import type { Assessment, AssessmentDraft } from '../../machines/eligibility-checker/assessment';
import {
  bankBalances,
  destinations,
  maritalStatuses,
  monthlyIncomes,
  nationalities,
  occupations,
  visaTypesByDestination,
  visitedCountries,
  yesNo,
} from '../../machines/eligibility-checker/choices';
import { idOf } from '../support/arbitraries';

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
export const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Six months later by stepping back from the day of the same number until the month is the right one. */
export function sixMonthsAfter(day: string): string {
  const start = new Date(timeOf(day));
  const month = start.getUTCMonth() + 6;
  let time = Date.UTC(start.getUTCFullYear(), month, start.getUTCDate());
  while (new Date(time).getUTCMonth() !== month % 12) time -= dayMs;
  return dayOf(time);
}

/** The choices are those of the specification: `assessment.test.ts` has them written out. */
const yesOrNo = idOf(yesNo);
const destinationAndVisa = idOf(destinations).chain((destinationCountry) =>
  fc.record({
    destinationCountry: fc.constant(destinationCountry),
    visaType: idOf<AssessmentDraft['visaType']>(visaTypesByDestination[destinationCountry]),
  }),
);

const today = fc.integer({ min: timeOf('2024-01-01') / dayMs, max: timeOf('2032-12-31') / dayMs });

/** A day to score on, and a passport that expires around the edge, anywhere, or on no day at all. */
const todayAndPassport = today
  .map((days) => dayOf(days * dayMs))
  .chain((day) =>
    fc.record({
      day: fc.constant(day),
      passportValidity: fc.oneof(
        fc.integer({ min: -3, max: 3 }).map((offset) => dayOf(timeOf(sixMonthsAfter(day)) + offset * dayMs)),
        fc.integer({ min: -2000, max: 6000 }).map((offset) => dayOf(timeOf(day) + offset * dayMs)),
        fc.constantFrom('', '9999-12-31'),
      ),
    }),
  );

const otherAnswers = fc.record({
  age: fc.integer({ min: 1, max: 120 }),
  nationality: idOf(nationalities),
  occupation: idOf(occupations),
  maritalStatus: idOf(maritalStatuses),
  traveledAbroad: yesOrNo,
  countriesVisited: fc.uniqueArray(idOf(visitedCountries), { maxLength: 5 }),
  visaRejections: yesOrNo,
  relativesInDestination: yesOrNo,
  monthlyIncome: idOf(monthlyIncomes),
  itReturnsFiled: yesOrNo,
  bankBalance: idOf(bankBalances),
  sponsorAvailable: yesOrNo,
  hasPassport: yesOrNo,
  hasPanCard: yesOrNo,
  hasInvitationLetter: yesOrNo,
  hasFinancialProof: yesOrNo,
  hasFlightHotelBooking: yesOrNo,
});

/** An assessment and the day on which it is scored. */
interface Case {
  readonly day: string;
  readonly assessment: Assessment;
}

/** Made-up assessments that `firstProblem` finds nothing in, but for a passport without a date. */
export const assessmentCases: fc.Arbitrary<Case> = fc
  .tuple(todayAndPassport, destinationAndVisa, otherAnswers)
  .map(([{ day, passportValidity }, visa, others]) => ({
    day,
    assessment: {
      fullName: 'Asha Rao',
      email: 'asha@example.in',
      phone: '+91 98765 43210',
      consentGiven: true,
      stateOfApplication: 'Goa',
      passportValidity,
      ...visa,
      ...others,
    },
  }));
