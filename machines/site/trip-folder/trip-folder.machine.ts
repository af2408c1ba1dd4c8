import { assign, not, setup, type AnyActorRef, type SnapshotFrom } from 'xstate';
import { silent } from '../../source';
import type { SiteRef } from '../events';
import { emptyFolder, isEmpty, withPatch, type TripFolder } from './folder';
import {
  prefillsOf,
  patchByApplication,
  patchByChecker,
  patchByEstimator,
  travellerOf,
  type ApplicationAnswers,
  type CheckerAnswers,
  type CheckerProfile,
  type EstimatorAnswers,
  type TripPrefills,
} from './forms';

/** What the device or the tab has kept: nothing that was said since is lost by it. */
export type FolderFound = { type: 'folder.found'; folder: TripFolder; isOnDevice: boolean };
/** What is kept was changed in another tab, or cleared on the privacy page. */
export type FolderReplaced = { type: 'folder.replaced'; folder: TripFolder };

export type TripFolderEvent =
  | FolderFound
  | FolderReplaced
  | { type: 'trip.patched'; patch: TripFolder }
  | { type: 'application.answered'; answers: ApplicationAnswers }
  | { type: 'checker.answered'; answers: CheckerAnswers }
  | { type: 'checker.scored'; score: NonNullable<TripFolder['score']>; profile: CheckerProfile }
  | { type: 'estimator.answered'; answers: EstimatorAnswers }
  /** Dates that were changed for a journey to a country, which is where a trip without a destination goes; `''` takes one out. */
  | {
      type: 'dates.planned';
      dates: Pick<TripFolder, 'entry' | 'exit' | 'passportIssued' | 'passportExpiry'>;
      country: string;
    }
  /** Whether the device keeps it when the tab is closed. */
  | { type: 'keeping.toggled' }
  /** Asked whether the device may keep it: no. */
  | { type: 'keeping.declined' }
  | { type: 'clear.pressed' }
  | { type: 'undo.pressed' };

interface TripFolderContext {
  readonly folder: TripFolder;
  /** What was in it before it was cleared. */
  readonly cleared: TripFolder;
}

const start: TripFolderContext = { folder: emptyFolder, cleared: emptyFolder };

/** What an event adds to the trip. */
interface Patched {
  readonly patch: TripFolder;
}

type Happened<Type extends TripFolderEvent['type']> = {
  readonly context: TripFolderContext;
  readonly event: Extract<TripFolderEvent, { type: Type }>;
};

const byWords = ({ event }: Happened<'trip.patched'>): Patched => ({ patch: event.patch });
const byApplication = ({ event }: Happened<'application.answered'>): Patched => ({
  patch: patchByApplication(event.answers),
});
const byChecker = ({ context, event }: Happened<'checker.answered'>): Patched => ({
  patch: patchByChecker(event.answers, context.folder),
});
const byScore = ({ context, event }: Happened<'checker.scored'>): Patched => ({
  patch: { score: event.score, ...travellerOf(event.profile, context.folder) },
});
const byEstimator = ({ context, event }: Happened<'estimator.answered'>): Patched => ({
  patch: patchByEstimator(event.answers, context.folder),
});
/** The first dates of a trip without a destination are dates of the page's place; taking dates out names none. */
const byPlanner = ({
  context: { folder },
  event: { dates, country },
}: Happened<'dates.planned'>): Patched => {
  const givesDates = Object.values(dates).some((date) => date !== '');
  return { patch: givesDates ? { ...dates, destination: folder.destination ?? country } : dates };
};

/**
 * What a visitor has said of one trip, on any page: kept for the tab, or on the device when that is asked for, and offered to
 * every page that asks the same. It sends nothing anywhere. What was cleared can be had back until something else is said.
 */
