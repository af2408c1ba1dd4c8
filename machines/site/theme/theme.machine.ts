import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { ColorScheme, ThemePreference } from './preference';

export type ThemeEvent =
  | { type: 'preference.found'; preference: ThemePreference }
  | { type: 'preference.chosen'; preference: ThemePreference }
  | { type: 'device.changed'; scheme: ColorScheme }
  | { type: 'toggle.pressed' };

/** The visitor's choice, for the device to keep. */
export type PreferenceChosen = { type: 'preference.chosen'; preference: ThemePreference };

const isPreference = <P extends ThemePreference>(preference: P) =>
  ({
    type: 'isPreference',
    params: ({ event }: { event: { preference: ThemePreference } }) => ({
      found: event.preference,
      preference,
    }),
  }) as const;

const savePreference = <P extends ThemePreference>(preference: P) =>
  ({ type: 'savePreference', params: { preference } }) as const;

/** Light, dark or system; on system the page follows the device. Specification §4, Theme. */
export const themeMachine = setup({
  types: {
    context: {} as { device: ColorScheme },
    events: {} as ThemeEvent,
    emitted: {} as PreferenceChosen,
  },
  guards: {
    isPreference: (_, { found, preference }: { found: ThemePreference; preference: ThemePreference }) =>
      found === preference,
    deviceIsDark: ({ context }) => context.device === 'dark',
  },
  actions: {
    rememberDevice: assign({ device: (_, { scheme }: { scheme: ColorScheme }) => scheme }),
    savePreference: emit((_, { preference }: { preference: ThemePreference }) => ({
      type: 'preference.chosen' as const,
      preference,
    })),
  },
}).createMachine({
  id: 'theme',
  context: { device: 'light' },
  initial: 'system',
  on: {
    'preference.found': [
      { guard: isPreference('light'), target: '.light' },
      { guard: isPreference('dark'), target: '.dark' },
      { guard: isPreference('system'), target: '.system' },
    ],
    'preference.chosen': [
      { guard: isPreference('light'), target: '.light', actions: savePreference('light') },
      { guard: isPreference('dark'), target: '.dark', actions: savePreference('dark') },
      { guard: isPreference('system'), target: '.system', actions: savePreference('system') },
    ],
    'device.changed': {
      actions: { type: 'rememberDevice', params: ({ event }) => ({ scheme: event.scheme }) },
    },
  },
  states: {
    light: { on: { 'toggle.pressed': { target: 'dark', actions: savePreference('dark') } } },
    dark: { on: { 'toggle.pressed': { target: 'light', actions: savePreference('light') } } },
    system: {
      on: {
        'toggle.pressed': [
          { guard: 'deviceIsDark', target: 'light', actions: savePreference('light') },
          { target: 'dark', actions: savePreference('dark') },
        ],
      },
    },
  },
});

export type ThemeSnapshot = SnapshotFrom<typeof themeMachine>;

/** What the visitor has chosen; the device's scheme as long as nothing is. */
export function selectPreference(snapshot: ThemeSnapshot): ThemePreference {
  return snapshot.value;
}

/** The scheme that the page shows now. */
export function selectColorScheme(snapshot: ThemeSnapshot): ColorScheme {
  return snapshot.value === 'system' ? snapshot.context.device : snapshot.value;
}
