import { planDates, type TravelDates } from '../../travel-dates/plan';
import type { EntryRules } from '../../travel-dates/rules';
import type { TripFolder } from './folder';

/** What leads on from the next step; the page knows where each is. */
export type NextAction = 'destination' | 'dates' | 'documents' | 'apply' | 'ask' | 'none';

/** The first thing that keeps a trip from going on; `src/content/next-step.ts` says it. */
export type Step =
  | { readonly is: 'destination-missing'; readonly action: 'destination' }
  | { readonly is: 'dates-missing'; readonly destination: string; readonly action: 'dates' }
  | { readonly is: 'rules-unknown'; readonly destination: string; readonly action: 'ask' }
  | { readonly is: 'over'; readonly action: 'none' }
  | { readonly is: 'sent'; readonly reference: string; readonly on: string; readonly action: 'documents' }
  | { readonly is: 'dates-passed'; readonly action: 'dates' }
  | {
      readonly is: 'passport-short';
      readonly rules: EntryRules;
      readonly trip: TravelDates;
      readonly action: 'ask';
    }
  /** By when, or from when, as YYYY-MM-DD. */
  | { readonly is: 'too-early' | 'too-late' | 'open'; readonly date: string; readonly action: NextAction }
  | { readonly is: 'hurry'; readonly date: string; readonly hasDeadline: boolean; readonly action: 'apply' }
  | { readonly is: 'any-time'; readonly rules: EntryRules; readonly action: 'apply' }
  | {
      readonly is: 'not-needed';
      readonly rules: EntryRules;
      readonly date: string;
      readonly action: 'documents';
    }
  | { readonly is: 'unknown'; readonly action: 'ask' };

export interface TripKnowledge {
  readonly folder: TripFolder;
  /** Of the destination; nothing where we know none. */
  readonly rules: EntryRules | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly documents: { readonly ready: number; readonly total: number };
}

/** The dates of the trip as the planner asks for them; nothing until there is a day of arrival. */
export function travelDatesOf(folder: TripFolder): TravelDates | undefined {
  const { entry, exit, passportIssued, passportExpiry } = folder;
  if (entry === undefined) return undefined;
  return {
    entry,
    ...(exit !== undefined && { exit }),
    ...(passportIssued !== undefined && { passportIssued }),
    ...(passportExpiry !== undefined && { passportExpiry }),
  };
}

function datedStep(rules: EntryRules, trip: TravelDates, today: string): Step {
  const { state, earliest, legalLatest, sensibleLatest, passport } = planDates(rules, trip, today);
  if (trip.entry < today) return { is: 'dates-passed', action: 'dates' };
  if (!passport.ok) return { is: 'passport-short', rules, trip, action: 'ask' };
  const last = legalLatest ?? trip.entry;
  switch (state) {
    case 'too-early':
      return { is: state, date: earliest ?? trip.entry, action: 'documents' };
    case 'open':
      return { is: state, date: sensibleLatest ?? last, action: 'apply' };
    case 'hurry':
      return { is: state, date: last, hasDeadline: legalLatest !== undefined, action: 'apply' };
    case 'too-late':
      return { is: state, date: last, action: 'ask' };
    case 'any-time':
      return { is: state, rules, action: 'apply' };
    case 'not-needed':
      return { is: state, rules, date: trip.entry, action: 'documents' };
    case 'unknown':
      return { is: state, action: 'ask' };
  }
}

/** What to do next, and by when. */
export function stepOf({ folder, rules, today }: Omit<TripKnowledge, 'documents'>): Step {
  const { destination, sent, exit } = folder;
  if (destination === undefined) return { is: 'destination-missing', action: 'destination' };
  if (sent) {
    return exit !== undefined && exit < today
      ? { is: 'over', action: 'none' }
      : { is: 'sent', ...sent, action: 'documents' };
  }
  const trip = travelDatesOf(folder);
  if (!trip) return { is: 'dates-missing', destination, action: 'dates' };
  if (!rules) return { is: 'rules-unknown', destination, action: 'ask' };
  return datedStep(rules, trip, today);
}
