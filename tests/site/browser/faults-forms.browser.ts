import type { Locator, Page } from '@playwright/test';
import type { ApplicationForm } from '../../../machines/visa-application/application';
import { applicationForm, checkerOn, fillApplication, openAndFillApplication } from './forms';
import {
  application,
  assessment,
  expect,
  expectComplaints,
  expectSuccess,
  idsOf,
  open,
  openAnsweredChecker,
  postsTo,
  test,
} from './unruly';
import { leaveInTab, sidewaysOverflow } from './visit';

const draftKey = 'deshantar:application-draft:v1';

const applyNow = (page: Page) => page.getByRole('button', { name: 'Apply Now' });
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });
const alertOf = (page: Page, message: string) => page.getByRole('alert').filter({ hasText: message });

function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
}

/** Puts a text into a field as a program does that knows no keys: the value, then one `input`. */
async function autofill(field: Locator, codes: readonly number[]): Promise<void> {
  await field.evaluate((element: HTMLInputElement | HTMLSelectElement, units) => {
    const prototype =
      element instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
    const text = String.fromCharCode(...units);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, codes);
}

const codesOf = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

test.describe('fault 15: one application is sent', () => {
  const hurries: readonly (readonly [how: string, hurry: (page: Page) => Promise<void>])[] = [
    [
      'ten rapid clicks',
      async (page) => {
        const box = await applyNow(page).boundingBox();
        if (!box) throw new Error('The button is not on the screen.');
        for (let press = 0; press < 10; press += 1) {
          void page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        }
      },
    ],
    [
      'Enter and a click',
      async (page) => {
        const button = await applyNow(page).elementHandle();
        await page.getByLabel('Email').focus();
        await Promise.all([page.keyboard.press('Enter'), button?.dispatchEvent('click')]);
      },
    ],
    [
      'two submits in one task',
      (page) =>
        applicationForm(page).evaluate((form: HTMLFormElement) => {
          form.requestSubmit();
          form.requestSubmit();
        }),
    ],
    [
      'two submit events in one task',
      (page) =>
        applicationForm(page).evaluate((form) => {
          for (let press = 0; press < 2; press += 1) {
            form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
          }
        }),
    ],
  ];

  for (const [how, hurry] of hurries) {
    test(`fault 15: ${how}`, async ({ page, receiver, rewire }) => {
      const site = await rewire();
      await openAndFillApplication(page, site.address);
      await applyNow(page).scrollIntoViewIfNeeded();
      const posts = countPosts(page);
      const letGo = receiver.hold();
      await hurry(page);
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      letGo('accept');
      await expectSuccess(page);
      expect(posts()).toBe(1);
      expect(postsTo(receiver)).toHaveLength(1);
      expect(await receiver.kept()).toEqual([application]);
    });
  }
});

const hostile: readonly (readonly [why: string, text: string])[] = [
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['joined emoji', '👩‍👩‍👧‍👦 Asha 🏳️‍🌈'],
  ['Arabic with a right-to-left override', 'مرحبا \u202Egnol\u202C عائشة'],
  ['NUL and BEL', 'A\u0000s\u0007ha'],
  ['markup', '</script><img src=x onerror="window.intruded = true"><svg onload=intruded=1>'],
];

for (const [why, fullName] of hostile) {
  test(`fault 17: ${why} as a name arrives byte by byte, breaks no layout and runs nothing`, async ({
    page,
    receiver,
    rewire,
  }) => {
    const site = await rewire();
    const form: ApplicationForm = { ...application, fullName };
    await openAndFillApplication(page, site.address);
    await autofill(page.getByLabel('Full Name'), codesOf(fullName));
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await applyNow(page).click();
    await expect(page).toHaveURL(/\/services$/);
    const [post] = postsTo(receiver);
    expect(post?.body).toEqual(Buffer.from(JSON.stringify(form)));
    expect(await receiver.kept()).toEqual([form]);
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  });
}

test('fault 18: a lone surrogate is sent escaped, and written into the e-mail, without an error', async ({
  page,
  receiver,
  rewire,
}) => {
  expectComplaints(
    'Failed to load resource',
    'The webhook answered 500.',
    'scheme does not have a registered handler',
  );
  const site = await rewire();
  receiver.behaviour = 'status-500';
  await openAndFillApplication(page, site.address);
  await autofill(page.getByLabel('Full Name'), [0xd83d]);
  await applyNow(page).click();
  await expect(alertOf(page, 'Something went wrong. Please try again.')).toBeVisible();
  const body = receiver.requests.at(-1)?.body.toString('utf8');
  expect(body).toContain('"fullName":"\\ud83d"');
  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  receiver.behaviour = 'accept';
  await applyNow(page).click();
  await expect(page).toHaveURL(/\/services$/);
});

test('fault 19: odd e-mail addresses are judged before anything is sent', async ({
  page,
  receiver,
  rewire,
}) => {
  const site = await rewire();
  await openAndFillApplication(page, site.address);
  for (const email of ['a@b', 'a b@c.de', `${'a'.repeat(64)}@${'d'.repeat(252)}.in`]) {
    await page.getByLabel('Email').fill(email);
    await applyNow(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is invalid');
    await expect(page.getByLabel('Email')).toBeFocused();
  }
  expect(receiver.requests).toEqual([]);
  await page.getByLabel('Email').fill('ü@bücher.de');
  await applyNow(page).click();
  await expect(page).toHaveURL(/\/services$/);
  expect(await receiver.kept()).toEqual([{ ...application, email: 'ü@bücher.de' }]);
});

test('fault 20: ?country= chooses a country of the form or nothing, and is never shown', async ({ page }) => {
  for (const [query, chosen] of [
    ['country=Japan', 'Japan'],
    ['country=jAPAN', 'Japan'],
    ['country=%00', ''],
    ['country=%3Csvg%20onload%3D%22window.intruded%3D1%22%3E', ''],
    [`country=${'Q'.repeat(5_120)}`, ''],
    ['country=Japan&country=France', 'Japan'],
    ['country=Qwxyz&country=France', ''],
    ['country=__proto__', ''],
    ['country=%E0%A4%A', ''],
  ] as const) {
    await open(page, `/apply-visa?${query}`);
    await expect(country(page)).toHaveValue(chosen);
    await expect(page.locator('body')).not.toContainText(/svg|QQQ|Qwxyz|__proto__|%E0/);
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
    await page.evaluate((key) => sessionStorage.removeItem(key), draftKey);
  }
});

test('fault 21: what is altered in the page counts for nothing; the values are judged', async ({
  page,
  receiver,
  rewire,
}) => {
  const site = await rewire();
  await openAndFillApplication(page, site.address);
  for (const [label, message, right] of [
    ['State of Application', 'State of Application is required', application.stateOfApplication],
    ['Country', 'Country is required', application.country],
    ['Visa Type', 'Visa Type is required', application.visaType],
  ] as const) {
    const select = page.getByRole('combobox', { name: label });
    await select.selectOption('');
    await select.evaluate((element: HTMLSelectElement) => {
      element.add(new Option('Atlantis', 'Atlantis'));
      element.value = 'Atlantis';
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await applyNow(page).click();
    await expect(alertOf(page, message)).toBeVisible();
    await select.selectOption(right);
  }

  await page.getByRole('checkbox', { name: /I agree/ }).uncheck();
  await page.getByRole('checkbox', { name: /I agree/ }).evaluate((box: HTMLInputElement) => {
    box.checked = true;
  });
  await applyNow(page).evaluate((button: HTMLButtonElement) => {
    button.disabled = false;
    button.click();
  });
  await expect(alertOf(page, 'You must agree to the Terms and Conditions')).toBeVisible();
  expect(receiver.requests).toEqual([]);
});

test('fault 22: Back while it is sent: it is told where one is, and the form knows when one comes forward', async ({
  page,
  receiver,
  rewire,
}) => {
  const site = await rewire();
  await open(page, `${site.address}/about`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Visa Services' }).click();
  await page.getByRole('button', { name: 'Apply Now: Japan' }).click();
  await expect(page).toHaveURL(/\/apply-visa/);
  await fillApplication(page);
  const letGo = receiver.hold();
  await applyNow(page).click();
  await expect(page.getByText('Submitting your application...')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  letGo('accept');
  await expect.poll(() => receiver.kept()).toEqual([application]);
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);

  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/\/apply-visa/);
  await expect(page.getByText('Your last application was sent.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByLabel('Full Name')).toBeEnabled();
  expect(idsOf(receiver)).toHaveLength(1);
  expect(await receiver.kept()).toHaveLength(1);
});

test('fault 23: the success notice shows once, whatever is reloaded or gone back to', async ({
  page,
  rewire,
}) => {
  const site = await rewire();
  const sent = page.getByText('Application submitted successfully!');
  const isToldAgain = async () => {
    await expect(page.getByText('62 destinations', { exact: true })).toBeVisible();
    // The words of the page are there before the app that would tell it.
    return sent.waitFor({ timeout: 4_000 }).then(
      () => true,
      () => false,
    );
  };
  await openAndFillApplication(page, site.address);
  await applyNow(page).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(sent).toHaveCount(1);
  await page.reload();
  expect(await isToldAgain()).toBe(false);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await page.goForward();
  expect(await isToldAgain()).toBe(false);
});

test('fault 24: two tabs keep their own drafts, of the form and of the checker', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const [tab, name] of [
    [page, 'Asha Rao'],
    [other, 'Ravi Iyer'],
  ] as const) {
    await open(tab, '/apply-visa');
    await tab.getByLabel('Full Name').fill(name);
    await open(tab, '/tools/visa-eligibility-checker');
    await tab.getByLabel('Full Name').fill(`${name} too`);
  }
  for (const [tab, name] of [
    [page, 'Asha Rao'],
    [other, 'Ravi Iyer'],
  ] as const) {
    await tab.reload();
    await expect(tab.getByLabel('Full Name')).toHaveValue(`${name} too`);
    await open(tab, '/apply-visa');
    await expect(tab.getByLabel('Full Name')).toHaveValue(name);
  }
});

test('fault 25: fields filled in by a program, with input events alone, are seen', async ({
  page,
  receiver,
  rewire,
}) => {
  const site = await rewire();
  await open(page, `${site.address}/apply-visa`);
  for (const [label, text] of [
    ['Full Name', application.fullName],
    ['Mobile Number', application.mobileNumber],
    ['Email', application.email],
    ['State of Application', application.stateOfApplication],
    ['Country', application.country],
    ['Visa Type', application.visaType],
  ] as const) {
    await autofill(
      page.getByRole(label.match(/Name|Number|Email/) ? 'textbox' : 'combobox', { name: label }),
      codesOf(text),
    );
  }
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await applyNow(page).click();
  await expect(page).toHaveURL(/\/services$/);
  expect(await receiver.kept()).toEqual([application]);
});

test('fault 30: Next and Previous twenty times stay within the six steps', async ({ page }) => {
  await openAnsweredChecker(page, '');
  const press = (name: string) =>
    checkerOn(page).evaluate((form, text) => {
      const button = [...form.querySelectorAll('button')].find(({ textContent }) => textContent === text);
      button?.click();
    }, name);
  for (let back = 0; back < 20; back += 1) await press('Previous');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await press('Start Assessment');
  for (let on = 0; on < 20; on += 1) await press('Next');
  await expect(page.getByText('Step 6 of 6')).toBeVisible();
});

test.describe('fault 35: the checker left while it calculates announces nothing late', () => {
  test('fault 35: its dialog closed', async ({ page, receiver, rewire }) => {
    const site = await rewire();
    await leaveInTab(page, 'deshantar:assessment-draft:v1', { draft: assessment, step: 'documents' });
    await open(page, `${site.address}/about`);
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Visa Eligibility Checker' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Visa Eligibility Checker' });
    const letGo = receiver.hold();
    await dialog.getByRole('button', { name: 'Check Eligibility' }).click();
    await expect(dialog.getByRole('button', { name: 'Calculating...' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Calculating your eligibility...')).toBeHidden();
    letGo('accept');
    await expect.poll(() => receiver.kept()).toHaveLength(1);
    await page.waitForTimeout(500);
    await expect(page.locator('[data-notice]')).toHaveCount(0);
    await opener.click();
    await expect(dialog.getByText('Step 6 of 6')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Check Eligibility' })).toBeEnabled();
  });

  test('fault 35: another page gone to', async ({ page, receiver, rewire }) => {
    expectComplaints('Failed to load resource');
    const site = await rewire();
    await openAnsweredChecker(page, site.address);
    const letGo = receiver.hold();
    await page.getByRole('button', { name: 'Check Eligibility' }).click();
    await expect(page.getByText('Calculating your eligibility...')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    letGo('status-500');
    await page.waitForTimeout(700);
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  });
});

test('fault 37: the day is taken once, when Check Eligibility is pressed', async ({
  page,
  receiver,
  rewire,
}) => {
  const site = await rewire();
  await page.clock.setFixedTime('2026-01-15T12:00:00');
  await openAnsweredChecker(page, site.address, { ...assessment, passportValidity: '2026-12-01' });
  for (let back = 0; back < 3; back += 1) await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await page.clock.setFixedTime('2027-01-15T12:00:00');
  for (let on = 0; on < 3; on += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  // A year later the passport has expired: 81.5 − 5 − 15 − 3 − 10.
  await expect(page.getByText('48.5%').first()).toBeVisible();
  await page.clock.setFixedTime('2025-01-15T12:00:00');
  await page.getByRole('button', { name: /theme/i }).first().click();
  await expect(page.getByText('48.5%').first()).toBeVisible();
  expect(await receiver.kept()).toMatchObject([{ eligibilityResult: { score: 48.5 } }]);
});
