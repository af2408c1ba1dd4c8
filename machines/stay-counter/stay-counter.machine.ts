import * as v from 'valibot';
import { assign, setup, type SnapshotFrom } from 'xstate';
import { addDays, isCalendarDate, lastDate } from '../calendar';
import { isSchengen, schengenArea } from '../schengen';
import type { TripFolder } from '../site/trip-folder/folder';
import { checkedBy, rowByRow } from '../kept';
import type { StorageKey } from '../ports';
import { silent, type ReadableActor } from '../source';
import {
  checkStays,
  firstDayToStay,
  planStay,
  stayLimit,
  stayProblems,
  type StayProblem,
  type Stay,
  type StayCheck,
  type StayPlan,
} from './stays';
import { pictureOf, type WindowPicture } from './window';

/** How many stays the list holds at most. */
export const mostStays = 40;

/** What the visitor has entered: stays as typed, the day on which a new one is to begin, and how many days it is to last. */
export interface TypedStays {
  readonly rows: readonly Stay[];
  readonly entry: string;
  readonly wanted: string;
}

type TodayFound = { type: 'today.found'; today: string };
/** What the tab has kept of the list. */
type StaysFound = { type: 'stays.found'; typed: TypedStays };
/** What is known of the visitor's trip, first and whenever it changes. */
type TripKnown = { type: 'trip.known'; folder: TripFolder };
type RowChanged = { type: 'row.changed'; row: number; field: keyof Stay; value: string };

export type StayCounterEvent =
  | TodayFound
  | StaysFound
  | TripKnown
  | RowChanged
  | { type: 'row.added' }
  | { type: 'row.removed'; row: number }
  | { type: 'entry.changed'; value: string }
  | { type: 'wanted.changed'; value: string }
  /** The window of 180 days is moved: its last day is that many days after the first that it can have. */
  | { type: 'slider.moved'; offset: number }
  | { type: 'list.cleared' };

interface StayCounterContext {
  readonly typed: TypedStays;
  /** What the trip has put into the list: while it stands there as it came, nothing is typed. */
  readonly ofTrip: TypedStays;
  /** YYYY-MM-DD; nothing until it is known. */
  readonly today: string | undefined;
  /** The day to which the end of the window was moved; nothing while it ends today. */
  readonly day: string | undefined;
}

const emptyRow: Stay = { entry: '', exit: '' };
const emptyList: TypedStays = { rows: [emptyRow], entry: '', wanted: '' };

// A day with a year of five digits is none, and the others stay: one odd value is not worth the whole list.
const typedDate = v.pipe(
  v.string(),
  v.transform((typed) => (typed.length > lastDate.length ? '' : typed)),
);
const typedStaysSchema = v.object({
  rows: v.pipe(
    rowByRow(v.object({ entry: typedDate, exit: typedDate })),
    v.minLength(1),
    v.transform((rows) => rows.slice(0, mostStays)),
  ),
  entry: typedDate,
  wanted: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.slice(0, 4)),
    ),
    '',
  ),
});

/** The stays as they were typed, until the tab is closed. */
export const staysStorageKey: StorageKey<TypedStays> = {
  key: 'deshantar:stays:v1',
  lasts: 'tab',
  check: checkedBy(typedStaysSchema),
};

const isFilled = ({ entry, exit }: Stay) => entry !== '' && exit !== '';

/** Whether anything stands in the list. */
function isBegun({ rows, entry, wanted }: TypedStays): boolean {
  return entry !== '' || wanted !== '' || rows.some((row) => row.entry !== '' || row.exit !== '');
}

/** Whether the visitor has typed anything: what the trip says follows the trip, and is not kept here. */
function isTyped({ typed, ofTrip }: Pick<StayCounterContext, 'typed' | 'ofTrip'>): boolean {
  return typed !== ofTrip && isBegun(typed);
}

/** The stays of the rows with both days, and which rows of the list they are. */
function filledRows({ rows }: TypedStays): {
  readonly stays: readonly Stay[];
  readonly rows: readonly number[];
} {
  const filled = rows.flatMap((stay, row) => (isFilled(stay) ? [{ stay, row }] : []));
  return { stays: filled.map(({ stay }) => stay), rows: filled.map(({ row }) => row) };
}

/** What is wrong with the list: a problem for each row that cannot be counted. */
function listProblems(typed: TypedStays): readonly StayProblem[] {
  const { stays, rows } = filledRows(typed);
  return stayProblems(stays).map((problem) => ({ ...problem, row: rows[problem.row] ?? problem.row }));
}

