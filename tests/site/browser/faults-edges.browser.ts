import type { Page } from '@playwright/test';
import {
  application,
  apply,
  applyAgain,
  expect,
  expectComplaints,
  expectFailure,
  idsOf,
  open,
  openFilledForm,
  postsTo,
  sendFilledForm,
  simpleEncoding,
  test,
} from './unruly';
import { expectWhole, openTool } from './visit';

for (const status of [301, 302, 303, 307, 308]) {
  test(`fault 76: an answer of ${status} is a failure; the retry carries the same id`, async ({
    page,
    receiver,
    rewire,
  }) => {
    expectComplaints('The webhook answered with a redirect.', 'Failed to load resource');
    const site = await rewire({ settings: simpleEncoding });
    receiver.behaviour = `redirect-${status}`;
    await sendFilledForm(page, site.address);
    await expectFailure(page);
    // Whoever follows asks the page behind the redirect, without an id.
    expect(receiver.requests.map(({ sid }) => sid === null)).toEqual([false]);
    expect(await receiver.kept()).toEqual([]);
    await applyAgain(page, receiver);
    expect(postsTo(receiver)).toHaveLength(2);
  });
}

test('fault 83: going offline in the middle is told long before the time limit', async ({
  page,
  context,
  receiver,
  rewire,
}) => {
  expectComplaints('Failed to load resource');
  const site = await rewire();
  receiver.behaviour = 'stall';
  await openFilledForm(page, site.address);
  await page.waitForLoadState('networkidle');
  await apply(page);
  await expect.poll(() => postsTo(receiver).length).toBe(1);
  await context.setOffline(true);
  await expectFailure(page, 8_000);
  await context.setOffline(false);
  await applyAgain(page, receiver);
});

test('fault 87: no address of the site can be framed', async ({ page, baseURL, receiver }) => {
  expectComplaints(
    'frame-ancestors',
    'X-Frame-Options',
    'Failed to load resource',
    'ERR_BLOCKED_BY_RESPONSE',
  );
  await page.goto(`${receiver.origin}/webhooks/landing`);
  for (const path of ['/apply-visa', '/APPLY-VISA', '/apply-visa/', '/admin', '/ADMIN', '/no-such-page']) {
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.replaceChildren(frame);
      return new Promise((resolve) => frame.addEventListener('load', resolve));
    }, `${baseURL}${path}`);
    const framed = page.frames().find((frame) => frame !== page.mainFrame());
    await expect.poll(() => framed?.url(), path).toMatch(/^chrome-error:/);
  }
});

test.describe('fault 89: a host that answers what is gone with a page and 200', () => {
  test.use({ serviceWorkers: 'allow' });

  const keptTypes = (page: Page) =>
    page.evaluate(async () => {
      const cache = await caches.open('files');
      const requests = await cache.keys();
      const answers = await Promise.all(requests.map((request) => cache.match(request)));
      return answers.map((answer) => answer?.headers.get('content-type') ?? '');
    });

  test('fault 89: leaves no page among the kept files, and a file that is there again is had', async ({
    page,
    rewire,
  }) => {
    expectComplaints(
      'MIME type',
      'could not be',
      'Failed to',
      'dynamically imported',
      'module script',
      'preload',
    );
    const site = await rewire({ kindlyGone: /\/assets\/(?:CheckerDialog|EstimatorDialog)-.*\.js/ });
    await page.goto(`${site.address}/contact`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(async () => (await keptTypes(page)).length).toBeGreaterThan(30);
    expect((await keptTypes(page)).filter((type) => type.includes('html'))).toEqual([]);
    site.kindlyGone = undefined;
    await open(page, `${site.address}/contact`);
    await openTool(page, 'Trip Cost Estimator');
  });

  test('fault 89: what an older worker has believed is fetched anew and replaced', async ({
    page,
    rewire,
  }) => {
    // What the browser looks for at its leisure once the host is down.
    expectComplaints('net::ERR_CONNECTION_REFUSED');
    const site = await rewire();
    await page.goto(`${site.address}/contact`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(async () => (await keptTypes(page)).length).toBeGreaterThan(30);
    await page.evaluate(async () => {
      const files = await caches.open('files');
      for (const request of await files.keys()) {
        await files.put(request, new Response('<h1>Gone</h1>', { headers: { 'content-type': 'text/html' } }));
      }
      const pages = await caches.open('pages');
      for (const request of await pages.keys()) {
        await pages.put(
          request,
          new Response('<h1>Portal</h1>', { headers: { 'content-type': 'text/html' } }),
        );
      }
    });
    await open(page, `${site.address}/contact`);
    await openTool(page, 'Trip Cost Estimator');
    await site.stop();
    await page.goto(`${site.address}/contact`).catch(() => undefined);
    await expect(page.getByText('Portal', { exact: true })).toBeHidden();
  });
});

test.describe('fault 90: a viewport of 1024 × 12140', () => {
  test.use({ viewport: { width: 1024, height: 12_140 } });
  test('fault 90: 1024 × 12140, taller than its window, is not wiped', async ({ page }) => {
    await open(page, '/terms');
    // The window's own size, which an emulated viewport hides.
    await page.evaluate(() => {
      Object.defineProperty(window, 'outerHeight', { configurable: true, get: () => 900 });
      Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => 1280 });
    });
    await expectWhole(page);
  });
});

