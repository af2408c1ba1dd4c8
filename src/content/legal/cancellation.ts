import type { LegalText } from './legal-text';

export const cancellation: LegalText = {
  title: 'Cancellation & Refund Policy',
  lead: 'Plans change. This is how to cancel, what it costs, and when your money comes back.',
  wordingChanged: '2026-11-24',
  summary: [
    'Cancel in writing, by e-mail. The earlier it reaches us, the less it costs.',
    'Visa fees are non-refundable once processing starts.',
    'We pay refunds within {fact:refundTime}.',
  ],
  sections: [
    {
      id: 'how-to-cancel',
      title: 'How to cancel',
      paragraphs: [
        'A cancellation must be in writing, by e-mail. A call or a chat message is not enough: both of us need to be able to show the date. The day on which your e-mail reaches us is the day that counts. Please write:',
      ],
      points: [
        'the name under which you booked or applied,',
        'the destination and the travel date,',
        'whether you cancel everything, or for some of the travellers.',
      ],
      closing: 'We confirm by e-mail that we have it, with the charge and the refund.',
    },
    {
      id: 'charges',
      title: 'Cancellation charges for holiday packages',
      paragraphs: [
        'The charge depends on how long before departure you cancel. Percentages are of the package price.',
      ],
      table: {
        caption: 'What a cancellation costs',
        head: ['You cancel', 'Charge'],
        rows: [
          ['{fact:cancellationEarlyPeriod}', '{fact:cancellationEarly}'],
          ['{fact:cancellationMiddlePeriod}', '{fact:cancellationMiddle}'],
          ['{fact:cancellationLatePeriod}', '{fact:cancellationLate}'],
        ],
      },
      closing:
        'A day that falls between two rows counts for the lower charge. “About” is there because airlines and hotels set part of the charge. Your booking confirmation says so before you pay if a fare or a room in your package follows stricter conditions.',
    },
    {
      id: 'visa-fees',
      title: 'Visa fees',
      paragraphs: [
        'Visa fees are non-refundable once processing starts. This also holds when a visa is refused, comes late, or is given for a shorter stay than you asked for: the fee is paid for the examination, not for the visa.',
        'If you change your mind before processing has started, write to us at once. What has not yet been paid to a government or a visa application centre can still be returned; our quote says which part of our own service fee is due for work already done.',
      ],
    },
    {
      id: 'no-show',
      title: 'If you do not travel',
      paragraphs: [
        'If you do not appear for departure and have not cancelled before, the trip counts as a no show, and the last row of the table applies. Taxes that an airline returns for unused tickets are yours; we help you claim them.',
      ],
    },
    {
      id: 'changing',
      title: 'Changing instead of cancelling',
      paragraphs: [
        'Often another date costs less than a cancellation. Ask us first. A change depends on what airlines and hotels have left and what they charge for it; we’ll tell you the amount before anything is changed.',
      ],
    },
    {
      id: 'supplier-cancels',
      title: 'If an airline or a hotel cancels',
      paragraphs: [
        'Then the supplier’s conditions and the law decide what you are owed. We pass on what we receive for you, look for another way to make the trip, and help you with the claim.',
      ],
    },
    {
      id: 'if-we-cancel',
      title: 'If we cancel',
      paragraphs: [
        'If we cancel a service or a booking after you have accepted it, and you did not cause it, you pay no cancellation charge. You get back everything you have paid us for it within {fact:refundTime}, or another date or service if you prefer. If our cancellation costs you money, we are liable as the law provides.',
      ],
    },
    {
      id: 'refunds',
      title: 'When the money comes back',
      paragraphs: [
        'We pay refunds within {fact:refundTime} after we have confirmed the amount, in the way in which you paid. Your bank or card company may need a few more days to show it.',
      ],
    },
    {
      id: 'insurance',
      title: 'Insurance can pay for this',
      paragraphs: [
        'Many travel policies cover cancellation because of illness, an accident or a death in the family, if they were bought in time. Ask us what to look for before you book.',
      ],
    },
    {
      id: 'related',
      title: 'The other terms',
      paragraphs: [
        'This policy belongs to our Terms & Conditions and Payment Terms. It doesn’t take away any right you have by law.',
      ],
      links: [
        { label: 'Terms & Conditions', href: '/terms' },
        { label: 'Payment Terms', href: '/payment-terms' },
      ],
    },
  ],
};
