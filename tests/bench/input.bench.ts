import { chromium, test, type Page } from '@playwright/test';
import { serveCompressed } from '../support/compressed-host';
import { median } from './median';

/** A mid-range phone's processor. */
const processorSlowdown = 4;
const keystrokes = 'schengen';
const betweenKeystrokesMs = 400;

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

/** From a key to the frame that shows it, in ms as the browser counts (steps of 8), and the script's part of it. */
interface Response {
  readonly toFrame: number;
  readonly script: number;
}

async function responses(page: Page, { path, label }: Input): Promise<readonly Response[]> {
  await page.goto(`http://127.0.0.1:4602${path}`);
  await page.waitForTimeout(3000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await page.evaluate(() => {
    const seen: Response[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'keydown') continue;
        seen.push({ toFrame: entry.duration, script: entry.processingEnd - entry.processingStart });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  for (const key of keystrokes) {
    await page.keyboard.press(key);
    await page.waitForTimeout(betweenKeystrokesMs);
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { seen: Response[] }).seen);
}

test('from a key to the frame that shows it', async ({ launchOptions }) => {
  const server = await serveCompressed('dist', 4602);
  const browser = await chromium.launch(launchOptions);
  console.log(`\n${processorSlowdown}× slower processor; ${keystrokes.length} keys into each.\n`);
  console.log('| field | keys over one frame | median ms to the frame | worst ms |');
  console.log('| --- | ---: | ---: | ---: |');
  for (const input of inputs) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const seen = await responses(page, input);
    const times = seen.map(({ toFrame }) => toFrame);
    console.log(
      `| ${input.name} | ${times.filter((ms) => ms > 24).length} | ${median(times)} | ${Math.max(0, ...times)} |`,
    );
    await page.close();
  }
  await browser.close();
  server.close();
});
