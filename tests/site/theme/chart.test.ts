import { describe, expect, it } from 'vitest';
import {
  themePreferences,
  themeStorageName,
  type ColorScheme,
  type ThemePreference,
} from '../../../machines/site/theme/preference';
import {
  selectPreference,
  themeMachine,
  type ColorsChosen,
  type PreferenceChosen,
  type PreferenceFound,
  type ThemeEvent,
} from '../../../machines/site/theme/theme.machine';
import { source } from '../../../machines/source';
import { trial } from '../../support/trial';

const found = (preference: ThemePreference): ThemeEvent => ({ type: 'preference.found', preference });
const chosen = (preference: ThemePreference): ThemeEvent => ({ type: 'preference.chosen', preference });
const device = (scheme: ColorScheme): ThemeEvent => ({ type: 'device.changed', scheme });
const toggled: ThemeEvent = { type: 'toggle.pressed' };

describe('the theme (Specification §4)', () => {
  it('is kept under the key of Specification §9 as light, dark or system', () => {
    expect(themeStorageName).toBe('vite-ui-theme');
    expect(themePreferences).toEqual(['light', 'dark', 'system']);
  });

  it.each<
    [
      why: string,
      events: ThemeEvent[],
      preference: ThemePreference,
      shown: ColorScheme,
      saved: ThemePreference[],
    ]
  >([
    ['by default system', [], 'system', 'light', []],
    ['system on a dark device', [device('dark')], 'system', 'dark', []],
    ['system follows the device', [device('dark'), device('light')], 'system', 'light', []],
    ['a kept choice is not kept again', [found('dark')], 'dark', 'dark', []],
    ['a kept light on a dark device', [device('dark'), found('light')], 'light', 'light', []],
    ['another tab turns to system', [found('dark'), found('system')], 'system', 'light', []],
    ['a kept system', [found('system'), device('dark')], 'system', 'dark', []],
    ['a choice is kept', [chosen('dark')], 'dark', 'dark', ['dark']],
    [
      'every choice is kept',
      [chosen('dark'), chosen('system'), chosen('light')],
      'light',
      'light',
      ['dark', 'system', 'light'],
    ],
    ['light on a dark device', [device('dark'), chosen('light')], 'light', 'light', ['light']],
    ['the device changes under a choice', [chosen('light'), device('dark')], 'light', 'light', ['light']],
    [
      'back to system after the device changed',
      [chosen('light'), device('dark'), chosen('system')],
      'system',
      'dark',
      ['light', 'system'],
    ],
    ['toggle on light', [found('light'), toggled], 'dark', 'dark', ['dark']],
    ['toggle on dark', [found('dark'), toggled], 'light', 'light', ['light']],
    ['toggle on system, light device', [toggled], 'dark', 'dark', ['dark']],
    ['toggle on system, dark device', [device('dark'), toggled], 'light', 'light', ['light']],
    ['toggle twice', [toggled, toggled], 'light', 'light', ['dark', 'light']],
    ['a choice of another tab', [chosen('light'), found('dark')], 'dark', 'dark', ['light']],
  ])('%s', (_why, events, preference, shown, saved) => {
    const kept: PreferenceChosen[] = [];
    const storedPreference = source<PreferenceFound, undefined, PreferenceChosen>(({ receive }) => {
      receive((event) => kept.push(event));
    });
    const colors: ColorScheme[] = [];
    const pageColors = source<never, undefined, ColorsChosen>(({ receive }) => {
      receive(({ scheme }) => colors.push(scheme));
    });
    const { actor, send } = trial(themeMachine.provide({ actors: { storedPreference, pageColors } }), {});
    send(...events);
    expect(selectPreference(actor.getSnapshot())).toBe(preference);
    expect(colors.at(-1)).toBe(shown);
    expect(kept).toEqual(saved.map((preference) => ({ type: 'preference.chosen', preference })));
  });
});
