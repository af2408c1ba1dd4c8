import { keptOnDevice, placeAndTime } from '../kept-on-device';
import { notice, retention } from '../consent/en';
import type { LegalText } from './legal-text';

const [, sent] = notice.what;

export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: 'Which details this site asks for, where they go, and what stays in your own browser.',
  wordingChanged: '2026-11-27',
  summary: [
    'No cookies, no analytics, no advertising. Opening a page contacts this site and nobody else.',
    'Applications and assessments are posted to the agency’s automation endpoint. Contact messages and quote requests go through your own mail program.',
    'Drafts, lists and saved pages stay in your browser, and you can clear them at any time.',
  ],
  sections: [
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      paragraphs: [
        'We, the agency named at the end of this page, decide what your personal data is used for on this site. India’s Digital Personal Data Protection Act, 2023 calls us the data fiduciary and you the data principal.',
      ],
    },
    {
      id: 'what-you-send',
      title: 'What you send us',
      paragraphs: ['You can read every page without telling us anything. You send us data in these ways:'],
      entries: [
        [
          'the application form',
          `${sent.application} They are posted to the agency’s automation endpoint when you press Apply Now, with a random number that tells a second try from a new application. If that fails, the form offers to open your mail program with the same details instead.`,
        ],
        [
          'the eligibility checker',
          `${sent.assessment} They are posted to the agency’s automation endpoint when you press Check Eligibility, also with a random number. The score itself is worked out in your browser.`,
        ],
        ['the contact form', `Your own mail program opens with the message filled in. ${sent.contact}`],
        ['the trip cost quote', `Here, too, your own mail program opens. ${sent.quote}`],
        ['phone, e-mail or chat', 'What you tell us there, through the service you chose.'],
      ],
    },
    {
      id: 'what-for',
      title: 'What we use it for',
      paragraphs: ['We use your data, with your consent, for what you asked us to do:'],
      points: [
        'to call or write back and advise you,',
        'to help with your application, as far as the law of that country lets us, and with your bookings,',
        'to tell you how it stands,',
        'to keep the records that the law asks of us, such as invoices.',
      ],
      closing:
        'We do not sell your data and make no advertising profile of you. A score from the checker decides nothing: a person reads your case.',
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      paragraphs: [
        'The site keeps a few things in your browser, so that it works as you left it. They are not cookies and are not sent along with requests.',
      ],
      entries: keptOnDevice.map((kept) => [kept.what, placeAndTime(kept)] as const),
      closing:
        'On a computer that others use too, press “Clear my data on this device” below when you have finished. Likes and dislikes under articles are counted only on your screen; they are neither kept nor sent.',
    },
    {
      id: 'clear-my-data',
      title: 'Clear my data on this device',
      paragraphs: [
        'You can remove from this browser everything that the site keeps in it: half-filled forms, the list of applications, checklist ticks, the theme, saved pages and a staff login. Your browser’s own settings for site data do the same.',
        'This clears this device only. What you have already sent us stays with us until you ask us to erase it.',
      ],
    },
    {
      id: 'what-we-do-not-do',
      title: 'What this site does not do',
      paragraphs: ['When you open a page, your browser talks to this site and to nobody else:'],
      points: [
        'no cookies,',
        'no analytics, no advertising tags and no device fingerprinting,',
        'no fonts, maps, videos or scripts from third parties.',
      ],
      closing:
        'Other addresses are reached only by what you do: the agency’s automation endpoint when you submit a form, and another website when you press a link or a share button that leads there. Those websites have privacy policies of their own. Like any web server, the one that holds this site sees the IP address that asks for a page; we do not use it to recognise you.',
    },
    {
      id: 'who-sees-it',
      title: 'Who sees your data',
      paragraphs: ['Each of these sees only what it needs for your case:'],
      points: [
        'our advisers,',
        'the service that runs our automation endpoint on our behalf,',
        'the embassy, consulate or visa application centre that you apply to,',
        'the airline, hotel or insurer that you book with,',
        'authorities and courts, where the law obliges us.',
      ],
      closing:
        'Some of them are outside India; the destination of your trip usually is. There, its own law applies.',
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [`${retention} If you ask us to erase it sooner, we do so unless the law forbids it.`],
    },
    {
      id: 'security',
      title: 'How we protect it',
      paragraphs: [
        'The site is served over an encrypted connection, and it sends forms only to encrypted addresses. On our side, only people who work on your case have access to it. No system is perfectly safe: if your data is affected by a breach, we inform you as the law provides.',
        'Please do not put passport scans, card numbers or passwords into a message. When we need a document, we’ll tell you how to send it.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'For anyone under eighteen, a parent or lawful guardian applies and gives consent. Please do not let a child send a form alone.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'The Digital Personal Data Protection Act, 2023 provides for these rights. Its parts take effect in stages; we answer such requests in any case.',
      ],
      points: [
        'Access: a summary of the data we hold about you, what we do with it, and with whom it was shared.',
        'Correction: we correct what is wrong, complete what is missing and update what has changed.',
        'Erasure: we delete what we no longer need and need not keep by law.',
        'Withdrawal: you can take back your consent at any time. We then stop, and what we did before stays lawful.',
        'Grievance: you can complain to us and get an answer. If it does not satisfy you, you can turn to the Data Protection Board of India as the Act provides.',
        'Nomination: you can name someone who may use these rights for you in case of death or incapacity.',
      ],
      closing:
        'Write to us from the e-mail address that you gave us, so that we know it is you. It costs nothing.',
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      paragraphs: [
        'When the site begins to keep or send something else, this page says so first. Its top says from when the policy dates, and on which day its wording last changed.',
      ],
    },
  ],
};
