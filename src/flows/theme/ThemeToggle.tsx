import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../../ui/IconButton';
import { useTheme } from './theme';
import classes from './ThemeToggle.module.css';

/** Both pictures are in the page; the root's class shows one, so that prerendered HTML fits either theme. */
export function ThemeToggle() {
  const { send } = useTheme();
  return (
    <IconButton
      className={classes.toggle}
      aria-label="Switch between light and dark theme"
      onClick={() => send({ type: 'toggle.pressed' })}
    >
      <IconSun className={classes.whenDark} aria-hidden size={22} stroke={1.75} />
      <IconMoon className={classes.whenLight} aria-hidden size={22} stroke={1.75} />
    </IconButton>
  );
}
