import type { Page } from '@playwright/test';
import {
  application,
  apply,
  applyAgain,
  assessment,
  expect,
  expectComplaints,
  expectFailure,
  expectFormKept,
  expectSuccess,
  failed,
  idsOf,
  loading,
  notSaved,
  open,
  openAnsweredChecker,
  openFilledForm,
  postsTo,
  sendFilledForm,
  simpleEncoding,
  test,
} from './unruly';
import { appStarted, leaveInTab, openTool, quick } from './visit';

const score = '81.5%';

const ofTheNetwork = ['Failed to load resource', 'blocked by CORS policy', 'The assessment was not stored'];

const statuses = [404, 400, 410, 429];
const oddBodies = ['drip', 'truncated', 'invalid', 'html', 'empty'];
const brokenConnections = ['reset-unread', 'reset', 'garbage'];
const refusedOrigins = [
  ['no-cors', 'json'],
  ['no-cors', 'simple'],
  ['double-cors', 'json'],
  ['double-cors', 'simple'],
  ['preflight-403', 'json'],
  ['preflight-405', 'json'],
] as const;

const settingsOf = (encoding: 'json' | 'simple') => (encoding === 'simple' ? simpleEncoding : {});

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
}

/** Waits for the notices' code, which comes late: before it, what is to be said is said by the browser's own dialog. */
async function noticesCame(page: Page): Promise<void> {
  const part = await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const ofNotices = (ending: string) =>
      files.find((file) => file.includes('/notices-part-') && file.endsWith(ending));
    return ofNotices('.css') && ofNotices('.js');
  });
  // Its files have come when it runs, those that it imports among them.
  await page.evaluate((file) => import(file ?? ''), await part.jsonValue());
}

async function goOffline(page: Page): Promise<void> {
  await noticesCame(page);
  await page.context().setOffline(true);
}

async function expectScoreAlone(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: notSaved })).toBeVisible();
  await expect(page.getByText('Calculating your eligibility...')).toBeHidden();
  await expect(page.getByText(score).first()).toBeVisible();
}

/** An assessment that cannot be stored shows its score all the same. */
async function expectScoreAloneAt(page: Page, address: string): Promise<void> {
  await openAnsweredChecker(page, address);
  await check(page);
  await expectScoreAlone(page);
}

test(
  'fault 1: an application that meets 500 keeps the form, says so and can be tried again',
  quick,
  async ({ page, receiver, rewire }) => {
    expectComplaints('Failed to load resource', 'The webhook answered 500.');
    const site = await rewire();
    receiver.behaviour = 'status-500';
    await sendFilledForm(page, site.address);
    await expectFailure(page);
    await expect(page.getByRole('button', { name: 'Send by e-mail' })).toBeVisible();
    await applyAgain(page, receiver);
  },
);

test(`fault 2: an application that meets ${statuses.join(', ')} keeps the form; the status is logged`, async ({
  page,
  complaints,
  receiver,
  rewire,
}) => {
  expectComplaints('Failed to load resource', 'The webhook answered');
  const site = await rewire();
  await openFilledForm(page, site.address);
  for (const status of statuses) {
    receiver.behaviour = `status-${status}`;
    await apply(page);
    const logged = `The webhook answered ${status}. {"message":"The receiver was asked to answer so."}`;
    await expect.poll(() => complaints).toContain(logged);
    await expectFailure(page);
  }
  expect(await receiver.kept()).toEqual([]);
});

test(
  'fault 1: fault 2: an assessment that meets a status shows its score',
  quick,
  async ({ page, receiver, rewire }) => {
    expectComplaints('Failed to load resource', 'The webhook answered', 'The assessment was not stored');
    const site = await rewire();
    for (const status of [500, ...statuses]) {
      receiver.behaviour = `status-${status}`;
      await expectScoreAloneAt(page, site.address);
    }
  },
);

for (const [fault, behaviour] of [
  [3, 'stall'],
  [4, 'preflight-stall'],
] as const) {
  test(`fault ${fault}: an application whose ${behaviour} has no end fails after 15 s`, async ({
    page,
    receiver,
    rewire,
  }) => {
    expectComplaints('Failed to load resource');
    const site = await rewire();
    receiver.behaviour = behaviour;
    await page.clock.install();
    await sendFilledForm(page, site.address);
    await expect(page.getByText(loading)).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(page.getByLabel('Full Name')).toBeDisabled();
    await page.clock.fastForward(6_000);
    await expectFailure(page);
    await applyAgain(page, receiver);
  });

  test(`fault ${fault}: an assessment whose ${behaviour} has no end shows its score after 10 s`, async ({
    page,
    receiver,
    rewire,
  }) => {
    expectComplaints('Failed to load resource', 'The assessment was not stored: timeout.');
    const site = await rewire();
    receiver.behaviour = behaviour;
    await page.clock.install();
    await openAnsweredChecker(page, site.address);
    await check(page);
    await expect(page.getByRole('button', { name: 'Calculating...' })).toBeDisabled();
    await page.clock.fastForward(11_000);
    await expectScoreAlone(page);
  });
}

