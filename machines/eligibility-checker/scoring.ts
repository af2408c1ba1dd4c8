/** The policy of the visa eligibility checker: what the rules add up to. Specification §5. */
import type { Assessment } from './assessment';
import { factsOf, rules } from './rules';

/** The score before any answer counts. */
export const startScore = 50;
const lowestScore = 0;
const highestScore = 100;

/** The least score of each status; below `mayFaceIssues` is the lowest band. */
export const statusThresholds = { highChance: 75, goodChance: 50, mayFaceIssues: 30 } as const;

/** How many tips a result holds at most. */
const tipLimit = 4;

/** Below this score a result without tips gets the generic ones. */
const genericTipsBelow = 80;

/** Below this score a result advises to consult an expert. */
const expertTipBelow = 60;

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
  checkForm:
    'Compare the form with your passport and documents line by line: names, dates and numbers should agree everywhere.',
  coverLetter:
    'Write a short cover letter: why you travel, for how long, who pays, and what brings you back to India.',
  consultExpert:
    'Talk to a visa expert before you apply, so that the weak points of your profile are strengthened first.',
} as const;

/** The signed sum of a ledger's points, without the start score. */
export function sumOfFactors(factors: readonly Factor[]): number {
  return factors.reduce((sum, { points }) => sum + points, 0);
}

/** The start score and a ledger's points, before the clamp to 0 and 100. */
export function scoreBeforeClamp(factors: readonly Factor[]): number {
  return startScore + sumOfFactors(factors);
}

/** A sum of points as a score: 0 to 100. */
function clampedScore(sum: number): number {
  return Math.min(highestScore, Math.max(lowestScore, sum));
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

/**
 * What stands beside each rule in the ledger, by its id, in the order of the rules: its own tip, so that none is lost to
 * the limit, or a note.
 */
export function adviceByRule(assessment: Assessment, today: string): ReadonlyMap<string, string> {
  const facts = factsOf(assessment, today);
  return new Map(
    rules.flatMap(({ rule, judge }) => {
      const verdict = judge(facts);
      const advice = verdict?.tip ?? (verdict && 'note' in verdict ? verdict.note : undefined);
      return advice === undefined ? [] : [[rule, advice] as const];
    }),
  );
}

function tipsFor(found: readonly string[], score: number): string[] {
  const generic = found.length === 0 && score < genericTipsBelow ? [tips.checkForm, tips.coverLetter] : [];
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
  const facts = factsOf(assessment, today);
  const factors: Factor[] = [];
  const found: string[] = [];
  for (const { rule, changeable, judge } of rules) {
    const verdict = judge(facts);
    if (verdict && 'points' in verdict) {
      factors.push({ rule, label: verdict.label, points: verdict.points, changeable });
    }
    if (verdict?.tip) found.push(verdict.tip);
  }
  const score = clampedScore(scoreBeforeClamp(factors));
  return { score, status: statusOf(score), tips: tipsFor(found, score), factors };
}
