import { shownFactsOn } from '../../src/content/fact-words';
import { todayInIndia } from '../../src/content/today';
import { describe, expect, it } from 'vitest';
import { facts } from '../../src/content/facts';
import { faqGroups } from '../../src/content/faq';
import { plainFactText } from '../../src/content/fact-text';

const shownFacts = shownFactsOn(todayInIndia());

const items = faqGroups.flatMap((group) => group.items);

function answerTo(value: string): string {
  return plainFactText(items.find((item) => item.value === value)?.answer ?? '', shownFacts);
}

describe('the questions (Specification §2, FAQ page, and §3, FAQ item)', () => {
  it('stand in three groups of 3, 4 and 3', () => {
    expect(faqGroups.map(({ category, title, items: { length } }) => [category, title, length])).toEqual([
      ['general', 'General', 3],
      ['visa', 'Visa Services', 4],
      ['payment', 'Payment & Policies', 3],
    ]);
  });

  it('have addresses of their own that stay readable', () => {
    const values = items.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values.filter((value) => !/^[a-z]+(-[a-z]+)*$/.test(value))).toEqual([]);
  });

  it('are questions, each asked once', () => {
    const questions = items.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
    expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
  });
});

describe.each(items)('the answer to "$question"', ({ answer }) => {
  it('is long enough to help and short enough to read', () => {
    const words = plainFactText(answer, shownFacts).split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(30);
    expect(words.length).toBeLessThanOrEqual(90);
  });

  it('names only facts that exist, and becomes plain text', () => {
    const markers = [...answer.matchAll(/\{([^}]*)\}/g)].map(([, marker = '']) =>
      marker.replace(/^fact:/, ''),
    );
    expect(markers.filter((marker) => !Object.hasOwn(facts, marker))).toEqual([]);
    expect(plainFactText(answer, shownFacts)).not.toMatch(/[{}<>]/);
  });

  it('types no figure, address or phone by hand', () => {
    expect(answer.replace(/\{fact:[^}]*\}/g, '')).not.toMatch(/\d|@|%|[₹€£$]/);
  });
});

describe('the policies (Specification §9)', () => {
  it.each<[value: string, words: string[]]>([
    ['passport-validity', ['6 months']],
    ['processing-time', ['6 weeks', '6 months', '3 to 5 working days', '24 to 48 working hours']],
    ['guarantee', ['No']],
    ['refusal', ['non-refundable once processing has started']],
    ['payment-methods', ['bank transfer', 'credit or debit card', 'UPI', 'Indian rupees']],
    ['holiday-deposit', ['25–50%', '30–60 days before departure', 'within 30 days of departure']],
    [
      'cancellation',
      [
        'more than 60 days before departure, the deposit or about 25%',
        '30–59 days before departure, about 50%',
        'under 30 days before departure, or no show, 100%',
        'in writing, by e-mail',
        '7–14 working days',
        'Visa fees are non-refundable once processing has started',
      ],
    ],
  ])('%s says %j', (value, words) => {
    for (const word of words) expect(answerTo(value)).toContain(word);
  });
});
