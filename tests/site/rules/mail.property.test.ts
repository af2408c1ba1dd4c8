import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLink } from '../../../machines/mail';
import { pasteBody } from '../../../src/content/mail-words';

const to = 'hello@deshantar.example';
const anyUnits = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));
/** Short enough for a link, however many signs each character takes when encoded. */
const anyText = fc.oneof(anyUnits, fc.string({ unit: 'grapheme', maxLength: 20 }), fc.string());
const longText = fc.string({ unit: 'grapheme', minLength: 1_800, maxLength: 4_000, size: 'max' });

const fieldsOf = (href: string) => href.slice(href.indexOf('?') + 1).split('&');
const valueOf = (field = '') => decodeURIComponent(field.slice(field.indexOf('=') + 1));

describe('mailLink, for any text', () => {
  it('gives the body back, with the line ends of mail', () => {
    fc.assert(
      fc.property(anyText, (body) => {
        const { href, isShortened } = mailLink({ to, subject: 'Inquiry', body }, pasteBody);
        expect(isShortened).toBe(false);
        expect(valueOf(fieldsOf(href)[1])).toBe(body.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n'));
      }),
    );
  });

  it('gives a subject of one line without control characters, and exactly two fields', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const { href } = mailLink({ to, subject, body }, pasteBody);
        expect(href.startsWith(`mailto:${to}?subject=`)).toBe(true);
        expect(fieldsOf(href).map((field) => field.split('=')[0])).toEqual(['subject', 'body']);
        expect(valueOf(fieldsOf(href)[0])).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });

  it('gives a subject without control characters back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (subject) => {
        expect(valueOf(fieldsOf(mailLink({ to, subject, body: '' }, pasteBody).href)[0])).toBe(
          subject.trim(),
        );
      }),
    );
  });

  it('never grows beyond 1,800 characters', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, longText), longText, (subject, body) => {
        const { href, isShortened } = mailLink({ to, subject, body }, pasteBody);
        expect(isShortened).toBe(true);
        expect(href.length).toBeLessThanOrEqual(1_800);
      }),
      { numRuns: 30 },
    );
  });
});
