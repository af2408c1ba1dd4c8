import { sendTo, setup, stateIn } from 'xstate';
import type { Destination } from '../eligibility-checker/choices';
import { forTools, type SiteRef } from '../site/events';
import { silent } from '../source';

/** How long a visitor has to leave the page still before the checker opens by itself, in ms. Specification §9. */
export const quietMs = 10_000;

/** The visitor used the wheel, a finger, a key or a pointer. */
export type VisitorActed = { type: 'visitor.acted' };
export type PageScrolled = { type: 'page.scrolled' };
/** Whether something stands over the page, a field has the focus, or the tab is hidden. */
export type PageOccupation = { type: 'page.occupied' } | { type: 'page.freed' };
/** The checker has been on the screen in this browser session. */
export type CheckerSeen = { type: 'checker.seen' };

export type CheckerPopupEvent = VisitorActed | PageScrolled | PageOccupation | CheckerSeen;

interface CheckerPopupInput {
  readonly site: SiteRef;
  /** What the checker begins with on this guide. */
  readonly destination: Destination;
}

/**
 * When the checker opens by itself on a guide: 10 s without scrolling after a scroll of the visitor's, never
 * over anything, once per browser session. A scroll before the visitor has done anything on the page is the
 * app's own and does not count. The flow ends with its page. Specification §4, Automatic popup.
 */
export const checkerPopupMachine = setup({
  types: {
    context: {} as CheckerPopupInput,
    events: {} as CheckerPopupEvent,
    input: {} as CheckerPopupInput,
  },
  actors: {
    seen: silent<CheckerSeen>(),
    occupation: silent<PageOccupation>(),
    acts: silent<VisitorActed>(),
    scrolls: silent<PageScrolled>(),
  },
  guards: { isPageFree: stateIn({ page: 'free' }) },
  actions: {
    openChecker: sendTo(
      ({ context }) => context.site,
      ({ context: { destination } }) => forTools({ type: 'checker.requested', destination }),
    ),
  },
  delays: { quiet: quietMs },
}).createMachine({
  id: 'checkerPopup',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    page: {
      invoke: { id: 'occupation', src: 'occupation' },
      initial: 'free',
      states: {
        free: { on: { 'page.occupied': 'occupied' } },
        occupied: { on: { 'page.freed': 'free' } },
      },
    },
    visitor: {
      invoke: [
        { id: 'seen', src: 'seen' },
        { id: 'scrolls', src: 'scrolls' },
      ],
      initial: 'arriving',
      on: { 'checker.seen': '.done' },
      states: {
        arriving: {
          invoke: { id: 'acts', src: 'acts' },
          on: { 'visitor.acted': 'present' },
        },
        present: {
          on: { 'page.scrolled': [{ guard: 'isPageFree', target: 'quiet' }, { target: 'held' }] },
        },
        quiet: {
          on: {
            'page.scrolled': { target: 'quiet', reenter: true },
            'page.occupied': 'held',
          },
          after: { quiet: { target: 'done', actions: 'openChecker' } },
        },
        held: { on: { 'page.freed': 'quiet' } },
        done: {},
      },
    },
  },
});