for (const body of oddBodies) {
  test(`fault 5: 200 with the body "${body}" is success`, async ({ page, receiver, rewire }) => {
    expectComplaints('ERR_CONTENT_LENGTH_MISMATCH');
    const site = await rewire();
    receiver.behaviour = body;
    await sendFilledForm(page, site.address);
    await expectSuccess(page);
    await openAnsweredChecker(page, site.address);
    await check(page);
    await expect(page.getByText('Calculation complete!')).toBeVisible();
    await expect(page.getByText(score).first()).toBeVisible();
    expect(await receiver.kept()).toHaveLength(2);
    expect(postsTo(receiver)).toHaveLength(2);
  });
}

for (const behaviour of brokenConnections) {
  test(`fault 6: "${behaviour}" is a failure; every delivery and the next try carry the same id`, async ({
    page,
    receiver,
    rewire,
  }) => {
    expectComplaints(...ofTheNetwork);
    const site = await rewire();
    receiver.behaviour = behaviour;
    await sendFilledForm(page, site.address);
    await expectFailure(page);
    await applyAgain(page, receiver);
    expect(postsTo(receiver).length).toBeGreaterThan(1);
    expect(idsOf(receiver)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);

    receiver.behaviour = behaviour;
    await expectScoreAloneAt(page, site.address);
  });
}

for (const [behaviour, encoding] of refusedOrigins) {
  test(`fault 7: "${behaviour}" with ${encoding} is a failure; the next try carries the same id`, async ({
    page,
    receiver,
    rewire,
  }) => {
    expectComplaints(...ofTheNetwork);
    const site = await rewire({ settings: settingsOf(encoding) });
    receiver.behaviour = behaviour;
    await sendFilledForm(page, site.address);
    await expectFailure(page);
    expect(postsTo(receiver)).toHaveLength(encoding === 'simple' ? 1 : 0);
    await applyAgain(page, receiver);

    receiver.behaviour = behaviour;
    await expectScoreAloneAt(page, site.address);
  });
}

test('fault 8: where the preflight allows no headers, json fails and simple succeeds with the same bytes', async ({
  page,
  receiver,
  rewire,
}) => {
  expectComplaints(...ofTheNetwork);
  receiver.behaviour = 'preflight-no-headers';
  const json = await rewire();
  await sendFilledForm(page, json.address);
  await expectFailure(page);
  await expectScoreAloneAt(page, json.address);
  expect(postsTo(receiver)).toEqual([]);

  receiver.behaviour = 'accept';
  await sendFilledForm(page, json.address);
  await expectSuccess(page);

  receiver.behaviour = 'preflight-no-headers';
  const simple = await rewire({ settings: simpleEncoding });
  await sendFilledForm(page, simple.address);
  await expectSuccess(page);
  await openAnsweredChecker(page, simple.address);
  await check(page);
  await expect(page.getByText('Calculation complete!')).toBeVisible();

  const [asJson, asText] = postsTo(receiver);
  expect(asJson?.contentType).toBe('application/json');
  expect(asText?.contentType).toBe('text/plain;charset=UTF-8');
  expect(asText?.body).toEqual(asJson?.body);
  expect(asText?.body).toEqual(Buffer.from(JSON.stringify(application)));
});

test(
  'fault 9: offline an application is not sent and says so; back online the next try sends one',
  quick,
  async ({ page, context, receiver, rewire }) => {
    expectComplaints('Failed to load resource');
    const site = await rewire();
    await openFilledForm(page, site.address);
    await goOffline(page);
    await apply(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'You are offline. Nothing was sent' }),
    ).toBeVisible();
    await expectFormKept(page);
    expect(receiver.requests).toEqual([]);
    await context.setOffline(false);
    await applyAgain(page, receiver);
  },
);

test('fault 9: offline an assessment shows its score', async ({ page, receiver, rewire }) => {
  expectComplaints('Failed to load resource', 'The assessment was not stored: offline.');
  const site = await rewire();
  await openAnsweredChecker(page, site.address);
  await goOffline(page);
  await check(page);
  await expectScoreAlone(page);
  expect(receiver.requests).toEqual([]);
});

