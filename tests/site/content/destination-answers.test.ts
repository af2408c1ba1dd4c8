import { describe, expect, it } from 'vitest';
import { countries } from '../../../src/content/countries';
import { destinationAnswer, topicsOf } from '../../../src/content/destination-answers';
import { entryRulesFor } from '../../../src/content/entry-rules';
import { countryNamed } from '../../support/countries';

const day = '2026-11-21';

const answerFor = (name: string, on = day) => destinationAnswer(countryNamed(name), on);

const fact = (name: string, label: string) =>
  answerFor(name)
    .facts.find((candidate) => candidate.label === label)
    ?.lines.map(({ value, rupees, for: whom, when }) =>
      [value, rupees, whom, when].filter(Boolean).join(' | '),
    );

const listed = (name: string, label: string) =>
  answerFor(name).facts.find((candidate) => candidate.label === label)?.listed;

const withoutVisa = ['Thailand', 'Malaysia', 'Philippines', 'Qatar'];

describe('each of the 62 destinations', () => {
  it.each(countries.map(({ name }) => [name]))('%s answers in the order of its page', (name) => {
    const answer = answerFor(name);
    expect(answer.answer).toMatch(/^With an Indian passport.+\.$/);
    const labels = answer.facts.map(({ label }) => label);
    expect(labels.filter((label) => label !== 'Before you land')).toEqual([
      'Stay',
      'Government fee',
      ...(withoutVisa.includes(name) ? ['Until when'] : ['Time', 'When to apply']),
      'Passport',
    ]);
    for (const { lines, note, isUnknown } of answer.facts) {
      expect(lines.length).toBeGreaterThan(0);
      if (isUnknown) {
        expect(note).toBe(
          answer.official ? 'Check the official page, or ask us.' : 'Ask the embassy, or ask us.',
        );
      }
    }
    expect(answer.checked).toMatch(/^2[1-4] November 2026$/);
    expect(answer.support.length).toBeGreaterThan(0);
    expect(answer.sources.length).toBeGreaterThan(0);
    expect(answer.documents.note).not.toBe('');
    expect(JSON.stringify(answer)).not.toMatch(/~|undefined|null/);
  });

  const withVisa = countries.filter(({ name }) => !withoutVisa.includes(name));

  it.each(withVisa.map(({ name, processingTime }) => [name, processingTime]))(
    '%s keeps the time of our list: %s',
    (name, time) => {
      const [line] = fact(name, 'Time') ?? [];
      expect([line, listed(name, 'Time')]).toContain(
        listed(name, 'Time') === undefined
          ? `${time} | our list of May 2025`
          : `Our list of May 2025: ${time}`,
      );
    },
  );
});

describe('a destination for which nobody needs a visa', () => {
  it.each(withoutVisa)(
    '%s has no time to wait and no list to buy, but an end or none, and what to do first',
    (name) => {
      const answer = answerFor(name);
      expect(answer.isFreeToGo).toBe(true);
      expect(fact(name, 'Time')).toBeUndefined();
      expect(fact(name, 'When to apply')).toBeUndefined();
      expect(fact(name, 'Until when')).toHaveLength(1);
      expect(fact(name, 'Before you land')).toHaveLength(1);
      expect(answer.documents.items).toEqual([]);
    },
  );

  it.each([
    ['Thailand', 'https://tdac.immigration.go.th/'],
    ['Malaysia', 'https://imigresen-online.imi.gov.my/mdac/main'],
    ['Philippines', 'https://etravel.gov.ph/'],
  ])('%s leads to the official arrival form', (name, href) => {
    expect(answerFor(name).arrivalForm?.href).toBe(href);
  });

  it('is one only until its last day', () => {
    expect(answerFor('Malaysia', '2026-12-31').isFreeToGo).toBe(true);
    expect(answerFor('Malaysia', '2027-01-01').isFreeToGo).toBeUndefined();
  });

  it('says nothing of it any more after that day', () => {
    const { kind, documents } = answerFor('Malaysia', '2027-01-01');
    expect(kind).toBe('Check before you book');
    expect(documents.note).not.toMatch(/No visa documents/);
  });

  it('does not speak of a visa that one may not need', () => {
    expect(JSON.stringify(answerFor('Philippines'))).not.toContain('may not need this visa');
  });
});

