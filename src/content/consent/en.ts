import type { ConsentNotice } from './notice';

/** How long we keep what is sent: here and on the privacy page. */
export const retention =
  'As long as your request or case needs it, and after that as long as the law asks us to keep records, for example for taxes. Then we erase it.';

/** How to complain, and until when there is an answer: Consumer Protection (E-Commerce) Rules, rule 4. Here and on the legal pages. */
export const grievance =
  'Write to us with the word “Grievance” in the subject. We confirm that we have it within 48 hours and answer within one month.';

const advisers =
  'Our advisers, through the service that runs our automation on our behalf. An embassy, visa centre, airline, hotel or insurer gets what your case needs once you ask us to apply or book.';
const byMail = 'Our advisers, through your e-mail provider and ours.';

export const notice: ConsentNotice = {
  what: [
    'What is sent',
    {
      application:
        'Full name, mobile number, e-mail, state of application, country, visa type and your agreement to the terms.',
      assessment:
        'The answers of all six steps: full name, e-mail, phone and your consent; destination, visa type and state of application; age, nationality, passport validity, occupation and marital status; countries visited, visa refusals and relatives at the destination; monthly income, tax returns, bank balance and sponsor; whether you have a passport, a PAN card, an invitation, financial proof and bookings. With them go your score and tips.',
      contact:
        'Full name, e-mail, phone, subject and message, in an e-mail of your own. Nothing is sent before you send it there.',
      quote:
        'The estimate and, if you fill them in, your name, contact and travel date, in an e-mail of your own. Nothing is sent before you send it there.',
    },
  ],
  toWhom: ['To whom', { application: advisers, assessment: advisers, contact: byMail, quote: byMail }],
  whatFor: [
    'What for',
    {
      application:
        'To call you back about this visa, to help with your application as far as the law of that country lets us, and to tell you how it stands. No advertising; nothing is sold.',
      assessment:
        'So that an adviser with your answers at hand can answer you about this visa, as far as the law of that country lets us. No advertising; nothing is sold.',
      contact: 'To answer you. No advertising; nothing is sold.',
      quote: 'To work out a price for your trip and tell you. No advertising; nothing is sold.',
    },
  ],
  howLong: ['How long we keep it', retention],
  rights: [
    'To see, correct or erase it, or to take your consent back',
    'Write to {address} from the e-mail address that you gave us. It costs nothing and is as easy as agreeing.',
  ],
  complain: [
    'To complain',
    `${grievance} If that doesn’t settle it, you can turn to the Data Protection Board of India, as the Digital Personal Data Protection Act, 2023 provides.`,
  ],
  more: 'The whole privacy policy',
};
