/** Whether who changes planes needs a visa there. `src/content/transit-places.ts` holds the rules, and says them. */
import { openingOf, type OpenedBy, type VisaOpening } from '../visas-held/openings';
import type { HeldVisa } from '../visas-held/held';

/** Where the journey goes on to, as far as it matters to the rules. */
export const onwards = [
  'schengen',
  'uk',
  'usa',
  'canada',
  'australia',
  'new-zealand',
  'india',
  /** Mexico, Panama, Colombia or Venezuela. */
  'latin-four',
  'elsewhere',
] as const;
export type Onward = (typeof onwards)[number];

/** One booking for all flights, or several. */
export const bookings = ['one', 'two'] as const;
export type Bookings = (typeof bookings)[number];

/** Stays inside, fetches the bags, or leaves: for another airport, for a hotel. */
export const routes = ['inside', 'bags', 'out'] as const;
export type Route = (typeof routes)[number];

/** Without passing the border, or through it. */
export type TransitWay = 'airside' | 'border';

/** Frees from the visa. */
export interface Exemption {
  readonly openedBy: readonly OpenedBy[];
  /** Only who flies on to one of these. */
  readonly onward?: readonly Onward[];
}

export interface TransitRule {
  readonly way: TransitWay;
  /** Only for who flies on to one of these; it comes before those for all. */
  readonly onward?: readonly Onward[];
  readonly need: 'none' | 'visa' | 'unknown';
  readonly exemptions?: readonly Exemption[];
}

/** What was said of the journey; what was not said is absent. */
export interface TransitJourney {
  readonly bookings?: Bookings;
  readonly route?: Route;
  readonly onward?: Onward;
}

export interface TransitAnswer<Rule extends TransitRule> {
  readonly rule: Rule;
  /** A visa that is held frees from the one that is needed. */
  readonly exempt?: {
    readonly exemption: NonNullable<Rule['exemptions']>[number];
    readonly opening: VisaOpening;
  };
}

/** The ways that may be gone: both, while it is not known whether the border has to be passed. */
export function waysOf({ bookings: count, route }: TransitJourney): readonly TransitWay[] {
  if (route === 'bags' || route === 'out') return ['border'];
  return route === 'inside' && count === 'one' ? ['airside'] : ['airside', 'border'];
}

function ruleFor<Rule extends TransitRule>(
  rules: readonly Rule[],
  way: TransitWay,
  onward: Onward | undefined,
): Rule | undefined {
  const ofWay = rules.filter((rule) => rule.way === way);
  return (
    ofWay.find((rule) => onward !== undefined && rule.onward?.includes(onward)) ??
    ofWay.find((rule) => rule.onward === undefined)
  );
}

/**
 * What holds at a place for each way that may be gone, for who holds these visas on a day, YYYY-MM-DD. Specification §2, Transit
 * visas.
 */
export function transitAnswers<Rule extends TransitRule>(
  rules: readonly Rule[],
  journey: TransitJourney,
  visas: readonly HeldVisa[],
  today: string,
): readonly TransitAnswer<Rule>[] {
  return waysOf(journey).flatMap((way) => {
    const rule = ruleFor(rules, way, journey.onward);
    if (!rule) return [];
    const exempt =
      rule.need === 'none'
        ? []
        : (rule.exemptions ?? []).flatMap((exemption) => {
            const { onward, openedBy } = exemption;
            const isOnTheWay =
              onward === undefined || (journey.onward !== undefined && onward.includes(journey.onward));
            const opening = isOnTheWay ? openingOf(openedBy, visas, today) : undefined;
            return opening ? [{ exemption, opening }] : [];
          });
    const [best] = exempt.sort(
      (one, other) => one.opening.conditions.length - other.opening.conditions.length,
    );
    return [{ rule, ...(best && { exempt: best }) }];
  });
}
