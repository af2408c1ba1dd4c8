import { afterEach, expect, it } from 'vitest';
import { claimReload, forgetReload } from '../../../src/services/chunk-reload';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('a page reloads itself once for a part that is gone, and again once a part was there', () => {
  history.replaceState(null, '', '/faq');
  expect([claimReload(), claimReload()]).toEqual([true, false]);
  history.replaceState(null, '', '/blog');
  expect([claimReload(), claimReload()]).toEqual([true, false]);
  forgetReload();
  expect(claimReload()).toBe(true);
});
