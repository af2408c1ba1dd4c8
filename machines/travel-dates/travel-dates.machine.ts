import { assign, enqueueActions, not, setup, type SnapshotFrom } from 'xstate';
import { forTripFolder, type SiteRef } from '../site/events';
import type { TripFolder } from '../site/trip-folder/folder';
import { silent } from '../source';
import {
  dateProblems,
  noDates,
  toTravelDates,
  type DateField,
  type DateProblem,
  type TypedDates,
} from './plan';
import type { EntryRules } from './rules';
import type { MarkId } from './timeline';

type TodayFound = { type: 'today.found'; today: string };
/** What is known of the visitor's trip, first and whenever it changes. */
type TripKnown = { type: 'trip.known'; folder: TripFolder };

export type TravelDatesEvent =
  | TodayFound
  | TripKnown
  | { type: 'field.changed'; field: DateField; value: string }
  /** A day of the line is selected. */
  | { type: 'mark.chosen'; mark: MarkId }
  | { type: 'dates.cleared' };

interface TravelDatesInput {
  readonly site: SiteRef;
  /** A destination, or the Schengen area: the first dates of a trip are dates there. */
  readonly country: string;
  /** Nothing where no dates are known of the place. */
  readonly rules: EntryRules | undefined;
  /** The place in a sentence: "France", "the Schengen area". */
  readonly place: string;
  /** The site's host, for the calendar file. */
  readonly host: string;
}

interface TravelDatesContext extends TravelDatesInput {
  readonly typed: TypedDates;
  /** YYYY-MM-DD; nothing until it is known. */
  readonly today: string | undefined;
  readonly selectedMark: MarkId | undefined;
  /** The trip as it was heard of last; nothing before. */
  readonly trip: TripFolder | undefined;
  /** What the trip was told before it was heard of. */
  readonly told: TypedDates;
}

const fields = Object.keys(noDates) as DateField[];

const datesOf = (valueOf: (field: DateField) => string) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as unknown as TypedDates;

/** The dates that are right, and `''` for the others. */
export function validDates({ typed }: Pick<TravelDatesContext, 'typed'>): TypedDates {
  const problems = dateProblems(typed);
  return datesOf((field) => (problems[field] === undefined ? typed[field] : ''));
}

const canPlan = ({ rules, typed, today }: TravelDatesContext) =>
  rules !== undefined && today !== undefined && toTravelDates(typed) !== undefined;

/**
 * When to apply for a journey: the dates are asked for, and as soon as there is a day of entry the answer stands
 * beside them and follows every change. The dates are those of the visitor's trip. A day of its line can be selected.
 * Specification §4, When to apply.
 */
export const travelDatesMachine = setup({
  types: {
    context: {} as TravelDatesContext,
    events: {} as TravelDatesEvent,
    input: {} as TravelDatesInput,
  },
  actors: { today: silent<TodayFound>(), knownTrip: silent<TripKnown>() },
  guards: { canPlan: ({ context }) => canPlan(context) },
  actions: {
    keepToday: assign((_, { today }: { today: string }) => ({ today })),
    keepTrip: assign((_, { folder }: { folder: TripFolder }) => ({ trip: folder })),
    /** A trip that is first heard of fills what is empty; later, what it has by somebody else takes the place of what stands here. */
    takeDates: assign(({ context }, { folder }: { folder: TripFolder }) => {
      const { typed, trip } = context;
      const valid = validDates(context);
      const heard = (field: DateField) => folder[field] ?? '';
      const taken = datesOf((field) => {
        if (trip === undefined) return typed[field] || heard(field);
        // What it has from here stays as it is typed, also while that is no date.
        return heard(field) === valid[field] ? typed[field] : heard(field);
      });
      const isSame = fields.every((field) => taken[field] === typed[field]);
      return isSame ? {} : { typed: taken, selectedMark: undefined };
    }),
    tellTrip: enqueueActions(({ context, enqueue }) => {
      const { site, country, trip, told } = context;
      const valid = validDates(context);
      const changed = fields.filter((field) => valid[field] !== ((trip ?? told)[field] ?? ''));
      if (changed.length === 0) return;
      enqueue.assign({ told: valid });
      const dates = Object.fromEntries(changed.map((field) => [field, valid[field]]));
      enqueue.sendTo(site, forTripFolder({ type: 'dates.planned', dates, country }));
    }),
    keepField: assign(({ context }, { field, value }: { field: DateField; value: string }) => ({
      typed: { ...context.typed, [field]: value },
    })),
    selectMark: assign((_, { mark }: { mark: MarkId }) => ({ selectedMark: mark })),
    clearSelectedMark: assign({ selectedMark: undefined }),
    clear: assign({ typed: noDates, selectedMark: undefined }),
  },
}).createMachine({
  id: 'travelDates',
  context: ({ input }) => ({
    ...input,
    typed: noDates,
    today: undefined,
    selectedMark: undefined,
    trip: undefined,
    told: noDates,
  }),
  invoke: [
    { id: 'today', src: 'today' },
    { id: 'knownTrip', src: 'knownTrip' },
  ],
  initial: 'asking',
  on: {
    'today.found': { actions: { type: 'keepToday', params: ({ event }) => event } },
    'trip.known': {
      actions: [
        { type: 'takeDates', params: ({ event }) => event },
        { type: 'keepTrip', params: ({ event }) => event },
      ],
    },
    'field.changed': {
      actions: [{ type: 'keepField', params: ({ event }) => event }, 'clearSelectedMark', 'tellTrip'],
    },
    'dates.cleared': { actions: ['clear', 'tellTrip'] },
  },
  states: {
    asking: { always: { guard: 'canPlan', target: 'answered' } },
    answered: {
      on: { 'mark.chosen': { actions: { type: 'selectMark', params: ({ event }) => event } } },
      always: { guard: not('canPlan'), target: 'asking' },
    },
  },
});

export type TravelDatesSnapshot = SnapshotFrom<typeof travelDatesMachine>;

/** What is wrong with the typed dates. */
export function selectProblems({ context }: TravelDatesSnapshot): Partial<Record<DateField, DateProblem>> {
  return dateProblems(context.typed);
}

/** Whether anything is typed. */
export function selectIsTyped({ context: { typed } }: TravelDatesSnapshot): boolean {
  return Object.values(typed).some((value) => value !== '');
}
