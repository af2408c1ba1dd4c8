import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { createEmptyActor, type EventFrom } from 'xstate';
import type { SiteRef } from '../../machines/site/events';
import { headerMachine } from '../../machines/site/header/header.machine';
import { themeMachine, type ThemeSnapshot } from '../../machines/site/theme/theme.machine';
import { AfterPage } from '../../src/app/shell/AfterPage';
import { Header } from '../../src/app/shell/Header';
import { ThemeChoice } from '../../src/flows/theme/ThemeChoice';
import { follow, press } from '../support/hands';
import { walkPaths } from '../support/paths';
import type { World } from '../support/world';

const media = new Map<string, { matches: boolean; listeners: Set<(event: { matches: boolean }) => void> }>();

function mediaQuery(query: string) {
  const known = media.get(query) ?? { matches: false, listeners: new Set() };
  media.set(query, known);
  return known;
}

/** Lets a walk change the device: its colour scheme, its width. */
function pretendDevice(): void {
  media.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return mediaQuery(query).matches;
    },
    addEventListener: (_: string, listener: () => void) => mediaQuery(query).listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => mediaQuery(query).listeners.delete(listener),
  }));
}

async function changeDevice(query: string, matches: boolean): Promise<void> {
  const changed = mediaQuery(query);
  changed.matches = matches;
  await act(async () => changed.listeners.forEach((listener) => listener({ matches })));
}

function Shell() {
  return (
    <>
      <Header />
      <main>Page</main>
      <AfterPage />
      <ThemeChoice />
    </>
  );
}

const openShell = (world: World) => {
  pretendDevice();
  document.documentElement.className = '';
  Reflect.set(window, 'scrollY', 0);
  world.isWhole = true;
  return world.open(<Shell />, '/services');
};

const darkDevice = '(prefers-color-scheme: dark)';
const wideScreen = '(min-width: 48em)';

interface ThemeSituation {
  preference: 'light' | 'dark' | 'system';
  device: 'light' | 'dark';
  stored: 'light' | 'dark' | 'system' | undefined;
}

const preferences = ['light', 'dark', 'system'] as const;
const choiceLabels = { light: 'Light', dark: 'Dark', system: 'Device' } as const;

walkPaths<typeof themeMachine, EventFrom<typeof themeMachine>, ThemeSituation>({
  flow: 'Theme',
  states: 'tests/site/theme/states.txt',
  machine: themeMachine,
  events: () => [
    ...preferences.map((preference) => ({ type: 'preference.found' as const, preference })),
    ...preferences.map((preference) => ({ type: 'preference.chosen' as const, preference })),
    { type: 'device.changed', scheme: 'dark' },
    { type: 'device.changed', scheme: 'light' },
    { type: 'toggle.pressed' },
  ],
  key: ({ value, context }: ThemeSnapshot) => JSON.stringify([value, context.device]),
  open: openShell,
  act: {
    'preference.found': ({ preference }, world) => world.themePreference.changeElsewhere(preference),
    'preference.chosen': async ({ preference }) => {
      await act(async () => fireEvent.click(screen.getByRole('radio', { name: choiceLabels[preference] })));
    },
    'device.changed': ({ scheme }) => changeDevice(darkDevice, scheme === 'dark'),
    'toggle.pressed': () => press('Switch between light and dark theme'),
  },
  say: {
    'preference.found': ({ preference }) => `another tab chooses ${preference}`,
    'preference.chosen': ({ preference }) => `chooses ${preference}`,
    'device.changed': ({ scheme }) => `the device turns ${scheme}`,
    'toggle.pressed': () => 'toggles',
  },
  start: { preference: 'system', device: 'light', stored: undefined },
  after: {
    'preference.found': (situation, { preference }) => ({ ...situation, preference, stored: preference }),
    // A radio button that is chosen already does nothing when it is chosen again.
    'preference.chosen': (situation, { preference }) =>
      situation.preference === preference ? situation : { ...situation, preference, stored: preference },
    'device.changed': (situation, { scheme }) => ({ ...situation, device: scheme }),
    'toggle.pressed': (situation) => {
      const shown = situation.preference === 'system' ? situation.device : situation.preference;
      const other = shown === 'dark' ? 'light' : 'dark';
      return { ...situation, preference: other, stored: other };
    },
  },
  see: () => ({}),
  alsoExpect: async ({ preference, device, stored }, world) => {
    const shown = preference === 'system' ? device : preference;
    await vi.waitFor(() => expect([...document.documentElement.classList]).toEqual([shown]));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: choiceLabels[preference] }).checked).toBe(
      true,
    );
    expect(world.themePreference.value).toBe(stored);
  },
});

walkPaths<
  typeof headerMachine,
  EventFrom<typeof headerMachine>,
  { open: boolean; top: number; address: string }
>({
  flow: 'Header',
  states: 'tests/site/header/states.txt',
  machine: headerMachine,
  input: { site: createEmptyActor() as SiteRef },
  events: ({ value }) => [
    { type: 'menu.pressed' },
    ...[0, 20, 21].map((top) => ({ type: 'page.scrolled', top }) as const),
    ...(value.menu === 'open'
      ? ([
          { type: 'escape.pressed' },
          { type: 'outside.pressed' },
          { type: 'screen.widened' },
          { type: 'page.entered' },
        ] as const)
      : [{ type: 'search-key.pressed' } as const]),
  ],
  open: openShell,
  act: {
    'menu.pressed': () =>
      press(screen.queryByRole('button', { name: 'Close menu' }) ? 'Close menu' : 'Open menu'),
    'escape.pressed': async () => {
      await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }));
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
    },
    'outside.pressed': async () => {
      await act(async () => fireEvent.pointerDown(screen.getByText('Page')));
    },
    'screen.widened': () => changeDevice(wideScreen, true),
    'page.entered': () => follow('Visa Eligibility Checker'),
    'search-key.pressed': () => act(async () => void fireEvent.keyDown(document.body, { key: '/' })),
    'page.scrolled': async ({ top }) => {
      Reflect.set(window, 'scrollY', top);
      await act(async () => fireEvent.scroll(window));
    },
  },
  say: {
    'menu.pressed': () => 'presses the menu button',
    'escape.pressed': () => 'presses Escape',
    'outside.pressed': () => 'taps beside the menu',
    'screen.widened': () => 'turns the phone',
    'page.entered': () => 'follows a link',
    'search-key.pressed': () => 'presses /',
    'page.scrolled': ({ top }) => `scrolls to ${top} px`,
  },
  start: { open: false, top: 0, address: '/services' },
  after: {
    'menu.pressed': (situation) => ({ ...situation, open: !situation.open }),
    'escape.pressed': (situation) => ({ ...situation, open: false }),
    'outside.pressed': (situation) => ({ ...situation, open: false }),
    'screen.widened': (situation) => ({ ...situation, open: false }),
    'page.entered': (situation) => ({
      ...situation,
      open: false,
      address: '/tools/visa-eligibility-checker',
    }),
    'search-key.pressed': (situation) => ({ ...situation, address: '/search' }),
    'page.scrolled': (situation, { top }) => ({ ...situation, top }),
  },
  see: ({ open, address }) => ({
    address,
    buttons: [
      'Switch between light and dark theme',
      ...(open ? ['Close menu', 'What it costs'] : ['Open menu']),
    ],
  }),
  alsoExpect: ({ open, top }) => {
    expect(screen.queryByRole('navigation', { name: 'Mobile' }) !== null).toBe(open);
    expect(screen.getByRole('banner').hasAttribute('data-backdrop')).toBe(open || top > 20);
  },
});
