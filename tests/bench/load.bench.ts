import { chromium, test, type Browser } from '@playwright/test';
import { serveCompressed } from '../support/compressed-host';
import { govukSite } from './govuk';
import { median } from './median';
import { processorSlowdown } from './phone';

/** A mid-range phone on slow 4G. */
const conditions = { latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };
const loads = Number(process.env['BENCH_LOADS'] ?? 7);
const settleMs = 4000;

interface Load {
  readonly fcp: number;
  readonly lcp: number;
  /** What long tasks take after the first paint beyond 50 ms each, in ms; of the task that paints first, what comes after. */
  readonly blocking: number;
  readonly shift: number;
  readonly bytes: number;
}

/** What the page itself writes down. */
type Seen = Omit<Load, 'blocking' | 'bytes'> & {
  readonly longTasks: readonly { readonly start: number; readonly end: number }[];
};

const pages = [
  { name: 'one-file page', url: 'http://127.0.0.1:4601/' },
  { name: 'GOV.UK Frontend page', url: 'http://127.0.0.1:4603/' },
  ...(
    process.env['BENCH_PATHS'] ??
    '/,/services,/services/france,/visa/schengen-visa-online,/blog/uk-visit-visa,/apply-visa,/tools/visa-eligibility-checker,/trip'
  )
    .split(',')
    .map((path) => ({ name: path, url: `http://127.0.0.1:4600${path}` })),
];

async function coldLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: conditions.bytesPerSecond,
    uploadThroughput: conditions.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(() => {
    const seen = { fcp: 0, lcp: 0, longTasks: [] as { end: number; start: number }[], shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
    watch('longtask', ({ startTime, duration }) => {
      seen.longTasks.push({ start: startTime, end: startTime + duration });
    });
    watch('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const { longTasks, ...seen } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  const blocking = longTasks
    .map(({ start, end }) => Math.max(0, end - Math.max(start, seen.fcp) - 50))
    .reduce((sum, beyond) => sum + beyond, 0);
  return { ...seen, blocking, bytes };
}

test('cold loads, alternately', async ({ launchOptions }) => {
  const servers = [
    await serveCompressed('dist', 4600),
    await serveCompressed('tests/bench/reference', 4601),
    await serveCompressed(await govukSite(), 4603),
  ];
  const browser = await chromium.launch(launchOptions);
  const measured = new Map<string, Load[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < loads; round++) {
    for (const { name, url } of pages) measured.get(name)?.push(await coldLoad(browser, url));
  }
  await browser.close();
  servers.forEach((server) => server.close());

  const of = (name: string, what: keyof Load) => median((measured.get(name) ?? []).map((load) => load[what]));
  const oneFile = of('one-file page', 'lcp');
  const govuk = of('GOV.UK Frontend page', 'lcp');
  console.log(`\nMedians of ${loads} cold loads; ${processorSlowdown}× slower processor, slow 4G.\n`);
  console.log('| page | FCP ms | LCP ms | LCP ÷ one-file | LCP ÷ GOV.UK | blocking ms | shift | KiB |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const { name } of pages) {
    const cells = [
      of(name, 'fcp').toFixed(0),
      of(name, 'lcp').toFixed(0),
      (of(name, 'lcp') / oneFile).toFixed(2),
      (of(name, 'lcp') / govuk).toFixed(2),
      of(name, 'blocking').toFixed(0),
      of(name, 'shift').toFixed(3),
      (of(name, 'bytes') / 1024).toFixed(0),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
});
