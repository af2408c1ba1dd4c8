import { assign, setup, type AnyActorRef, type SnapshotFrom } from 'xstate';
import { silent } from '../../source';
import type { SiteRef } from '../events';
import { emptyFolder, isEmpty, withSaid, type TripFolder } from './folder';
import {
  offersOf,
  saidByApplication,
  saidByChecker,
  saidByEstimator,
  travellerOf,
  type ApplicationAnswers,
  type CheckerAnswers,
  type CheckerProfile,
  type EstimatorAnswers,
  type TripOffers,
} from './forms';

/** What the device or the tab has kept: nothing that was said since is lost by it. */
export type FolderFound = { type: 'folder.found'; folder: TripFolder; isOnDevice: boolean };
/** What is kept was changed in another tab, or cleared on the privacy page. */
export type FolderReplaced = { type: 'folder.replaced'; folder: TripFolder };

export type TripFolderEvent =
  | FolderFound
  | FolderReplaced
  | { type: 'trip.said'; said: TripFolder }
  | { type: 'application.answered'; answers: ApplicationAnswers }
  | { type: 'checker.answered'; answers: CheckerAnswers }
  | { type: 'checker.scored'; score: NonNullable<TripFolder['score']>; profile: CheckerProfile }
  | { type: 'estimator.answered'; answers: EstimatorAnswers }
  /** Whether the device keeps it when the tab is closed. */
  | { type: 'keeping.toggled' }
  | { type: 'clear.pressed' }
  | { type: 'undo.pressed' };

interface TripFolderContext {
  readonly folder: TripFolder;
  /** What was in it before it was cleared. */
  readonly cleared: TripFolder;
  /** Whether the destination was said to the estimator last: closed and finished, it opens empty again. Specification §4. */
  readonly isEstimated: boolean;
}

const start: TripFolderContext = { folder: emptyFolder, cleared: emptyFolder, isEstimated: false };

/** The folder after something was said of it; a destination that is said anew is no longer the estimator's. */
function afterWords({ folder, isEstimated }: TripFolderContext, said: TripFolder) {
  const after = withSaid(folder, said);
  return { folder: after, isEstimated: isEstimated && after.destination === folder.destination };
}

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
    isOnDevice: (_, { isOnDevice }: { isOnDevice: boolean }) => isOnDevice,
  },
  actions: {
    takeFound: assign({
      folder: ({ context }, { folder }: { folder: TripFolder }) => withSaid(folder, context.folder),
    }),
    replace: assign((_, { folder }: { folder: TripFolder }) => ({ ...start, folder })),
    keepSaid: assign(({ context }, { said }: { said: TripFolder }) => afterWords(context, said)),
    keepApplication: assign(({ context }, { answers }: { answers: ApplicationAnswers }) =>
      afterWords(context, saidByApplication(answers)),
    ),
    keepChecker: assign(({ context }, { answers }: { answers: CheckerAnswers }) =>
      afterWords(context, saidByChecker(answers, context.folder)),
    ),
    keepScore: assign(
      (
        { context },
        { score, profile }: { score: NonNullable<TripFolder['score']>; profile: CheckerProfile },
      ) => afterWords(context, { score, ...travellerOf(profile, context.folder) }),
    ),
    keepEstimator: assign(({ context }, { answers }: { answers: EstimatorAnswers }) => {
      const after = afterWords(context, saidByEstimator(answers, context.folder));
      return {
        ...after,
        isEstimated: context.isEstimated || after.folder.destination !== context.folder.destination,
      };
    }),
    clear: assign({ folder: emptyFolder, cleared: ({ context }) => context.folder }),
    restore: assign({ folder: ({ context }) => context.cleared }),
  },
}).createMachine({
  id: 'tripFolder',
  context: start,
  type: 'parallel',
  invoke: { id: 'keptFolder', src: 'keptFolder', input: ({ self }) => self },
  on: {
    'trip.said': { actions: { type: 'keepSaid', params: ({ event }) => event } },
    'application.answered': { actions: { type: 'keepApplication', params: ({ event }) => event } },
    'checker.answered': { actions: { type: 'keepChecker', params: ({ event }) => event } },
    'checker.scored': { actions: { type: 'keepScore', params: ({ event }) => event } },
    'estimator.answered': { actions: { type: 'keepEstimator', params: ({ event }) => event } },
    'folder.replaced': { actions: { type: 'replace', params: ({ event }) => event } },
  },
  states: {
    contents: {
      initial: 'empty',
      on: { 'folder.found': { actions: { type: 'takeFound', params: ({ event }) => event } } },
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
    keeping: {
      initial: 'inTab',
      states: {
        inTab: {
          on: {
            'keeping.toggled': 'onDevice',
            'folder.found': {
              guard: { type: 'isOnDevice', params: ({ event }) => event },
              target: 'onDevice',
            },
          },
        },
        onDevice: { on: { 'keeping.toggled': 'inTab' } },
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

/** What the trip offers the forms of the site. */
export function selectOffers({ context: { folder, isEstimated } }: TripFolderSnapshot): TripOffers {
  const offers = offersOf(folder);
  return isEstimated ? { ...offers, estimator: {} } : offers;
}
