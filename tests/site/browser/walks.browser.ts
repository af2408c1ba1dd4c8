import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { distinctPaths } from '../../support/built-paths';
import { colourRules, violationsOf } from './axe';
import { letMonkeyLoose } from './monkey';
import { appStarted, expect, open, test } from './visit';

/*
 * Random walks over every kind of page: 5,000 actions, and axe after every twentieth. The seed follows from the built code, so that the same
 * code is walked in the same way and other code in another; it is printed. `WALK_SEED=1234` walks that one.
 */
const walks = 20;
const actions = 5_000;
const actionsOfState = 20;

const seed =
  Number(process.env['WALK_SEED'] ?? 0) ||
  createHash('sha256').update(readdirSync('dist/assets').sort().join()).digest().readUInt32BE();

/** Numbers from 0 to 1 that follow from a seed. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const shuffled = distinctPaths()
  .map((path) => ({ path, key: createHash('sha256').update(`${seed} ${path}`).digest('hex') }))
  .sort((one, other) => (one.key < other.key ? -1 : 1))
  .map(({ path }) => path);

const statesOfPage = Math.ceil(actions / actionsOfState / shuffled.length);

interface Hands {
  readonly what: string;
  readonly move: () => Promise<void>;
}

/** Something that is done with the browser's own keyboard or mouse, which no event of a script replaces. */
function handsOf(page: Page, random: () => number): Hands {
  const { keyboard, mouse } = page;
  const roll = random();
  if (roll < 0.5) {
    const keys = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'PageDown'];
    const key = keys[Math.floor(random() * keys.length)] ?? 'Tab';
    return { what: key, move: () => keyboard.press(key) };
  }
  if (roll < 0.7) return { what: 'type', move: () => keyboard.type('Asha 7') };
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  const [x, y] = [Math.floor(random() * width), Math.floor(random() * height)];
  if (roll < 0.9) return { what: `click at ${x}, ${y}`, move: () => mouse.click(x, y) };
  return { what: `wheel by ${y - height / 2}`, move: () => mouse.wheel(0, y - height / 2) };
}

/** Longer than anything here takes. */
const patience = () => pause(40_000, undefined, { ref: false });

/** What comes of an evaluation, which has no limit of its own. */
async function inTime<Value>(what: string, evaluation: Promise<Value>): Promise<Value> {
  const silence = patience().then(() => Promise.reject(new Error(`The page does not answer: ${what}`)));
  return Promise.race([evaluation, silence]);
}

/** The page is there, alive, and nothing of it has given up. */
async function expectWhole(page: Page): Promise<void> {
  await appStarted(page);
  const given = await page.evaluate(() => {
    const text = document.body.textContent;
    const words = ['Unexpected Application Error!', 'could not be shown'].filter((word) =>
      text.includes(word),
    );
    return 'wiped' in document.body.dataset ? [...words, 'wiped'] : words;
  });
  expect(given, page.url()).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(() => console.log(`Random walks: WALK_SEED=${seed}`));

for (let walk = 1; walk <= walks; walk += 1) {
  const paths = shuffled.filter((_, index) => index % walks === walk - 1);

  test(`walk ${walk} of ${walks}: random actions on ${paths.length} pages bring no error and no barrier`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Every second walk is a phone's, every second pair is dark.
    if (walk % 2 === 0) await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: walk % 4 < 2 ? 'light' : 'dark' });
    page.on('dialog', (dialog) => void dialog.dismiss());
    let pending = 0;
    page.on('request', () => (pending += 1));
    page.on('requestfinished', () => (pending -= 1));
    page.on('requestfailed', () => (pending -= 1));

    const random = randomFrom(seed + walk);
    const trail: string[] = [];
    const useHands = async () => {
      const { what, move } = handsOf(page, random);
      trail.push(`hands: ${what}`);
      // The browser may never say that it has heard of a key or a wheel. Whether the page is well, it is asked next.
      await Promise.race([move(), patience()]);
    };
    const act = async () => {
      const orders = { seed: Math.floor(random() * 2 ** 31), events: actionsOfState - 1 };
      trail.push(...(await inTime('random events', page.evaluate(letMonkeyLoose, orders))));
      await expect.poll(() => pending, { intervals: [5, 10, 20] }).toBe(0);
    };
    try {
      for (const path of paths) {
        trail.push(`open ${path}`);
        await open(page, path);
        for (let state = 1; state <= statesOfPage; state += 1) {
          const areHandsFirst = random() < 0.5;
          if (areHandsFirst) await useHands();
          await act();
          if (!areHandsFirst) await useHands();
          await expectWhole(page);
          const exceptRules = state === statesOfPage ? [] : colourRules;
          expect(await inTime('axe', violationsOf(page, { exceptRules })), page.url()).toEqual([]);
        }
      }
    } catch (error) {
      console.log(`Walk ${walk} of WALK_SEED=${seed}, its last steps:\n  ${trail.slice(-30).join('\n  ')}`);
      throw error;
    }
  });
}
