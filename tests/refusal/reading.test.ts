import { describe, expect, it } from 'vitest';
import { readLetter } from '../../machines/refusal/reading';
import { refusalAuthorities } from '../../src/content/refusals';

const read = (text: string) => {
  const found = readLetter(refusalAuthorities, text);
  return found ? `${found.authority}: ${found.reasons.join(' ')}` : 'nothing';
};

/** Letters as they are written, worked out by hand. */
describe('a letter', () => {
  it.each<[letter: string, found: string]>([
    [
      'Your application is refused under paragraph V 4.2 (a) and (c) of Appendix V.',
      'united-kingdom: uk-a uk-c',
    ],
    ['refused under V4.2(e)', 'united-kingdom: uk-e'],
    [
      'You do not meet the requirements of paragraph V 4.2(a), (c) and (e) of Appendix V: Visitor',
      'united-kingdom: uk-a uk-c uk-e',
    ],
    ['V 4.2. The rules on suitability are set out in (a) our guidance', 'nothing'],
    ['Your application falls for refusal under Part Suitability', 'united-kingdom: uk-suitability'],
    ['refused under Part 9 of the Immigration Rules', 'united-kingdom: uk-suitability'],
    ['paragraph SUI 9.1 applies', 'united-kingdom: uk-suitability'],
    ['V 4.2 (d) of the rules', 'united-kingdom: uk-d'],
    ['V 4.2 (b)', 'united-kingdom: uk-b'],
    [
      'you have been found ineligible under section 214(b) of the Immigration and Nationality Act',
      'united-states: usa-214b',
    ],
    ['INA 214 (B)', 'united-states: usa-214b'],
    ['Your case is refused under section 221(g)', 'united-states: usa-221g'],
    ['The case needs administrative processing.', 'united-states: usa-221g'],
    ['ineligible under 212(a)(6)(C)(i)', 'united-states: usa-212'],
    ['section 2140(b)', 'nothing'],
    ['based on the purpose of your visit', 'canada: canada-purpose'],
    [
      'as stipulated in paragraph 179(b) of the IRPR, based on your family ties in Canada and in your country of residence',
      'canada: canada-ties',
    ],
    ['based on your travel history', 'canada: canada-history'],
    ['your current employment situation', 'canada: canada-work'],
    ['your limited employment prospects in your country of residence', 'canada: canada-work'],
    ['your personal assets and financial status', 'canada: canada-money'],
    ['family ties, travel history and purpose of visit', 'canada: canada-purpose canada-ties canada-history'],
    ['inadmissible for misrepresentation under A40(1)(a)', 'canada: canada-misrepresentation'],
    ['clause 600.211 is not met', 'australia: australia-genuine'],
    [
      'I am not satisfied that the applicant genuinely intends to stay temporarily in Australia',
      'australia: australia-genuine',
    ],
    ['the applicant does not have adequate means', 'australia: australia-money'],
    ['clause 600.212', 'australia: australia-money'],
    ['Public Interest Criterion 4020', 'australia: australia-4020'],
    ['PIC 4013 applies', 'australia: australia-exclusion'],
    ['PIC 4014', 'australia: australia-exclusion'],
    ['', 'nothing'],
    ['Dear Sir, thank you for your application. It was approved.', 'nothing'],
    ['(a) (b) (c)', 'nothing'],
    ['\uD800', 'nothing'],
    [`${'x'.repeat(20_000)} 214(b)`, 'nothing'],
  ])('%.60s', (letter, found) => expect(read(letter)).toBe(found));

  it('of two authorities is that of whose reasons it names more', () => {
    expect(read('I was refused under 214(b) before. V 4.2 (a) and (c) apply.')).toBe(
      'united-kingdom: uk-a uk-c',
    );
    expect(read('V 4.2 (a) was named before. You are ineligible under 214(b) and 221(g).')).toBe(
      'united-states: usa-214b usa-221g',
    );
  });
});

/** The boxes of the form of 2010 and what they are on that of 2019, from both regulations, by hand. */
describe('the old Schengen form', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 5],
    [5, 6],
    [6, 7],
    [7, 16],
    [8, 10],
    [9, 13],
    [10, 14],
    [11, 17],
  ])('%s is %s now', (old, now) => {
    const schengen = refusalAuthorities.find(({ id }) => id === 'schengen');
    expect(
      schengen?.reasons.filter(({ oldMark }) => oldMark === String(old)).map(({ mark }) => mark),
    ).toEqual([String(now)]);
  });
});

describe('the table', () => {
  it('has each number of the Schengen form once, in order', () => {
    const [schengen] = refusalAuthorities;
    expect(schengen?.reasons.map(({ mark }) => mark)).toEqual(
      Array.from({ length: 17 }, (_, at) => String(at + 1)),
    );
  });

  it('has each reason once', () => {
    const ids = refusalAuthorities.flatMap(({ reasons }) => reasons.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says for everybody when to apply again, whether to appeal, and to declare it', () => {
    for (const { id, after } of refusalAuthorities) {
      const questions = after.map(({ question }) => question);
      for (const question of ['When can I apply again?', 'Can I appeal?', 'What do I say next time?'])
        expect(questions, id).toContain(question);
    }
  });

  it('promises nothing', () => {
    const texts = refusalAuthorities.flatMap(({ reasons, after }) => [
      ...reasons.flatMap(({ meant, change, documents = '' }) => [meant, change, documents]),
      ...after.map(({ words }) => words),
    ]);
    for (const text of texts) expect(text).not.toMatch(/guarantee|will be (?:granted|approved)|100 ?%/i);
  });
});
