import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../../source';
import type { ColorScheme, ThemePreference } from './preference';

/** What the device has kept, at the start and when another tab has changed it. */
export type PreferenceFound = { type: 'preference.found'; preference: ThemePreference };
export type PreferenceChosen = { type: 'preference.chosen'; preference: ThemePreference };
export type DeviceChanged = { type: 'device.changed'; scheme: ColorScheme };
/** What the page's root is to show. */
export type ColorsChosen = { type: 'colors.chosen'; scheme: ColorScheme };

export type ThemeEvent = PreferenceFound | PreferenceChosen | DeviceChanged | { type: 'toggle.pressed' };

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

const showColors = <P extends ThemePreference>(preference: P) =>
  ({ type: 'showColors', params: { preference } }) as const;

/** Light, dark or system; on system the page follows the device. Specification §4, Theme. */
export const themeMachine = setup({
  types: {
    context: {} as { device: ColorScheme },
    events: {} as ThemeEvent,
  },
  actors: {
    systemColorScheme: silent<DeviceChanged>(),
    /** Tells what is kept, and keeps what is chosen. */
    storedPreference: silent<PreferenceFound, undefined, PreferenceChosen>(),
    /** Shows the colours on the page's root. */
    pageColors: silent<never, undefined, ColorsChosen>(),
  },
  guards: {
    isPreference: (_, { found, preference }: { found: ThemePreference; preference: ThemePreference }) =>
      found === preference,
    deviceIsDark: ({ context }) => context.device === 'dark',
  },
  actions: {
    rememberDevice: assign({ device: (_, { scheme }: { scheme: ColorScheme }) => scheme }),
    savePreference: sendTo(
      'storedPreference',
      (_, { preference }: { preference: ThemePreference }): PreferenceChosen => ({
        type: 'preference.chosen',
        preference,
      }),
    ),
    showColors: sendTo(
      'pageColors',
      ({ context }, { preference }: { preference: ThemePreference }): ColorsChosen => ({
        type: 'colors.chosen',
        scheme: preference === 'system' ? context.device : preference,
      }),
    ),
  },
}).createMachine({
  id: 'theme',
  context: { device: 'light' },
  invoke: [
    { id: 'pageColors', src: 'pageColors' },
    { id: 'systemColorScheme', src: 'systemColorScheme' },
    { id: 'storedPreference', src: 'storedPreference' },
  ],
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
    light: {
      entry: showColors('light'),
      on: { 'toggle.pressed': { target: 'dark', actions: savePreference('dark') } },
    },
    dark: {
      entry: showColors('dark'),
      on: { 'toggle.pressed': { target: 'light', actions: savePreference('light') } },
    },
    system: {
      entry: showColors('system'),
      on: {
        'device.changed': {
          target: 'system',
          reenter: true,
          actions: { type: 'rememberDevice', params: ({ event }) => ({ scheme: event.scheme }) },
        },
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
