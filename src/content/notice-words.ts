/** What stands on the notices. Specification §8. */
import { applicationPath } from '../../machines/country-listing/listing';
import type { Notice, NoticeWords } from '../../machines/ports';
import type { NoticeCode } from '../../machines/site/notices/codes';

const notCopied = (otherwise: string): NoticeWords => ({
  message: `Your browser does not allow copying. ${otherwise}`,
});

const words: Readonly<Record<NoticeCode, NoticeWords | ((about: string) => NoticeWords)>> = {
  'copied.checklist': { message: 'The checklist was copied.' },
  'copied.details': { message: 'Your details were copied.' },
  'copied.letter': { message: 'The letter was copied.' },
  'copied.quote-request': { message: 'Request copied.' },
  'copied.estimate-link': { message: 'Link copied.' },
  'copied.trip-link': { message: 'The link to your trip was copied.' },
  'not-copied.checklist': notCopied('Please send the list by WhatsApp.'),
  'not-copied.details': notCopied('Please send them by e-mail or call us.'),
  'not-copied.letter': notCopied('Please select the letter and copy it.'),
  'not-copied.estimate': notCopied('Please select the text and copy it.'),
  'not-copied.trip-link': notCopied('Please send the trip by WhatsApp.'),
  'application.sending': { message: 'Submitting your application...' },
  'application.accepted': { message: 'Application submitted successfully!' },
  // After a reload: whether it arrived is not known. The form itself says so beside the details.
  'application.in-doubt': {
    title: 'Your visa application',
    message:
      'We could not confirm that it arrived. Sending the same details again will not make a second one.',
    link: { to: applicationPath, label: 'Open the form' },
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
  'post.missing': (id) => ({ message: `Blog post with ID "${id}" could not be found. Redirecting...` }),
  'payment.received': (transactionId) => ({
    title: 'Payment Successful!',
    message: `Transaction ID: ${transactionId}`,
    note: 'This notice is not a receipt. Please keep the confirmation of your bank.',
  }),
  'payment.failed': {
    title: 'Payment Failed',
    message: 'Your payment could not be processed. Please try again.',
  },
  'tool.failed': {
    message: 'This tool could not be opened. Check your connection, or reload the page.',
  },
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

/** The words of a notice: those of its code, or its own. */
export function noticeWords(notice: Notice): NoticeWords {
  if (!('says' in notice)) return notice;
  const said = words[notice.says];
  return typeof said === 'function' ? said(notice.about ?? '') : said;
}
