import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { themeStorageName } from '../../../machines/site/theme/preference';
import { showTheme } from '../../../src/before-hydration/theme';

/** As the build leaves a page: of no theme. */
function clean(): void {
  localStorage.clear();
  document.documentElement.className = '';
  document.documentElement.removeAttribute('data-mantine-color-scheme');
  document.head.querySelectorAll('meta[name=theme-color]').forEach((colour) => colour.remove());
}
beforeEach(clean);
afterEach(clean);

/** The page's classes, and which of the two colours of the browser's frame counts. */
it.each([
  [null, 'light', '', '(light) (dark)'],
  [null, 'dark', 'dark', '(light) (dark)'],
  ['light', 'dark', '', 'all not all'],
  ['dark', 'light', 'dark', 'not all all'],
  ['light', 'light', '', '(light) (dark)'],
  ['system', 'dark', 'dark', '(light) (dark)'],
  ['purple', 'light', '', '(light) (dark)'],
])('of %s on a device that is %s', (kept, device, classes, media) => {
  if (kept !== null) localStorage.setItem(themeStorageName, kept);
  vi.stubGlobal('matchMedia', () => ({ matches: device === 'dark' }));
  for (const scheme of ['light', 'dark'])
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'theme-color', media: `(${scheme})` }),
    );
  showTheme();
  expect(document.documentElement.className).toBe(classes);
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe(classes || null);
  expect(
    [...document.head.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .map((colour) => colour.media)
      .join(' '),
  ).toBe(media);
});
