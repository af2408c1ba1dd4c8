import type { StorageKey } from '../../ports';

export const themePreferences = ['light', 'dark', 'system'] as const;

export type ThemePreference = (typeof themePreferences)[number];

/** Where the browser keeps the preference, as bare text. Specification §9. */
export const themeStorageName = 'vite-ui-theme';

export const themeStorageKey: StorageKey<ThemePreference> = {
  key: themeStorageName,
  lasts: 'device',
  isPlainText: true,
  check: (stored) => themePreferences.find((preference) => preference === stored),
};

export type ColorScheme = 'light' | 'dark';
