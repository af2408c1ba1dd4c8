import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { copiedNotice, copyRegion, copyTextOf, refusedNotice } from '../copying';
import { hashOfTrip } from '../shared-trip/trip-in-hash';
import { forNotices, type SiteRef } from '../site/events';
import { emptyFolder, type TripFolder } from '../site/trip-folder/folder';
import { silent } from '../source';

/** What is in the visitor's folder, first and whenever it changes. */
export type TripKnown = { type: 'trip.known'; trip: TripFolder };

export type TripLinkEvent = TripKnown | { type: 'copy.pressed' };

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

/** Hands a trip on by a link that carries it: copied, or in a message. Specification §2, Trip page. */
export const tripLinkMachine = setup({
  types: {
    context: {} as TripLinkContext,
    events: {} as TripLinkEvent,
    input: {} as Pick<TripLinkContext, 'site' | 'page'>,
  },
  actors: { copyText: copyTextOf<{ link: string }>(), knownTrip: silent<TripKnown>() },
  actions: {
    keepTrip: assign((_, { trip }: { trip: TripFolder }) => ({ trip })),
    announceCopied: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: copiedNotice('trip-link') }),
    ),
    explainRefusal: sendTo(
      ({ context }) => context.site,
      forNotices({ type: 'notice.raised', notice: refusedNotice('trip-link') }),
    ),
  },
}).createMachine({
  id: 'tripLink',
  context: ({ input }) => ({ ...input, trip: emptyFolder }),
  invoke: { id: 'knownTrip', src: 'knownTrip' },
  on: { 'trip.known': { actions: { type: 'keepTrip', params: ({ event }) => event } } },
  ...copyRegion((context: TripLinkContext) => ({ link: tripLink(context) })),
});

export type TripLinkSnapshot = SnapshotFrom<typeof tripLinkMachine>;
