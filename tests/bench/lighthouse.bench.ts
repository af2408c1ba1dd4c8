import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { test } from '@playwright/test';
import { chromiumPath } from '../commands/chromium.mjs';
import { serveCompressed } from '../support/compressed-host';
import { fileOf, installOnce, type Tool } from '../support/install-once';
import { govukSite } from './govuk';
import { median } from './median';

/* What Lighthouse works out of a load: a phone on slow 4G, which it simulates from a load without limits. */

const lighthouse: Tool = { name: 'lighthouse', version: '12.8.2', size: '185 MB' };
const rounds = Number(process.env['BENCH_LOADS'] ?? 3);

const paths = (
  process.env['BENCH_PATHS'] ??
  '/,/services,/services/japan,/visa/schengen-visa-online,/blog/uk-visit-visa,/apply-visa,/tools/visa-eligibility-checker,/contact'
).split(',');

interface Audited {
  readonly fcp: number;
  readonly lcp: number;
  readonly blocking: number;
}

/** One load. Rejects with what Lighthouse said when it gives no report. */
function audited(url: string): Promise<Audited> {
  const args = [
    fileOf(lighthouse, 'cli/index.js'),
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const env = { ...process.env, CHROME_PATH: chromiumPath(true) };
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, args, { env });
    let report = '';
    let said = '';
    run.stdout.on('data', (part) => (report += String(part)));
    run.stderr.on('data', (part) => (said += String(part)));
    run.on('close', () => {
      try {
        const { audits } = JSON.parse(report) as { audits: Record<string, { numericValue: number }> };
        const of = (audit: string) => audits[audit]?.numericValue ?? NaN;
        resolve({
          fcp: of('first-contentful-paint'),
          lcp: of('largest-contentful-paint'),
          blocking: of('total-blocking-time'),
        });
      } catch {
        reject(new Error(`Lighthouse gave no report of ${url}: ${said}`));
      }
    });
  });
}

test('Lighthouse, alternately', async () => {
  const why = await installOnce(lighthouse);
  test.skip(why !== undefined, why);
  const govuk = await serveCompressed(await govukSite(), 0);
  const site = await serveCompressed('dist', 0);
  const addressOf = (server: typeof site) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = [
    { name: 'GOV.UK Frontend page', url: `${addressOf(govuk)}/` },
    ...paths.map((path) => ({ name: path, url: `${addressOf(site)}${path}` })),
  ];
  const measured = new Map<string, Audited[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, url } of pages) measured.get(name)?.push(await audited(url));
  }
  govuk.close();
  site.close();

  const of = (name: string, what: keyof Audited) =>
    median((measured.get(name) ?? []).map((one) => one[what]));
  console.log(`\nLighthouse ${lighthouse.version}, mobile; medians of ${rounds}.\n`);
  console.log('| page | FCP ms | LCP ms | LCP ÷ GOV.UK | blocking ms |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const { name } of pages) {
    const lcp = of(name, 'lcp');
    const ratio = lcp / of('GOV.UK Frontend page', 'lcp');
    console.log(
      `| ${name} | ${of(name, 'fcp').toFixed(0)} | ${lcp.toFixed(0)} | ${ratio.toFixed(2)} | ${of(name, 'blocking').toFixed(0)} |`,
    );
  }
});