const hostile = ['no-such', '__proto__', '<svg onload=alert(1)>', 'x'.repeat(10_000), '%00', '../../etc'];

for (const value of hostile) {
  test(`fault 94: "${value.slice(0, 24)}" as a parameter or a country's page is harmless`, async ({
    page,
  }) => {
    expectComplaints('Failed to load resource: the server responded with a status of 4');
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const encoded = encodeURIComponent(value);
    await open(page, `/apply-visa?country=${encoded}&country=Japan`);
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('');
    await open(page, `/blog?page=${encoded}&page=2`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('All Posts');
    await open(page, `/services?category=${encoded}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (value.length < 5_000) {
      await page.goto(`/services/${encoded}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(dialogs).toEqual([]);
  });
}

for (const path of [
  '/%0a',
  '/foo%0abar',
  '/apply-visa%0a',
  '/services/japan%0a',
  '/services/%0d',
  '/x%E2%80%A8y',
]) {
  test(`fault 108: ${path}, with a line break in it, is an unknown page`, async ({ page }) => {
    expectComplaints('404 (Not Found)');
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Return to Homepage' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost in Translation?');
  });
}

test.describe('fault 95: two tabs', () => {
  test('fault 95: both send at once, each its own application under an id of its own', async ({
    page,
    context,
    receiver,
    rewire,
  }) => {
    const site = await rewire({ settings: simpleEncoding });
    const other = await context.newPage();
    await openFilledForm(page, site.address);
    await openFilledForm(other, site.address);
    await other.getByLabel('Full Name').fill('Ravi Rao');
    await Promise.all([apply(page), apply(other)]);
    await expect(page).toHaveURL(/\/services$/);
    await expect(other).toHaveURL(/\/services$/);
    const kept = (await receiver.kept()) as { fullName: string }[];
    expect(kept.map(({ fullName }) => fullName).sort()).toEqual([application.fullName, 'Ravi Rao'].sort());
    expect(idsOf(receiver)).toHaveLength(2);
  });
});

test.describe('fault 100: one of the site’s scripts is missing', () => {
  const ofMissingCode = [
    'Failed to load resource',
    'dynamically imported module',
    'Unable to preload',
    'module script',
  ];

  for (const [kind, file] of [
    ['a library', /\/assets\/xstate-.*\.js/],
    ['the app itself', /\/assets\/index-.*\.js/],
  ] as const) {
    test(`fault 100: ${kind}: the page reads, and its form says what to do, until the script is there`, async ({
      page,
      rewire,
    }) => {
      expectComplaints(...ofMissingCode);
      const site = await rewire({ gone: file });
      await page.goto(`${site.address}/apply-visa`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const said = page.getByRole('status').filter({ hasText: 'This form did not load completely.' });
      await expect(said).toBeVisible();
      await expect(said.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/);
      await page.getByLabel('Full Name').fill('Asha Rao');
      await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
    });
  }

  for (const [kind, file] of [
    ['the page’s own', /\/assets\/ApplyVisaPage-.*\.js/],
    ['a part of several pages', /\/assets\/pieces-.*\.js/],
  ] as const) {
    test(`fault 100: ${kind}: what can be read or called leads on`, async ({ page, rewire }) => {
      expectComplaints(...ofMissingCode);
      const site = await rewire({ gone: file });
      await page.goto(`${site.address}/apply-visa`);
      await expect(
        page
          .getByRole('link', { name: 'Return to Homepage' })
          .or(page.getByText('This form did not load completely.')),
      ).toBeVisible();
    });
  }

  test('fault 100: a part that comes late: the page goes on without it', async ({ page, rewire }) => {
    expectComplaints(...ofMissingCode);
    const site = await rewire({ gone: /\/assets\/(?:notices-part|connection-part)-.*\.js/ });
    await open(page, `${site.address}/contact`);
    await page.getByLabel('Message').fill('When do you open?');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible();
  });
});

test('fault 99: what another version of the site has kept is read or treated as absent', async ({ page }) => {
  await open(page, '/terms');
  await page.evaluate(() => {
    const newer = JSON.stringify({
      version: 99,
      form: { fullName: { first: 'Asha' } },
      step: 'later',
      list: {},
    });
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) store.setItem(key, newer);
    }
    for (const name of [
      'admin-user',
      'application-draft',
      'applications',
      'assessment-draft',
      'banner-dismissed',
      'checker-seen',
      'contact-message',
      'open-deliveries',
      'pending-phone',
      'ready-documents',
      'stays',
      'tab',
      'travel-dates',
      'traveller',
      'trip-draft',
    ]) {
      localStorage.setItem(`deshantar:${name}:v1`, newer);
      sessionStorage.setItem(`deshantar:${name}:v1`, newer);
    }
  });
  for (const path of [
    '/apply-visa',
    '/tools/visa-eligibility-checker',
    '/contact',
    '/visa/hong-kong-par',
    '/admin',
  ]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await open(page, '/apply-visa');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
});
