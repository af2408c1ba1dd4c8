import { themeStorageKey } from '../../machines/site/theme/preference';

function keptPreference(): string | null {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return null;
  }
}

/**
 * Puts the visitor's theme on the root before the first paint, and lets the theme colour of that theme count (the head has the
 * light one first). Anything but a stored `light` or `dark` follows the device. Specification §4, Theme.
 */
export function showTheme(): void {
  const kept = keptPreference();
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = kept === 'light' || kept === 'dark' ? kept : device;
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(scheme);
  root.setAttribute('data-mantine-color-scheme', scheme);
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((colour, index) => {
    colour.media = scheme === ['light', 'dark'][index] ? 'all' : 'not all';
  });
}
