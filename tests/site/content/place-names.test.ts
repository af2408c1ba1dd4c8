import { describe, expect, it } from 'vitest';
import { inSentence } from '../../../machines/in-sentence';
import { nameInQuestion, otherNameOf, otherNames } from '../../../machines/place-names';
import { countryNames } from '../../../src/content/country-names';

describe('the other names', () => {
  it('belong to countries of the apply form', () => {
    for (const { country } of otherNames) expect([...countryNames, 'Schengen Area']).toContain(country);
  });

  it('are given once', () => {
    const said = otherNames.map((name) => name.said.toLowerCase());
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  });

  it("are no country's own name", () => {
    const own = new Set(countryNames.map((name) => name.toLowerCase()));
    expect(otherNames.filter(({ said }) => own.has(said.toLowerCase()))).toEqual([]);
  });

  it('every listed country is known by its name in a sentence', () => {
    expect(inSentence('Netherlands')).toBe('the Netherlands');
    expect(inSentence('Democratic Republic of the Congo')).toBe('the Democratic Republic of the Congo');
    expect(inSentence('Japan')).toBe('Japan');
    expect(otherNameOf('constructor')).toBeUndefined();
  });

  it.each([
    ['UK visa price', 'UK'],
    ['visa', 'visa'],
    ['  Japan ', 'Japan'],
  ])('in "%s" the name is "%s"', (text, name) => {
    expect(nameInQuestion(text)).toBe(name);
  });
});
