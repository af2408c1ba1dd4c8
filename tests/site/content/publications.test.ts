import { expect, it } from 'vitest';
import { isPublishedBy, publicationWords } from '../../../machines/publications';

it.each([
  [{ name: 'NDTV', kind: 'press', date: '2025-05-24' }, 'NDTV, press, 24 May 2025'],
  [{ name: 'GOV.UK', kind: 'government', date: '2026-08' }, 'GOV.UK, government, August 2026'],
  [{ name: 'FlightGPT', kind: 'visa agent', date: '2026' }, 'FlightGPT, visa agent, 2026'],
  [{ name: 'ICA', kind: 'government' }, 'ICA, government, without a date'],
] as const)('names a publication with its kind and date: %#', (publication, words) => {
  expect(publicationWords(publication)).toBe(words);
});

it.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2026-11', true],
  ['2026-12', false],
  ['2026', true],
  ['2027', false],
] as const)('knows whether something of %s was published by 21 November 2026', (date, isPublished) => {
  expect(isPublishedBy({ name: 'A paper', kind: 'press', date }, '2026-11-21')).toBe(isPublished);
});
