import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fileOf, installOnce, type Tool } from '../../support/install-once';
import { headline } from '../../support/recorded-text';
import { checkerOn, checkerSteps, fillApplication, goOn } from './forms';
import { expect, open, test } from './visit';

/*
 * What a screen reader says on the ways that matter most, as texts in `heard`: a change of them is a change of what somebody
 * hears. `npm run test:browser -- heard --update-snapshots` writes them; somebody reads the difference.
 */

const reader: Tool = { name: '@guidepup/virtual-screen-reader', version: '0.33.0', size: '7 MB' };

interface VirtualReader {
  start(options: { container: Element }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

declare global {
  interface Window {
    virtualReader: VirtualReader;
  }
}

/** Longer than any of these pages. */
const longest = 2_000;

/** Everything in a part of the page, in its order. */
async function read(page: Page, selector: string): Promise<string> {
  const phrases = await page.evaluate(
    async ([within, most]) => {
      const container = document.querySelector(within);
      if (!container) throw new Error(`There is no ${within}.`);
      const { virtualReader } = window;
      await virtualReader.start({ container });
      const [first = ''] = await virtualReader.spokenPhraseLog();
      for (let count = 0; count < most; count += 1) {
        await virtualReader.next();
        if ((await virtualReader.lastSpokenPhrase()) === `end of ${first}`) break;
      }
      const said = await virtualReader.spokenPhraseLog();
      await virtualReader.stop();
      return said;
    },
    [selector, longest] as const,
  );
  // What only closes an element says nothing new; the choices of a closed list and a `noscript` are read by this reader alone.
  return phrases.filter((phrase) => !/^(?:end of |option, |<)/.test(phrase)).join('\n');
}

/** What is said by itself, without a key pressed, while something happens. */
async function overhear(page: Page, happen: () => Promise<unknown>): Promise<string> {
  await page.evaluate(() => window.virtualReader.start({ container: document.body }));
  await happen();
  const phrases = await page.evaluate(async () => {
    const said = await window.virtualReader.spokenPhraseLog();
    await window.virtualReader.stop();
    return said;
  });
  const said = phrases.filter((phrase) => /^(?:polite|assertive): /.test(phrase));
  // This reader says it again with each frame in which the notice moves.
  return said.filter((phrase, index) => phrase !== said[index - 1]).join('\n');
}

/** A page of the transcript, with what differs from visit to visit taken out. */
function chapter(title: string, text: string): string {
  const steady = text.replaceAll(/\b[0-9a-f]{8}\b/g, '········');
  return `=== ${title}\n\n${steady}\n`;
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, timezoneId: 'Asia/Kolkata' });

test.beforeEach(async ({ page }) => {
  const why = await installOnce(reader);
  test.skip(why !== undefined, why);
  const source = readFileSync(fileOf(reader, 'lib/esm/index.browser.js'), 'utf8').replace(
    /export\s*\{[^}]*?([\w$]+) as virtual\s*\}/,
    'window.virtualReader=$1',
  );
  await page.addInitScript((content) => {
    document.addEventListener('DOMContentLoaded', () => {
      const script = Object.assign(document.createElement('script'), { type: 'module' });
      script.append(content);
      document.head.append(script);
    });
  }, source);
  await page.clock.setFixedTime('2026-11-22T10:30:00+05:30');
});

/** Compares with what was heard when somebody last read it. */
function expectAsHeard(chapters: readonly string[], file: string): void {
  expect(`${headline}${chapters.join('\n')}`).toMatchSnapshot(file);
}

async function openHeard(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => 'virtualReader' in window);
}

test('an answer for a destination', async ({ page }) => {
  await openHeard(page, '/services/japan');
  // Its code comes after the page.
  await expect(page.getByLabel('Which state do you live in?')).toBeVisible();
  expectAsHeard([chapter('/services/japan', await read(page, 'main'))], 'destination-answer.txt');
});

test('the main job: an application, with something missing, and sent', async ({ page }) => {
  const chapters: string[] = [];
  await openHeard(page, '/apply-visa');
  chapters.push(chapter('The form', await read(page, 'main')));
  const submit = page.getByRole('button', { name: 'Apply Now' });
  const terms = page.getByRole('checkbox', { name: /I agree/ });
  await terms.check();
  chapters.push(
    chapter(
      'Sent with nothing in it but the terms: said at once',
      await overhear(page, async () => {
        await submit.click();
        await expect(page.getByText('Full Name is required').first()).toBeVisible();
      }),
    ),
    chapter('The form, with what is missing', await read(page, 'main form')),
  );
  await fillApplication(page, 'Asha Rao');
  chapters.push(
    chapter(
      'Sent: said at once',
      await overhear(page, async () => {
        await submit.click();
        await page.waitForURL('**/services*');
        await expect(page.getByText('Application submitted successfully!').first()).toBeVisible();
        await expect(page.locator('#ticket').getByRole('heading', { name: 'Reach us' })).toBeVisible();
      }),
    ),
    chapter('The ticket', await read(page, '#ticket')),
  );
  expectAsHeard(chapters, 'application.txt');
});

test('the checker, step by step, to its result', async ({ page }) => {
  await openHeard(page, '/tools/visa-eligibility-checker');
  const form = checkerOn(page);
  const chapters: string[] = [];
  for (const [index, answer] of checkerSteps.entries()) {
    await expect(form.getByText(`Step ${index + 1} of 6`)).toBeVisible();
    chapters.push(chapter(`Step ${index + 1}`, await read(page, 'main form')));
    await answer(form);
    if (index < checkerSteps.length - 1) await goOn(form);
  }
  chapters.push(
    chapter(
      'Checked: said at once',
      await overhear(page, async () => {
        await form.getByRole('button', { name: 'Check Eligibility' }).click();
        await expect(page.getByText('91.5').first()).toBeVisible();
      }),
    ),
    chapter('The result', await read(page, 'main')),
    chapter(
      'A change switched on: said at once',
      await overhear(page, () => page.getByRole('switch', { name: /^Reserve flights/ }).press('Space')),
    ),
  );
  expectAsHeard(chapters, 'checker.txt');
});
