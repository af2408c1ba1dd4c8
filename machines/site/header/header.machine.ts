import { emit, setup, type SnapshotFrom } from 'xstate';

/** How far the page is scrolled, in CSS px, before the header takes its backdrop. Specification §9. */
export const backdropAfterPx = 20;

export type HeaderEvent =
  | { type: 'menu.pressed' }
  | { type: 'escape.pressed' }
  | { type: 'outside.pressed' }
  | { type: 'screen.widened' }
  | { type: 'page.entered' }
  | { type: 'page.scrolled'; top: number };

/**
 * The header: a phone's menu under it, and a blurred backdrop behind it once the page is scrolled or the menu is open.
 * Specification §2 (Header) and §4.
 */
export const headerMachine = setup({
  types: { events: {} as HeaderEvent, emitted: {} as { type: 'menu-button.focused' } },
  guards: { isBelowTop: (_, { top }: { top: number }) => top > backdropAfterPx },
  actions: { focusMenuButton: emit({ type: 'menu-button.focused' }) },
}).createMachine({
  id: 'header',
  type: 'parallel',
  states: {
    menu: {
      initial: 'closed',
      states: {
        closed: { on: { 'menu.pressed': 'open' } },
        open: {
          on: {
            'menu.pressed': 'closed',
            'escape.pressed': { target: 'closed', actions: 'focusMenuButton' },
            'outside.pressed': 'closed',
            'screen.widened': 'closed',
            'page.entered': 'closed',
          },
        },
      },
    },
    page: {
      initial: 'atTop',
      states: {
        atTop: {
          on: {
            'page.scrolled': {
              guard: { type: 'isBelowTop', params: ({ event }) => ({ top: event.top }) },
              target: 'scrolled',
            },
          },
        },
        scrolled: {
          on: {
            'page.scrolled': [
              { guard: { type: 'isBelowTop', params: ({ event }) => ({ top: event.top }) } },
              { target: 'atTop' },
            ],
          },
        },
      },
    },
  },
});

export type HeaderSnapshot = SnapshotFrom<typeof headerMachine>;

export function selectMenuIsOpen({ value }: HeaderSnapshot): boolean {
  return value.menu === 'open';
}

/** Whether the header stands out from what is behind it. */
export function selectHasBackdrop({ value }: HeaderSnapshot): boolean {
  return value.page === 'scrolled' || value.menu === 'open';
}
