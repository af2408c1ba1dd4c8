import { setup } from 'xstate';

/** The phone's menu under the header. Specification §2 (Header) and §4. */
export const mobileMenuMachine = setup({
  types: {
    events: {} as
      | { type: 'menu.pressed' }
      | { type: 'escape.pressed' }
      | { type: 'outside.pressed' }
      | { type: 'screen.widened' }
      | { type: 'page.changed' },
  },
  actions: {
    focusMenuButton: () => {},
  },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.pressed': 'open' } },
    open: {
      on: {
        'menu.pressed': 'closed',
        'escape.pressed': { target: 'closed', actions: 'focusMenuButton' },
        'outside.pressed': 'closed',
        'screen.widened': 'closed',
        'page.changed': 'closed',
      },
    },
  },
});
