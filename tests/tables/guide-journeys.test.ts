import { describe, expect, it } from 'vitest';
import { passportWords, type LeadRule } from '../../machines/travel-dates/rules';
import { entryRulesFor } from '../../src/content/entry-rules';
import { guideJourneys } from '../../src/content/guides/journey';

/** "6 months", "1 week". */
function spanWords({ before }: LeadRule): string {
  const [unit = '', count = 0] = Object.entries(before)[0] ?? [];
  return `${count} ${unit}`;
}

describe.each(Object.entries(guideJourneys))('the dates in words of %s', (_slug, { country, rules }) => {
  const entry = entryRulesFor(country);
  const words = rules.join(' ');

  it('agree with the entry rules that the planner asks', () => {
    if (!entry) throw new Error(`There are no entry rules for ${country}.`);
    const { earliest, legalLatest, sensibleLatest, passport } = entry;
    if (earliest) expect(words).toContain(`Earliest: ${spanWords(earliest)} before`);
    else expect(words).toContain('No first');
    if (legalLatest && spanWords(legalLatest) !== '0 days') {
      expect(words).toContain(spanWords(legalLatest).replace(' days', ' calendar days'));
    }
    if (sensibleLatest) expect(words).toContain(`Sensible: ${spanWords(sensibleLatest)} before`);
    const rule = passportWords(passport).replace(/^V/, 'v');
    expect(words).toContain(`Passport: ${rule}`);
  });
});

it('every guide has its dates', () => {
  expect(Object.keys(guideJourneys).sort()).toEqual([
    'canada-visitor-visa-india',
    'dubai-tourist-visa',
    'hong-kong-par',
    'schengen-visa-online',
    'usa-business-visa',
  ]);
});
