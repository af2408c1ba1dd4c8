import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { open } from '../site/browser/visit';
import { builtPaths } from '../support/built-paths';
import { reachState, showTheme, states } from '../support/states';
import { warningsOf } from './measure';
import { folder, keepNote, slugOf, themes, type Note } from './notes';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly isPhone: boolean;
  /** States are pictured at the two commonest sizes alone. */
  readonly hasStates: boolean;
}

const sizes: readonly Size[] = [
  { width: 320, height: 640, isPhone: true, hasStates: false },
  { width: 390, height: 844, isPhone: true, hasStates: true },
  { width: 820, height: 1180, isPhone: false, hasStates: false },
  { width: 1440, height: 900, isPhone: false, hasStates: true },
  { width: 1920, height: 1080, isPhone: false, hasStates: false },
];

const asked = process.env['GALLERY_SIZES']?.split(',').map(Number);

/** A dialog shows whole in a window as high as its content; a page is taken from top to end. */
async function fitDialog(page: Page, { width, height }: Size): Promise<boolean> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return false;
  const needed = await dialog.evaluate((box) => {
    const scrolling = [box, ...box.querySelectorAll('*')].map(({ scrollHeight }) => scrollHeight);
    return Math.max(...scrolling);
  });
  await page.setViewportSize({ width, height: Math.min(Math.max(height, needed + 120), 4000) });
  return true;
}

/** Brings out what waits to be scrolled to: pictures that are fetched late. */
async function bringOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // As from the second page of a visit on.
    document.documentElement.dataset['fonts'] = 'ours';
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
  });
}

/** Takes one picture in each theme, with what can be measured. */
async function picture(page: Page, size: Size, kind: Note['kind'], subject: string): Promise<void> {
  await bringOut(page);
  const hasDialog = await fitDialog(page, size);
  const warnings = await warningsOf(page, size.isPhone);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const name = `${kind}-${slugOf(subject)}.${size.width}`;
  const pictures = { light: `${name}.light.jpg`, dark: `${name}.dark.jpg` };
  for (const theme of themes) {
    await showTheme(page, theme);
    await page.screenshot({
      path: join(folder, pictures[theme]),
      type: 'jpeg',
      quality: 70,
      fullPage: !hasDialog,
    });
  }
  await keepNote({ kind, subject, width: size.width, pictures, warnings });
}

for (const size of sizes.filter(({ width }) => asked?.includes(width) ?? true)) {
  test.describe(`${size.width} px`, () => {
    test.use({
      viewport: { width: size.width, height: size.height },
      isMobile: size.isPhone,
      hasTouch: size.isPhone,
    });

    for (const path of [...builtPaths(), '/404']) {
      test(`route ${path}`, async ({ page }) => {
        await open(page, path);
        await picture(page, size, 'route', path);
      });
    }

    if (!size.hasStates) return;
    for (const state of states.filter(({ isOfPhones }) => size.isPhone || !isOfPhones)) {
      test(`state ${state.name}`, async ({ page }) => {
        await reachState(page, state);
        await picture(page, size, 'state', state.name);
      });
    }
  });
}
