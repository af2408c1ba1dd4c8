import { expect } from '@playwright/test';
import { expectNotInBuild, firstPageMs, test, viewerAddress } from './development-site';

test.describe('the atlas of flows on the development site', () => {
  // In one worker, whose development site they share.
  test.describe.configure({ mode: 'default', timeout: 2 * firstPageMs });
  test.skip(({ isMobile }) => isMobile, 'developers look at flows on a desktop');

  test('shows the actors, the lit state and the messages, steps back, sends, and plays a path', async ({
    page,
    developmentSite,
  }) => {
    await page.route(viewerAddress, (route) => route.abort());
    await page.goto(`${developmentSite}__flows`);
    const site = page.frameLocator('iframe');
    const actors = page.getByRole('tree', { name: /Actors/ });
    const chart = page.getByRole('region', { name: 'contactForm' });

    await expect(actors.getByRole('treeitem', { name: /^contactForm/ })).toHaveAttribute('aria-level', '2', {
      timeout: firstPageMs,
    });
    await expect(actors.getByRole('treeitem', { name: /^site/ })).toHaveAttribute('aria-level', '1');
    // The notices beside the form are flows of their own, and start after it.
    await actors.getByRole('treeitem', { name: /^contactForm/ }).click();
    await expect(chart.getByRole('img', { name: 'The chart contactForm, in writing.filling' })).toBeVisible();
    await expect(chart.locator('g.node.lit')).toHaveText(/^filling/);

    await site.getByLabel('Full Name').fill('Asha Rao');
    await site.getByLabel('Email').fill('asha@example.in');
    await site.getByRole('button', { name: 'Send Message' }).click();
    await expect(chart.locator('g.node.lit')).toHaveText(/^correcting/);
    await expect(chart.locator('path.taken')).toHaveCount(1);
    await page.getByLabel('Only from and to contactForm').check();
    const messages = page.getByRole('list', { name: 'Messages' });
    await expect(
      messages.getByRole('button', { name: /^page to contactForm\w*: message.submitted/ }),
    ).toBeVisible();
    await expect(messages).toContainText('{"field":"name","value":"•••"}');
    await expect(messages).not.toContainText(/Asha|asha@/);

    await messages
      .getByRole('button', { name: /field.changed/ })
      .last()
      .click();
    await expect(chart.locator('g.node.lit')).toHaveText(/^filling/);
    await expect(site.getByText('Subject is required')).toBeVisible();
    await page.getByRole('button', { name: 'Back to live' }).click();
    await expect(chart.locator('g.node.lit')).toHaveText(/^correcting/);

    await page.getByRole('tab', { name: 'Send' }).click();
    await page.getByLabel('Data of field.changed as JSON').fill('{"field":"subject","value":"Japan"}');
    await page.getByRole('button', { name: 'Send field.changed' }).click();
    await expect(site.getByLabel('Subject')).toHaveValue('Japan');

    const kept = () => page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]);
    const before = await kept();
    await page.getByRole('tab', { name: 'Paths' }).click();
    await page.getByLabel('Words in its name').fill('comes from an article');
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('quick');
    await page
      .getByRole('button', { name: /comes from an article about Bali/ })
      .first()
      .click();
    await expect(page.getByText('Every step is as the specification says.')).toBeVisible({ timeout: 60_000 });
    await expect(site.getByLabel('Subject')).toHaveValue('Inquiry about Bali');
    expect(await kept(), 'what the browser keeps').toEqual(before);

    await page.getByRole('button', { name: 'Stately inspector' }).click();
    await expect(page.getByText(`The inspector at ${viewerAddress} cannot be reached.`)).toBeVisible();
  });

  test('is offered by a button of the development site, at the page that is shown', async ({
    page,
    developmentSite,
    context,
  }) => {
    await page.goto(`${developmentSite}faq`);
    const [atlas] = await Promise.all([
      context.waitForEvent('page', { timeout: firstPageMs }),
      page.getByRole('button', { name: 'Open the flow atlas' }).click({ timeout: firstPageMs }),
    ]);
    await expect(atlas.getByRole('treeitem', { name: /^faq/ })).toBeVisible({ timeout: firstPageMs });
  });

  test('leaves nothing in the production build', async () => {
    await expectNotInBuild(/flowAtlas|flowWatcher|__flows|flow atlas/);
  });
});
