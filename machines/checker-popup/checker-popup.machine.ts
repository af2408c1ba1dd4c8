import { emit, setup, stateIn } from 'xstate';

/** How long a visitor has to leave the page still before the checker opens by itself, in ms. Specification §9. */
export const quietMs = 10_000;

export type CheckerPopupEvent =
  /** The visitor used the wheel, a finger, a key or a pointer. */
  | { type: 'visitor.acted' }
  | { type: 'page.scrolled' }
  /** Something stands over the page, a field has the focus, or the tab is hidden. */
  | { type: 'page.occupied' }
  | { type: 'page.freed' }
  /** The checker has been on the screen in this browser session. */
  | { type: 'checker.seen' };

/**
 * When the checker opens by itself on a guide: 10 s without scrolling after a scroll of the visitor's, never
 * over anything, once per browser session. A scroll before the visitor has done anything on the page is the
 * app's own and does not count. The flow ends with its page. Specification §4, Automatic popup.
 */
export const checkerPopupMachine = setup({
  types: {
    events: {} as CheckerPopupEvent,
    emitted: {} as { type: 'checker.due' },
  },
  guards: { isPageFree: stateIn({ page: 'free' }) },
  actions: { announceChecker: emit({ type: 'checker.due' }) },
  delays: { quiet: quietMs },
}).createMachine({
  id: 'checkerPopup',
  type: 'parallel',
  states: {
    page: {
      initial: 'free',
      states: {
        free: { on: { 'page.occupied': 'occupied' } },
        occupied: { on: { 'page.freed': 'free' } },
      },
    },
    visitor: {
      initial: 'arriving',
      on: { 'checker.seen': '.served' },
      states: {
        arriving: { on: { 'visitor.acted': 'present' } },
        present: {
          on: { 'page.scrolled': [{ guard: 'isPageFree', target: 'quiet' }, { target: 'held' }] },
        },
        quiet: {
          on: {
            'page.scrolled': { target: 'quiet', reenter: true },
            'page.occupied': 'held',
          },
          after: { quiet: { target: 'served', actions: 'announceChecker' } },
        },
        held: { on: { 'page.freed': 'quiet' } },
        served: {},
      },
    },
  },
});
