import { themeStorageName } from '../../machines/site/theme/preference';

function keptPreference(): string | null {
  try {
    return localStorage.getItem(themeStorageName);
  } catch {
    return null;
  }
}

/**
 * Puts the visitor's theme on the root before the first paint where it is not the light one that pages are built with, and lets the
 * theme colour of that theme count where the device has another (the head has the light one first). Anything but a stored
 * `light` or `dark` follows the device. Specification §4, Theme.
 */
export function showTheme(): void {
  const kept = keptPreference();
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = kept === 'light' || kept === 'dark' ? kept : device;
  if (scheme === 'dark') {
    const root = document.documentElement;
    root.className = scheme;
    root.setAttribute('data-mantine-color-scheme', scheme);
  }
  if (scheme === device) return;
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((colour, index) => {
    colour.media = scheme === ['light', 'dark'][index] ? 'all' : 'not all';
  });
}
