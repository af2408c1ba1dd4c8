import * as v from 'valibot';
import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate';
import { addDays, daysBetween, isCalendarDate, lastDate } from '../calendar';
import { dateWords, dayCount } from '../date-words';
import { isSchengen, schengenArea } from '../schengen';
import type { TripFolder } from '../site/trip-folder/folder';
import { checkedBy, rowByRow } from '../kept';
import type { StorageKey } from '../ports';
import { silent, type Watched } from '../source';
import {
  checkStays,
  firstDayToStay,
  planStay,
  stayLimit,
  stayProblems,
  type Stay,
  type StayCheck,
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

export type StayCounterEvent =
  | TodayFound
  | StaysFound
  | TripKnown
  | { type: 'row.changed'; row: number; field: keyof Stay; value: string }
  | { type: 'row.added' }
  | { type: 'row.removed'; row: number }
  | { type: 'entry.changed'; value: string }
  | { type: 'wanted.changed'; value: string }
  /** The window of 180 days is moved: its last day is that many days after the first that it can have. */
  | { type: 'frame.moved'; offset: number }
  | { type: 'list.cleared' };

interface StayCounterContext {
  readonly typed: TypedStays;
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

/** Whether anything was typed. */
function isBegun({ rows, entry, wanted }: TypedStays): boolean {
  return entry !== '' || wanted !== '' || rows.some((row) => row.entry !== '' || row.exit !== '');
}

/** The rows with both days, and where they stand in the list. */
function filledRows({ rows }: TypedStays): {
  readonly stays: readonly Stay[];
  readonly places: readonly number[];
} {
  const places = rows.flatMap((row, place) => (isFilled(row) ? [place] : []));
  return { stays: rows.filter(isFilled), places };
}

/** What is wrong with the list: a message for each row that cannot be counted, with the row's own number. */
export function listProblems(
  typed: TypedStays,
): readonly { row: number; field: keyof Stay; message: string }[] {
  const { stays, places } = filledRows(typed);
  return stayProblems(stays).map(({ row, field, message }) => ({
    row: places[row] ?? row,
    field,
    message: message.replace(/^Stay \d+/, `Stay ${(places[row] ?? row) + 1}`),
  }));
}

/** How many days a stay is to last; nothing for what is no number of days that may be. */
function wantedDays({ wanted }: TypedStays): number | undefined {
  const days = /^\s*\d{1,2}\s*$/.test(wanted) ? Number(wanted) : 0;
  return days >= 1 && days <= stayLimit ? days : undefined;
}

const isWrongWish = (typed: TypedStays) => typed.wanted.trim() !== '' && wantedDays(typed) === undefined;

/** The stays of a trip to the area, as far as its days are known; nothing for a trip to elsewhere. */
function staysOfTrip({ destination, entry, exit }: TripFolder): TypedStays | undefined {
  if (destination === undefined || entry === undefined) return undefined;
  if (destination !== schengenArea && !isSchengen(destination)) return undefined;
  return exit === undefined || exit < entry
    ? { ...emptyList, entry }
    : { ...emptyList, rows: [{ entry, exit }] };
}

/** Whether there is anything to count, and whether it can be. */
function situationOf(typed: TypedStays): 'blank' | 'flawed' | 'counted' {
  if (listProblems(typed).length > 0 || isWrongWish(typed)) return 'flawed';
  const isAsked = isCalendarDate(typed.entry) || wantedDays(typed) !== undefined;
  return filledRows(typed).stays.length > 0 || isAsked ? 'counted' : 'blank';
}

/**
 * The Schengen days of a traveller: a list of stays that is counted as soon as it holds one, and a window of 180
 * days that can be moved along them. A row that cannot be counted is named, and nothing is counted until it is
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
    draft: silent<StaysFound, Watched<{ readonly context: StayCounterContext }>>(),
    trip: silent<TripKnown>(),
  },
  guards: {
    isBlank: ({ context }) => situationOf(context.typed) === 'blank',
    isFlawed: ({ context }) => situationOf(context.typed) === 'flawed',
    isCountable: ({ context }) => situationOf(context.typed) === 'counted',
    hasRoom: ({ context }) => context.typed.rows.length < mostStays,
    /** What somebody has typed is never replaced by a trip. */
    isUntouched: ({ context }) => !isBegun(context.typed),
    isListed: ({ context }, params: { row: number }) =>
      params.row >= 0 && params.row < context.typed.rows.length,
  },
  actions: {
    keepToday: assign(({ event }) => {
      assertEvent(event, 'today.found');
      return { today: event.today };
    }),
    takeFound: assign(({ event }) => {
      assertEvent(event, 'stays.found');
      return { typed: event.typed };
    }),
    takeTrip: assign(({ event }) => {
      assertEvent(event, 'trip.known');
      return { typed: staysOfTrip(event.folder) ?? emptyList };
    }),
    keepRow: assign(({ context: { typed }, event }) => {
      assertEvent(event, 'row.changed');
      const { row, field, value } = event;
      return {
        typed: {
          ...typed,
          rows: typed.rows.map((stay, place) => (place === row ? { ...stay, [field]: value } : stay)),
        },
      };
    }),
    addRow: assign(({ context: { typed } }) => ({ typed: { ...typed, rows: [...typed.rows, emptyRow] } })),
    removeRow: assign(({ context: { typed }, event }) => {
      assertEvent(event, 'row.removed');
      const rows = typed.rows.filter((_, place) => place !== event.row);
      return { typed: { ...typed, rows: rows.length > 0 ? rows : [emptyRow] } };
    }),
    keepEntry: assign(({ context: { typed }, event }) => {
      assertEvent(event, 'entry.changed');
      return { typed: { ...typed, entry: event.value } };
    }),
    keepWanted: assign(({ context: { typed }, event }) => {
      assertEvent(event, 'wanted.changed');
      return { typed: { ...typed, wanted: event.value } };
    }),
    moveFrame: assign(({ context, event }) => {
      assertEvent(event, 'frame.moved');
      const picture = pictureIn(context);
      return picture ? { day: addDays(picture.first, event.offset) } : {};
    }),
    clear: assign({ typed: emptyList, day: undefined }),
  },
}).createMachine({
  id: 'stayCounter',
  context: { typed: emptyList, today: undefined, day: undefined },
  // The day is no part of the list: their order does not matter.
  invoke: [
    { id: 'today', src: 'today' },
    { id: 'draft', src: 'draft', input: ({ self }) => self },
    // After what the tab has kept: that comes first.
    { id: 'trip', src: 'trip' },
  ],
  initial: 'blank',
  on: {
    'today.found': { actions: 'keepToday' },
    'stays.found': { actions: 'takeFound' },
    'trip.known': { guard: 'isUntouched', actions: 'takeTrip' },
    'row.changed': {
      guard: { type: 'isListed', params: ({ event }) => ({ row: event.row }) },
      actions: 'keepRow',
    },
    'row.added': { guard: 'hasRoom', actions: 'addRow' },
    'row.removed': {
      guard: { type: 'isListed', params: ({ event }) => ({ row: event.row }) },
      actions: 'removeRow',
    },
    'entry.changed': { actions: 'keepEntry' },
    'wanted.changed': { actions: 'keepWanted' },
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
      on: { 'frame.moved': { actions: 'moveFrame' } },
      always: [
        { guard: 'isFlawed', target: 'flawed' },
        { guard: 'isBlank', target: 'blank' },
      ],
    },
  },
});