it.each([
  ['United Arab Emirates', 'Health insurance that is valid in the UAE (if it applies)'],
  [
    'United Arab Emirates',
    'Earlier UAE visa or proof that it was cancelled (if you lived or worked in the UAE before)',
  ],
  ['Australia', 'Travel insurance for travellers over 75 (if it applies)'],
  ['United Kingdom', 'Proof of pension and savings (if you are retired; usually asked)'],
])('%s asks nobody for what only some need: %s', (name, document) => {
  expect(answerFor(name).documents.items).toContain(document);
});

it.each([
  [
    'France',
    'Government fee',
    [
      '€90 | ≈ ₹10,100 | adults | since June 2024, checked November 2026',
      '€45 | ≈ ₹5,000 | children of 6 to 11 years | since June 2024, checked November 2026',
      'free | children under 6 years | checked November 2026',
    ],
  ],
  [
    'United Kingdom',
    'Government fee',
    ['£135 | ≈ ₹17,500 | up to 6 months | from April 2026, as announced, checked November 2026'],
  ],
  ['Cyprus', 'Government fee', ['We couldn’t confirm this']],
  ['Brazil', 'Government fee', ['US$77 to US$80 | ≈ ₹7,400 to ₹7,700 | checked November 2026']],
  ['Turkey', 'Government fee', ['US$43 to US$44.50 | ≈ ₹4,100 to ₹4,300 | e-visa | checked November 2026']],
  ['Thailand', 'Until when', ['until further notice | checked November 2026']],
  ['Japan', 'Time', ['5 to 10 working days | checked November 2026']],
])('%s, %s', (name, label, lines) => {
  expect(fact(name, label)).toEqual(lines);
});

it.each([
  ['France', 'Government fee', 'Our list of May 2025: €80 adults, €40 children'],
  ['United Kingdom', 'Government fee', 'Our list of May 2025: £115'],
  ['Japan', 'Time', 'Our list of May 2025: 10-15 Working Days'],
])('%s, %s: our list stands in one line below', (name, label, line) => {
  expect(listed(name, label)).toBe(line);
});

it.each([
  [
    'France',
    [
      'Earliest: 6 months before you travel',
      'Best: at least 6 weeks before you travel',
      'Latest: 15 days before you travel',
    ],
  ],
  [
    'Hong Kong',
    [
      'Earliest: 6 months before you travel',
      'Best: at least 7 days before you travel',
      'Latest: before you board',
    ],
  ],
  ['United States', ['You can apply at any time.']],
])('%s: when to apply', (name, lines) => {
  expect(
    answerFor(name)
      .facts.find(({ label }) => label === 'When to apply')
      ?.lines.map(({ value }) => value),
  ).toEqual(lines);
});

it.each([
  ['Cyprus', 'Visa before travel: stay, time, when to apply and passport, with sources.'],
  [
    'France',
    'Visa before travel: stay, government fee, time, when to apply, passport and documents, with sources.',
  ],
  [
    'Thailand',
    'No visa needed: stay, government fee, until when, before you land and passport, with sources.',
  ],
])('%s: its description promises only what its page has', (name, topics) => {
  expect(topicsOf(answerFor(name))).toBe(topics);
});

describe('what is not known says so', () => {
  it.each(countries.map(({ name }) => [name]))('%s', (name) => {
    const rules = entryRulesFor(name);
    const unknown = answerFor(name)
      .facts.filter(({ isUnknown }) => isUnknown)
      .map(({ label }) => label);
    expect(unknown.includes('Stay')).toBe(rules?.stay === undefined);
    expect(unknown.includes('Government fee')).toBe(rules?.fees === undefined);
  });
});

it('a rule that ends is told until its last day, and what follows after it', () => {
  expect(answerFor('Malaysia', '2026-12-31').answer).toContain('no visa');
  expect(fact('Malaysia', 'Until when')?.[0]).toContain('31 December 2026');
  expect(answerFor('Malaysia', '2027-01-01').answer).toContain('Check before you book');
});

it.each([
  ['Hong Kong', '1-2 Working Days'],
  ['United Arab Emirates', '3-5 Working Days'],
])('%s: our own time, %s, bears the date of our list, once', (name, value) => {
  const time = answerFor(name).facts.find(({ label }) => label === 'Time');
  expect(time?.lines).toEqual([{ value, when: 'our list of May 2025' }]);
  expect(time?.listed).toBeUndefined();
});
