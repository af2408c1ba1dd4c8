import type { LegalText } from './legal-text';

export const paymentTerms: LegalText = {
  title: 'Payment Terms',
  lead: 'What you pay, when it is due, and how to pay it safely.',
  wordingChanged: '2026-11-24',
  summary: [
    'All prices are in Indian rupees (INR), and nothing is due before you have accepted a written quote.',
    'A holiday package begins with a deposit, typically {fact:holidayDeposit}; the balance is due {fact:holidayBalanceDue}.',
    'We accept bank transfer, credit and debit cards, and UPI.',
  ],
  sections: [
    {
      id: 'prices',
      title: 'Prices and quotes',
      paragraphs: [
        'All prices on this site and in our quotes are in Indian rupees (INR).',
        'A quote shows separately what goes to a government, what goes to a visa application centre or another supplier, and what our own service costs. It says how long it is valid. You owe nothing until you have accepted it in writing.',
        'The trip cost estimator gives an estimate, not a quote.',
      ],
    },
    {
      id: 'visa-services',
      title: 'Paying for a visa service',
      paragraphs: [
        'For a visa, the full amount of the quote is due before we start processing, because the government’s fee has to be paid when the application is submitted.',
        'Visa fees are non-refundable once processing starts, whatever the decision is.',
      ],
      links: [{ label: 'Visa fees in the cancellation policy', href: '/cancellation#visa-fees' }],
    },
    {
      id: 'holiday-packages',
      title: 'Paying for a holiday package',
      paragraphs: ['A package is usually paid in two parts:'],
      table: {
        caption: 'When a holiday package is paid',
        head: ['When', 'What is due'],
        rows: [
          ['when you book', 'a deposit, typically {fact:holidayDeposit} of the package price'],
          ['{fact:holidayBalanceDue}', 'the balance'],
          ['if you book {fact:holidayFullPayment}', 'the full payment, at once'],
        ],
      },
      closing:
        'Your booking confirmation names the exact amounts and dates for your trip. They depend on the conditions of the airlines and hotels in it.',
    },
    {
      id: 'accepted-payments',
      title: 'How you can pay',
      paragraphs: ['We accept:'],
      points: ['bank transfer', 'credit and debit cards', 'UPI'],
      closing:
        'Pay only to the account or link in our written quote. If anything about it looks odd, call the number on this site before you pay. We never ask for an OTP, a UPI PIN, a card’s CVV or a password, by phone, by e-mail or in a chat.',
    },
    {
      id: 'after-paying',
      title: 'After you have paid',
      paragraphs: [
        'When a payment page sends you back to this site, you see “Payment Successful!” with a transaction ID, or “Payment Failed”. That notice is not a receipt. The receipt comes by e-mail once the money has arrived.',
        'If money left your account although the notice says that the payment failed, do not pay again. Send us the transaction ID, and we’ll find out where the money is.',
      ],
    },
    {
      id: 'taxes',
      title: 'Taxes and exchange rates',
      paragraphs: [
        'Taxes that the law adds are shown in your quote. For tour packages abroad the law makes us collect tax at source: {fact:tourPackageTax}. It is credited to your PAN, and you can set it off in your income tax return.',
        'Embassies and suppliers abroad charge in their own currency. If the exchange rate moves before you pay, we’ll tell you the new amount in rupees first.',
      ],
    },
    {
      id: 'late-payments',
      title: 'If a payment is late',
      paragraphs: [
        'Please tell us before the date passes; often a few days can be arranged. If a balance stays unpaid, suppliers may release the seats and rooms, and the trip then counts as cancelled by you.',
      ],
      links: [{ label: 'Cancellation charges', href: '/cancellation#charges' }],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      paragraphs: ['We pay refunds within {fact:refundTime}.'],
      links: [{ label: 'Cancellation & Refund Policy', href: '/cancellation' }],
    },
  ],
};
