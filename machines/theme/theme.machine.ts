import { assign, setup, type SnapshotFrom } from 'xstate';
import type { ColorScheme, ThemePreference } from './preference';

type ThemeEvent =
  | { type: 'preference.found'; preference: ThemePreference }
  | { type: 'preference.chosen'; preference: ThemePreference }
  | { type: 'device.changed'; scheme: ColorScheme }
  | { type: 'toggle.pressed' };

const isPreference = <P extends ThemePreference>(preference: P) =>
  ({ type: 'isPreference', params: { preference } }) as const;

const savePreference = <P extends ThemePreference>(preference: P) =>
  ({ type: 'savePreference', params: { preference } }) as const;

/** Light, dark or system; on system the page follows the device. Specification §4, Theme. */
export const themeMachine = setup({
  types: {
    context: {} as { device: ColorScheme },
    events: {} as ThemeEvent,
  },
  guards: {
    isPreference: ({ event }, params: { preference: ThemePreference }) =>
      'preference' in event && event.preference === params.preference,
    deviceIsDark: ({ context }) => context.device === 'dark',
  },
  actions: {
    rememberDevice: assign({
      device: ({ event, context }) => (event.type === 'device.changed' ? event.scheme : context.device),
    }),
    savePreference: (_, _params: { preference: ThemePreference }) => {},
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
    'device.changed': { actions: 'rememberDevice' },
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
