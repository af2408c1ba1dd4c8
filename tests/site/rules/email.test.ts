import { describe, expect, it } from 'vitest';
import { looksLikeEmail } from '../../../machines/email';
import { growthOf } from '../../support/growth';

const domainOf = (length: number) => `${'d'.repeat(length - '.in'.length)}.in`;

describe('fault 19: looksLikeEmail', () => {
  it.each([
    ['asha@example.in', 'plain'],
    ['asha.rao+visa@mail.example.co.in', 'dots, plus and a longer domain'],
    ["o'brien_1-2@example.com", 'apostrophe, underscore, hyphen'],
    ['a@b.c', 'the shortest'],
    ['ü@bücher.de', 'letters beyond ASCII'],
    ['आशा@उदाहरण.भारत', 'Devanagari'],
    [' asha@example.in\n', 'blanks around it, as pasted'],
    [`${'a'.repeat(64)}@${domainOf(189)}`, '254 characters'],
  ])('accepts "%s": %s', (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'blank'],
    ['asha', 'no @'],
    ['a@b', 'no dot in the domain'],
    ['a b@c.de', 'a blank inside'],
    ['a@c d.de', 'a blank in the domain'],
    ['@example.in', 'nothing before the @'],
    ['asha@', 'nothing after the @'],
    ['asha@.in', 'a domain that starts with a dot'],
    ['asha@example.', 'a domain that ends with a dot'],
    ['asha@example..in', 'two dots in a row'],
    ['asha@rao@example.in', 'two @'],
    ['asha@example.in, rao@example.in', 'two addresses'],
    ['asha\u0000@example.in', 'a control character'],
    ['asha@example.in\r\nBcc: rao@example.in', 'a header line smuggled in'],
    [`${'a'.repeat(64)}@${domainOf(190)}`, '255 characters'],
    [`${'a'.repeat(64)}@${domainOf(255)}`, '320 characters'],
  ])('refuses "%s": %s', (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  });

  it.each([
    ['a@', 'a@a@…'],
    ['a.', 'a.a.…'],
    ['.', '....'],
    [' ', 'blanks'],
    ['a', 'aaaa'],
  ])('judges a long row of "%s" in linear time', (piece) => {
    const judge = (size: number) => {
      const text = piece.repeat(size / piece.length);
      const verdicts = [text, `a@${text}`, `a@${text}@`, `${text} x`].map(looksLikeEmail);
      expect(verdicts).toEqual([false, false, false, false]);
    };
    expect(growthOf(judge, 10_240)).toBeLessThan(40);
  });
});
