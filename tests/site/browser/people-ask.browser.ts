import type { Page } from '@playwright/test';
import { expect, open, test } from './visit';

/*
 * The fifteen questions that people in India bring, on a phone: at most two taps from home, and the answer within the first screen
 * after the last of them; choosing from a list comes apart. By the search the answer is among the first three.
 */

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

interface Asked {
  readonly question: string;
  /** The links from home on, a tap each. */
  readonly taps: readonly [first: string, second?: string];
  /** What is chosen then: of a list, or to be ticked. */
  readonly choose?: (page: Page) => Promise<unknown>;
  /** A part of the answer. */
  readonly answer: RegExp;
  /** The same where nothing can be chosen. */
  readonly unchosen?: RegExp;
  /** In the words of people, and what is found. */
  readonly search: string;
  readonly found: string;
}

const choose = (label: string, option: string) => (page: Page) =>
  page.getByRole('combobox', { name: label }).selectOption(option);

const fifteen: readonly Asked[] = [
  {
    question: 'what do you charge, and what does the whole visa cost',
    taps: ['What the whole visa costs'],
    answer: /We tell you before you pay, in writing/,
    search: 'what do you charge',
    found: 'What do you charge?',
  },
  {
    question: 'which visa centre is mine',
    taps: ['My visa centre'],
    choose: async (page) => {
      await choose('Where do you want to go?', 'Italy')(page);
      await choose('Which state do you live in?', 'Kerala')(page);
    },
    answer: /Your district is Mumbai/,
    unchosen: /VFS, BLS or another company takes most applications/,
    search: 'vfs centre bangalore',
    found: 'My visa centre',
  },
  {
    question: 'how long is the wait for an appointment',
    taps: ['Appointment waits'],
    answer: /1 month away in Chennai, 2\.5 in Kolkata/,
    search: 'us visa waiting time',
    found: 'How long is the wait for an appointment?',
  },
  {
    question: 'my child travels with one parent',
    taps: ['Travelling with children', 'My child travels with one parent only. What do we need?'],
    answer: /written consent of the parent who stays/,
    search: 'single mother travelling with child',
    found: 'My child travels with one parent only. What do we need?',
  },
  {
    question: 'I have no tax return',
    taps: ['Proof of money, ITR', 'I have filed no income tax return (ITR). Can I apply?'],
    answer: /no official wording that shuts you out/,
    search: 'no ITR',
    found: 'I have filed no income tax return (ITR). Can I apply?',
  },
  {
    question: 'do I need a transit visa',
    taps: ['Transit visas'],
    choose: choose('Where do you change planes?', 'United Kingdom'),
    answer: /You need a Direct Airside Transit visa/,
    unchosen: /At most airports no\. The UK, the USA/,
    search: 'layover in london',
    found: 'Transit visas',
  },
  {
    question: 'where else does my US visa let me in',
    taps: ['Visas I hold'],
    choose: (page) => page.getByRole('checkbox', { name: 'USA' }).check(),
    answer: /destinations? (?:is|are) open|Argentina|Mexico/,
    unchosen: /With a US, UK or Schengen visa also to Georgia, Mexico/,
    search: 'i have us visa where can i go',
    found: 'Visas I hold',
  },
  {
    question: 'which size has the photo',
    taps: ['Photo check'],
    choose: choose('What is the photo for?', 'Schengen visa'),
    answer: /35 × 45 mm/,
    unchosen: /Schengen, Canada and South Korea ask for 35 × 45 mm/,
    search: 'photo size schengen',
    found: 'Photo check',
  },
  {
    question: 'are dummy tickets allowed',
    taps: ['Dummy tickets and bookings', 'Are “dummy tickets” allowed?'],
    answer: /They are a risk that nobody needs/,
    search: 'dummy ticket allowed?',
    found: 'Are “dummy tickets” allowed?',
  },
  {
    question: 'my visa was refused',
    taps: ['After a refusal', 'My visa was refused. When can I apply again?'],
    answer: /At any time, unless the letter names a ban/,
    search: 'visa rejected when can i apply again',
    found: 'My visa was refused. When can I apply again?',
  },
  {
    question: 'my wife’s surname',
    taps: ['Names and surnames', 'How do I get my spouse’s name or a new surname into the passport?'],
    answer: /Annexure J with a joint photograph/,
    search: 'wife’s surname',
    found: 'How do I get my spouse’s name or a new surname into the passport?',
  },
  {
    question: 'my passport ends soon',
    taps: ['Your passport', 'When do I renew my passport?'],
    answer: /From one year before it ends/,
    search: 'passport expiring',
    found: 'When do I renew my passport?',
  },
  {
    question: 'yellow fever',
    taps: ['Health and medicines'],
    answer: /India asks for a yellow fever certificate when you come back within 6 days/,
    search: 'yellow fever vaccine kenya',
    found: 'Do I need a yellow-fever certificate on the way home?',
  },
  {
    question: 'how much TCS do I pay',
    taps: ['TCS, cards and cash', 'How much TCS do I pay?'],
    answer: /For a package a flat 2% from the first rupee/,
    search: 'tcs on tour package',
    found: 'How much TCS do I pay?',
  },
  {
    question: 'e-gates and arrival cards',
    taps: ['Arrival cards and e-gates', 'What are the e-gates (FTI-TTP) at Indian airports?'],
    answer: /FTI-TTP: free, for citizens and OCI/,
    search: 'e-gate',
    found: 'What are the e-gates (FTI-TTP) at Indian airports?',
  },
];

/** Taps the links one after the other. */
async function follow(page: Page, taps: Asked['taps']): Promise<void> {
  for (const name of taps) {
    if (name !== undefined)
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().tap();
  }
}

/** What stands on the screen: what a status says besides is for ears. */
const expectAnswer = (page: Page, answer: RegExp) => {
  const shown = page.getByRole('main').getByText(answer).and(page.locator(':not([role="status"])'));
  return expect(shown.first()).toBeInViewport({ ratio: 0.9 });
};

test('the questions are fifteen', () => {
  expect(fifteen.map(({ question }) => question)).toHaveLength(15);
});

for (const { question, taps, choose: chooseIn, answer, unchosen = answer, search, found } of fifteen) {
  test(`${question}: at most two taps from home, and answered on the first screen`, async ({ page }) => {
    await open(page, '/');
    await follow(page, taps);
    if (chooseIn) await expectAnswer(page, unchosen);
    await chooseIn?.(page);
    await expectAnswer(page, answer);
  });

  test(`${question}: “${search}” in the header’s search`, async ({ page }) => {
    await open(page, '/blog');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'What are you looking for?' });
    await expect(field).toBeFocused();
    await field.pressSequentially(search);
    const first = page.getByRole('option').filter({ hasText: found }).first();
    await expect(first).toBeInViewport({ ratio: 1 });
    const names = await page.getByRole('option').allInnerTexts();
    expect(names.slice(0, 3).some((name) => name.startsWith(found))).toBe(true);
    await first.tap();
    await expectAnswer(page, unchosen);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { question, taps, answer, unchosen = answer } of fifteen)
    test(`${question}: the same taps lead to the answer`, async ({ page }) => {
      await page.goto('/');
      await follow(page, taps);
      await expectAnswer(page, unchosen);
    });
});
