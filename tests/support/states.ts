import type { Locator, Page } from '@playwright/test';
import type { AssessmentDraft } from '../../machines/eligibility-checker/assessment';
import type { AssessmentStep } from '../../machines/eligibility-checker/steps';
import { checkerOn, checkerSteps, fillApplication, goOn } from '../site/browser/forms';
import { expect, leaveInTab, open, openTool, standsStill } from '../site/browser/visit';
import { messageByLabel } from './contact';
import { answeredDraft } from './traveller';

/** A situation of a flow that a visitor can get into, and how. */
export interface State {
  /** What a tester calls it: the flow first. */
  readonly name: string;
  /** Where it begins. */
  readonly path: string;
  /** What must be so before the page opens: what is stored, what the network does. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** From the opened page to the situation; gives back when it shows. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** Phones alone have it. */
  readonly isOfPhones?: true;
}

/** Opens the state's page and does what leads to the state. */
export async function reachState(page: Page, { path, before, reach }: State): Promise<void> {
  await before?.(page);
  await open(page, path);
  await reach(page);
}

/** Shows the page in a theme, as the device asks for it; inherited colours take some frames to arrive everywhere. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    // Chromium gives old colours for what it does not draw yet: below the fold everything is to be drawn.
    const everything = new CSSStyleSheet();
    everything.replaceSync(':not([hidden]) { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [everything];
  });
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveClass(theme);
  await standsStill(page);
}

/** A profile that the checker judges badly in almost everything. */
const weakProfile: AssessmentDraft = {
  ...answeredDraft,
  fullName: 'Bhaskaranarayanan Venkatasubramanian Iyer',
  email: 'bhaskaranarayanan.venkatasubramanian.iyer@example.in',
  age: '70',
  passportValidity: '2026-01-31',
  occupation: 'unemployed',
  maritalStatus: 'single',
  visaRejections: 'yes',
  monthlyIncome: '0_25k',
  bankBalance: '0_50k',
  hasPassport: 'no',
  hasPanCard: 'no',
  hasFinancialProof: 'no',
};

/** Leaves the answers of the weak profile at a step of the checker, but for some. */
const leaveWeakDraft = (page: Page, step: AssessmentStep, others: Partial<AssessmentDraft> = {}) =>
  leaveInTab(page, 'deshantar:assessment-draft:v1', { draft: { ...weakProfile, ...others }, step });

const leaveOnDevice = (page: Page, values: Readonly<Record<string, unknown>>) =>
  page.addInitScript(
    (entries) => entries.forEach(([name = '', text = '']) => localStorage.setItem(name, text)),
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
  );

/** Says to the receiver of the served site how it meets what is sent from now on. */
const meetWith = (page: Page, receiver: string) => page.setExtraHTTPHeaders({ 'x-receiver': receiver });

const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

const seeText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

const checkerPath = '/tools/visa-eligibility-checker';

/** Answers the steps of the checker before the one given, counted from 1. */
async function goToCheckerStep(place: Page | Locator, step: number): Promise<void> {
  const form = checkerOn(place);
  for (const [index, answer] of checkerSteps.slice(0, step - 1).entries()) {
    await answer(form);
    await goOn(form);
    await expect(form.getByText(`Step ${index + 2} of 6`)).toBeVisible();
  }
}

async function openCheckerDialog(page: Page): Promise<Locator> {
  const dialog = await openTool(page, 'Visa Eligibility Checker');
  await expect(dialog.getByText('Step 1 of 6')).toBeVisible();
  return dialog;
}

/** Opens the estimator and presses on, up to the estimate with the last of its buttons. */
async function openEstimator(page: Page, ...buttons: readonly string[]): Promise<Locator> {
  const dialog = await openTool(page, 'Trip Cost Estimator');
  await dialog.getByLabel('Destination').selectOption('Schengen Area (Europe)');
  for (const name of buttons) await press(dialog, name);
  return dialog;
}

const toEstimate = ['Next', 'Next', 'Estimate Cost'] as const;
const toQuote = [...toEstimate, 'Get Detailed Quote'] as const;

async function writeMessage(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Contact form' });
  for (const [label, text] of Object.entries(messageByLabel)) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
}

const application = (fullName: string, country: string, timestamp: string) => ({
  fullName,
  country,
  visaType: 'Tourist Visa',
  stateOfApplication: 'Dadra and Nagar Haveli and Daman and Diu',
  timestamp,
  status: 'New',
});

