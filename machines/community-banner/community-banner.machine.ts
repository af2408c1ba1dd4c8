import { emit, setup } from 'xstate';

/** The community page's "coming soon" banner: dismissed until the page is opened again. Specification §4. */
export const communityBannerMachine = setup({
  types: {
    events: {} as { type: 'banner.dismissed' },
    emitted: {} as { type: 'focus.requested' },
  },
  actions: {
    moveFocusToPage: emit({ type: 'focus.requested' }),
  },
}).createMachine({
  id: 'communityBanner',
  initial: 'visible',
  states: {
    visible: { on: { 'banner.dismissed': { target: 'dismissed', actions: 'moveFocusToPage' } } },
    dismissed: { type: 'final' },
  },
});
