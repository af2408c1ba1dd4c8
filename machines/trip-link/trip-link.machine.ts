import { assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import { copiedNotice, copyRegion, copyTextOf, notCopiedNotice } from '../copying';
import { hashOfTrip } from '../shared-trip/trip-in-hash';
import { forNotices, type SiteRef } from '../site/events';
import { emptyFolder, type TripFolder } from '../site/trip-folder/folder';
import { silent } from '../source';

/** What is in the visitor's folder, first and whenever it changes. */
export type TripKnown = { type: 'trip.known'; trip: TripFolder };

export type TripLinkEvent = TripKnown | { type: 'copy.pressed' } | { type: 'picture.pressed' };

/** Hands a picture of the trip to the device's share sheet, or saves it; fails where it cannot be drawn. */
const handOnPicture = fromPromise<void, { readonly trip: TripFolder }>(() =>
  Promise.reject(new Error('handOnPicture is not provided')),
);

interface TripLinkContext {
  readonly site: SiteRef;
  /** The address of the folder's page. */
  readonly page: string;
  readonly trip: TripFolder;
}

/** The link that carries a trip to somebody else. */
export function tripLink({ page, trip }: Pick<TripLinkContext, 'page' | 'trip'>): string {
  return `${page}${hashOfTrip(trip)}`;
}

/** Hands a trip on: by a link that carries it, copied or in a message, or as a picture. Specification §2, Trip page. */
export const tripLinkMachine = setup({
  types: {
    context: {} as TripLinkContext,
    events: {} as TripLinkEvent,
    input: {} as Pick<TripLinkContext, 'site' | 'page'>,
  },
  actors: { copyText: copyTextOf<{ link: string }>(), handOnPicture, knownTrip: silent<TripKnown>() },
  actions: {
    keepTrip: assign((_, { trip }: { trip: TripFolder }) => ({ trip })),
    announceCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: copiedNotice('trip-link') }),
    ),
    announceNotCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: notCopiedNotice('trip-link') }),
    ),
    explainNoPicture: sendTo(
      ({ context }) => context.site,
      forNotices({
        type: 'notice.raised',
        notice: { id: 'trip-picture', kind: 'error', says: 'trip-picture.failed' },
      }),
    ),
  },
}).createMachine({
  id: 'tripLink',
  type: 'parallel',
  context: ({ input }) => ({ ...input, trip: emptyFolder }),
  invoke: { id: 'knownTrip', src: 'knownTrip' },
  on: { 'trip.known': { actions: { type: 'keepTrip', params: ({ event }) => event } } },
  states: {
    link: copyRegion((context: TripLinkContext) => ({ link: tripLink(context) })),
    picture: {
      initial: 'offered',
      states: {
        offered: { on: { 'picture.pressed': 'handingOn' } },
        handingOn: {
          invoke: {
            id: 'handOnPicture',
            src: 'handOnPicture',
            input: ({ context: { trip } }) => ({ trip }),
            onDone: 'offered',
            onError: { target: 'offered', actions: 'explainNoPicture' },
          },
        },
      },
    },
  },
});

export type TripLinkSnapshot = SnapshotFrom<typeof tripLinkMachine>;
