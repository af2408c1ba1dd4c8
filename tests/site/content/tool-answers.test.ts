import { describe, expect, it } from 'vitest';
import { photoDocuments } from '../../../src/content/photo-documents';
import { openedDestinations } from '../../../src/content/opened-destinations';
import { transitPlaces } from '../../../src/content/transit-places';
import { load as loadTransit } from '../../../src/pages/TransitPage.data';
import { load as loadHeld } from '../../../src/pages/VisasHeldPage.data';
import { load as loadPhoto } from '../../../src/pages/PhotoPage.data';

/* The sentence at the head of a tool answers for all of its table, so the two have to say the same. */

const request = { path: '', params: {}, day: '2026-11-27' };

/** What a sentence calls a place that its table calls otherwise. */
const shortly: Readonly<Record<string, string>> = {
  'United Kingdom': 'UK',
  'United States': 'USA',
  'United Arab Emirates': 'UAE',
};

describe('the sentence at the head of', () => {
  it('the transit visas names each place that asks whoever stays inside for one, and no other', () => {
    const { answer } = loadTransit(request).asked;
    const named = transitPlaces.filter(({ name }) => answer.includes(shortly[name] ?? name));
    const asking = transitPlaces.filter(({ rules }) =>
      rules.some(({ way, need, onward }) => way === 'airside' && need === 'visa' && !onward),
    );
    expect(named.map(({ name }) => name)).toEqual(asking.map(({ name }) => name));
    expect(named.length).toBeGreaterThan(0);
  });

  it('the visas that are held names only what one of the three opens', () => {
    const { answer } = loadHeld(request).asked;
    const named = openedDestinations().filter(({ name }) => answer.includes(shortly[name] ?? name));
    expect(named.map(({ name }) => name).sort()).toEqual([
      'Georgia',
      'Mexico',
      'Philippines',
      'Taiwan',
      'Turkey',
      'United Arab Emirates',
    ]);
    for (const { name, ways } of named)
      for (const issuer of ['usa', 'uk', 'schengen'])
        expect(JSON.stringify(ways), name).toContain(`"${issuer}"`);
  });

  it.each([
    ['schengen', '35 × 45 mm'],
    ['canada', '35 × 45 mm'],
    ['south-korea', '35 × 45 mm'],
    ['usa', '51 × 51 mm'],
    ['japan', '45 × 45 mm'],
  ])('the photo check says of %s what its table says', (id, size) => {
    const { print } = photoDocuments.find((document) => document.id === id) ?? {};
    expect(`${print?.width} × ${print?.height} mm`).toBe(size);
    expect(loadPhoto(request).asked.answer).toContain(size);
  });
});