test('fault 10: after two failures the third try is the one success and the one navigation', async ({
  page,
  complaints,
  receiver,
  rewire,
}) => {
  expectComplaints('Failed to load resource', 'The webhook answered 503.');
  const site = await rewire();
  receiver.behaviour = 'status-503-twice';
  await openFilledForm(page, site.address);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await apply(page);
    await expect
      .poll(() => complaints.filter((text) => text.includes('The webhook answered 503.')))
      .toHaveLength(attempt);
    await expectFailure(page);
  }
  await apply(page);
  await expectSuccess(page);
  await expect(page.getByText(failed)).toBeHidden();
  expect(new Set(visited)).toEqual(new Set(['/services']));
  expect(await page.evaluate(() => history.length)).toBe(3);
  expect(postsTo(receiver)).toHaveLength(3);
  expect(idsOf(receiver)).toHaveLength(1);
  expect(await receiver.kept()).toEqual([application]);
});

test('fault 11: an address that is none, a script or plain http elsewhere gets nothing sent', async ({
  page,
  complaints,
  rewire,
}) => {
  expectComplaints('Webhook URL is not configured.', 'The assessment was not stored: unconfigured.');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
  });
  for (const address of ['', '   ', 'javascript:x', 'http://hooks.example/application']) {
    const site = await rewire({
      settings: { VITE_APPLICATION_WEBHOOK_URL: address, VITE_ELIGIBILITY_WEBHOOK_URL: address },
    });
    await sendFilledForm(page, site.address);
    await expect(page.getByRole('alert').filter({ hasText: 'Webhook URL is not configured.' })).toBeVisible();
    await expectFormKept(page);
    await openAnsweredChecker(page, site.address);
    complaints.length = 0;
    await check(page);
    await expectScoreAlone(page);
    expect(complaints).toContain('Webhook URL is not configured.');
  }
  expect(posted).toEqual([]);
});

/** Presses what sends the form, and closes the tab 10 ms later. */
async function applyAndClose(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Apply Now' })
    .evaluate((button: HTMLButtonElement) => button.click());
  await new Promise((resolve) => setTimeout(resolve, 10));
  await page.close();
}

test('fault 12: an application arrives although the tab is closed 10 ms after the click', async ({
  page,
  receiver,
  rewire,
}) => {
  const site = await rewire();
  await openFilledForm(page, site.address);
  const answerPreflight = receiver.hold();
  await applyAndClose(page);
  // By now the browser has dropped what the tab alone was waiting for.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(receiver.requests).toEqual([]);
  answerPreflight('accept');
  await expect.poll(() => receiver.kept()).toEqual([application]);
});

test('fault 12: without a preflight it arrives as well', async ({ page, receiver, rewire }) => {
  const site = await rewire({ settings: simpleEncoding });
  await openFilledForm(page, site.address);
  await applyAndClose(page);
  await expect.poll(() => receiver.kept()).toEqual([application]);
});

test('fault 110: with the site’s host down, what the webhook has answered is told on a page of the site', async ({
  page,
  receiver,
  rewire,
}) => {
  expectComplaints('Failed to load resource', 'dynamically imported module', 'Unable to preload CSS');
  const site = await rewire({ settings: simpleEncoding });
  await page.route('**/assets/ServicesPage-*', (route) => route.abort('connectionrefused'));
  await openFilledForm(page, site.address);
  await noticesCame(page);
  site.isDown = true;
  await apply(page);
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(await receiver.kept()).toEqual([application]);

  site.isDown = false;
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page.locator('#ticket')).toContainText(application.country);
  expect(await receiver.kept()).toEqual([application]);
});

const ofMissingCode = ['Failed to load resource', 'dynamically imported module', 'Unable to preload CSS'];

test('fault 103: a form whose code is missing for a moment is there after a reload, and is sent', async ({
  page,
  receiver,
  rewire,
}) => {
  expectComplaints(...ofMissingCode);
  const site = await rewire({ gone: /\/assets\/ApplyVisaPage-.*\.js/ });
  await leaveInTab(page, 'deshantar:application-draft:v1', { form: application, submissionId: '' });
  await page.goto(`${site.address}/apply-visa`);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  site.gone = undefined;
  await page.reload();
  await expectFormKept(page);
  await applyAgain(page, receiver);
});

