import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveCompressed } from '../../support/compressed-host';
import { messageByLabel as texts } from '../../support/contact';
import {
  answerChecker,
  applicationForm,
  checkerOn,
  checkerSteps,
  goOn,
  openAndFillApplication,
} from './forms';
import {
  applyAgain,
  expectFormKept,
  idsOf,
  notSaved,
  openAnsweredChecker,
  postsTo,
  sendFilledForm,
  simpleEncoding,
  test as unruly,
} from './unruly';
import { appStarted, expect, expectComplaints, open, openTool, test, withWindows } from './visit';

test.describe('back from the back/forward cache', () => {
  const marked = (page: Page) =>
    page.evaluate(() => [Reflect.get(window, 'wokeUp') === true, Reflect.get(window, 'mark') === 1]);

  /** The test tool switches the cache off, and a Chromium without windows has none; here there is one, as visitors have it. */
  const withCache = test.extend<{ cached: Page }>({
    cached: async ({ playwright, launchOptions, contextOptions, baseURL, viewport }, use) => {
      const browser = await playwright.chromium.launch({
        ...withWindows(launchOptions),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
        viewport,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.addInitScript(() => {
        Reflect.set(window, 'mark', 0);
        window.addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wokeUp', persisted));
      });
      await use(page);
      await browser.close();
    },
  });

  async function leave(page: Page, path: string): Promise<void> {
    await page.evaluate(() => Reflect.set(window, 'mark', 1));
    await open(page, path);
  }

  async function comeBack(page: Page): Promise<void> {
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => marked(page)).toEqual([true, true]);
  }

  withCache(
    'fault 60: header, scroll, theme and typed text are as they were, or newer',
    async ({ cached }) => {
      await cached.emulateMedia({ colorScheme: 'light' });
      await open(cached, '/apply-visa');
      await applicationForm(cached).getByLabel('Full Name').fill('Asha Rao');
      await cached.evaluate(() => window.scrollTo(0, 300));
      await expect(cached.getByRole('banner')).toHaveAttribute('data-backdrop');

      await leave(cached, '/terms');
      await cached.getByRole('button', { name: 'Switch between light and dark theme' }).click();
      await comeBack(cached);
      expect(await cached.evaluate(() => window.scrollY)).toBe(300);
      await expect(cached.getByRole('banner')).toHaveAttribute('data-backdrop');
      await expect(applicationForm(cached).getByLabel('Full Name')).toHaveValue('Asha Rao');
      await expect(cached.locator('html')).toHaveClass('dark');

      await cached.evaluate(() => window.scrollTo(0, 0));
      await expect(cached.getByRole('banner')).not.toHaveAttribute('data-backdrop');
      await cached.getByRole('button', { name: 'Switch between light and dark theme' }).click();
      await expect(cached.locator('html')).toHaveClass('light');
    },
  );

  withCache(
    'fault 60: a page that was loading its next page, or showed a dialog, can be used',
    async ({ cached }) => {
      await open(cached, '/terms');
      const dialog = await openTool(cached, 'Visa Eligibility Checker');
      await dialog.getByLabel('Full Name').fill('Asha Rao');
      await leave(cached, '/about');
      await comeBack(cached);
      await expect(dialog.getByLabel('Full Name')).toHaveValue('Asha Rao');
      await cached.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await cached.route('**/assets/ServicesPage-*.js', () => {});
      await cached.getByRole('contentinfo').getByRole('link', { name: 'Visa Services' }).click();
      await expect(cached.getByText('Your journey begins in a second…')).toBeVisible();
      await cached.unrouteAll({ behavior: 'ignoreErrors' });
      await open(cached, '/about');
      await cached.goBack({ waitUntil: 'commit' });
      await expect(cached.getByRole('heading', { level: 1 })).toHaveText('Where do you want to go?');
      await expect(cached.getByText('Your journey begins in a second…')).toHaveCount(0);
    },
  );

  withCache('fault 60: a form that was being sent is not busy for ever', async ({ cached }) => {
    await openAndFillApplication(cached);
    await cached.setExtraHTTPHeaders({ 'x-receiver': 'stall' });
    await applicationForm(cached).getByRole('button', { name: 'Apply Now' }).click();
    await expect(applicationForm(cached)).toHaveAttribute('aria-busy', 'true');
    await open(cached, '/terms');
    await cached.goBack({ waitUntil: 'commit' });
    await expect(applicationForm(cached)).toHaveAttribute('aria-busy', 'false');
    await expect(applicationForm(cached).getByLabel('Full Name')).toHaveValue('Asha Rao');
    await expect(applicationForm(cached).getByRole('button', { name: 'Apply Now' })).toBeEnabled();
    await expect(cached.getByText('Submitting your application...')).toHaveCount(0);
  });
});

test('fault 71: a refresh in each step of the checker keeps the step and its answers', async ({ page }) => {
  await open(page, '/tools/visa-eligibility-checker');
  const form = checkerOn(page);
  for (const [index, answer] of checkerSteps.entries()) {
    await answer(form);
    const valuesOf = () =>
      form
        .locator('input, select')
        .evaluateAll((fields: (HTMLInputElement | HTMLSelectElement)[]) =>
          fields.map((field) => [field.value, 'checked' in field && field.checked]),
        );
    const values = await valuesOf();
    await page.reload();
    await expect(form.getByText(`Step ${index + 1} of 6`)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Start over' })).toBeVisible();
    await expect.poll(valuesOf).toEqual(values);
    if (index < checkerSteps.length - 1) await goOn(form);
  }
  await form.getByRole('button', { name: 'Start over' }).click();
  await expect(form.getByRole('heading', { name: 'Get Started' })).toBeFocused();
  await page.reload();
  await expect(form.getByText('Step 1 of 6')).toBeVisible();
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Start over' })).toHaveCount(0);
});

test('fault 71: a refresh while the checker complains, calculates or shows its result is back at the answers', async ({
  page,
}) => {
  await open(page, '/tools/visa-eligibility-checker');
  const form = checkerOn(page);
  const check = form.getByRole('button', { name: 'Check Eligibility' });
  await answerChecker(form);
  for (let step = 6; step > 3; step -= 1) await form.getByRole('button', { name: 'Previous' }).click();
  await form.getByLabel('Age').fill('0');
  for (let step = 3; step < 6; step += 1) await goOn(form);
  await check.click();
  await expect(form.getByLabel('Age')).toHaveAccessibleDescription('Please enter a valid age');
  await page.reload();
  await expect(form.getByText('Step 3 of 6')).toBeVisible();
  await expect(form.getByLabel('Age')).toHaveValue('0');
  await expect(form.getByLabel('Age')).toHaveAccessibleDescription('');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await form.getByLabel('Age').fill('30');
  for (let step = 3; step < 6; step += 1) await goOn(form);
  await page.setExtraHTTPHeaders({ 'x-receiver': 'stall' });
  await check.click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(form.getByText('Step 6 of 6')).toBeVisible();
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('Calculating your eligibility...')).toHaveCount(0);

  await page.setExtraHTTPHeaders({});
  await check.click();
  await expect(page.getByText('91.5%').first()).toBeVisible();
  await page.reload();
  await expect(form.getByText('Step 6 of 6')).toBeVisible();
  await expect(page.getByText('91.5%')).toHaveCount(0);
  await expect(check).toBeEnabled();
});

test('fault 71: fault 102: the checker’s answers have the same id as typed and as restored after a refresh', async ({
  page,
}) => {
  const ids: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') ids.push(new URL(request.url()).searchParams.get('sid'));
  });
  await open(page, '/tools/visa-eligibility-checker');
  const check = checkerOn(page).getByRole('button', { name: 'Check Eligibility' });
  await answerChecker(checkerOn(page));
  await page.setExtraHTTPHeaders({ 'x-receiver': 'stall' });
  await check.click();
  await expect.poll(() => ids).toHaveLength(1);
  await page.reload();
  await page.setExtraHTTPHeaders({});
  await check.click();
  await expect(page.getByText('91.5%').first()).toBeVisible();
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ids[0]]);
});

