/**
 * What a visitor can honestly do before applying, and exactly what it would bring: never a higher balance, an income,
 * an age or a past. Nothing here changes the specified score, status or tips.
 */
import type { Assessment } from './assessment';
import { earliestGoodExpiry, factsOf } from './rules';
import { scoreEligibility, type EligibilityResult } from './scoring';

type Change = Partial<Assessment>;

/** What doing something changes among the answers; nothing where there is nothing to do. */
type ChangeOf = (assessment: Assessment, today: string) => Change | undefined;

/** What can be done, by the rule that it is for, in the order of the ledger. It may gain nothing. */
const changes = {
  'passport-validity': (assessment, today) =>
    factsOf(assessment, today).passport === 'valid'
      ? undefined
      : { passportValidity: earliestGoodExpiry(today), hasPassport: 'yes' },
  'income-tax-returns': () => ({ itReturnsFiled: 'yes' }),
  sponsor: () => ({ sponsorAvailable: 'yes' }),
  // A passport that is renewed is at hand.
  'passport-document': (assessment, today) =>
    factsOf(assessment, today).passport === 'valid' ? { hasPassport: 'yes' } : undefined,
  'pan-card': () => ({ hasPanCard: 'yes' }),
  'financial-proof': () => ({ hasFinancialProof: 'yes' }),
  'flight-hotel-booking': () => ({ hasFlightHotelBooking: 'yes' }),
  'invitation-letter': () => ({ hasInvitationLetter: 'yes' }),
} as const satisfies Record<string, ChangeOf>;

/** The rules for which something can be done. */
export type ImprovementRule = keyof typeof changes;

export const improvementRules = Object.keys(changes) as readonly ImprovementRule[];

/** Something to do before applying: the answers as they would be then, and the points of the score that it gains. */
export interface Improvement {
  readonly rule: ImprovementRule;
  readonly change: Change;
  /** More than 0; may end in .5. */
  readonly gain: number;
}

function changeFor(rule: ImprovementRule, assessment: Assessment, today: string): Change | undefined {
  const changeOf: ChangeOf = changes[rule];
  return changeOf(assessment, today);
}

/** The answers as they would be once these things are done. */
export function withImprovements(
  assessment: Assessment,
  today: string,
  rules: readonly ImprovementRule[],
): Assessment {
  return rules.reduce((changed, rule) => ({ ...changed, ...changeFor(rule, assessment, today) }), assessment);
}

/**
 * What the visitor can do before applying, the largest gain first. A gain is the exact difference of the score with and
 * without that one thing, so whatever cannot move the score by itself is left out.
 */
export function improvements(assessment: Assessment, today: string): readonly Improvement[] {
  const { score } = scoreEligibility(assessment, today);
  return improvementRules
    .flatMap((rule) => {
      const change = changeFor(rule, assessment, today);
      if (!change) return [];
      const gain = scoreEligibility({ ...assessment, ...change }, today).score - score;
      return gain > 0 ? [{ rule, change, gain }] : [];
    })
    .sort((one, other) => other.gain - one.gain);
}

/** The score and status once all improvements are made. */
export function reachable(
  assessment: Assessment,
  today: string,
): Pick<EligibilityResult, 'score' | 'status'> {
  const rules = improvements(assessment, today).map(({ rule }) => rule);
  const { score, status } = scoreEligibility(withImprovements(assessment, today, rules), today);
  return { score, status };
}

/**
 * The improvements to switch on and off while some are on: first those that gain by themselves, then those that gain only
 * beside what is on, because the points without it end below 0.
 */
export function switchableImprovements(
  assessment: Assessment,
  today: string,
  on: readonly ImprovementRule[],
): readonly Improvement[] {
  const alone = improvements(assessment, today);
  const isAlone = (rule: ImprovementRule) => alone.some((improvement) => improvement.rule === rule);
  const beside = improvementRules
    .filter((rule) => !isAlone(rule))
    .flatMap((rule) => {
      const others = on.filter((other) => other !== rule);
      return improvements(withImprovements(assessment, today, others), today).filter(
        (improvement) => improvement.rule === rule,
      );
    })
    .sort((one, other) => other.gain - one.gain);
  return [...alone, ...beside];
}

/** What is on after one improvement is switched. One that cannot be switched changes nothing; one that gains nothing any more goes off. */
export function withImprovementToggled(
  assessment: Assessment,
  today: string,
  on: readonly ImprovementRule[],
  rule: ImprovementRule,
): readonly ImprovementRule[] {
  const isIn = (rules: readonly ImprovementRule[]) => {
    const switchable = switchableImprovements(assessment, today, rules);
    return (one: ImprovementRule) => switchable.some((improvement) => improvement.rule === one);
  };
  if (!isIn(on)(rule)) return on;
  const switched = on.includes(rule) ? on.filter((other) => other !== rule) : [...on, rule];
  return switched.filter(isIn(switched));
}
