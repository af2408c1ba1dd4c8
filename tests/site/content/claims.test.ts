import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordedIn } from '../../support/recorded-text';
import { claimsIn, refusedClaims } from './claims';
import { writtenIn } from './written-text';

describe('each claim of the list', () => {
  it.each(refusedClaims.map((one) => [one.refused, one] as const))(
    'refuses "%s"',
    (refused, { phrase, fine }) => {
      expect(refused).toMatch(phrase);
      expect(fine).not.toMatch(phrase);
      expect(claimsIn(fine)).toEqual([]);
    },
  );
});

/** Every word that somebody may come to read is written in one of these, also where no page or state of a test shows it. */
const written = writtenIn([
  'machines',
  'src/app',
  'src/content',
  'src/flows',
  'src/pages',
  'src/ui',
  'src/site.ts',
]);

describe('what is written in the modules', () => {
  it('is found', () => {
    const all = written.flatMap(({ texts }) => texts);
    expect(all).toContain('Lost in Translation?');
    expect(all).toContain('You get status updates until the visa arrives.');
    expect(all.some((text) => text.startsWith('Your trip to '))).toBe(true);
  });

  it.each(written.map(({ file, texts }) => [file, texts] as const))(
    '%s makes no claim of the list',
    (_file, texts) => {
      expect(texts.flatMap(claimsIn)).toEqual([]);
    },
  );
});

describe('what is recorded', () => {
  const records = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.txt') && !file.includes('heard'),
  );
  it.each(records)('%s makes no claim of the list', (file) => {
    expect(claimsIn(recordedIn(`tests/${file}`))).toEqual([]);
  });
});
