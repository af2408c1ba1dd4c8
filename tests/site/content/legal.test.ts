import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { datelineOf } from '../../../machines/date-words';
import { cancellation } from '../../../src/content/legal/cancellation';
import { lastUpdated, type LegalText } from '../../../src/content/legal/legal-text';
import { paymentTerms } from '../../../src/content/legal/payment-terms';
import { privacy } from '../../../src/content/legal/privacy';
import { terms } from '../../../src/content/legal/terms';
import { shownFactsOn } from '../../../src/content/fact-words';
import { todayInIndia } from '../../../src/content/today';
import { plainFactText } from '../../../src/content/fact-text';

const facts = shownFactsOn(todayInIndia());

const pages = [
  { path: '/terms', title: 'Terms & Conditions', text: terms },
  { path: '/privacy', title: 'Privacy Policy', text: privacy },
  { path: '/payment-terms', title: 'Payment Terms', text: paymentTerms },
  { path: '/cancellation', title: 'Cancellation & Refund Policy', text: cancellation },
] as const satisfies readonly { path: string; title: string; text: LegalText }[];

/** Every text of a piece of content, at any depth. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : [];
}

/** The words of a page, without the day on which they changed. */
function wordingOf({ wordingChanged: _, ...words }: LegalText): string[] {
  return textsOf(words);
}

/** What a visitor reads, figures filled in, in lower case. */
function wordsOf(content: unknown): string {
  return textsOf(content)
    .map((text) => plainFactText(text, facts))
    .join(' ')
    .toLowerCase();
}

function sectionOf({ sections }: LegalText, id: string) {
  return sections.find((section) => section.id === id);
}

function anchorsOf(path: string): readonly string[] {
  const page = pages.find((one) => one.path === path);
  return page ? page.text.sections.map(({ id }) => id) : [];
}

/** The pages outside of the legal ones that these lead to. */
const otherPages = ['/offer-zone'];

it('all legal pages carry the date of the specification', () => {
  expect(datelineOf(lastUpdated)).toBe('May 24, 2025');
});

/** The words of each page, as a short sum: who changes a word changes its day with it, and writes both here. */
const wordings: Readonly<Record<(typeof pages)[number]['path'], readonly [day: string, sum: string]>> = {
  '/terms': ['November 24, 2026', '8791469ec627'],
  '/privacy': ['November 27, 2026', '50f5f9f188bb'],
  '/payment-terms': ['November 24, 2026', 'd363b244bbbc'],
  '/cancellation': ['November 24, 2026', '5fdb14bc445b'],
};

it.each(pages)('$path says on which day its wording last changed', ({ path, text }) => {
  const sum = createHash('sha256').update(wordingOf(text).join('\n')).digest('hex').slice(0, 12);
  expect([datelineOf(text.wordingChanged), sum]).toEqual(wordings[path]);
});

describe.each(pages)('$path', ({ title, text }) => {
  const ids = text.sections.map(({ id }) => id);

  it('has its title', () => {
    expect(text.title).toBe(title);
  });

  it('names only facts that exist', () => {
    expect(textsOf(text).filter((words) => /[{}]/.test(plainFactText(words, facts)))).toEqual([]);
  });

  it('has one anchor for each section, and leaves those of the document itself free', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(ids.filter((id) => ['main', 'in-short', 'questions', 'grievances'].includes(id))).toEqual([]);
  });

  it('types no figure into prose, but for the years of acts', () => {
    const prose = wordingOf(text)
      .map((words) => words.replace(/\{fact:[^}]*\}/g, '').replace(/\bAct, (?:2019|2023)\b/g, 'Act'))
      .filter((words) => !words.startsWith('/'));
    expect(prose.filter((words) => /\d|[%€£₹$]/.test(words))).toEqual([]);
  });

  it('leads to pages and sections that exist', () => {
    const hrefs = text.sections.flatMap(({ links }) => links?.map(({ href }) => href) ?? []);
    for (const href of hrefs) {
      const [path = '', anchor] = href.split('#');
      expect([...pages.map((page) => page.path), ...otherPages]).toContain(path);
      if (anchor !== undefined) expect(anchorsOf(path)).toContain(anchor);
    }
  });
});

