import type { Locator, Page } from '@playwright/test';
import { application } from '../../support/application';
import { expect, open } from './visit';

export const applicationForm = (page: Page) => page.getByRole('form', { name: 'Visa application' });

/** Fills in who applies, and agrees to the terms: the country and the visa type may be there already. */
export async function fillApplicant(page: Page, name = application.fullName): Promise<void> {
  const form = applicationForm(page);
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Mobile Number').fill(application.mobileNumber);
  await form.getByLabel('Email').fill(application.email);
  await form.getByLabel('State of Application').selectOption(application.stateOfApplication);
  await form.getByRole('checkbox', { name: /I agree/ }).check();
}

/** Fills in the whole application as a visitor does, so that it can be sent. */
export async function fillApplication(page: Page, name = application.fullName): Promise<void> {
  const form = applicationForm(page);
  await form.getByRole('combobox', { name: 'Country' }).selectOption(application.country);
  await form.getByLabel('Visa Type').selectOption(application.visaType);
  await fillApplicant(page, name);
}

/** Opens the application of a site and fills it in. */
export async function openAndFillApplication(page: Page, address = ''): Promise<void> {
  await open(page, `${address}/apply-visa`);
  await fillApplication(page);
}

/** The checker's form, on its page or in a dialog. */
export function checkerOn(place: Page | Locator): Locator {
  return place.getByRole('form', { name: 'Visa eligibility checker' });
}

/** What answers each step of the checker, in their order. The last asks nothing that has no answer yet. */
export const checkerSteps: readonly ((form: Locator, name?: string) => Promise<void>)[] = [
  async (form, name = 'Asha Rao') => {
    await form.getByLabel('Full Name').fill(name);
    await form.getByLabel('Email').fill('asha@example.in');
    await form.getByLabel('Phone').fill('+91 98765 43210');
    await form.getByRole('checkbox', { name: /I agree/ }).check();
  },
  async (form) => {
    await form.getByLabel('Destination Country').selectOption('Schengen Area (Europe)');
    await form.getByLabel('Visa Type').selectOption('Tourist');
    await form.getByLabel('State of Application').selectOption('Kerala');
  },
  async (form) => {
    await form.getByLabel('Age').fill('30');
    await form.getByLabel('Passport Expiry Date').fill('2045-01-31');
    await form.getByLabel('Occupation').selectOption('Salaried, private sector');
    await form.getByLabel('Marital Status').selectOption('Married');
  },
  async (form) => {
    await form.getByRole('radiogroup', { name: 'Have you travelled abroad?' }).getByLabel('Yes').check();
    await form.getByRole('checkbox', { name: 'USA' }).check();
  },
  async (form) => {
    await form.getByLabel('Monthly Income').selectOption('₹50,000 – ₹1,00,000');
    await form.getByLabel('Bank Balance').selectOption('₹3,00,000 – ₹5,00,000');
  },
  async () => {},
];

/** Answers the checker from its first step to its last. The score of these answers is 91.5. */
export async function answerChecker(form: Locator, name?: string): Promise<void> {
  for (const [index, answer] of checkerSteps.entries()) {
    await expect(form.getByText(`Step ${index + 1} of 6`)).toBeVisible();
    await answer(form, name);
    if (index < checkerSteps.length - 1) await goOn(form);
  }
}

/** Presses what leads from a step to the next. */
export async function goOn(form: Locator): Promise<void> {
  await form.getByRole('button', { name: /^(?:Start Assessment|Next)$/ }).click();
}
