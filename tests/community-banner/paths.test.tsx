import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import { communityBannerMachine } from '../../machines/community-banner/community-banner.machine';
import { Page } from '../../src/pages/CommunityPage';
import { press, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

walkPaths<typeof communityBannerMachine, EventFrom<typeof communityBannerMachine>, { banner: boolean }>({
  flow: 'Community banner',
  states: 'tests/community-banner/states.txt',
  machine: communityBannerMachine,
  events: ({ value }) => (value === 'visible' ? [{ type: 'banner.dismissed' }] : []),
  open: (world) =>
    world.open(
      <main id="main" tabIndex={-1}>
        <Page />
      </main>,
      '/community',
    ),
  act: {
    'banner.dismissed': async () => {
      await press('Dismiss');
      await wait(50);
    },
  },
  say: { 'banner.dismissed': () => 'dismisses the banner' },
  start: { banner: true },
  after: { 'banner.dismissed': () => ({ banner: false }) },
  see: ({ banner }) => ({
    address: '/community',
    buttons: banner ? ['Dismiss'] : [],
    disabledButtons: ['Sign Up', 'Explore'],
  }),
  alsoExpect: ({ banner }) => {
    expect(screen.queryByRole('complementary', { name: 'Coming soon' }) !== null).toBe(banner);
    if (!banner) expect(document.activeElement).toBe(screen.getByRole('main'));
    for (const name of ['Sign Up', 'Explore']) {
      const reason = screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(reason)?.textContent).toMatch(/^Launching soon/);
    }
    expect(localStorage.length + sessionStorage.length).toBe(0);
  },
});
