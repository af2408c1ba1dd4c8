import { answerChecker, checkerOn, openAndFillApplication } from './forms';
import { expect, expectComplaints, holdFile, open, openTool, test } from './visit';

/* Going somewhere while something else is under way, and going where one already is. */

const title = 'h1';

test('a post whose text cannot be had is an error to retry, not a post that does not exist', async ({
  page,
}) => {
  expectComplaints('');
  await open(page, '/blog/uk-visit-visa');
  const next = page.getByRole('link', { name: /^(Next|Previous) post/ }).first();
  const slug = (await next.getAttribute('href'))?.replace('/blog/', '') ?? '';
  await page.route(`**/assets/${slug}-*.js`, (route) => route.abort());
  await next.click();
  await expect(page.locator(title)).toHaveText('Unexpected Application Error!');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  await expect(page.locator(title)).not.toHaveText('Unexpected Application Error!');
});

test('offline, a post whose text cannot be had is an error to retry too', async ({ page, context }) => {
  expectComplaints('');
  await open(page, '/blog/uk-visit-visa');
  const next = page.getByRole('link', { name: /^(Next|Previous) post/ }).first();
  const name = await next.locator('span').last().textContent();
  await context.setOffline(true);
  await next.click();
  await expect(page.locator(title)).toHaveText('Unexpected Application Error!');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page.locator(title)).toHaveText(name ?? '');
});

test('a payment return at a page that sends one on does not hold one back', async ({ page }) => {
  await page.goto('/admin?status=success&tx_id=1');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page.getByLabel(/phone/i)).toBeVisible();
});

test('a link to the page that one is on leads to its top', async ({ page }) => {
  await open(page, '/faq');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'FAQ' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an answer that comes late does not take one off the page that one has chosen', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/webhooks/application*', async (route) => {
    await answered;
    await route.fulfill({ status: 200 });
  });
  const send = await holdFile(page, '**/assets/FaqPage-*.js');
  await openAndFillApplication(page);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByText('Submitting your application...')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  answer();
  await page.waitForTimeout(500);
  send();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator(title)).toHaveText(/Questions/i);
});

test('Consult an Expert on the contact page itself leaves the form behind the dialog free', async ({
  page,
}) => {
  await open(page, '/contact');
  const dialog = await openTool(page, 'Visa Eligibility Checker');
  await answerChecker(checkerOn(dialog));
  await dialog.getByRole('button', { name: 'Check Eligibility' }).click();
  await dialog.getByRole('button', { name: 'Consult an Expert' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the checker under its dialog goes on from what was answered in the dialog', async ({ page }) => {
  await open(page, '/tools/visa-eligibility-checker');
  const dialog = await openTool(page, 'Visa Eligibility Checker');
  await dialog.getByLabel('Full Name').fill('Asha Rao');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
});

test('a page fades out over the next one, what is pressed meanwhile is the next one’s, and nothing moves where that is wished', async ({
  page,
}) => {
  // The fade stands still, for as long as the test looks.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => document.getAnimations().forEach((animation) => animation.pause()));
      return transition;
    };
  });
  const fading = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        .filter((part) => part?.startsWith('::view-transition-')),
    );
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(fading).toContain('::view-transition-old(old-page)');
  await expect(page.locator(title)).toHaveText(/Questions/i);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const question = page.locator('main summary').first();
  const isOpen = await question.evaluate((summary) => summary.parentElement?.hasAttribute('open'));
  await question.click();
  await expect(question.locator('..')).toHaveJSProperty('open', !isOpen);
  expect(await fading()).not.toEqual([]);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect.poll(fading).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.locator(title)).toHaveText('Visas, explained plainly');
  expect(await fading()).toEqual([]);
});

test('a page that arrives after one has gone on to another starts no fade', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset['fades'] = String(
        Number(document.documentElement.dataset['fades'] ?? 0) + 1,
      );
      return start(update);
    };
  });
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const release = await holdFile(page, '**/assets/FaqPage-*.js');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  // With the keyboard: the loading screen may be there already.
  await footer.getByRole('link', { name: 'About Us' }).press('Enter');
  await expect(page.locator(title)).toHaveText('Visas, explained plainly');
  const arrived = page.waitForResponse('**/assets/FaqPage-*.js');
  release();
  await (await arrived).finished();
  await footer.getByRole('link', { name: 'Visa Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator('html')).toHaveAttribute('data-fades', '2');
});

const pagesOfLinksInView = ['EligibilityCheckerPage', 'GuidePage', 'DestinationPage'];

for (const [line, connection, expected] of [
  ['a fast line', { effectiveType: '4g', downlink: 10, saveData: false }, pagesOfLinksInView],
  ['a slow line', { effectiveType: '3g', downlink: 1, saveData: false }, ['GuidePage']],
  ['a line where data is saved', { effectiveType: '4g', downlink: 10, saveData: true }, []],
] as const) {
  test(`on ${line} the code of ${expected.length} pages is there before they are asked for`, async ({
    page,
  }) => {
    await page.addInitScript((said) => {
      Object.defineProperty(navigator, 'connection', { value: said });
    }, connection);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /assets\/(\w+Page)-[^/]+\.js$/.exec(request.url()) ?? [];
      if (name !== undefined && name !== 'ServicesPage') fetched.add(name);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/services');
    const guide = page.getByRole('link', { name: 'Schengen visa guide' });
    await expect(async () => {
      await guide.blur();
      await guide.focus();
      expect([...fetched].sort()).toEqual([...expected].sort());
    }).toPass();
  });
}

test('once the pages of four links are there, scrolling past others keeps nothing busy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', downlink: 10, saveData: false },
    });
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (...asked) => {
      document.documentElement.dataset['waits'] = String(
        Number(document.documentElement.dataset['waits'] ?? 0) + 1,
      );
      return whenIdle(...asked);
    };
  });
  await open(page, '/services');
  const waits = () => page.locator('html').getAttribute('data-waits');
  await page.getByRole('link', { name: 'Japan' }).first().scrollIntoViewIfNeeded();
  await expect(async () => {
    const before = await waits();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await waits()).toBe(before);
  }).toPass({ timeout: 10_000 });
});
