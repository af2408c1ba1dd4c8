import fc from 'fast-check';
import { themePreferences } from '../../../machines/site/theme/preference';
import { selectPreference, themeMachine } from '../../../machines/site/theme/theme.machine';
import { type Play, nothing, playOf } from '../../support/arbitraries';
import { implies } from '../../support/random-values';

const preference = fc.record({ preference: fc.constantFrom(...themePreferences) });

export const randomEvents: Play = playOf(themeMachine, {
  events: {
    'preference.found': preference,
    'preference.chosen': preference,
    'device.changed': fc.record({ scheme: fc.constantFrom('light' as const, 'dark' as const) }),
    'toggle.pressed': nothing,
  },
  holds: ({ snapshot, events }) => {
    const chosen = selectPreference(snapshot);
    const device = events.findLast(({ type }) => type === 'device.changed')?.scheme ?? 'light';
    return {
      'the preference is one of three': themePreferences.includes(chosen),
      'what the device prefers is known, whatever is chosen': snapshot.context.device === device,
      'the toggle never leads to system': implies(
        events.at(-1)?.type === 'toggle.pressed',
        chosen !== 'system',
      ),
    };
  },
});
