import type { FaqGroup } from '../../machines/faq/questions';

/**
 * The questions of the FAQ page. An answer may hold `{fact:…}` markers, which stand for the figures of
 * `facts.ts`; `plainFactText` gives the answer as plain text. Specification §2 and §3, FAQ.
 */
export const faqGroups: readonly FaqGroup[] = [
  {
    category: 'general',
    title: 'General',
    items: [
      {
        value: 'what-we-do',
        question: 'What do you do, and what does the embassy decide?',
        alsoAsked: 'agency agent service help consultancy',
        answer:
          'We find out which visa you need, tell you which documents to bring, check every page, fill in the forms with you and book the appointment. The embassy or immigration office alone decides. We can make your file complete and clear; we can’t buy, speed up or influence a decision.',
      },
      {
        value: 'first-steps',
        question: 'I have never applied for a visa. Where do I start?',
        alsoAsked: 'begin new beginner first time apply process steps',
        answer:
          'With your passport and your dates. Check how long the passport is valid, then take the visa eligibility checker: it shows what is strong in your profile and what to improve first. After that send us the short application form or a message. We call you in office hours and tell you the next step before you pay anything.',
      },
      {
        value: 'passport-validity',
        question: 'How long must my passport be valid?',
        alsoAsked: 'expiry expire renew renewal',
        answer:
          'Plan with at least {fact:passportValidity} from the day you travel, and two empty pages for stamps. The rule differs: some countries count from the day you arrive, Schengen from the day you leave, and the UK and the USA ask only for your stay. If yours runs out sooner, renew it first, because with a visa in an old passport you have to carry both.',
      },
    ],
  },
  {
    category: 'visa',
    title: 'Visa Services',
    items: [
      {
        value: 'documents',
        question: 'Which documents will I be asked for?',
        alsoAsked: 'papers checklist required requirements photo itr bank statement',
        answer:
          'Nearly always: your passport and older ones, recent photos, bank statements, income tax returns, proof of your work or business, and your travel plan with flights and hotels. A student brings a letter from the college, a guest an invitation. You get a list made for your case, so that you don’t collect documents that no one asks for.',
      },
      {
        value: 'processing-time',
        question: 'How early should I apply, and how long does a visa take?',
        alsoAsked: 'days weeks duration fast urgent tatkal appointment slot when',
        answer:
          'It depends on the country. A Schengen decision usually takes {fact:schengenDecision}, and our listing plans {fact:schengenListingTime} with the appointment; apply at least {fact:schengenLatest} before you travel and no earlier than {fact:schengenEarliest}. The UAE takes {fact:uaeStandardProcessing}, Hong Kong registration {fact:hongKongParProcessing}. The wait for an appointment comes on top, so in summer and around Diwali begin earlier.',
      },
      {
        value: 'guarantee',
        question: 'Can you guarantee that I get the visa?',
        alsoAsked: 'sure assured chances approval approved success',
        answer:
          'No, and nobody honestly can. The officer who reads your file decides. What we can do is tell you frankly how your profile looks, what weakens it and whether it is wiser to wait. If someone promises you a visa for a price, please walk away.',
      },
      {
        value: 'refusal',
        question: 'What happens if my visa is refused? Do I get the fees back?',
        alsoAsked: 'rejected reject rejection denied refund money back 214b appeal',
        answer:
          'Visa fees are non-refundable once processing has started, whatever the decision: the embassy charges for the work, not for the visa. We read the refusal letter with you, explain the reason in plain words and say whether to appeal, to apply again or to wait. Always declare an earlier refusal; hiding it does more harm than the refusal itself.',
      },
    ],
  },
  {
    category: 'payment',
    title: 'Payment & Policies',
    items: [
      {
        value: 'payment-methods',
        question: 'How can I pay?',
        alsoAsked: 'payment cost price charges fee fees gpay phonepe card cash netbanking',
        answer:
          'By bank transfer, credit or debit card, or UPI. All prices are in Indian rupees. You agree to the price in writing first, and you get a receipt for every payment. We never ask for your card PIN, a one-time password or a UPI PIN, by phone or by message.',
      },
      {
        value: 'holiday-deposit',
        question: 'How much do I pay when I book a holiday package?',
        alsoAsked: 'advance package tour booking payment instalment emi',
        answer:
          'Typically a deposit of {fact:holidayDeposit} of the price holds the booking, and the balance is due {fact:holidayBalanceDue}. If you book {fact:holidayFullPayment}, the whole price is due at once, because hotels and airlines then ask for it too. Your quote names your own dates.',
      },
      {
        value: 'cancellation',
        question: 'What do I get back if I cancel?',
        alsoAsked: 'cancelled refund money back',
        answer:
          'The charge grows as the departure comes closer: {fact:cancellationEarlyPeriod}, {fact:cancellationEarly}; {fact:cancellationMiddlePeriod}, {fact:cancellationMiddle} of the price; {fact:cancellationLatePeriod}, {fact:cancellationLate}. Cancel in writing, by e-mail; the day it reaches us counts. What is left comes back to you within {fact:refundTime}. Visa fees are non-refundable once processing has started.',
      },
    ],
  },
];
