import * as v from 'valibot';

/** Where the browser keeps the preference. Specification §9. */
export const themeStorageKey = 'vite-ui-theme';

export const themePreferenceSchema = v.picklist(['light', 'dark', 'system']);

export type ThemePreference = v.InferOutput<typeof themePreferenceSchema>;

export type ColorScheme = 'light' | 'dark';
