/** What visas and residence permits open to an Indian passport besides their own country. */
import { addCalendarMonths, isBefore } from '../calendar';
import type { HeldVisa, Issuer } from './held';

/** What a rule asks that nobody can answer by a date or a choice. `src/content/held-words.ts` says it. */
export const checks = ['bivs', 'german-or-swiss', 'tourist', 'no-e-visa'] as const;
export type Check = (typeof checks)[number];

/** What opens a destination; one of several that do. */
export interface OpenedBy {
  readonly issuers: readonly Issuer[];
  /** Absent where a visa does as well as a residence permit. */
  readonly kind?: HeldVisa['kind'];
  readonly isMultiple?: true;
  readonly isUsed?: true;
  /** How long it has to be valid from today on. */
  readonly monthsLeft?: number;
  /** One that has run out counts for so long. */
  readonly yearsExpired?: number;
  readonly check?: Check;
}

/** What is not known yet, or not so yet. */
export type Condition = 'multiple' | 'used' | 'months-left' | Check;

export interface VisaOpening {
  readonly held: HeldVisa;
  /** None: it opens as it is. */
  readonly conditions: readonly Condition[];
}

/** Whether it is valid for long enough on a day; unknown where no last day was said. */
function lasts({ validUntil }: HeldVisa, rule: OpenedBy, today: string): boolean | undefined {
  const { monthsLeft, yearsExpired } = rule;
  if (validUntil === undefined) return monthsLeft === undefined ? true : undefined;
  if (yearsExpired !== undefined) return !isBefore(validUntil, addCalendarMonths(today, -12 * yearsExpired));
  return !isBefore(validUntil, addCalendarMonths(today, monthsLeft ?? 0));
}

function opensBy(held: HeldVisa, rule: OpenedBy, today: string): VisaOpening | undefined {
  const { issuer, kind, entries, used } = held;
  if (!rule.issuers.includes(issuer) || (rule.kind !== undefined && rule.kind !== kind)) return undefined;
  const isLasting = lasts(held, rule, today);
  const isVisa = kind === 'visa';
  if (isLasting === false || (isVisa && rule.isMultiple && entries === 'single')) return undefined;
  return {
    held,
    conditions: [
      ...(isVisa && rule.isMultiple && entries === undefined ? (['multiple'] as const) : []),
      ...(isVisa && rule.isUsed && used !== 'yes' ? (['used'] as const) : []),
      ...(isLasting === undefined ? (['months-left'] as const) : []),
      ...(rule.check === undefined ? [] : [rule.check]),
    ],
  };
}

/**
 * What opens a destination on a day, YYYY-MM-DD, by any of its rules: that of all visas which asks least. Nothing where
 * none does.
 */
export function openingOf(
  rules: readonly OpenedBy[],
  visas: readonly HeldVisa[],
  today: string,
): VisaOpening | undefined {
  return visas
    .flatMap((held) => rules.flatMap((rule) => opensBy(held, rule, today) ?? []))
    .reduce<VisaOpening | undefined>(
      (best, other) => (best && best.conditions.length <= other.conditions.length ? best : other),
      undefined,
    );
}

/** The first way of a destination that is open, that which asks least; nothing where none is. */
export function openWay<Way extends { readonly openedBy?: readonly OpenedBy[] }>(
  ways: readonly Way[],
  visas: readonly HeldVisa[],
  today: string,
): { readonly way: Way; readonly opening: VisaOpening } | undefined {
  return ways
    .flatMap((way) => {
      const opening = openingOf(way.openedBy ?? [], visas, today);
      return opening ? [{ way, opening }] : [];
    })
    .sort((one, other) => one.opening.conditions.length - other.opening.conditions.length)[0];
}