export const tripFolderMachine = setup({
  types: {
    context: {} as TripFolderContext,
    events: {} as TripFolderEvent,
    input: {} as { site: SiteRef },
    tags: {} as 'filled',
  },
  actors: {
    /** Tells what is kept, and keeps what is in the folder, in the tab or on the device. */
    keptFolder: silent<FolderFound | FolderReplaced, AnyActorRef>(),
  },
  guards: {
    isFilled: ({ context }) => !isEmpty(context.folder),
    isEmpty: ({ context }) => isEmpty(context.folder),
    namesOtherDestination: ({ context: { folder } }, { patch }: Patched) =>
      withPatch(folder, patch).destination !== folder.destination,
    /** Worth keeping once the day of arrival is known; asked once. */
    shouldAskToKeep: ({ context: { folder } }) => folder.entry !== undefined && folder.keeping === undefined,
    isOnDevice: (_, { isOnDevice }: { isOnDevice: boolean }) => isOnDevice,
  },
  actions: {
    takeFound: assign({
      folder: ({ context }, { folder }: { folder: TripFolder }) => withPatch(folder, context.folder),
    }),
    replace: assign((_, { folder }: { folder: TripFolder }) => ({ ...start, folder })),
    applyPatch: assign(({ context }, { patch }: Patched) => ({ folder: withPatch(context.folder, patch) })),
    keepInTab: assign({ folder: ({ context }) => ({ ...context.folder, keeping: 'tab' as const }) }),
    clear: assign({ folder: emptyFolder, cleared: ({ context }) => context.folder }),
    restore: assign({ folder: ({ context }) => context.cleared }),
  },
}).createMachine({
  id: 'tripFolder',
  context: start,
  type: 'parallel',
  invoke: { id: 'keptFolder', src: 'keptFolder', input: ({ self }) => self },
  states: {
    contents: {
      initial: 'empty',
      on: {
        'folder.found': { actions: { type: 'takeFound', params: ({ event }) => event } },
        'folder.replaced': { actions: { type: 'replace', params: ({ event }) => event } },
        'trip.patched': { actions: { type: 'applyPatch', params: byWords } },
        'application.answered': { actions: { type: 'applyPatch', params: byApplication } },
        'checker.answered': { actions: { type: 'applyPatch', params: byChecker } },
        'checker.scored': { actions: { type: 'applyPatch', params: byScore } },
        'estimator.answered': { actions: { type: 'applyPatch', params: byEstimator } },
        'dates.planned': { actions: { type: 'applyPatch', params: byPlanner } },
      },
      states: {
        empty: { always: { guard: 'isFilled', target: 'filled' } },
        filled: {
          tags: 'filled',
          always: { guard: 'isEmpty', target: 'empty' },
          on: { 'clear.pressed': { target: 'cleared', actions: 'clear' } },
        },
        cleared: {
          always: { guard: 'isFilled', target: 'filled' },
          on: { 'undo.pressed': { target: 'filled', actions: 'restore' } },
        },
      },
    },
    // Closed and finished, the estimator opens empty again: what it has said itself is not offered to it. Specification §4.
    estimator: {
      initial: 'offered',
      states: {
        offered: {
          on: {
            'estimator.answered': {
              guard: { type: 'namesOtherDestination', params: byEstimator },
              target: 'notOffered',
            },
          },
        },
        notOffered: {
          on: {
            'folder.replaced': 'offered',
            'trip.patched': { guard: { type: 'namesOtherDestination', params: byWords }, target: 'offered' },
            'application.answered': {
              guard: { type: 'namesOtherDestination', params: byApplication },
              target: 'offered',
            },
            'checker.answered': {
              guard: { type: 'namesOtherDestination', params: byChecker },
              target: 'offered',
            },
          },
        },
      },
    },
    keeping: {
      initial: 'inTab',
      states: {
        inTab: {
          initial: 'quiet',
          states: {
            quiet: { always: { guard: 'shouldAskToKeep', target: 'asking' } },
            asking: {
              always: { guard: not('shouldAskToKeep'), target: 'quiet' },
              on: { 'keeping.declined': { actions: 'keepInTab' } },
            },
          },
          on: {
            'keeping.toggled': 'onDevice',
            'folder.found': {
              guard: { type: 'isOnDevice', params: ({ event }) => event },
              target: 'onDevice',
            },
          },
        },
        onDevice: { on: { 'keeping.toggled': { target: 'inTab', actions: 'keepInTab' } } },
      },
    },
  },
});

export type TripFolderSnapshot = SnapshotFrom<typeof tripFolderMachine>;

/** Whether there is anything in it that a page of its own is worth. */
export function selectIsFilled(snapshot: TripFolderSnapshot): boolean {
  return snapshot.hasTag('filled');
}

/** What is to be kept where; nothing of an empty folder. */
export function selectKept(snapshot: TripFolderSnapshot): {
  readonly inTab: TripFolder | undefined;
  readonly onDevice: TripFolder | undefined;
} {
  const { folder } = snapshot.context;
  const kept = isEmpty(folder) ? undefined : folder;
  return snapshot.matches({ keeping: 'onDevice' })
    ? { inTab: undefined, onDevice: kept }
    : { inTab: kept, onDevice: undefined };
}

/** What the trip has for the forms of the site. */
export function selectPrefills(snapshot: TripFolderSnapshot): TripPrefills {
  const prefills = prefillsOf(snapshot.context.folder);
  return snapshot.matches({ estimator: 'notOffered' }) ? { ...prefills, estimator: {} } : prefills;
}
