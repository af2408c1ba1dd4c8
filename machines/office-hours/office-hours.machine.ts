import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../source';
import { openingAt, type OfficeHours, type Opening } from './opening';

/** What time it is, an ISO timestamp: at once, and then every minute. */
export type TimeTold = { type: 'time.told'; now: string };

interface OfficeHoursContext {
  readonly hours: OfficeHours;
  /** Nothing until the time is known. */
  readonly opening: Opening | undefined;
}

/** Whether somebody answers now. A page's HTML cannot know; on the device the clock tells. Specification §1. */
export const officeHoursMachine = setup({
  types: {
    context: {} as OfficeHoursContext,
    events: {} as TimeTold,
    input: {} as { readonly hours: OfficeHours },
  },
  actors: { clock: silent<TimeTold>() },
  guards: {
    isWithin: ({ context }, { now }: { now: string }) => openingAt(context.hours, now).isOpen,
  },
  actions: {
    keepOpening: assign(({ context, event }) => {
      assertEvent(event, 'time.told');
      return { opening: openingAt(context.hours, event.now) };
    }),
  },
}).createMachine({
  id: 'officeHours',
  context: ({ input }) => ({ hours: input.hours, opening: undefined }),
  invoke: { id: 'clock', src: 'clock' },
  initial: 'unknown',
  on: {
    'time.told': [
      {
        guard: { type: 'isWithin', params: ({ event }) => ({ now: event.now }) },
        target: '.open',
        actions: 'keepOpening',
      },
      { target: '.closed', actions: 'keepOpening' },
    ],
  },
  states: { unknown: {}, open: {}, closed: {} },
});

export type OfficeHoursSnapshot = SnapshotFrom<typeof officeHoursMachine>;
