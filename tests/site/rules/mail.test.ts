import { describe, expect, it } from 'vitest';
import { mailLink } from '../../../machines/mail';
import { pasteBody } from '../../../src/content/mail-words';

const to = 'hello@deshantar.example';

/** The mail as a mail program reads the link: recipient, header fields and their decoded values (RFC 6068). */
function asRead(href: string) {
  const [address = '', query = ''] = href.replace(/^mailto:/, '').split('?');
  return {
    recipients: address.split(',').map(decodeURIComponent),
    fields: query.split('&').map((field) => field.split('=').map(decodeURIComponent)),
  };
}

describe('mailLink', () => {
  it.each<[why: string, subject: string, body: string, readSubject: string, readBody: string]>([
    ['plain text', 'Inquiry', 'Hello', 'Inquiry', 'Hello'],
    ['a line feed in the body', 'Inquiry', 'a\nb', 'Inquiry', 'a\r\nb'],
    ['a carriage return in the body', 'Inquiry', 'a\rb', 'Inquiry', 'a\r\nb'],
    ['both in the body', 'Inquiry', 'a\r\nb\n\nc', 'Inquiry', 'a\r\nb\r\n\r\nc'],
    ['a header smuggled into the subject', 'Hi\r\nBcc: x@y.example', '', 'Hi Bcc: x@y.example', ''],
    ['a line separator in the subject', 'Hi\u2028Bcc: x@y.example', '', 'Hi Bcc: x@y.example', ''],
    ['blanks around the subject', ' Hi\n', 'b', 'Hi', 'b'],
    ['a null in the subject', 'H\u0000i', '', 'H i', ''],
    ['a field smuggled into the subject', 'Hi&bcc=x@y.example', '', 'Hi&bcc=x@y.example', ''],
    ['a field smuggled into the body', 'Hi', 'a&bcc=x@y.example', 'Hi', 'a&bcc=x@y.example'],
    ['an encoded field in the body', 'Hi', '%26bcc=x@y.example', 'Hi', '%26bcc=x@y.example'],
    ['signs that separate', 'a?b=c#d+e', '100% ? # +', 'a?b=c#d+e', '100% ? # +'],
    ['a lone surrogate', 'a\uD83Db', 'c\uDE00', 'a\uFFFDb', 'c\uFFFD'],
    ['other scripts', 'वीज़ा ✈', 'नमस्ते', 'वीज़ा ✈', 'नमस्ते'],
    ['rupees', '₹1,38,500', '₹', '₹1,38,500', '₹'],
  ])('carries %s', (_why, subject, body, readSubject, readBody) => {
    const { href, isShortened } = mailLink({ to, subject, body }, pasteBody);
    expect(isShortened).toBe(false);
    expect(asRead(href)).toEqual({
      recipients: [to],
      fields: [
        ['subject', readSubject],
        ['body', readBody],
      ],
    });
  });

  it('has one recipient only, whatever the address says', () => {
    const { href } = mailLink(
      { to: 'a@b.example,c@d.example?bcc=e@f.example', subject: 's', body: 'b' },
      pasteBody,
    );
    expect(href.split('?')).toHaveLength(2);
    expect(href.slice(0, href.indexOf('?'))).not.toContain(',');
    expect(asRead(href).fields.map(([name]) => name)).toEqual(['subject', 'body']);
  });

  const lengthWithoutBody = mailLink({ to, subject: 's', body: '' }, pasteBody).href.length;

  it.each([
    [1_799, false],
    [1_800, false],
    [1_801, true],
    [10_000, true],
  ])('a link of %i characters is shortened: %s', (length, isShortened) => {
    const mail = mailLink({ to, subject: 's', body: 'x'.repeat(length - lengthWithoutBody) }, pasteBody);
    expect(mail.isShortened).toBe(isShortened);
    expect(mail.href.length).toBeLessThanOrEqual(1_800);
    if (!isShortened) expect(mail.href).toHaveLength(length);
  });

  it.each([
    ['plain letters', 'x'.repeat(5_000)],
    ['letters of nine characters each', 'व'.repeat(5_000)],
    ['emoji of twelve characters each', '✈😀'.repeat(2_500)],
  ])('a long subject of %s is cut as well, and the rest asks to paste', (_why, subject) => {
    const { href, isShortened } = mailLink({ to, subject, body: 'b' }, pasteBody);
    expect(isShortened).toBe(true);
    expect(href.length).toBeLessThanOrEqual(1_800);
    expect(asRead(href).fields[1]).toEqual([
      'body',
      'Please paste your details here: they are too long to be filled in. They should be in your clipboard; if not, copy them on our page.',
    ]);
  });
});
