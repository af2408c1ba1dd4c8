import { describe, expect, it } from 'vitest';
import type { LeadRule } from '../../../machines/travel-dates/rules';
import { passportWords } from '../../../src/content/entry-words';
import { guides } from '../../../src/content/guides/guides';
import { guideJourneys } from '../../../src/content/guides/journey';
import { rulesOf } from '../../support/entry-rules';

/** "6 months", "1 week". */
function spanWords({ before }: LeadRule): string {
  const [unit = '', count = 0] = Object.entries(before)[0] ?? [];
  return `${count} ${unit}`;
}

describe.each(Object.entries(guideJourneys))('the dates in words of %s', (_slug, { country, rules }) => {
  const words = rules.join(' ');

  it('agree with the entry rules that the planner asks', () => {
    const { earliest, legalLatest, sensibleLatest, anyTime, passport } = rulesOf(country);
    if (earliest) expect(words).toContain(`Earliest: ${spanWords(earliest)} before`);
    else expect(words).toContain(anyTime?.words ?? 'You can apply at any time.');
    if (legalLatest && spanWords(legalLatest) !== '0 days') {
      expect(words).toContain(spanWords(legalLatest).replace(' days', ' calendar days'));
    }
    if (sensibleLatest) expect(words).toContain(`Best: at least ${spanWords(sensibleLatest)} before`);
    expect(words).toContain(passportWords(passport));
  });
});

it('every guide has its dates', () => {
  expect(Object.keys(guideJourneys).sort()).toEqual(guides.map(({ guide }) => guide.slug).sort());
});
