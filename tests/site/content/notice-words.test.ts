import { describe, expect, it } from 'vitest';
import type { NoticeWords } from '../../../machines/ports';
import type { NoticeCode } from '../../../machines/site/notices/codes';
import { noticeWords } from '../../../src/content/notice-words';

const notCopied = 'Your browser does not allow copying.';

/** Specification §8: what stands on a notice, and what it was told besides its code. */
const rows: Readonly<Record<NoticeCode, NoticeWords & { readonly about?: string }>> = {
  'copied.checklist': { message: 'The checklist was copied.' },
  'copied.details': { message: 'Your details were copied.' },
  'copied.letter': { message: 'The letter was copied.' },
  'copied.quote-request': { message: 'Request copied.' },
  'copied.estimate-link': { message: 'Link copied.' },
  'copied.trip-link': { message: 'The link to your trip was copied.' },
  'not-copied.checklist': { message: `${notCopied} Please send the list by WhatsApp.` },
  'not-copied.details': { message: `${notCopied} Please send them by e-mail or call us.` },
  'not-copied.letter': { message: `${notCopied} Please select the letter and copy it.` },
  'not-copied.estimate': { message: `${notCopied} Please select the text and copy it.` },
  'not-copied.trip-link': { message: `${notCopied} Please send the trip by WhatsApp.` },
  'application.sending': { message: 'Submitting your application...' },
  'application.accepted': { message: 'Application submitted successfully!' },
  'application.in-doubt': {
    title: 'Your visa application',
    message:
      'We could not confirm that it arrived. Sending the same details again will not make a second one.',
    link: { to: '/apply-visa', label: 'Open the form' },
  },
  'application.unconfigured': { message: 'Webhook URL is not configured.' },
  'application.offline': { message: 'You are offline. Nothing was sent, and your details are kept here.' },
  'application.failed': { message: 'Something went wrong. Please try again.' },
  'assessment.calculating': { message: 'Calculating your eligibility...' },
  'assessment.sending-again': { message: 'Sending your result again...' },
  'assessment.complete': { message: 'Calculation complete!' },
  'assessment.not-saved': { message: 'Could not save results, but here is your score.' },
  'device-data.removed': { message: 'Your data on this device is removed.' },
  'device-data.not-removed': {
    message: 'Not everything could be removed. Clear this site’s data in your browser.',
  },
  'post.missing': {
    about: 'no-such-post',
    message: 'Blog post with ID "no-such-post" could not be found. Redirecting...',
  },
  'payment.received': {
    about: 'TX-123',
    title: 'Payment Successful!',
    message: 'Transaction ID: TX-123',
    note: 'This notice is not a receipt. Please keep the confirmation of your bank.',
  },
  'payment.failed': {
    title: 'Payment Failed',
    message: 'Your payment could not be processed. Please try again.',
  },
  'tool.failed': { message: 'This tool could not be opened. Check your connection, or reload the page.' },
  'trip-picture.failed': {
    message: 'The picture could not be made on this device. Please send the trip by WhatsApp.',
  },
  'otp.sending': { message: 'Sending OTP...' },
  'otp.sent': { message: 'OTP sent successfully!' },
  'otp.verifying': { message: 'Verifying OTP...' },
  'otp.wrong': { message: 'Invalid OTP. Please try again.' },
  'staff.logged-in': { message: 'Login Successful!' },
  'staff.logged-out': { message: 'Logged out successfully.' },
};

describe('the words of a notice', () => {
  it.each(Object.entries(rows) as [NoticeCode, (typeof rows)[NoticeCode]][])(
    '%s',
    (says, { about, ...words }) => {
      expect(noticeWords({ id: 'any', kind: 'blank', says, ...(about !== undefined && { about }) })).toEqual(
        words,
      );
    },
  );

  it('are its own where it has no code', () => {
    expect(noticeWords({ id: 'any', kind: 'error', message: 'Email is required' }).message).toBe(
      'Email is required',
    );
  });
});