test.describe('fault 13: the data of a page cannot be had', () => {
  for (const [what, answer] of [
    ['is gone', { status: 404 }],
    ['is cut', { contentType: 'application/json', body: '{"data":{"groups":[' }],
    ['is a page of the host', { contentType: 'text/html', body: '<!doctype html>' }],
  ] as const)
    test(`fault 13: a page whose data ${what} comes with one reload`, async ({ page }) => {
      expectComplaints(...ofMissingCode);
      await open(page, '/');
      await page.route('**/assets/data/*/faq.json', (route) => route.fulfill(answer));
      let documents = 0;
      page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
      expect(documents).toBe(1);
    });

  test('fault 13: without a connection the page says so; with one again it comes', async ({ page }) => {
    expectComplaints(...ofMissingCode);
    await open(page, '/');
    await page.route(/\/assets\/data\/|robots/, (route) => route.abort('internetdisconnected'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  });

  test('fault 13: a place that there is no page of is not found, and nothing is loaded again', async ({
    page,
  }) => {
    expectComplaints('404 (Not Found)');
    await open(page, '/');
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.evaluate(() => {
      history.pushState(null, '', '/services/atlantis');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page).toHaveTitle(/Visa and travel assistance for India/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost in Translation?');
    expect(documents).toBe(0);
  });
});

test.describe('fault 13: a code file is gone after a deployment', () => {
  const documentsOf = (asked: readonly string[], path: string) => asked.filter((each) => each === path);

  test('fault 13: a page that is opened reloads once, then says so with a way on', async ({
    page,
    rewire,
  }) => {
    expectComplaints(...ofMissingCode);
    const site = await rewire({ gone: /\/assets\/AdminPage-.*\.js/ });
    await page.goto(`${site.address}/admin`);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(documentsOf(site.asked, '/admin')).toHaveLength(2);
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL(`${site.address}/`);
    await expect(page.getByRole('heading', { level: 1, name: /Travel Simplified/ })).toBeVisible();
  });

  test('fault 13: a page that is gone to by a link does the same', async ({ page, rewire }) => {
    expectComplaints(...ofMissingCode);
    const site = await rewire({ gone: /\/assets\/FaqPage-.*\.js/ });
    await open(page, `${site.address}/`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(documentsOf(site.asked, '/faq')).toHaveLength(1);
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Travel Simplified/ })).toBeVisible();
  });

  /** Opens a page one of whose libraries does not arrive, until it has been asked for. */
  async function openWithout(page: Page, library: string): Promise<void> {
    expectComplaints('Failed to load resource', 'dynamically imported module');
    let isGone = true;
    await page.route(`**/assets/${library}-*.js`, (route) => (isGone ? route.abort() : route.continue()));
    const refused = page.waitForEvent('console', (said) =>
      said.text().includes('dynamically imported module'),
    );
    await page.goto('/terms');
    await refused;
    isGone = false;
  }

  test('fault 13: a library that does not arrive is fetched again at the next touch, and the app starts', async ({
    page,
  }) => {
    await openWithout(page, 'react');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const theme = () => page.locator('html').getAttribute('class');
    const before = await theme();
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
        return theme();
      })
      .not.toBe(before);
  });

  test('fault 13: a library that does not arrive is fetched again when the connection is back', async ({
    page,
    context,
  }) => {
    await openWithout(page, 'xstate');
    await context.setOffline(true);
    await context.setOffline(false);
    await appStarted(page);
  });

  for (const [tool, file] of [
    ['Visa Eligibility Checker', /\/assets\/CheckerDialog-.*\.js/],
    ['Trip Cost Estimator', /\/assets\/EstimatorDialog-.*\.js/],
  ] as const) {
    test(`fault 13: the ${tool} that cannot be had says so, and the page keeps what was typed`, async ({
      page,
      rewire,
    }) => {
      expectComplaints(...ofMissingCode, 'A tool dialog could not be shown.');
      const site = await rewire({ gone: file });
      await open(page, `${site.address}/contact`);
      await page.getByLabel('Message').fill('When do you open?');
      await page.getByRole('contentinfo').getByRole('button', { name: tool }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'could not be opened' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByLabel('Message')).toHaveValue('When do you open?');
      expect(documentsOf(site.asked, '/contact')).toHaveLength(1);
      site.gone = undefined;
      await openTool(page, tool);
    });
  }
});

test('fault 14: without styles, fonts and images every page reads and an application can be sent', async ({
  page,
  receiver,
  rewire,
}) => {
  expectComplaints('Failed to load resource', 'Unable to preload CSS');
  const site = await rewire({
    gone: /\.(?:css|woff2?|svg|png|jpe?g|webp|avif|ico)(?:\?|$)/,
    change: (text) => text.replace(/<style[^>]*>.*?<\/style>/gs, ''),
  });
  // A page that is gone to without its styles loads itself anew: until it has, it would break off what the test opens next.
  const listingIsLoadedAnew = async () => {
    await expect(page.getByText('62 destinations', { exact: true })).toBeVisible();
    await appStarted(page);
  };
  await open(page, `${site.address}/`);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toContain('Figtree');
  await expect(page.getByRole('heading', { level: 1, name: /Travel Simplified/ })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
  await listingIsLoadedAnew();
  await page.getByRole('button', { name: 'Apply Now: Japan' }).click();
  await expect(page).toHaveURL(/\/apply-visa\?country=Japan$/);
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await appStarted(page);
  await sendFilledForm(page, site.address);
  await expect(page).toHaveURL(/\/services$/);
  await listingIsLoadedAnew();
  expect(await receiver.kept()).toEqual([application]);
  await openAnsweredChecker(page, site.address, assessment);
  await check(page);
  await expect(page.getByText(score).first()).toBeVisible();
});
