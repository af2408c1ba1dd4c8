import { setup } from 'xstate';

/** How far the page is scrolled, in CSS px, before the header takes its backdrop. Specification §9. */
export const backdropAfterPx = 20;

/** The header's blurred backdrop: absent at the top of the page, there once it is scrolled. Specification §2. */
export const headerBackdropMachine = setup({
  types: { events: {} as { type: 'page.scrolled'; top: number } },
  guards: {
    isBelowTop: ({ event }) => event.top > backdropAfterPx,
    isAtTop: ({ event }) => event.top <= backdropAfterPx,
  },
}).createMachine({
  id: 'headerBackdrop',
  initial: 'absent',
  states: {
    absent: { on: { 'page.scrolled': { guard: 'isBelowTop', target: 'present' } } },
    present: { on: { 'page.scrolled': { guard: 'isAtTop', target: 'absent' } } },
  },
});