/** How many days a stay is to last; nothing for what is no number of days that may be. */
function wantedDays({ wanted }: TypedStays): number | undefined {
  const days = /^\s*\d{1,2}\s*$/.test(wanted) ? Number(wanted) : 0;
  return days >= 1 && days <= stayLimit ? days : undefined;
}

const isWantedWrong = (typed: TypedStays) => typed.wanted.trim() !== '' && wantedDays(typed) === undefined;

/** The stays of a trip to the area, as far as its days are known; nothing for a trip to elsewhere. */
function staysOfTrip({ destination, entry, exit }: TripFolder): TypedStays | undefined {
  if (destination === undefined || entry === undefined) return undefined;
  if (destination !== schengenArea && !isSchengen(destination)) return undefined;
  return exit === undefined || exit < entry
    ? { ...emptyList, entry }
    : { ...emptyList, rows: [{ entry, exit }] };
}

/** The state that a list asks for: whether there is anything to count, and whether it can be. */
function stateOf(typed: TypedStays): 'blank' | 'flawed' | 'counted' {
  if (listProblems(typed).length > 0 || isWantedWrong(typed)) return 'flawed';
  const isAsked = isCalendarDate(typed.entry) || wantedDays(typed) !== undefined;
  return filledRows(typed).stays.length > 0 || isAsked ? 'counted' : 'blank';
}

/**
 * The Schengen days of a traveller: a list of stays that is counted as soon as it holds one or asks about a new one, and a
 * window of 180 days that can be moved along them. A row that cannot be counted is named, and nothing is counted until it is
 * right or removed. Its states follow from the list alone, whatever changed it: each is a screen, and only a counted
 * list has a window to move.
 */
export const stayCounterMachine = setup({
  types: {
    context: {} as StayCounterContext,
    events: {} as StayCounterEvent,
  },
  actors: {
    today: silent<TodayFound>(),
    /** Tells what the tab has kept of the list, and keeps what is in it. */
    draft: silent<StaysFound, ReadableActor<{ readonly context: StayCounterContext }>>(),
    knownTrip: silent<TripKnown>(),
  },
  guards: {
    isBlank: ({ context }) => stateOf(context.typed) === 'blank',
    isFlawed: ({ context }) => stateOf(context.typed) === 'flawed',
    isCountable: ({ context }) => stateOf(context.typed) === 'counted',
    hasRoom: ({ context }) => context.typed.rows.length < mostStays,
    /** What somebody has typed is never replaced by a trip. */
    isUntouched: ({ context }) => !isTyped(context),
    isListed: ({ context }, params: { row: number }) =>
      params.row >= 0 && params.row < context.typed.rows.length,
  },
  actions: {
    keepToday: assign((_, { today }: { today: string }) => ({ today })),
    takeFound: assign((_, { typed }: { typed: TypedStays }) => ({ typed })),
    takeTrip: assign((_, { folder }: { folder: TripFolder }) => {
      const ofTrip = staysOfTrip(folder) ?? emptyList;
      return { typed: ofTrip, ofTrip };
    }),
    keepRow: assign(({ context: { typed } }, { row, field, value }: RowChanged) => ({
      typed: {
        ...typed,
        rows: typed.rows.map((stay, index) => (index === row ? { ...stay, [field]: value } : stay)),
      },
    })),
    addRow: assign(({ context: { typed } }) => ({ typed: { ...typed, rows: [...typed.rows, emptyRow] } })),
    removeRow: assign(({ context: { typed } }, { row }: { row: number }) => {
      const rows = typed.rows.filter((_, index) => index !== row);
      return { typed: { ...typed, rows: rows.length > 0 ? rows : [emptyRow] } };
    }),
    keepEntry: assign(({ context: { typed } }, { value }: { value: string }) => ({
      typed: { ...typed, entry: value },
    })),
    keepWanted: assign(({ context: { typed } }, { value }: { value: string }) => ({
      typed: { ...typed, wanted: value },
    })),
    moveWindow: assign(({ context }, { offset }: { offset: number }) => {
      const picture = pictureIn(context);
      return picture ? { day: addDays(picture.first, offset) } : {};
    }),
    clear: assign({ typed: emptyList, day: undefined }),
  },
}).createMachine({
  id: 'stayCounter',
  context: { typed: emptyList, ofTrip: emptyList, today: undefined, day: undefined },
  // The list is told in this order: what the tab has kept comes first, and a trip does not replace it.
  invoke: [
    { id: 'today', src: 'today' },
    { id: 'draft', src: 'draft', input: ({ self }) => self },
    { id: 'knownTrip', src: 'knownTrip' },
  ],
  initial: 'blank',
  on: {
    'today.found': { actions: { type: 'keepToday', params: ({ event }) => event } },
    'stays.found': { actions: { type: 'takeFound', params: ({ event }) => event } },
    'trip.known': { guard: 'isUntouched', actions: { type: 'takeTrip', params: ({ event }) => event } },
    'row.changed': {
      guard: { type: 'isListed', params: ({ event }) => ({ row: event.row }) },
      actions: { type: 'keepRow', params: ({ event }) => event },
    },
    'row.added': { guard: 'hasRoom', actions: 'addRow' },
    'row.removed': {
      guard: { type: 'isListed', params: ({ event }) => ({ row: event.row }) },
      actions: { type: 'removeRow', params: ({ event }) => event },
    },
    'entry.changed': { actions: { type: 'keepEntry', params: ({ event }) => event } },
    'wanted.changed': { actions: { type: 'keepWanted', params: ({ event }) => event } },
    'list.cleared': { actions: 'clear' },
  },
  states: {
    blank: {
      always: [
        { guard: 'isFlawed', target: 'flawed' },
        { guard: 'isCountable', target: 'counted' },
      ],
    },
    flawed: {
      always: [
        { guard: 'isCountable', target: 'counted' },
        { guard: 'isBlank', target: 'blank' },
      ],
    },
    counted: {
      on: { 'slider.moved': { actions: { type: 'moveWindow', params: ({ event }) => event } } },
      always: [
        { guard: 'isFlawed', target: 'flawed' },
        { guard: 'isBlank', target: 'blank' },
      ],
    },
  },
});

