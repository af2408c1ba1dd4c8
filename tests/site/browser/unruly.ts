import type { Page } from '@playwright/test';
import { accepted, application, failed, loading } from '../../support/application';
import { answeredDraft } from '../../support/traveller';
import { serveRewired, type RewiredSite, type Rewiring } from '../../support/rewired-site';
import { idsOf, settingsFor, startUnrulyReceiver, type UnrulyReceiver } from '../../support/unruly-receiver';
import { expect, leaveInTab, open, test as base } from './visit';

export { application, failed, loading, notSaved } from '../../support/application';
export { answeredDraft as assessment } from '../../support/traveller';
export { idsOf, postsTo, simpleEncoding } from '../../support/unruly-receiver';
export { expect, expectComplaints, open } from './visit';

interface Unruly {
  /** A webhook receiver on another origin, whose manners the test chooses. */
  receiver: UnrulyReceiver;
  /** Serves the built site from an origin of its own, both webhooks pointed at the receiver unless the settings say otherwise. */
  rewire: (rewiring?: Rewiring) => Promise<RewiredSite>;
}

export const test = base.extend<Unruly>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs no other, and the test tool insists on the pattern.
  receiver: async ({}, use) => {
    const receiver = await startUnrulyReceiver();
    await use(receiver);
    await receiver.stop();
  },
  rewire: async ({ page, baseURL, receiver }, use) => {
    const sites: RewiredSite[] = [];
    await use(async ({ settings, ...rest } = {}) => {
      const site = await serveRewired(baseURL ?? '', {
        connectTo: receiver.origin,
        settings: { ...settingsFor(receiver), ...settings },
        ...rest,
      });
      sites.push(site);
      return site;
    });
    // A page that is still fetching something would complain about a site that is gone.
    await page.close();
    await Promise.all(sites.map((site) => site.stop()));
  },
});

/** Opens the form of a site with everything filled in, as after a refresh. */
export async function openFilledForm(page: Page, address: string, form = application): Promise<void> {
  await leaveInTab(page, 'deshantar:application-draft:v1', { form, submissionId: '' });
  await open(page, `${address}/apply-visa`);
  await expect(page.getByLabel('Full Name')).toHaveValue(form.fullName);
}

/** Opens the checker of a site at its last step with everything answered, as after a refresh. */
export async function openAnsweredChecker(page: Page, address: string, draft = answeredDraft): Promise<void> {
  await leaveInTab(page, 'deshantar:assessment-draft:v1', { draft, step: 'documents' });
  await open(page, `${address}/tools/visa-eligibility-checker`);
  await expect(page.getByText('Step 6 of 6')).toBeVisible();
}

/** Everything typed is still there, and nothing keeps the visitor from sending it. */
export async function expectFormKept(page: Page, form = application): Promise<void> {
  await expect(page.getByLabel('Full Name')).toBeEnabled();
  await expect(page.getByLabel('Full Name')).toHaveValue(form.fullName);
  await expect(page.getByLabel('Mobile Number')).toHaveValue(form.mobileNumber);
  await expect(page.getByLabel('Email')).toHaveValue(form.email);
  await expect(page.getByLabel('State of Application')).toHaveValue(form.stateOfApplication);
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue(form.country);
  await expect(page.getByLabel('Visa Type')).toHaveValue(form.visaType);
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
}

export async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now' }).click();
}

/** Opens the form of a site with everything filled in, and sends it. */
export async function sendFilledForm(page: Page, address: string, form = application): Promise<void> {
  await openFilledForm(page, address, form);
  await apply(page);
}

/** The visitor is told of a failure, nothing goes on loading, and the form is as it was. */
export async function expectFailure(page: Page, withinMs = 5_000): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible({ timeout: withinMs });
  await expect(page.getByText(loading)).toBeHidden();
  await expectFormKept(page);
}

/** The visitor is told of the success, once, and led on. What is said goes after two seconds, so it comes first. */
export async function expectSuccess(page: Page): Promise<void> {
  await expect(page.getByText(accepted)).toBeVisible();
  await expect(page).toHaveURL(/\/services$/);
}

/** Sends what has failed once more: now it is accepted and kept once, and all tries have carried one id. */
export async function applyAgain(page: Page, receiver: UnrulyReceiver): Promise<void> {
  receiver.behaviour = 'accept';
  await apply(page);
  await expectSuccess(page);
  expect(await receiver.kept()).toEqual([application]);
  expect(idsOf(receiver)).toHaveLength(1);
}
