import { assign, setup } from 'xstate';
import { silent } from '../source';
import { openingAt, type OfficeHours, type OfficeState, type WeekTime } from './opening';

/** What time it is in India. */
export type TimeTold = { type: 'time.told'; now: WeekTime };

interface OfficeHoursContext {
  readonly hours: OfficeHours;
  /** What held when the clock was looked at last; nothing before. */
  readonly opening: OfficeState | undefined;
}

/**
 * Whether somebody answers now: the clock is looked at when the page is there, and then every minute. A page's HTML cannot know.
 * Specification §1.
 */
export const officeHoursMachine = setup({
  types: {
    context: {} as OfficeHoursContext,
    events: {} as TimeTold,
    input: {} as { readonly hours: OfficeHours },
  },
  actors: { clock: silent<TimeTold>() },
  guards: {
    isWithin: ({ context }, { now }: { now: WeekTime }) => openingAt(context.hours, now).isOpen,
  },
  actions: {
    keepOpening: assign(({ context }, { now }: { now: WeekTime }) => ({
      opening: openingAt(context.hours, now),
    })),
  },
  delays: { nextLook: 60_000 },
}).createMachine({
  id: 'officeHours',
  context: ({ input }) => ({ hours: input.hours, opening: undefined }),
  initial: 'looking',
  states: {
    looking: {
      invoke: { id: 'clock', src: 'clock' },
      on: {
        'time.told': [
          {
            guard: { type: 'isWithin', params: ({ event }) => ({ now: event.now }) },
            target: 'open',
            actions: { type: 'keepOpening', params: ({ event }) => event },
          },
          { target: 'closed', actions: { type: 'keepOpening', params: ({ event }) => event } },
        ],
      },
    },
    open: { after: { nextLook: 'looking' } },
    closed: { after: { nextLook: 'looking' } },
  },
});
