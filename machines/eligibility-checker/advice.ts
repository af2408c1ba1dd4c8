/** What the checker's result says beside the score: none of it changes points, status or tips. */
import type { AssessmentDraft } from './assessment';
import { tips } from './rules';
import { clampedScore, scoreBeforeClamp, type EligibilityResult, type Factor } from './scoring';

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
  'income-tax-returns': 'If you should have filed a return and haven’t, file it before you apply.',
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

/** What the points of a rule cost that the visitor can change before applying; 0 for any other rule. */
function recoverable({ points, changeable }: Factor): number {
  return changeable && points < 0 ? -points : 0;
}

/** The score once nothing that the visitor can change counts against them; what it is now when nothing does. */
export function reachableScore(factors: readonly Factor[]): number {
  const gains = factors.reduce((sum, factor) => sum + recoverable(factor), 0);
  return clampedScore(scoreBeforeClamp(factors) + gains);
}

/** A tip with the points that following it takes back; 0 where it takes none back. */
export interface WeighedTip {
  readonly tip: string;
  readonly gain: number;
}

/** The result's own tips, those first that gain the most; equal ones in the order of the rules. */
export function tipsByGain(
  { tips: given, factors }: Pick<EligibilityResult, 'tips' | 'factors'>,
  draft: AssessmentDraft,
): readonly WeighedTip[] {
  const gainOf = (tip: string) => {
    const factor = factors.find((candidate) => adviceAt(candidate, draft) === tip);
    return factor ? recoverable(factor) : 0;
  };
  return given.map((tip) => ({ tip, gain: gainOf(tip) })).sort((one, other) => other.gain - one.gain);
}
