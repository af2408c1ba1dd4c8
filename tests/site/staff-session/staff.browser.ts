import type { Dialog, Locator, Page } from '@playwright/test';
import { record } from '../../support/application';
import { violationsOf } from '../browser/axe';
import { fillApplication, openAndFillApplication } from '../browser/forms';
import { expect, expectComplaints, goInside, open, sidewaysOverflow, test } from '../browser/visit';

/** The value of `.env.embedded`, with which the site under test is built. */
const acceptedOtp = '246810';
const listKey = 'deshantar:applications:v1';
const question = 'Are you sure you want to clear all applications? This action cannot be undone.';

const older = record('Asha Rao', '2026-01-14T04:30:00.000Z');
const newer = record('Ravi Iyer', '2026-01-15T04:30:00.000Z');

const phone = (page: Page) => page.getByLabel('Phone Number');
const box = (page: Page, number: number) => page.getByLabel(`Digit ${number} of 6`);
const rows = (page: Page) => page.getByRole('rowheader');

/** What the six boxes hold, a dash for an empty one. */
const otpOf = (page: Page) =>
  page
    .getByRole('group', { name: 'One-time password' })
    .getByRole('textbox')
    .evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value || '-').join(''));

async function paste(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Answers the next of the browser's own dialogs, and gives what it says. */
function nextDialog(page: Page, answer: 'accept' | 'dismiss' = 'accept'): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog: Dialog) => {
      resolve(dialog.message());
      void dialog[answer]();
    });
  });
}

async function askForOtp(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login');
  await phone(page).fill('9876543210');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL('/verify-otp');
  await expect(box(page, 1)).toBeFocused();
}

async function logIn(page: Page): Promise<void> {
  await askForOtp(page);
  await page.keyboard.type(acceptedOtp);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Logged in as +91 98765 43210')).toBeVisible();
}

const keepList = (page: Page, list: unknown) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    listKey,
    typeof list === 'string' ? list : JSON.stringify(list),
  ] as const);

async function apply(page: Page): Promise<void> {
  await openAndFillApplication(page);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/services');
}

