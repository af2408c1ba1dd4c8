import { forTheme } from '../../../machines/site/events';
import { selectPreference } from '../../../machines/site/theme/theme.machine';
import { useSiteChild, useSendTo } from '../site';

/** What the visitor has chosen, and the way to choose. */
export function useTheme() {
  const preference = useSiteChild('theme', selectPreference);
  const send = useSendTo(forTheme);
  return { preference, send };
}