it('the legal pages lead to each other', () => {
  const linked = pages.map(
    ({ text }) => (text as LegalText).sections.flatMap(({ links = [] }) => links).length,
  );
  expect(linked).toEqual([6, 0, 3, 2]);
});

describe('the policy facts (Specification §9)', () => {
  it.each([
    ['prices are in INR', paymentTerms, 'prices', ['indian rupees (inr)']],
    ['the deposit', paymentTerms, 'holiday-packages', ['a deposit, typically 25–50%']],
    ['the balance', paymentTerms, 'holiday-packages', ['30–60 days before departure', 'the balance']],
    [
      'late bookings',
      paymentTerms,
      'holiday-packages',
      ['if you book within 30 days of departure', 'the full payment'],
    ],
    [
      'the accepted payments',
      paymentTerms,
      'accepted-payments',
      ['bank transfer', 'credit and debit cards', 'upi'],
    ],
    [
      'visa fees when paying',
      paymentTerms,
      'visa-services',
      ['visa fees are non-refundable once processing starts'],
    ],
    ['refunds when paying', paymentTerms, 'refunds', ['within 7–14 working days']],
    ['refunds', cancellation, 'refunds', ['within 7–14 working days']],
    ['how to cancel', cancellation, 'how-to-cancel', ['must be in writing, by e-mail']],
    ['visa fees', cancellation, 'visa-fees', ['visa fees are non-refundable once processing starts']],
    ['no show', cancellation, 'no-show', ['no show', 'the last row of the table']],
    ['what checking is not', terms, 'what-checking-is', ['genuine', 'promises nothing']],
    ['the passport', terms, 'your-part', ['valid for at least 6 months']],
  ] as const)('%s', (_, text, id, phrases) => {
    const words = wordsOf(sectionOf(text, id));
    for (const phrase of phrases) expect(words).toContain(phrase);
  });

  it('the cancellation charges are a table', () => {
    expect(
      sectionOf(cancellation, 'charges')?.table?.rows.map((row) =>
        row.map((cell) => plainFactText(cell, facts)),
      ),
    ).toEqual([
      ['more than 60 days before departure', 'the deposit or about 25%'],
      ['30–59 days before departure', 'about 50%'],
      ['under 30 days before departure, or no show', '100%'],
    ]);
  });
});

describe('what the terms say of the tools (Specification §2 and §8)', () => {
  it.each([
    ['the checker', ['general guidance', 'not legal advice', 'does not guarantee approval']],
    ['the estimator', ['informational', 'average rates', 'final costs may vary']],
  ] as const)('%s', (_, phrases) => {
    const words = wordsOf(sectionOf(terms, 'the-tools'));
    for (const phrase of phrases) expect(words).toContain(phrase);
  });
});

describe('what the privacy policy tells', () => {
  it.each([
    [
      'what an application sends',
      'what-you-send',
      ['full name', 'mobile number', 'e-mail', 'state of application', 'country', 'visa type', 'endpoint'],
    ],
    ['what an assessment sends', 'what-you-send', ['answers of all six steps', 'score and tips']],
    ['that messages go by e-mail', 'what-you-send', ['your own mail program']],
    ['the theme', 'on-your-device', ['vite-ui-theme', 'local storage']],
    ['drafts', 'on-your-device', ['half-filled forms', 'session storage of this one tab']],
    [
      'the list of applications',
      'on-your-device',
      ['full name, country, visa type, state, time', 'phone number and e-mail are not kept'],
    ],
    ['checklist ticks', 'on-your-device', ['document checklist']],
    ['what is not done', 'what-we-do-not-do', ['no cookies', 'no analytics', 'third parties']],
    [
      'the rights of the Act',
      'your-rights',
      ['access:', 'correction:', 'erasure:', 'grievance:', 'nomination:', 'protection act, 2023'],
    ],
    ['how to clear the device', 'clear-my-data', ['this clears this device only']],
  ] as const)('%s', (_, id, phrases) => {
    const words = wordsOf(sectionOf(privacy, id));
    for (const phrase of phrases) expect(words).toContain(phrase);
  });
});