export type StayCounterSnapshot = SnapshotFrom<typeof stayCounterMachine>;

/** What is worth keeping: nothing while the list is as it began. */
export function selectDraft({ context }: Pick<StayCounterSnapshot, 'context'>): TypedStays | undefined {
  return isBegun(context.typed) ? context.typed : undefined;
}

/** The message beside each field of each row. */
export function selectRowProblems({ context }: StayCounterSnapshot): ReadonlyMap<string, string> {
  return new Map(listProblems(context.typed).map(({ row, field, message }) => [`${row}.${field}`, message]));
}

/** What is wrong with the days that a stay is to last. */
export function selectWantedProblem({ context }: StayCounterSnapshot): string | undefined {
  return isWrongWish(context.typed) ? `Enter a number of days from 1 to ${stayLimit}.` : undefined;
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

export interface StayResult {
  /** Each with what it means, most important first. */
  readonly sentences: readonly string[];
  readonly isOverstay: boolean;
  /** The numbers of a new stay, where one is asked about. */
  readonly plan?: readonly { readonly label: string; readonly value: string }[];
  readonly picture?: WindowPicture & {
    /** What the slider says of the day that it stands on. */
    readonly words: string;
    /** Where the slider stands, in days from its first, and how far it goes. */
    readonly offset: number;
    readonly reach: number;
  };
}

function checkSentence({ peak, overstay }: StayCheck): string {
  return overstay
    ? `These stays break the rule: from ${dateWords(overstay.from)} on, ${dayCount(overstay.days)} ${overstay.days === 1 ? 'is' : 'are'} beyond the ${stayLimit}.`
    : `These stays keep the rule: at most ${dayCount(peak)} in any 180.`;
}

function planSentence(stays: readonly Stay[], entry: string): string {
  const { stay, lastExit, earliestEntry } = planStay(stays, entry);
  return lastExit === undefined
    ? `You cannot enter on ${dateWords(entry)}: the first day is ${dateWords(earliestEntry)}.`
    : `If you enter on ${dateWords(entry)}, you may stay ${dayCount(stay)}, to ${dateWords(lastExit)}.`;
}

function planNumbers(stays: readonly Stay[], entry: string): NonNullable<StayResult['plan']> {
  const { used, stay, lastExit, earliestEntry } = planStay(stays, entry);
  return [
    { label: 'Days used before you enter', value: String(used) },
    { label: 'Longest stay from that day', value: dayCount(stay) },
    ...(lastExit === undefined
      ? [{ label: 'First day of a new stay', value: dateWords(earliestEntry) }]
      : [{ label: 'Last day to leave', value: dateWords(lastExit) }]),
  ];
}

function wishSentence({ entry, exit }: Stay, today: string | undefined): string {
  const when = entry === today ? 'today' : dateWords(entry);
  return `You could stay ${dayCount(daysBetween(entry, exit) + 1)} from ${when} on: to ${dateWords(exit)}.`;
}

/** The results, once the list can be counted. */
export function selectResult(snapshot: StayCounterSnapshot): StayResult | undefined {
  if (!snapshot.matches('counted')) return undefined;
  const { typed } = snapshot.context;
  const { stays } = filledRows(typed);
  const asksEntry = isCalendarDate(typed.entry);
  const check = checkStays(stays);
  const wanted = wantedStay(typed, stays, snapshot.context.today);
  const picture = pictureIn(snapshot.context);
  const range = picture && { first: picture.first, last: picture.last };
  return {
    sentences: [
      ...(wanted ? [wishSentence(wanted, snapshot.context.today)] : []),
      ...(asksEntry ? [planSentence(stays, typed.entry)] : []),
      ...(stays.length > 0 ? [checkSentence(check)] : []),
      ...(asksEntry && planStay(stays, typed.entry).stay > stayLimit - planStay(stays, typed.entry).used
        ? [
            'That is more than 90 minus the days used, because old days drop out of the 180 while you are there.',
          ]
        : []),
    ],
    isOverstay: check.overstay !== undefined,
    ...(asksEntry && { plan: planNumbers(stays, typed.entry) }),
    ...(picture &&
      range && {
        picture: {
          ...picture,
          offset: daysBetween(range.first, picture.frame.to),
          reach: daysBetween(range.first, range.last),
          words: `${dateWords(picture.frame.to)}: ${picture.used} of 90 days in the 180 since ${dateWords(picture.frame.from)}`,
        },
      }),
  };
}
