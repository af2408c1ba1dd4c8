import { emit, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../../source';

/** How far the page is scrolled, in CSS px, before the header takes its backdrop. Specification §9. */
export const backdropAfterPx = 20;

export type PageScrolled = { type: 'page.scrolled'; top: number };
/** What closes an open menu besides its button. */
export type MenuDismissed =
  | { type: 'escape.pressed' }
  | { type: 'outside.pressed' }
  | { type: 'screen.widened' };

export type HeaderEvent = PageScrolled | MenuDismissed | { type: 'menu.pressed' } | { type: 'page.entered' };

/**
 * The header: a phone's menu under it, and a blurred backdrop behind it once the page is scrolled or the menu is open.
 * Specification §2, Header, and §4, Mobile menu.
 */
export const headerMachine = setup({
  types: { events: {} as HeaderEvent, emitted: {} as { type: 'menu-button.focused' } },
  actors: { scrollPosition: silent<PageScrolled>(), menuDismissal: silent<MenuDismissed>() },
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
          invoke: { id: 'menuDismissal', src: 'menuDismissal' },
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
      invoke: { id: 'scrollPosition', src: 'scrollPosition' },
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
