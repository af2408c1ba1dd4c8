import type { FaqGroup } from '../../machines/faq/questions';
import type { Publication } from '../../machines/publications';

/**
 * The questions of the FAQ page. An answer may hold `{fact:…}` markers, which stand for the figures of
 * `facts.ts`; `plainFactText` gives the answer as plain text. Specification §2, FAQ page, and §3, FAQ item.
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
          'We tell you which visa you need and which documents to bring, check your documents, fill in the forms with you and book the appointment. For four countries we do less, because advice on their visas needs a licence. The embassy or immigration office alone decides: nobody can buy or influence a decision.',
      },
      {
        value: 'first-steps',
        question: 'I have never applied for a visa. Where do I start?',
        alsoAsked: 'begin new beginner first time apply process steps',
        answer:
          'With your passport and your dates. Check how long the passport is valid, then use the visa eligibility checker: it shows what is strong in your profile and what you can improve. After that, send us the short application form or a message. We’ll call you in office hours and explain the next step before you pay anything.',
      },
      {
        value: 'passport-validity',
        question: 'How long must my passport be valid?',
        alsoAsked: 'expiry expire renew renewal validity valid 6 six months rule',
        answer:
          'Plan for at least {fact:passportValidity} from the day you travel, and two blank pages. The rule differs: some countries count from the day you arrive, Schengen from the day you leave, and the UK and the USA ask only that it covers your stay. If yours expires sooner, renew it before you apply; if the visa is in an old passport, you have to carry both.',
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
          'Nearly always: the application form, your passport and older ones, recent photos, bank statements, income tax returns, proof of your work or business, and your travel plan with flights and hotels. Students add a college letter; guests add an invitation. Each destination’s page shows the list, or links the official page that has it.',
      },
      {
        value: 'processing-time',
        question: 'How early should I apply, and how long does a visa take?',
        alsoAsked: 'days weeks duration fast urgent tatkal appointment slot when',
        answer:
          'It depends on the country. A Schengen decision usually takes {fact:schengenDecision}; allow {fact:schengenListingTime} after your appointment. Apply at least {fact:schengenLatest} before you travel and no earlier than {fact:schengenEarliest}. The UAE takes {fact:uaeStandardProcessing}, Hong Kong registration {fact:hongKongParProcessing}. The wait for an appointment is extra, so start earlier in summer and around Diwali.',
      },
      {
        value: 'guarantee',
        question: 'Can you guarantee that I’ll get the visa?',
        alsoAsked: 'sure assured chances approval approved success',
        answer:
          'No, and nobody can. The officer who reads your application decides. Except where advice needs a licence, we can check your documents and tell you what is missing or unclear. If someone promises you a visa for a price, don’t pay.',
      },
      {
        value: 'refusal',
        question: 'What happens if my visa is refused? Do I get the fees back?',
        alsoAsked: 'rejected reject rejection denied refund money back 214b appeal',
        answer:
          'Visa fees are non-refundable once processing has started, whatever the decision: the embassy charges for the work, not for the visa. Except where advice needs a licence, we read the refusal letter with you, explain the reason in plain words and say whether you can appeal or apply again. Always declare an earlier refusal: hiding one can lead to another refusal or a ban.',
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
          'The charge depends on how close the departure is: {fact:cancellationEarlyPeriod}, {fact:cancellationEarly}; {fact:cancellationMiddlePeriod}, {fact:cancellationMiddle} of the price; {fact:cancellationLatePeriod}, {fact:cancellationLate}. Cancel in writing, by e-mail; the day it reaches us counts. We pay the rest back within {fact:refundTime}. Visa fees are non-refundable once processing has started.',
      },
    ],
  },
];

/** Beside the specified questions: where advice needs a licence that we do not hold. Specification §6, Licensed advice. */
export const licensedAdvice = {
  id: 'licensed-advice',
  title: 'Why do you do less for Canada, New Zealand, Australia and the UK?',
  text: 'These countries license visa advisers, and we hold no licence. Canada’s law covers paid advice; New Zealand’s covers all advice, from abroad too; Australia and the UK license those who work there. We give public information and help with flights and hotels. We don’t review your case, and for Canada we don’t fill in forms. Apply yourself on the official site, or ask an adviser on an official register: College of Immigration and Citizenship Consultants (Canada), Immigration Advisers Authority (New Zealand), Migration Agents Registration Authority (Australia), Immigration Advice Authority (UK).',
} as const;

/** What the answer on licensed advice rests on. Specification §6, Licensed advice. */
export const licenceSources: readonly Publication[] = [
  {
    name: 'Canada’s Immigration and Refugee Protection Act, section 91, as copied by ClearToEnter',
    kind: 'law text',
    date: '2026-03',
    href: 'https://cleartoenter.ca/irpa/91',
  },
  {
    name: 'Immigration Advisers Authority of New Zealand, who needs a licence',
    kind: 'government',
    href: 'https://www.iaa.govt.nz/for-advisers/adviser-tools/licensing-toolkit/who-needs-a-licence/',
  },
  {
    name: 'Australia’s Department of Home Affairs, form 1463, as copied by fill.io',
    kind: 'government',
    date: '2021-01',
    href: 'https://fill.io/Form-1463-under-visa-condition-8559-Must-not',
  },
  {
    name: 'GOV.UK, how to become a regulated immigration adviser',
    kind: 'government',
    date: '2022-10-13',
    href: 'https://www.gov.uk/government/publications/how-to-become-a-regulated-immigration-adviser/how-to-become-a-regulated-immigration-adviser',
  },
  {
    name: 'GOV.UK, impact assessment that names the Immigration Advice Authority',
    kind: 'government',
    date: '2025-05-09',
    href: 'https://www.gov.uk/government/publications/border-security-asylum-and-immigration-bill-2025-impact-assessment/increased-powers-for-the-immigration-services-commissioner-impact-assessment-accessible',
  },
];
