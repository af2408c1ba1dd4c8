import { describe, expect, it } from 'vitest';
import {
  emptyMessage,
  firstWrongField,
  inquiryIn,
  isBlank,
  problemsOf,
  type ContactField,
  type ContactMessage,
} from '../../machines/contact-form/contact';
import { contactMail, inquirySubject, problemWords } from '../../src/content/contact-words';
import { mailLink } from '../../machines/mail';
import { queryIn } from '../../src/flows/sources/address';
import { pasteBody } from '../../src/content/mail-words';
import { message } from '../support/contact';

/** The words beside the fields, in the order of the form. */
function wordsBeside(written: ContactMessage): Partial<Record<ContactField, string>> {
  const problems = Object.entries(problemsOf(written));
  return Object.fromEntries(
    problems.map(([field, problem]) => [field, problemWords(field as ContactField, problem)]),
  );
}

/** The subject that the address of the page suggests. */
function suggestedSubject(query: Parameters<typeof inquiryIn>[0]): string {
  const inquiry = inquiryIn(query);
  return inquiry ? inquirySubject(inquiry) : '';
}

const complete: ContactMessage = { ...message, message: 'We are four.\nIn May.' };

describe('the fields (Specification §3 and §5)', () => {
  it('are five texts, all empty at first', () => {
    expect(emptyMessage).toEqual({ name: '', email: '', phone: '', subject: '', message: '' });
  });

  it.each<[changes: Partial<ContactMessage>, field: ContactField, words: string]>([
    [{ name: '' }, 'name', 'Full Name is required'],
    [{ name: ' \t' }, 'name', 'Full Name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: '  ' }, 'email', 'Email is required'],
    [{ email: 'asha' }, 'email', 'Email is invalid'],
    [{ phone: '' }, 'phone', 'Phone Number is required'],
    [{ subject: '' }, 'subject', 'Subject is required'],
    [{ message: '' }, 'message', 'Message is required'],
    [{ message: '\n\n' }, 'message', 'Message is required'],
  ])('with %j: %s says "%s"', (changes, field, words) => {
    expect(wordsBeside({ ...complete, ...changes })).toEqual({ [field]: words });
    expect(firstWrongField({ ...complete, ...changes })).toBe(field);
  });

  it('all empty: five messages, the first field first', () => {
    expect(Object.entries(wordsBeside(emptyMessage))).toEqual([
      ['name', 'Full Name is required'],
      ['email', 'Email is required'],
      ['phone', 'Phone Number is required'],
      ['subject', 'Subject is required'],
      ['message', 'Message is required'],
    ]);
    expect(firstWrongField(emptyMessage)).toBe('name');
  });

  it.each<[why: string, changes: Partial<ContactMessage>]>([
    ['all filled', {}],
    ['any phone', { phone: 'ask my brother' }],
    ['a phone of one digit', { phone: '1' }],
    ['one letter each', { name: 'A', subject: 'B', message: 'C' }],
    ['10,000 letters', { message: 'x'.repeat(10_000) }],
    ['blanks around the e-mail', { email: ' asha@example.in ' }],
  ])('no other rule: %s is complete', (_why, changes) => {
    expect(wordsBeside({ ...complete, ...changes })).toEqual({});
    expect(firstWrongField({ ...complete, ...changes })).toBeUndefined();
  });

  it.each<[message: ContactMessage, blank: boolean]>([
    [emptyMessage, true],
    [{ ...emptyMessage, message: ' \n' }, true],
    [{ ...emptyMessage, phone: '1' }, false],
    [complete, false],
  ])('%j is blank: %s', (message, blank) => {
    expect(isBlank(message)).toBe(blank);
  });
});

describe('the subject that an address suggests', () => {
  it.each<[query: string, subject: string]>([
    ['', ''],
    ['?destination=Bali', 'Inquiry about Bali'],
    ['?destination=Hong%20Kong', 'Inquiry about Hong Kong'],
    ['?destination=+Paris++and%20Rome+', 'Inquiry about Paris and Rome'],
    ['?destination=', ''],
    ['?destination=%20%0A', ''],
    ['?destination=Bali&destination=Rome', 'Inquiry about Bali'],
    ['?destination=Bali%0D%0ABcc:%20a@b', 'Inquiry about Bali Bcc: a@b'],
    ['?destination=B%00ali', 'Inquiry about B ali'],
    ['?destination=%3Csvg%20onload%3Dx%3E', 'Inquiry about <svg onload=x>'],
    ['?service=europe-honeymoon', 'Inquiry about a Europe honeymoon'],
    ['?service=dubai-tour', 'Inquiry about a Dubai tour'],
    ['?service=Dubai-Tour', ''],
    ['?service=moon-tour', ''],
    ['?service=__proto__', ''],
    ['?service=constructor', ''],
    ['?destination=Bali&service=dubai-tour', 'Inquiry about Bali'],
    ['?destination=%20&service=dubai-tour', 'Inquiry about a Dubai tour'],
    ['?name=Asha&message=Hi', ''],
  ])('%s: "%s"', (search, subject) => {
    expect(suggestedSubject(queryIn(search, ['destination', 'service']))).toBe(subject);
  });

  it.each<[why: string, destination: string, kept: string]>([
    ['60 characters', 'x'.repeat(60), 'x'.repeat(60)],
    ['61 characters', 'x'.repeat(61), 'x'.repeat(60)],
    ['5 KB', 'x'.repeat(5_120), 'x'.repeat(60)],
    ['61 emoji', '😀'.repeat(61), '😀'.repeat(60)],
    ['a lone surrogate', 'a\uD83Db', 'a\uFFFDb'],
    ['blanks around it', '  Bali\n', 'Bali'],
    ['60 characters behind a blank', ` ${'x'.repeat(60)}`, 'x'.repeat(60)],
    ['cut behind a blank', `${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ])('keeps at most 60 characters of a destination: %s', (_why, destination, kept) => {
    expect(suggestedSubject({ destination })).toBe(`Inquiry about ${kept}`);
  });
});

describe('the mail (Specification §7)', () => {
  it('has the typed subject and lists the five fields', () => {
    expect(contactMail(complete)).toEqual({
      subject: 'Schengen visa',
      body: [
        'Name: Asha Rao',
        'Email: asha@example.in',
        'Phone: +91 98765 43210',
        'Subject: Schengen visa',
        'Message: We are four.',
        'In May.',
      ].join('\n'),
    });
  });

  it.each(['', '   '])('without a subject ("%s") says who asks', (subject) => {
    const mail = contactMail({ ...complete, subject });
    expect(mail.subject).toBe('Inquiry from Asha Rao');
    expect(mail.body).toContain('\nSubject: Inquiry from Asha Rao\n');
  });

  it.each<[why: string, changes: Partial<ContactMessage>]>([
    ['in the subject', { subject: 'x\r\nBcc: a@b' }],
    ['in the name that makes the subject', { subject: '', name: 'Asha\r\nBcc: a@b' }],
  ])('fault 43: a line end %s starts no header', (_why, changes) => {
    const { href } = mailLink(
      { to: 'hello@example.in', ...contactMail({ ...complete, ...changes }) },
      pasteBody,
    );
    const [address = '', fields = ''] = href.split('?');
    const subject = /subject=([^&]*)/.exec(fields)?.[1] ?? '';
    expect(address).toBe('mailto:hello@example.in');
    expect(href).not.toMatch(/[\r\n]/);
    expect(subject).not.toMatch(/%0[AD]/i);
    expect([...new URLSearchParams(fields).keys()]).toEqual(['subject', 'body']);
  });
});
