import type { ThemePreference } from '../../../machines/site/theme/preference';
import { useTheme } from './theme';
import classes from './ThemeChoice.module.css';

const choices: readonly { preference: ThemePreference; label: string }[] = [
  { preference: 'system', label: 'Device' },
  { preference: 'light', label: 'Light' },
  { preference: 'dark', label: 'Dark' },
];

/** The footer's way back to the device's theme, which the header's two-way toggle cannot offer. */
export function ThemeChoice() {
  const { preference, send } = useTheme();
  return (
    <fieldset className={classes.choice}>
      <legend>Theme</legend>
      {choices.map((choice) => (
        <label key={choice.preference}>
          <input
            type="radio"
            name="theme"
            value={choice.preference}
            checked={preference === choice.preference}
            onChange={() => send({ type: 'preference.chosen', preference: choice.preference })}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
