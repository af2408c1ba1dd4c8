import { chromium, test, type Locator, type Page } from '@playwright/test';
import { serveCompressed } from '../support/compressed-host';
import { median } from './median';
import { processorSlowdown } from './phone';

const keystrokes = 'schengen';
const pauseMs = 400;

interface Input {
  readonly name: string;
  readonly path: string;
  readonly label: string;
}

const inputs: readonly Input[] = [
  { name: 'country grid, search', path: '/services', label: 'Search destinations' },
  { name: 'blog list, search', path: '/blog', label: 'Search posts' },
  { name: 'checker, name', path: '/tools/visa-eligibility-checker', label: 'Full Name' },
  { name: 'apply form, name', path: '/apply-visa', label: 'Full Name' },
  { name: 'contact form, message', path: '/contact', label: 'Message' },
];

/** What is pressed again and again, each with the controls in turn. */
interface Presses {
  readonly name: string;
  readonly path: string;
  readonly controls: (page: Page) => readonly Locator[];
}

const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

const presses: readonly Presses[] = [
  {
    name: 'country grid, groups',
    path: '/services',
    controls: (page) => ['Asia', 'Schengen Area', 'UK & Oceania'].map((name) => chip(page, name)),
  },
  {
    name: 'blog list, categories',
    path: '/blog',
    controls: (page) => ['Visa Guide', 'Travel News', 'All Posts'].map((name) => chip(page, name)),
  },
  {
    name: 'theme',
    path: '/services',
    controls: (page) => [page.getByRole('banner').getByRole('button', { name: /theme/i })],
  },
  {
    name: 'menu',
    path: '/services',
    controls: (page) => [page.getByRole('banner').getByRole('button', { name: /menu/i })],
  },
];

const timesPressed = 12;

/** From what a hand does to the frame that shows it, in ms as the browser counts (steps of 8). */
async function responses(
  page: Page,
  path: string,
  kind: 'keydown' | 'click',
  act: () => Promise<void>,
): Promise<number[]> {
  await page.goto(`http://127.0.0.1:4602${path}`);
  await page.waitForTimeout(3000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.evaluate((counted) => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === counted) seen.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  }, kind);
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { seen: number[] }).seen);
}

async function keyResponses(page: Page, { path, label }: Input): Promise<number[]> {
  return responses(page, path, 'keydown', async () => {
    await page.getByLabel(label, { exact: true }).click();
    for (const key of keystrokes) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pauseMs);
    }
  });
}

async function pressResponses(page: Page, { path, controls }: Presses): Promise<number[]> {
  return responses(page, path, 'click', async () => {
    const all = controls(page);
    for (let time = 0; time < timesPressed; time++) {
      await all[time % all.length]?.click();
      await page.waitForTimeout(pauseMs);
    }
  });
}

test('from a key or a press to the frame that shows it', async ({ launchOptions }) => {
  const server = await serveCompressed('dist', 4602);
  const browser = await chromium.launch(launchOptions);
  console.log(`\n${processorSlowdown}× slower processor.\n`);
  console.log('| what | how often | over 100 ms | median ms to the frame | worst ms |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  const tell = (name: string, times: readonly number[]) =>
    console.log(
      `| ${name} | ${times.length} | ${times.filter((ms) => ms > 100).length} | ${median(times)} | ${Math.max(0, ...times)} |`,
    );
  const withPage = async (measure: (page: Page) => Promise<number[]>) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(15_000);
    const times = await measure(page);
    await page.close();
    return times;
  };
  for (const input of inputs) tell(input.name, await withPage((page) => keyResponses(page, input)));
  for (const kind of presses) tell(kind.name, await withPage((page) => pressResponses(page, kind)));
  await browser.close();
  server.close();
});
