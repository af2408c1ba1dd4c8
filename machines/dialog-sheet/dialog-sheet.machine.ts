import { assign, emit, setup } from 'xstate';

/** How far down a sheet is pulled before letting go puts it away, in CSS pixels. */
const putAwayPx = 96;

/** A finger on the sheet's head; `y` is where it is on the screen, in CSS pixels. */
export type DialogSheetEvent =
  | { type: 'sheet.grabbed'; y: number }
  | { type: 'sheet.dragged'; y: number }
  | { type: 'sheet.released' }
  | { type: 'sheet.lost' };

interface DialogSheetContext {
  /** Where the finger took hold. */
  grabbedAt: number;
  /** How far down it has been pulled, in CSS pixels; never up. */
  pulled: number;
}

/**
 * A dialog that stands on the lower edge of a phone: pulled down by its head it follows the finger, and goes where it
 * was pulled far enough. Anything else puts it back. Specification §4, Automatic popup.
 */
export const dialogSheetMachine = setup({
  types: {
    context: {} as DialogSheetContext,
    events: {} as DialogSheetEvent,
    emitted: {} as { type: 'close.requested' },
  },
  guards: { isFarEnough: ({ context }) => context.pulled >= putAwayPx },
  actions: {
    takeHold: assign((_, { y }: { y: number }) => ({ grabbedAt: y, pulled: 0 })),
    follow: assign(({ context }, { y }: { y: number }) => ({ pulled: Math.max(0, y - context.grabbedAt) })),
    putBack: assign({ pulled: 0 }),
    requestClose: emit({ type: 'close.requested' }),
  },
}).createMachine({
  id: 'dialogSheet',
  context: { grabbedAt: 0, pulled: 0 },
  initial: 'standing',
  states: {
    standing: {
      entry: 'putBack',
      on: {
        'sheet.grabbed': { target: 'held', actions: { type: 'takeHold', params: ({ event }) => event } },
      },
    },
    held: {
      on: {
        'sheet.dragged': { actions: { type: 'follow', params: ({ event }) => event } },
        'sheet.released': [{ guard: 'isFarEnough', target: 'away' }, { target: 'standing' }],
        'sheet.lost': 'standing',
      },
    },
    /** It goes; whoever opened the dialog closes it. */
    away: { entry: 'requestClose', type: 'final' },
  },
});
