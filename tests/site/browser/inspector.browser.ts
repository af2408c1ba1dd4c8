import { expect } from '@playwright/test';
import { expectNotInBuild, firstPageMs, test, viewerAddress } from './development-site';

/** Stands in for the viewer: it says that it is there and keeps what it is sent. */
const viewer = `<!doctype html><title>Viewer</title><script>
  window.received = [];
  addEventListener('message', ({ data }) => window.received.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

interface Received {
  readonly type: string;
  readonly name?: string;
  readonly sessionId?: string;
  readonly parentId?: string;
  readonly rootId?: string;
  readonly definition?: string;
  readonly event?: { readonly type: string; readonly field?: string; readonly value?: string };
  readonly snapshot?: { readonly value?: unknown };
}

test.describe('the inspector of the development site', () => {
  // In one worker, whose development site they share.
  test.describe.configure({ mode: 'default', timeout: 2 * firstPageMs });
  test('gets the definitions, events and states of the running flows, without personal data', async ({
    page,
    developmentSite,
    context,
  }) => {
    await context.route(viewerAddress, (route) => route.fulfill({ contentType: 'text/html', body: viewer }));
    await page.goto(`${developmentSite}tools/visa-eligibility-checker`);
    const [opened] = await Promise.all([
      context.waitForEvent('page', { timeout: firstPageMs }),
      page.getByRole('button', { name: 'Open the Stately inspector' }).click({ timeout: firstPageMs }),
    ]);
    await page.waitForFunction(() => document.documentElement.dataset['app'] === 'listens');
    await page.getByLabel('Full Name').fill('Asha Rao');
    await page.getByLabel('Email').fill('asha@example.in');

    const received = () => opened.evaluate(() => (window as unknown as { received: Received[] }).received);
    await expect
      .poll(async () => (await received()).map(({ event }) => event?.field), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['fullName', 'email']));

    const all = await received();
    const named = all.filter(({ type }) => type === '@xstate.actor').map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(['site', 'navigation', 'theme', 'header', 'tools']));
    const actors = all.filter(({ type }) => type === '@xstate.actor');
    const site = actors.find(({ name }) => name === 'site')?.sessionId;
    const roots = actors.filter(({ parentId }) => parentId === undefined);
    expect(roots.map(({ name }) => name)).toEqual(['site']);
    const checker = actors.find(({ name }) => name?.startsWith('eligibilityChecker'));
    expect(checker?.parentId).toBe(site);
    expect(new Set(all.map(({ rootId }) => rootId))).toEqual(new Set([site]));
    expect(JSON.parse(checker?.definition ?? '{}')).toMatchObject({
      id: 'eligibilityChecker',
      states: { form: { initial: 'filling' } },
    });
    const changes = all.filter(
      ({ type, event }) => type === '@xstate.event' && event?.type === 'answer.changed',
    );
    expect(changes.map(({ event }) => [event?.field, event?.value])).toEqual(
      expect.arrayContaining([
        ['fullName', '•••'],
        ['email', '•••'],
      ]),
    );
    const snapshots = all.filter(({ type }) => type === '@xstate.snapshot');
    expect(snapshots.map(({ snapshot }) => snapshot?.value)).toContainEqual(
      expect.objectContaining({ form: { filling: 'getStarted' } }),
    );
    expect(JSON.stringify(all)).not.toMatch(/Asha|asha@/);
  });

  test('says that its viewer cannot be reached, and opens no window', async ({
    page,
    context,
    developmentSite,
  }) => {
    await context.route(viewerAddress, (route) => route.abort());
    await page.goto(`${developmentSite}about`);
    await page.getByRole('button', { name: 'Open the Stately inspector' }).click({ timeout: firstPageMs });
    await expect(page.getByText(`The inspector at ${viewerAddress} cannot be reached.`)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });

  test('leaves nothing in the production build', async () => {
    await expectNotInBuild(/statelyai|xstateinspector|Stately inspector/);
  });
});
