/** What the checker's result says beside the score: none of it changes points, status or tips. */
import type { AssessmentDraft } from './assessment';
import { tips } from './rules';
import type { Factor } from './scoring';

const studyAndWorkTypes: readonly string[] = [
  'student',
  'f1',
  'j1',
  'h1b',
  'skilled_worker',
  'study_permit',
  'work_permit',
  'student_500',
];

/** Whether the visa is for study or work: the rules were made for visits. */
export function isForStudyOrWork({ visaType }: Pick<AssessmentDraft, 'visaType'>): boolean {
  return studyAndWorkTypes.includes(visaType);
}

const steadyBalance =
  'Let savings grow over months. A sudden deposit just before applying is a common reason for doubt.';

const adviceByRule: Readonly<Record<string, string>> = {
  'visa-rejection': tips.explainRejection,
  'income-tax-returns': 'File your returns before you apply, if you had to and have not.',
  'financial-proof': 'Collect bank statements, salary slips or other proof of your own money.',
  'invitation-letter': 'Ask your host for a letter with dates, address and their status there.',
};

/** What to do about a row of the ledger that costs points: the rule's own tip, so that none is lost to the limit. */
export function adviceAt({ rule, label, points }: Factor, draft: AssessmentDraft): string | undefined {
  if (points >= 0) return undefined;
  if (rule === 'age') return label === 'Age over 65' ? tips.over65 : tips.under18;
  if (rule === 'passport-validity') return tips.renewPassport;
  if (rule === 'occupation') return draft.sponsorAvailable === 'yes' ? undefined : tips.findSponsor;
  if (rule === 'bank-balance') {
    return draft.destinationCountry === 'schengen' ? tips.schengenBalance : steadyBalance;
  }
  return adviceByRule[rule];
}

/** The tips of rules that give no points and so have no row. */
export function adviceWithoutPoints(draft: AssessmentDraft): readonly string[] {
  const { traveledAbroad, destinationCountry, hasFlightHotelBooking } = draft;
  const needsBookings = ['schengen', 'uk', 'usa'].includes(destinationCountry);
  return [
    ...(traveledAbroad === 'no' ? [tips.firstTrip] : []),
    ...(needsBookings && hasFlightHotelBooking === 'no'
      ? [destinationCountry === 'schengen' ? tips.addBookings : tips.planWithCosts]
      : []),
  ];
}
