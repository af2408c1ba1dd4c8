import type { CheckedPublication, Evidence } from '../../machines/evidence';
import type {
  ArrivalForm,
  EntryRules,
  GovernmentFee,
  LeadRule,
  PassportRule,
  ShorterWay,
  Span,
  Statement,
  StayRule,
} from '../../machines/travel-dates/rules';
import type { EntrySiteKey } from './entry-sites';

/** What a destination's rules are written as: what follows from them, or is the same for most, is added by `rulesOf`. */
export type Entry = Omit<EntryRules, 'country' | 'checked' | 'sources' | 'official'> & {
  readonly site?: EntrySiteKey;
};

type Sources = Evidence['sources'];

/** What several publications say together. */
export const by = (...sources: Sources): Evidence => ({ sources });
/** What some publications say and others deny. */
export const disputed = (sources: Sources, against: Sources): Evidence => ({ sources, against });

export const rule = (before: Span, reason: string, source: CheckedPublication): LeadRule => ({
  before,
  reason,
  basis: 'rule',
  source,
});
export const advice = (before: Span, reason: string, source: CheckedPublication): LeadRule => ({
  before,
  reason,
  basis: 'advice',
  source,
});

export const says = (words: string, evidence: Evidence, detail?: string): Statement => ({
  words,
  ...(detail !== undefined && { detail }),
  ...evidence,
});
export const stay = (words: string, evidence: Evidence, days?: number): StayRule => ({
  words,
  ...(days !== undefined && { days }),
  ...evidence,
});

export const fee = (
  currency: string,
  amount: number,
  evidence: Evidence,
  more: Pick<GovernmentFee, 'for' | 'upTo' | 'since' | 'isAnnounced' | 'isConditional'> = {},
): GovernmentFee => ({ currency, amount, ...more, ...evidence });

export const way = (
  holds: string,
  gives: string,
  evidence: Evidence,
  openedBy?: ShorterWay['openedBy'],
): ShorterWay => ({
  holds,
  gives,
  ...(openedBy && { openedBy }),
  ...evidence,
});

export const form = (name: string, words: string, href: string, evidence: Evidence): ArrivalForm => ({
  name,
  words,
  href,
  ...evidence,
});

export const sixMonthsOnArrival = (evidence: Evidence): PassportRule => ({
  months: 6,
  from: 'arrival',
  ...evidence,
});
