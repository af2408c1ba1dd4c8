import { describe, expect, it } from 'vitest';
import { countries } from '../../src/content/countries';
import { destinationAnswer } from '../../src/content/destination-answers';
import { entryRulesFor } from '../../src/content/entry-rules';
import { countryNamed } from '../support/countries';

const day = '2026-11-21';

const answerFor = (name: string, on = day) => destinationAnswer(countryNamed(name), on);

const fact = (name: string, label: string) =>
  answerFor(name)
    .facts.find((candidate) => candidate.label === label)
    ?.lines.map(({ value, rupees, for: whom, when }) =>
      [value, rupees, whom, when].filter(Boolean).join(' | '),
    );

describe('each of the 62 destinations', () => {
  it.each(countries.map(({ name }) => [name]))('%s answers in the order of issue 16', (name) => {
    const answer = answerFor(name);
    expect(answer.answer).toMatch(/^With an Indian passport.+\.$/);
    expect(answer.facts.map(({ label }) => label)).toEqual([
      'Stay',
      'Government fee',
      'Time',
      'When to apply',
      'Passport',
    ]);
    for (const { lines, note, isUnknown } of answer.facts) {
      expect(lines.length).toBeGreaterThan(0);
      if (isUnknown) expect(note).toMatch(/check the official page, or ask us\.$/);
    }
    expect(answer.checked).toBe('21 November 2026');
    expect(answer.sources.length).toBeGreaterThan(0);
    expect(answer.documents.note).not.toBe('');
    expect(JSON.stringify(answer)).not.toMatch(/~|undefined|null/);
  });

  it.each(countries.map(({ name, processingTime }) => [name, processingTime]))(
    '%s keeps the time of our list: %s',
    (name, time) => {
      expect(fact(name, 'Time')?.at(-1)).toBe(`${time} | our list of May 2025`);
    },
  );
});

it.each([
  [
    'France',
    'Government fee',
    [
      '€90 | ≈ ₹10,100 | adults | since June 2024',
      '€45 | ≈ ₹5,000 | children of 6 to 11 years | since June 2024',
      'free | children under 6 years | as of May 2025',
      '€80 | adults | our list of May 2025',
      '€40 | children | our list of May 2025',
    ],
  ],
  [
    'United Kingdom',
    'Government fee',
    ['£135 | ≈ ₹17,500 | up to 6 months | since April 2026', '£115 | up to 6 months | our list of May 2025'],
  ],
  ['Cyprus', 'Government fee', ['Not known to us']],
  ['Thailand', 'When to apply', ['nothing to apply for']],
  [
    'Japan',
    'Time',
    ['5 to 10 working days | reported March 2026', '10-15 Working Days | our list of May 2025'],
  ],
])('%s, %s', (name, label, lines) => {
  expect(fact(name, label)).toEqual(lines);
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
  expect(answerFor('Malaysia', '2026-12-31').exceptions[0]).toContain('This holds until 31 December 2026.');
  expect(answerFor('Malaysia', '2027-01-01').answer).toContain('Check before you book');
});
