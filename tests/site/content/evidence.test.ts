import { describe, expect, it } from 'vitest';
import {
  ageWords,
  publicationsOf,
  supportOf,
  weakestOf,
  type CheckedPublication,
} from '../../../machines/evidence';
import type { PublicationKind } from '../../../machines/publications';
import { isCalendarDate } from '../../../machines/calendar';
import { schengenArea } from '../../../machines/schengen';
import { answeredDestinations } from '../../../src/content/further-destinations';
import { destinationAnswer } from '../../../src/content/destination-answers';
import { entrySources } from '../../../src/content/entry-sources';
import { otherDestinations, shortAnswerFor } from '../../../src/content/other-destinations';
import { rulesOf } from '../../support/entry-rules';
import { claimsOf, impossibilities } from './evidence';

const source = (name: string, kind: PublicationKind, date?: string): CheckedPublication => ({
  name,
  kind,
  ...(date !== undefined && { date }),
  checked: '2026-11-21',
});

const ndtv = source('NDTV', 'press', '2025-05-24');
const hindu = source('The Hindu', 'press', '2024-06-20');
const ours = source('Our list', 'our own', '2025-05');
const gov = source('GOV.UK', 'government');

describe('how well a statement is supported', () => {
  it.each([
    ['two publishers', { sources: [ndtv, hindu] }, 'sources agree'],
    ['one', { sources: [ndtv] }, 'one source'],
    [
      'two pages of one publisher',
      {
        sources: [
          source('FlightGPT, Kenya', 'visa agent', '2026'),
          source('FlightGPT, Brazil', 'visa agent', '2026'),
        ],
      },
      'one source',
    ],
    ['one and ourselves', { sources: [ndtv, ours] }, 'one source'],
    ['ourselves', { sources: [ours] }, 'our own figure'],
    ['an official page', { sources: [gov] }, 'official'],
    ['an official page that another denies', { sources: [gov], against: [ndtv] }, 'sources differ'],
  ] as const)('%s: %#', (_what, evidence, support) => {
    expect(supportOf(evidence)).toBe(support);
  });

  it('is no better together than the worst of them', () => {
    expect(weakestOf(['official', 'one source', 'sources agree'])).toBe('one source');
    expect(weakestOf([])).toBeUndefined();
  });

  it.each([
    ['2024', 'source of 2024'],
    ['2019-03', 'source of March 2019'],
    ['2025-01-01', undefined],
  ])('says how old a source of %s is', (date, words) => {
    expect(ageWords({ sources: [source('A paper', 'press', date)] })).toBe(words);
  });

  it('says that a source bears no date, unless it is official', () => {
    expect(ageWords({ sources: [source('A page', 'website')] })).toBe('source without a date');
    expect(ageWords({ sources: [gov] })).toBeUndefined();
    expect(ageWords({ sources: [source('A regulation', 'law text', '2016')] })).toBeUndefined();
  });

  it('names every publication once', () => {
    expect(publicationsOf([{ sources: [ndtv] }, { sources: [hindu], against: [ndtv] }])).toEqual([
      ndtv,
      hindu,
    ]);
  });
});

describe('what cannot be true is refused', () => {
  const claim = { of: 'it', words: '', sources: [ndtv] } as const;
  it.each([
    ['a source of the future', { ...claim, sources: [source('A paper', 'press', '2026-12')] }],
    ['a source that says it and denies it', { ...claim, against: [ndtv] }],
    ['a start that no source has seen', { ...claim, since: '2026-04' }],
    ['a start in words that no source has seen', { ...claim, words: 'So it is since 2 March 2026.' }],
    ['an announcement after the start', { ...claim, since: '2025-05', isAnnounced: true }],
    ['two sources that are one', { ...claim, words: 'Two sources agree.' }],
  ] as const)('%s', (_what, wrong) => {
    expect(impossibilities(wrong)).not.toEqual([]);
  });

  it.each([
    ['a start that the source has seen', { ...claim, since: '2025-05' }],
    ['a start that was announced', { ...claim, since: '2026-04', isAnnounced: true }],
    ['a start beside an official page without a date', { ...claim, sources: [gov], since: '2026-04' }],
    ['two sources that agree', { ...claim, sources: [ndtv, hindu], words: 'Two sources agree.' }],
  ] as const)('%s may stand', (_what, right) => {
    expect(impossibilities(right)).toEqual([]);
  });
});

describe('the sources of the entry rules', () => {
  it.each(Object.entries(entrySources))(
    '%s: looked at on a day, after it was published',
    (_key, entrySource) => {
      const { checked, date = '', href = 'https://' } = entrySource;
      expect(isCalendarDate(checked)).toBe(true);
      expect(date).toMatch(/^(?:20\d\d(?:-\d\d(?:-\d\d)?)?)?$/);
      expect(href).toMatch(/^(?:https:\/\/|\/)/);
      expect(impossibilities({ of: entrySource.name, words: '', sources: [entrySource] })).toEqual([]);
    },
  );

  it('each stands behind something that is said', () => {
    const used = new Set(
      [
        ...[...answeredDestinations.map(({ name }) => name), schengenArea].map(
          (name) => rulesOf(name).sources,
        ),
        ...otherDestinations.flatMap((name) => {
          const short = shortAnswerFor(name);
          return short ? [publicationsOf([short])] : [];
        }),
      ].flat(),
    );
    expect(Object.entries(entrySources).flatMap(([key, one]) => (used.has(one) ? [] : [key]))).toEqual([]);
  });

  it.each([...answeredDestinations.map(({ name }) => name), schengenArea])(
    '%s: nothing impossible',
    (name) => {
      expect(claimsOf(rulesOf(name)).flatMap(impossibilities)).toEqual([]);
    },
  );

  it.each(otherDestinations)('%s: nothing impossible', (name) => {
    const short = shortAnswerFor(name);
    expect(
      short && impossibilities({ of: name, ...short, words: `${short.answer} ${short.note ?? ''}` }),
    ).toEqual([]);
  });
});

describe('what a page says of its sources', () => {
  it.each(answeredDestinations.map((country) => [country.name, country] as const))(
    '%s: follows from them',
    (name, country) => {
      const { support } = destinationAnswer(country, '2026-11-24');
      const { fees } = rulesOf(name);
      const said = support.find((line) => line.includes('government fee')) ?? '';
      const worst = fees && weakestOf(fees.map(supportOf));
      const words = {
        official: 'From an official source',
        'sources agree': 'Two sources or more agree on',
        'one source': 'From one source only',
        'our own figure': 'Our own figure',
        'sources differ': 'Sources differ on',
      } as const;
      expect(said.startsWith(worst ? words[worst] : 'Not found')).toBe(true);
    },
  );
});