test('fault 71: a refresh of the application keeps what is typed, and says when its sending is in doubt', async ({
  page,
}) => {
  expectComplaints('500 (Internal Server Error)', 'The webhook answered 500');
  const form = applicationForm(page);
  const doubt = page.getByRole('heading', { name: 'We could not confirm that it arrived' });
  const expectKept = async (isInDoubt: boolean) => {
    await expect(form.getByLabel('Full Name')).toHaveValue('Asha Rao');
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('Japan');
    await expect(form.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    await expect(form).toHaveAttribute('aria-busy', 'false');
    await expect(form.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
    await expect(doubt).toHaveCount(isInDoubt ? 1 : 0);
    await expect(form.getByRole('button', { name: 'Send by e-mail' })).toHaveCount(isInDoubt ? 1 : 0);
    await expect(page.getByText(/Submitting your application|Something went wrong/)).toHaveCount(0);
  };
  await openAndFillApplication(page);
  await page.reload();
  await expectKept(false);

  await page.setExtraHTTPHeaders({ 'x-receiver': 'stall' });
  await form.getByRole('button', { name: 'Apply Now' }).click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expectKept(true);

  await page.setExtraHTTPHeaders({ 'x-receiver': 'status-500' });
  await form.getByRole('button', { name: 'Apply Now' }).click();
  await expect(form.getByRole('button', { name: 'Send by e-mail' })).toBeVisible();
  await page.reload();
  await expectKept(true);

  await page.setExtraHTTPHeaders({});
  await form.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/services');
  await open(page, '/apply-visa');
  await expect(form.getByLabel('Full Name')).toHaveValue('');
});

unruly(
  'fault 119: a result that could not be stored is sent again from where it stands, under the same id',
  async ({ page, receiver, rewire }) => {
    expectComplaints('status of 500', 'The webhook answered 500');
    const site = await rewire({ settings: simpleEncoding });
    receiver.behaviour = 'status-500';
    await openAnsweredChecker(page, site.address);
    await checkerOn(page).getByRole('button', { name: 'Check Eligibility' }).click();
    await expect(page.getByText(notSaved)).toBeVisible();
    const again = page.getByRole('button', { name: 'Send again' });
    await page.getByRole('switch').first().click();
    receiver.behaviour = 'accept';
    await again.click();
    await expect(page.getByText('Calculation complete!')).toBeVisible();
    await expect(again).toHaveCount(0);
    const [first, second, ...others] = postsTo(receiver).map(({ body }) => body.toString());
    expect([second, others]).toEqual([first, []]);
    expect(idsOf(receiver)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(await receiver.kept()).toHaveLength(1);
  },
);

unruly(
  'fault 101: a tab that is killed while it sends comes back in doubt, and sends again under the same id',
  async ({ page, receiver, rewire }) => {
    const site = await rewire({ settings: simpleEncoding });
    // A killed page hears nothing of its end; one that was really killed cannot be driven any further.
    await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation()));
    receiver.behaviour = 'stall';
    await sendFilledForm(page, site.address);
    await expect.poll(() => idsOf(receiver)).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We could not confirm that it arrived' })).toBeVisible();
    await expectFormKept(page);
    await applyAgain(page, receiver);
  },
);

test('fault 116: a page loaded while an application is sent says once that it is in doubt, and leads to the form', async ({
  page,
}) => {
  await openAndFillApplication(page);
  await page.setExtraHTTPHeaders({ 'x-receiver': 'stall' });
  await applicationForm(page).getByRole('button', { name: 'Apply Now' }).click();
  await expect(applicationForm(page)).toHaveAttribute('aria-busy', 'true');
  await open(page, '/terms');
  const said = page.getByRole('alert').filter({ hasText: 'We could not confirm that it arrived' });
  await expect(said).toBeVisible();
  await expect(said).toContainText('Sending the same details again will not make a second one.');

  // Said once: the notices' code is there again, and the doubt is not said a second time.
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(said).toHaveCount(0);

  await page.evaluate(() => {
    const open = JSON.parse(sessionStorage.getItem('deshantar:open-deliveries:v1') ?? '[]');
    for (const delivery of open) delete delivery.isAnnounced;
    sessionStorage.setItem('deshantar:open-deliveries:v1', JSON.stringify(open));
  });
  await page.reload();
  await said.getByRole('link', { name: 'Open the form' }).click();
  await expect(page).toHaveURL('/apply-visa');
  await expect(page.getByRole('heading', { name: 'We could not confirm that it arrived' })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('fault 71: a refresh closes the estimator and the gate; the estimator goes on where it was', async ({
  page,
}) => {
  await open(page, '/services');
  await page.getByRole('button', { name: 'Apply Now: France' }).click();
  await expect(page.getByRole('dialog', { name: 'Before You Apply' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Trip Cost Estimator' });
  const dialog = page.getByRole('dialog', { name: 'Trip Cost Estimator' });
  // Whoever has chosen a destination has said where the trip goes: the next estimate offers that.
  const isTripKept = () => page.evaluate(() => 'deshantar:trip-folder:v1' in sessionStorage);
  for (const [presses, step, offered] of [
    [[], 1, ''],
    [['Next'], 2, 'usa'],
    [['Next', 'Next'], 3, 'usa'],
    [['Next', 'Next', 'Estimate Cost'], 3, 'usa'],
  ] as const) {
    await opener.click();
    await expect(dialog.getByText('Step 1 of 3')).toBeVisible();
    await expect(dialog.getByLabel('Destination')).toHaveValue(offered);
    await dialog.getByLabel('Destination').selectOption('USA');
    for (const name of presses) await dialog.getByRole('button', { name, exact: true }).click();
    // The trip's code comes with the first that is said of it.
    await expect.poll(isTripKept).toBe(true);
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    await opener.click();
    await expect(dialog.getByText(`Step ${step} of 3`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(dialog.getByLabel('Destination')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('fault 71: after a refresh the message to the agency is all there or not at all', async ({ page }) => {
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const expectKept = async () => {
    for (const [label, text] of Object.entries(texts)) await expect(field(label)).toHaveValue(text);
  };
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  await page.reload();
  await expectKept();

  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'If nothing opened' })).toBeVisible();
  const keptOnDevice = () =>
    page.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)].join(' '));
  expect(await keptOnDevice()).not.toContain(texts['Message']);
  await page.reload();
  await appStarted(page);
  for (const label of Object.keys(texts)) await expect(field(label)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'If nothing opened' })).toHaveCount(0);
});

test('fault 71: a refresh at each point of the login', async ({ page }) => {
  const phone = page.getByLabel('Phone Number');
  const boxes = page.getByRole('group', { name: 'One-time password' }).getByRole('textbox');
  const digits = () => boxes.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value).join(''));
  await open(page, '/login');
  await phone.fill('9876543210');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('button', { name: 'Sending OTP...' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  await expect(page.getByText('Sending OTP...')).toHaveCount(0);
  await expect(page).toHaveURL('/login');

  await phone.fill('9876543210');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL('/verify-otp');
  await boxes.first().fill('111111');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByRole('button', { name: 'Verifying OTP...' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeEnabled();
  await expect(page.getByText('+91 98765 43210')).toBeVisible();
  expect(await digits()).toBe('');

  await boxes.first().fill('246810');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Logged in as +91 98765 43210')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Logged in as +91 98765 43210')).toBeVisible();
});

test('fault 106: a year typed with five digits costs neither the other stays nor the trip', async ({
  page,
}) => {
  const counter = async () => {
    await page.getByRole('button', { name: 'Open the day counter' }).click();
    return (label: string) => page.getByLabel(label, { exact: true });
  };
  await open(page, '/visa/schengen-visa-online');
  let field = await counter();
  await field('Stay 1: day in').fill('2026-01-01');
  await field('Stay 1: day out').fill('2026-01-10');
  await page.getByRole('button', { name: 'Add a stay' }).click();
  await field('Stay 2: day in').pressSequentially('050120266');
  // A field for a date of ours has no place for a fifth digit.
  expect(await field('Stay 2: day in').inputValue()).toMatch(/^(?:\d{4}-05-01)?$/);
  await page.reload();
  field = await counter();
  await expect(field('Stay 1: day in')).toHaveValue('2026-01-01');
  await expect(field('Stay 1: day out')).toHaveValue('2026-01-10');

  // As an earlier version of the page has kept it.
  await page.evaluate(() => {
    const stays = { rows: [{ entry: '2026-02-01', exit: '20266-02-09' }], entry: '2026-12-01' };
    sessionStorage.setItem('deshantar:stays:v1', JSON.stringify(stays));
    const trip = { destination: 'Japan', passportExpiry: '20300-01-31' };
    sessionStorage.setItem('deshantar:trip-folder:v1', JSON.stringify(trip));
  });
  await page.reload();
  field = await counter();
  await expect(field('Stay 1: day in')).toHaveValue('2026-02-01');
  await expect(field('Stay 1: day out')).toHaveValue('');
  await expect(field('How long may I stay if I enter on')).toHaveValue('2026-12-01');
  await open(page, '/trip');
  await expect(page.getByRole('heading', { name: 'Your trip to Japan' })).toBeVisible();
});

test('fault 71: a refresh shows the listing, the blog and the answers that the address names', async ({
  page,
}) => {
  await open(page, '/services');
  const count = page.getByRole('main').getByRole('status').first();
  await page.getByLabel('Search destinations').fill('jap');
  await expect(count).toHaveText('1 destination');
  await page.reload();
  const typed = await page.getByLabel('Search destinations').inputValue();
  await expect(count).toHaveText(typed === 'jap' ? '1 destination' : '62 destinations');

  await open(page, '/blog?page=2');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Search posts').fill('schengen');
  await expect(page).toHaveURL('/blog?search=schengen');
  const found = page.getByRole('main').getByRole('status');
  await expect(found).toHaveText('3 posts');
  await page.reload();
  await expect(page.getByLabel('Search posts')).toHaveValue('schengen');
  await expect(found).toHaveText('3 posts');

  await open(page, '/faq#faq-refusal');
  await page.reload();
  await expect(page.getByRole('main').locator('details[open] summary')).toHaveText(/visa is refused/);
});

for (const [what, files] of [
  ['code', '**/assets/ServicesPage-*.js'],
  ['data', '**/assets/data/**'],
] as const)
  test(`fault 72: a page whose ${what} a new deployment took away comes with one reload; the draft is kept`, async ({
    page,
  }) => {
    expectComplaints('404 (Not Found)');
    await openAndFillApplication(page);
    let documents = 0;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      documents += 1;
      // The new document names the new files.
      void page.unroute(files);
    });
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Visa Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where do you want to go?');
    await expect(page).toHaveURL('/services');
    expect(documents).toBe(1);

    await page.goBack();
    const form = applicationForm(page);
    await expect(form.getByLabel('Full Name')).toHaveValue('Asha Rao');
    await expect(form.getByLabel('State of Application')).toHaveValue('Kerala');
    await expect(form.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  });

test.describe('a new deployment under the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('fault 72: the new worker takes over while a form is half filled; the files of the old build stay', async ({
    page,
  }, info) => {
    expectComplaints('Failed to load resource');
    const folder = info.outputPath('site');
    await cp('dist', folder, { recursive: true });
    const server = await serveCompressed(folder, 0);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await page.goto(`${address}/tools/visa-eligibility-checker`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
      }
    });
    await page.waitForLoadState('networkidle');
    const form = checkerOn(page);
    for (const answer of checkerSteps.slice(0, 2)) {
      await answer(form);
      await goOn(form);
    }
    await form.getByLabel('Age').fill('30');
    await page.evaluate(() => Reflect.set(window, 'mark', 1));

    const worker = join(folder, 'service-worker.js');
    await writeFile(worker, `${await readFile(worker, 'utf8')}\n// The next build.\n`);
    await rm(`${worker}.br`);
    for (const file of await readdir(join(folder, 'assets'))) {
      if (file.endsWith('.js')) await rm(join(folder, 'assets', file));
    }
    await page.evaluate(async () => {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      await taken;
    });

    expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(1);
    await expect(form.getByLabel('Age')).toHaveValue('30');
    await page.getByRole('banner').getByRole('link', { name: 'Deshantar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Travel Simplified/);
    await page.goBack();
    await expect(form.getByText('Step 3 of 6')).toBeVisible();
    await expect(form.getByLabel('Age')).toHaveValue('30');
    server.closeAllConnections();
    server.close();
  });
});