test('an application appears in the panel of the browser that sent it', async ({ page }) => {
  await apply(page);
  await open(page, '/admin');
  await askForOtp(page);
  await expect(page.getByText('OTP sent successfully!')).toBeVisible();
  await page.keyboard.type(acceptedOtp);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verifying OTP...').first()).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Login Successful!')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Asha Rao' });
  for (const text of ['Japan', 'Tourist Visa', 'Kerala', 'New']) await expect(row).toContainText(text);
  await expect(row.getByRole('time')).toHaveText(/\d{1,2} \w{3,4} \d{4}, \d{1,2}:\d{2}/);

  await page.reload();
  await expect(rows(page)).toHaveText(['Asha Rao']);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Logged out successfully.')).toBeVisible();
  await open(page, '/admin');
  await expect(page).toHaveURL('/login');
  await expect(rows(page)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the three pages are accessible and fit the screen in ${colorScheme}`, async ({ page }) => {
    const audit = async () => {
      expect(await violationsOf(page, { outside: '[aria-label="Notices"]' })).toEqual([]);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    };
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/login');
    await keepList(page, [record('Bhaskaranarayanan Venkatasubramanian Iyer', 'abc'), older]);
    await audit();
    await askForOtp(page);
    await audit();
    await page.keyboard.type(acceptedOtp);
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(2);
    await audit();
  });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

const waysToBreakStorage = [
  ['setItem throws QuotaExceededError', fillStorage],
  [
    'the getters throw SecurityError',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'the stores are null',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { value: null });
    },
  ],
] as const;

for (const [why, breakStorage] of waysToBreakStorage) {
  test(`fault 49: when ${why}, the login works until the page is reloaded`, async ({ page }) => {
    expectComplaints('cannot be kept on this device');
    await page.addInitScript(breakStorage);
    await open(page, '/admin');
    await logIn(page);
    await expect(page.getByText('No visa applications received yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await logIn(page);
    await page.reload();
    await expect(page).toHaveURL('/login');
  });
}

for (const [why, breakStorage] of [
  ...waysToBreakStorage,
  [
    'getItem throws SecurityError',
    () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
    },
  ],
] as const) {
  test(`fault 114: when ${why}, the ticket shows, and the staff list says that it does not last`, async ({
    page,
  }) => {
    expectComplaints('cannot be kept on this device');
    await page.addInitScript(breakStorage);
    await open(page, '/admin');
    await logIn(page);
    await expect(page.getByText('No visa applications received yet.')).toBeVisible();
    await expect(page.getByText('Not saved on this device.')).toBeVisible();
    await goInside(page, '/apply-visa');
    await fillApplication(page);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.locator('#ticket')).toContainText('Japan');
    await goInside(page, '/admin');
    await expect(rows(page)).toHaveText(['Asha Rao']);
    await expect(page.getByText('Not saved on this device.')).toBeVisible();
  });
}

for (const [list, names] of [
  ['{', []],
  ['[1]', []],
  [' '.repeat(2_000_000), []],
  [[older, 1, null, { ...newer, status: 'Approved' }], ['Asha Rao']],
  [
    [record('Meera Das', 'abc'), newer],
    ['Ravi Iyer', 'Meera Das'],
  ],
] as const) {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  test(`fault 50: the stored list ${text.slice(0, 90).trim() || 'of 2 MB of blanks'}`, async ({ page }) => {
    await open(page, '/login');
    await keepList(page, text);
    await logIn(page);
    await expect(rows(page)).toHaveText([...names]);
    await expect(page.getByText('No visa applications received yet.')).toBeVisible({
      visible: names.length === 0,
    });
    await expect(page.getByRole('button', { name: 'Clear All' })).toBeEnabled({ enabled: names.length > 0 });
    if (text.includes('abc')) await expect(page.getByText('Unknown time')).toBeVisible();
  });
}

test('fault 51: the six boxes take typing, pasting, full-width digits, Backspace and arrows', async ({
  page,
}) => {
  await open(page, '/login');
  await askForOtp(page);

  await page.keyboard.type('1x2');
  expect(await otpOf(page)).toBe('12----');
  await expect(box(page, 3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(page, 2)).toBeFocused();
  expect(await otpOf(page)).toBe('12----');
  await page.keyboard.press('Backspace');
  expect(await otpOf(page)).toBe('1-----');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  expect(await otpOf(page)).toBe('------');
  await expect(box(page, 1)).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(box(page, 2)).toBeFocused();

  await paste(box(page, 2), '１２');
  expect(await otpOf(page)).toBe('-12---');
  await expect(box(page, 4)).toBeFocused();
  await paste(box(page, 4), '2468109');
  expect(await otpOf(page)).toBe('246810');
  await expect(box(page, 6)).toBeFocused();

  await box(page, 1).focus();
  await page.keyboard.type('111111');
  expect(await otpOf(page)).toBe('111111');
  await box(page, 1).fill(acceptedOtp);
  expect(await otpOf(page)).toBe(acceptedOtp);
  await expect(box(page, 1)).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
});

test('fault 52: a pasted phone number becomes ten digits, and a full one never shifts', async ({ page }) => {
  await open(page, '/login');
  for (const pasted of ['+91 98765-43210', '098765 43210', '98765432101234', '９８７６５４３２１０']) {
    await phone(page).fill('');
    await phone(page).fill(pasted);
    await expect(phone(page)).toHaveValue('9876543210');
  }
  await phone(page).press('Home');
  await page.keyboard.type('5');
  await expect(phone(page)).toHaveValue('9876543210');
});

test('fault 53: Verify pressed many times is one attempt', async ({ page }) => {
  await open(page, '/login');
  await askForOtp(page);
  await page.keyboard.type('111111');
  await page.getByRole('form', { name: 'OTP verification' }).evaluate((form: HTMLFormElement) => {
    for (let press = 0; press < 10; press += 1) form.requestSubmit();
  });
  await expect(page.getByRole('button', { name: 'Verifying OTP...' })).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.keyboard.type('2');
  await page.waitForTimeout(1600);
  expect(await otpOf(page)).toBe('2-----');
});

test('fault 53: Back during the 1.5 s announces nothing late', async ({ page }) => {
  await open(page, '/login');
  await askForOtp(page);
  await page.getByRole('link', { name: 'Enter the number again' }).click();
  await expect(phone(page)).toHaveValue('9876543210');
  await expect(page.getByText('OTP sent successfully!')).toBeHidden();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('button', { name: 'Sending OTP...' })).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL('/verify-otp');
  await page.waitForTimeout(1600);
  await expect(page.getByText('Sending OTP...')).toHaveCount(0);
  await expect(page.getByText('OTP sent successfully!')).toHaveCount(0);

  await box(page, 1).focus();
  await page.keyboard.type('111111');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Verifying OTP...' })).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await page.waitForTimeout(1600);
  await expect(page.getByText('Invalid OTP. Please try again.')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});

test('fault 53: /verify-otp needs a pending phone, and keeps it over a refresh', async ({ page }) => {
  await open(page, '/verify-otp');
  await askForOtp(page);
  await page.keyboard.type('246');
  await page.reload();
  await expect(page.getByText('+91 98765 43210')).toBeVisible();
  expect(await otpOf(page)).toBe('------');
  await expect(box(page, 1)).toBeFocused();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('246');
});

test('/login goes to the panel when logged in, and Back does not undo a logout', async ({ page }) => {
  await open(page, '/login');
  await logIn(page);
  await open(page, '/login');
  await expect(page).toHaveURL('/admin');
  await open(page, '/verify-otp');
  await expect(page).toHaveURL('/admin');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByText('Logged in as')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});

test('fault 54: the other tab follows Clear All, a login and a logout', async ({ page, context }) => {
  await open(page, '/login');
  await keepList(page, [older, newer]);
  await logIn(page);
  await expect(rows(page)).toHaveText(['Ravi Iyer', 'Asha Rao']);

  const other = await context.newPage();
  await open(other, '/admin');
  await expect(rows(other)).toHaveText(['Ravi Iyer', 'Asha Rao']);

  const cancelled = nextDialog(page, 'dismiss');
  await page.getByRole('button', { name: 'Clear All' }).click();
  expect(await cancelled).toBe(question);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(other)).toHaveCount(2);

  const agreed = nextDialog(page);
  await page.getByRole('button', { name: 'Clear All' }).click();
  expect(await agreed).toBe(question);
  for (const tab of [page, other]) {
    await expect(tab.getByText('No visa applications received yet.')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Clear All' })).toBeDisabled();
  }

  await other.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login');
  await logIn(other);
  await expect(page).toHaveURL('/admin');
  await other.close();
});
