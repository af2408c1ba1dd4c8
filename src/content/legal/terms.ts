import type { LegalText } from './legal-text';

export const terms: LegalText = {
  title: 'Terms & Conditions',
  lead: 'What you can expect from us, what we need from you, and what only a government can decide.',
  wordingChanged: '2026-11-24',
  summary: [
    'We are a private agency. We help with applications; a government decides on them.',
    'Sending a form binds you to nothing. An agreement begins when you accept our written quote.',
    'Fees and rules on this site carry a date. Before you pay or book, the official source counts.',
  ],
  sections: [
    {
      id: 'what-they-cover',
      title: 'What these terms cover',
      paragraphs: [
        'These terms apply when you use this website with its tools and forms, and when you ask us for visa assistance, a holiday package, help with flight or hotel bookings, or guidance on travel insurance.',
        'Two more pages belong to them: the Payment Terms and the Cancellation & Refund Policy. The Privacy Policy says what happens to your data. If you do not agree with these terms, please do not send a form; you are still welcome to call and ask.',
      ],
      links: [
        { label: 'Payment Terms', href: '/payment-terms' },
        { label: 'Cancellation & Refund Policy', href: '/cancellation' },
        { label: 'Privacy Policy', href: '/privacy' },
      ],
    },
    {
      id: 'our-service',
      title: 'What we do, and what we do not',
      paragraphs: ['For a visa, our service is this:'],
      points: [
        'we tell you which visa fits your trip and which documents it needs;',
        'we check your documents and say what is missing or weak;',
        'we review the application and submit it, or help you submit it where you have to do so in person;',
        'we pass on the status until there is a decision.',
      ],
      closing:
        'A few countries license who may advise on their visas. Where we do not hold that licence, we do none of this: the country’s page says what we offer instead. We are not an embassy, a consulate, a visa application centre or a government office. We are not affiliated with any government, VFS Global, BLS or TLScontact. We cannot create appointments, shorten a government’s processing time or influence a decision.',
    },
    {
      id: 'what-checking-is',
      title: 'What our checking is, and what it is not',
      paragraphs: [
        'When we say that we check, verify or review a document or a case, we look at whether everything is there, whether it is complete, whether one document contradicts another, and whether it fits the published rules.',
        'We can’t tell whether a document is genuine, and we don’t confirm what it says with whoever issued it. We can miss something, and an officer may see a case differently. Our check decides nothing and promises nothing.',
      ],
    },
    {
      id: 'who-decides',
      title: 'Who decides on a visa',
      paragraphs: [
        'The government of your destination alone decides. It may ask for more documents or an interview, take longer than published, give you fewer days than you asked for, or refuse without naming a reason. Even with a visa, the officer at the border decides whether you may enter.',
        'So nobody can honestly promise you a visa, and we do not. The {fact:agencyVisaSuccess} visa success on our home page is the agency’s own figure for past applications, for the year shown beside it. It is not a forecast for yours.',
      ],
    },
    {
      id: 'your-part',
      title: 'What we need from you',
      paragraphs: ['We can only do our work well if you do your part:'],
      points: [
        'Tell us the truth, and all of it, including earlier refusals and overstays. A false statement or document can lead to a refusal and a ban, and we stop working on a case when we find one.',
        'Have a passport that is valid for at least {fact:passportValidity} from your travel date, with empty pages. Your destination’s own rule may differ.',
        'Send the documents we ask for in time. Government time limits are not ours to move.',
        'Read the application before it is submitted. You are responsible for everything in it.',
        'Wait for the visa before you pay for anything that cannot be cancelled.',
      ],
    },
    {
      id: 'sending-a-form',
      title: 'When you send the application form',
      paragraphs: [
        'The form on this site is a request to us. It is neither a booking nor an application to a government. After you send it, an adviser contacts you with the documents, the fees and the next step.',
        'You need to be an adult to send it. For a child, a parent or guardian does. For anyone else, send it only if that person has agreed.',
      ],
    },
    {
      id: 'the-tools',
      title: 'The eligibility checker and the cost estimator',
      paragraphs: [
        'The eligibility checker compares your answers with fixed rules and shows a profile score with tips. It is general guidance. It is not legal advice, and a high score does not guarantee approval.',
        'The trip cost estimator is informational. It works with average rates and with what you enter, so final costs may vary. Ask us for a quote that fits your trip.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      paragraphs: [
        'Prices are in Indian rupees. Your quote shows government fees, the charges of a visa application centre and our service fee separately. When each part is due, and how to pay, is on the Payment Terms page.',
      ],
      links: [{ label: 'Payment Terms', href: '/payment-terms' }],
    },
    {
      id: 'travel-bookings',
      title: 'Holiday packages, flights, hotels and insurance',
      paragraphs: [
        'Airlines, hotels and other suppliers have conditions of their own, and these apply beside ours. We tell you about them before you pay. Names on tickets have to match the passport letter by letter; please check them when we send them.',
        'On insurance we explain what a destination asks for and how policies differ. The policy itself is a contract between you and the insurer, who alone decides on a claim.',
      ],
      links: [{ label: 'Cancellation & Refund Policy', href: '/cancellation' }],
    },
    {
      id: 'offers',
      title: 'Deals and referral rewards',
      paragraphs: [
        'A deal or a referral reward counts as we have confirmed it to you in writing: for the service, the period and the amount named there.',
      ],
      links: [{ label: 'How deals and rewards work', href: '/offer-zone' }],
    },
    {
      id: 'information',
      title: 'Information on this site',
      paragraphs: [
        'Fees, rules and processing times carry their dates: what a source says now, and our own list where it differs. Governments change them without notice. Check the official site before you pay a fee or book a flight; if it differs from ours, trust the official site.',
        'Links to other websites are there to help you check. What those websites say and do is in the hands of the people who run them.',
      ],
    },
    {
      id: 'using-the-site',
      title: 'Using this site',
      paragraphs: [
        'You may read, print and share our pages for your own travel plans. Please do not copy them to sell or publish as your own, and do not try to disturb the site or reach parts that are not meant for you.',
        'The site blocks the context menu outside of input fields and the usual shortcuts of developer tools. If it takes your browser for one with such tools open, it empties the page; a reload brings it back. If this gets in the way of an assistive tool that you rely on, please tell us.',
      ],
    },
    {
      id: 'responsibility',
      title: 'Our responsibility',
      paragraphs: [
        'We are responsible for our own work. If we made a mistake, tell us soon: we put right what can be put right, and where the mistake cost you money, we are liable as the law provides.',
        'We are not responsible for what is out of our hands: decisions and delays of governments, embassies and visa application centres, cancellations by airlines and hotels, lost post, or costs of bookings that were made before a visa was issued.',
        'Nothing on this page takes away rights that the law gives you, such as those under the Consumer Protection Act, 2019.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      paragraphs: [
        'The top of the page says from when these terms date, and on which day their wording last changed. For your case, the version of the day on which you accepted our quote counts.',
      ],
    },
    {
      id: 'law',
      title: 'Law and complaints',
      paragraphs: [
        'The law of India applies. If something went wrong, write to us first; most things can be settled in one conversation. You may also turn to the National Consumer Helpline or to the consumer commission that is responsible for you.',
      ],
    },
  ],
};
