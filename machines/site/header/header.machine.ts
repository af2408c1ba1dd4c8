import { emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { searchPath } from '../../search/address';
import { silent } from '../../source';
import { forNavigation, type SiteRef } from '../events';

/** How far the page is scrolled, in CSS px, before the header takes its backdrop. Specification §9. */
export const backdropAfterPx = 20;

export type PageScrolled = { type: 'page.scrolled'; top: number };
/** What closes an open menu besides its button. */
export type MenuDismissed =
  | { type: 'escape.pressed' }
  | { type: 'outside.pressed' }
  | { type: 'screen.widened' };

/** The key for the search was pressed, outside a field and a dialog. */
export type SearchKeyPressed = { type: 'search-key.pressed' };

export type HeaderEvent =
  | PageScrolled
  | MenuDismissed
  | SearchKeyPressed
  | { type: 'menu.pressed' }
  | { type: 'page.entered' };

/**
 * The header: a phone's menu under it, a blurred backdrop behind it once the page is scrolled or the menu is open, and a key that
 * leads to the search. Specification §2, Header, and §4, Mobile menu.
 */
export const headerMachine = setup({
  types: {
    context: {} as { readonly site: SiteRef },
    input: {} as { readonly site: SiteRef },
    events: {} as HeaderEvent,
    emitted: {} as { type: 'menu-button.focused' },
  },
  actors: {
    scrollPosition: silent<PageScrolled>(),
    menuDismissal: silent<MenuDismissed>(),
    searchKey: silent<SearchKeyPressed>(),
  },
  guards: { isBelowTop: (_, { top }: { top: number }) => top > backdropAfterPx },
  actions: {
    focusMenuButton: emit({ type: 'menu-button.focused' }),
    goToSearch: sendTo(
      ({ context }) => context.site,
      forNavigation({ type: 'navigation.requested', to: searchPath }),
    ),
  },
}).createMachine({
  id: 'header',
  context: ({ input }) => input,
  invoke: { id: 'searchKey', src: 'searchKey' },
  type: 'parallel',
  on: { 'search-key.pressed': { actions: 'goToSearch' } },
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