export type StayCounterSnapshot = SnapshotFrom<typeof stayCounterMachine>;

/** What is worth keeping: nothing while the list is as it began, or as the trip says it. */
export function selectDraft({ context }: Pick<StayCounterSnapshot, 'context'>): TypedStays | undefined {
  return isTyped(context) ? context.typed : undefined;
}

/** Whether there is anything to clear. */
export function selectIsBegun({ context }: StayCounterSnapshot): boolean {
  return isBegun(context.typed);
}

/** What is wrong with a field, by its row and name. */
export function selectRowProblems({ context }: StayCounterSnapshot): ReadonlyMap<string, StayProblem> {
  return new Map(listProblems(context.typed).map((problem) => [`${problem.row}.${problem.field}`, problem]));
}

/** Whether the days that a stay is to last are no number from 1 to 90. */
export function selectIsWantedWrong({ context }: StayCounterSnapshot): boolean {
  return isWantedWrong(context.typed);
}

/** The first stay of the wanted days: from the day of entry on that is asked about, or from today. */
function wantedStay(typed: TypedStays, stays: readonly Stay[], today: string | undefined): Stay | undefined {
  const days = wantedDays(typed);
  const from = isCalendarDate(typed.entry) ? typed.entry : today;
  if (days === undefined || from === undefined) return undefined;
  const entry = firstDayToStay(stays, days, from);
  return entry === undefined ? undefined : { entry, exit: addDays(entry, days - 1) };
}

/** The new stay that is asked about, as long as it may be or as it is wanted. */
function plannedStay(typed: TypedStays, stays: readonly Stay[], today: string | undefined): Stay | undefined {
  const { entry } = typed;
  if (!isCalendarDate(entry)) return wantedStay(typed, stays, today);
  const { lastExit } = planStay(stays, entry);
  return lastExit === undefined ? undefined : { entry, exit: lastExit };
}

function pictureIn({ typed, today, day = today }: StayCounterContext): WindowPicture | undefined {
  const { stays } = filledRows(typed);
  return day === undefined ? undefined : pictureOf(stays, plannedStay(typed, stays, today), day);
}

/** What a counted list gives. */
export interface CountedStays {
  /** Nothing while the list has no stay with both days. */
  readonly check: StayCheck | undefined;
  /** A new stay from the day that is asked about. */
  readonly plan: (StayPlan & { readonly entry: string }) | undefined;
  /** The first stay of as many days as are wanted. */
  readonly wanted: Stay | undefined;
  readonly picture: WindowPicture | undefined;
  readonly today: string | undefined;
}

/** The figures, once the list can be counted; `src/content/stays-answer.ts` says them. */
export function selectCounted(snapshot: StayCounterSnapshot): CountedStays | undefined {
  if (!snapshot.matches('counted')) return undefined;
  const { typed, today } = snapshot.context;
  const { stays } = filledRows(typed);
  const { entry } = typed;
  return {
    check: stays.length > 0 ? checkStays(stays) : undefined,
    plan: isCalendarDate(entry) ? { ...planStay(stays, entry), entry } : undefined,
    wanted: wantedStay(typed, stays, today),
    picture: pictureIn(snapshot.context),
    today,
  };
}