const loggedIn = { 'deshantar:admin-user:v1': { phoneNumber: '9876543210' } };

async function askForOtp(page: Page): Promise<void> {
  await page.getByLabel('Phone Number').fill('9876543210');
  await press(page, 'Send OTP');
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
}

/** A notice goes by itself; with the focus inside it waits. */
async function holdNotice(page: Page, text: string): Promise<void> {
  const notice = page.locator('[data-notice]').filter({ hasText: text });
  await notice.getByRole('button', { name: 'Dismiss' }).focus();
}

const servicesLink = (page: Page) => page.getByRole('link', { name: 'Our Services' });

/** Every state of every flow that differs to the eye from the page as it opens. */
export const states: readonly State[] = [
  ...[1, 2, 3, 4, 5, 6].map((step) => ({
    name: `checker, step ${step}`,
    path: checkerPath,
    reach: (page: Page) => goToCheckerStep(page, step),
  })),
  {
    name: 'checker, restored draft',
    path: checkerPath,
    before: (page) => leaveWeakDraft(page, 'finances'),
    reach: (page) => expect(page.getByRole('button', { name: 'Start over' })).toBeVisible(),
  },
  {
    name: 'checker, something missing',
    path: checkerPath,
    before: (page) => leaveWeakDraft(page, 'documents', { age: '', occupation: '', passportValidity: '' }),
    reach: async (page) => {
      await press(page, 'Check Eligibility');
      await expect(page.getByLabel('Age')).toBeFocused();
    },
  },
  {
    name: 'checker, calculating',
    path: checkerPath,
    before: (page) => leaveWeakDraft(page, 'documents'),
    reach: async (page) => {
      await meetWith(page, 'stall');
      await press(page, 'Check Eligibility');
      await expect(page.getByRole('button', { name: 'Calculating...' })).toBeVisible();
    },
  },
  {
    name: 'checker, high result',
    path: checkerPath,
    reach: async (page) => {
      await goToCheckerStep(page, 6);
      await press(page, 'Check Eligibility');
      await expect(page.getByRole('heading', { name: 'High Chance of Approval' })).toBeVisible();
    },
  },
  {
    name: 'checker, low result',
    path: checkerPath,
    before: (page) => leaveWeakDraft(page, 'documents'),
    reach: async (page) => {
      await press(page, 'Check Eligibility');
      await expect(page.getByRole('heading', { name: /^Likely Rejection/ })).toBeVisible();
    },
  },
  {
    name: 'checker, low result with changes switched on',
    path: checkerPath,
    before: (page) => leaveWeakDraft(page, 'documents'),
    reach: async (page) => {
      await press(page, 'Check Eligibility');
      await page.getByRole('switch', { name: /^Renew your passport/ }).press('Space');
      await page.getByRole('switch', { name: /^File your income tax return/ }).press('Space');
      await seeText(page, /^With these 2 changes: /);
    },
  },
  { name: 'checker dialog', path: '/', reach: openCheckerDialog },
  { name: 'checker dialog over the page of the checker', path: checkerPath, reach: openCheckerDialog },
  {
    name: 'checker dialog, travel history',
    path: '/',
    reach: async (page) => {
      await goToCheckerStep(await openCheckerDialog(page), 4);
      await page.getByRole('radiogroup', { name: 'Have you travelled abroad?' }).getByLabel('Yes').check();
    },
  },
  {
    name: 'checker dialog, result',
    path: '/',
    before: (page) => leaveWeakDraft(page, 'documents'),
    reach: async (page) => {
      await openTool(page, 'Visa Eligibility Checker');
      await press(page, 'Check Eligibility');
      await expect(page.getByRole('heading', { name: /^Likely Rejection/ })).toBeVisible();
    },
  },
  { name: 'estimator, trip details', path: '/', reach: (page) => openEstimator(page) },
  ...(
    [
      ['flights and stay', ['Next'], 'heading', 'Flights & Stay'],
      ['daily budget', ['Next', 'Next'], 'button', 'Estimate Cost'],
      ['estimate', toEstimate, 'button', 'Get Detailed Quote'],
      ['quote form', toQuote, 'textbox', 'E-mail or phone'],
      ['mail opened', [...toQuote, 'Send request by e-mail'], 'heading', 'Your e-mail is ready to send'],
    ] as const
  ).map(([name, buttons, role, shown]) => ({
    name: `estimator, ${name}`,
    path: '/',
    reach: async (page: Page) => {
      const dialog = await openEstimator(page, ...buttons);
      await expect(dialog.getByRole(role, { name: shown })).toBeVisible();
    },
  })),
  {
    name: 'estimator, share',
    path: '/',
    before: (page) => page.addInitScript(() => Reflect.set(navigator, 'share', undefined)),
    reach: async (page) => {
      const dialog = await openEstimator(page, ...toEstimate, 'Share');
      await expect(dialog.getByLabel('Link')).toBeVisible();
    },
  },
  {
    name: 'apply form, filled',
    path: '/apply-visa',
    reach: (page) => fillApplication(page, 'Asha Rao'),
  },
  {
    name: 'apply form, problems',
    path: '/apply-visa',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: /I agree/ }).check();
      await press(page, 'Apply Now');
      await expect(page.getByLabel('Full Name')).toBeFocused();
    },
  },
  ...(
    [
      ['submitting', 'stall', 'Submitting...'],
      ['failed', 'status-500', 'Send by e-mail'],
    ] as const
  ).map(([name, receiver, button]) => ({
    name: `apply form, ${name}`,
    path: '/apply-visa',
    reach: async (page: Page) => {
      await fillApplication(page, 'Asha Rao');
      await meetWith(page, receiver);
      await press(page, 'Apply Now');
      await expect(page.getByRole('button', { name: button })).toBeVisible();
    },
  })),
  {
    name: 'apply form, sent',
    path: '/apply-visa',
    reach: async (page) => {
      await fillApplication(page, 'Asha Rao');
      await press(page, 'Apply Now');
      await holdNotice(page, 'Application submitted successfully!');
    },
  },
  {
    name: 'listing, found',
    path: '/services',
    reach: async (page) => {
      await page.getByLabel('Search destinations').fill('land');
      await expect(page.getByText(/^\d destinations$/)).toBeVisible();
    },
  },
  {
    name: 'listing, one category',
    path: '/services',
    reach: async (page) => {
      await press(page, 'Other Destinations');
      await expect(page.getByText('4 destinations', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'listing, nothing found',
    path: '/services',
    reach: async (page) => {
      await page.getByLabel('Search destinations').fill('Atlantis, the sunken city of the old maps');
      await expect(page.getByRole('heading', { name: 'No Countries Found' })).toBeVisible();
    },
  },
  {
    name: 'listing, before you apply',
    path: '/services',
    reach: async (page) => {
      await press(page, 'Apply Now: France');
      await expect(page.getByRole('dialog', { name: 'Before You Apply' })).toBeVisible();
    },
  },
  {
    name: 'listing, banner dismissed',
    path: '/services',
    reach: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
      await expect(page.getByText('Not sure if you qualify?')).toBeHidden();
    },
  },
  {
    name: 'contact form, filled',
    path: '/contact?destination=Paris%2C%20France',
    reach: writeMessage,
  },
  {
    name: 'contact form, problems',
    path: '/contact',
    reach: async (page) => {
      await press(page, 'Send Message');
      await expect(page.getByLabel('Full Name')).toBeFocused();
    },
  },
  {
    name: 'contact form, mail opened',
    path: '/contact',
    reach: async (page) => {
      await writeMessage(page);
      await press(page, 'Send Message');
      await expect(page.getByRole('heading', { name: 'If nothing opened' })).toBeVisible();
    },
  },
  {
    name: 'FAQ, answer open',
    path: '/faq#faq-refusal',
    reach: (page) => expect(page.getByRole('main').locator('details[open]')).toHaveCount(1),
  },
  {
    name: 'FAQ, questions found',
    path: '/faq',
    reach: async (page) => {
      await page.getByLabel('Search questions').fill('refund');
      await expect(page.getByText('2 questions', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'FAQ, no question found',
    path: '/faq',
    reach: async (page) => {
      await page.getByLabel('Search questions').fill('zebra');
      await expect(page.getByRole('heading', { name: 'No question here has these words.' })).toBeVisible();
    },
  },
  {
    name: 'blog, one category',
    path: '/blog?category=visa-updates',
    reach: (page) => expect(page.getByRole('heading', { name: 'Visa Updates', level: 2 })).toBeVisible(),
  },
  {
    name: 'blog, nothing found',
    path: '/blog?category=travel-news&search=penguins',
    reach: (page) => seeText(page, 'No posts found in this category.'),
  },
  {
    name: 'blog, page 2',
    path: '/blog?page=2',
    reach: (page) =>
      expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'),
  },
  {
    name: 'post, liked',
    path: '/blog/uk-visit-visa',
    reach: async (page) => {
      await press(page, 'Like 0');
      await expect(page.getByRole('button', { name: 'Like 1', exact: true })).toBeVisible();
    },
  },
  {
    name: 'post, all regions open',
    path: '/blog/visa-on-arrival-guide',
    reach: (page) =>
      page
        .locator('main details')
        .evaluateAll((regions: HTMLDetailsElement[]) => regions.forEach((region) => (region.open = true))),
  },
  {
    name: 'guide, checklist ticked',
    path: '/visa/dubai-tourist-visa',
    reach: async (page) => {
      const documents = page.getByRole('region', { name: 'Documents', exact: true });
      await documents.getByRole('checkbox').nth(0).check();
      await documents.getByRole('checkbox').nth(2).check();
      await expect(documents.getByRole('status')).toContainText('2 of 12 ready');
    },
  },
  {
    name: 'guide, checklist cleared',
    path: '/visa/schengen-visa-online',
    reach: async (page) => {
      const documents = page.getByRole('region', { name: 'Documents', exact: true });
      await documents.getByRole('checkbox').first().check();
      await press(documents, 'Clear ticks');
      await expect(documents.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  {
    name: 'community, banner dismissed',
    path: '/community',
    reach: async (page) => {
      const banner = page.getByRole('complementary', { name: 'Coming soon' });
      await press(banner, 'Dismiss');
      await expect(banner).toBeHidden();
    },
  },
  {
    name: 'admin, waiting for the OTP',
    path: '/login',
    reach: async (page) => {
      await askForOtp(page);
      await page.keyboard.type('246');
    },
  },
  {
    name: 'admin, wrong OTP',
    path: '/login',
    reach: async (page) => {
      await askForOtp(page);
      await page.keyboard.type('111111');
      await press(page, 'Verify OTP');
      await seeText(page, 'Invalid OTP. Please try again.');
    },
  },
  {
    name: 'admin, empty panel',
    path: '/admin',
    before: (page) => leaveOnDevice(page, loggedIn),
    reach: (page) => seeText(page, 'No visa applications received yet.'),
  },
  {
    name: 'admin, panel with applications',
    path: '/admin',
    before: (page) =>
      leaveOnDevice(page, {
        ...loggedIn,
        'deshantar:applications:v1': [
          application(
            'Bhaskaranarayanan Venkatasubramanian Iyer',
            'United Arab Emirates',
            '2026-01-15T04:30:00Z',
          ),
          application('Asha Rao', 'Japan', '2026-01-14T04:30:00.000Z'),
          application('Meera Das', 'France', 'an unknown time'),
        ],
      }),
    reach: (page) => expect(page.getByRole('rowheader')).toHaveCount(3),
  },
  {
    name: 'menu of phones, open',
    path: '/services',
    isOfPhones: true,
    reach: async (page) => {
      await press(page, 'Open menu');
      await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
    },
  },
  {
    name: 'payment succeeded',
    path: '/services?status=success&tx_id=TX-9',
    reach: (page) => holdNotice(page, 'Payment Successful!'),
  },
  {
    name: 'payment failed',
    path: '/?status=failure&tx_id=TX-9',
    reach: (page) => holdNotice(page, 'Payment Failed'),
  },
  {
    name: 'offline',
    path: '/services',
    reach: async (page) => {
      // The bar's code comes when the page is idle, and not any more without a connection.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /connection-part-.*\.js$/.test(name)),
      );
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await seeText(page, 'You are offline.');
    },
  },
  {
    name: 'loading screen',
    path: '/',
    before: (page) => page.route('**/assets/ServicesPage-*.js', () => {}),
    reach: async (page) => {
      await servicesLink(page).click();
      await seeText(page, 'Your journey begins in a second…');
    },
  },
  {
    name: 'error screen',
    path: '/',
    before: (page) => page.route('**/assets/ServicesPage-*.js', (route) => route.fulfill({ status: 404 })),
    reach: async (page) => {
      await servicesLink(page).click();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible({
        timeout: 15_000,
      });
    },
  },
];
