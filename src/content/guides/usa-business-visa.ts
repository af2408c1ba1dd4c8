import type { GuideMetadata, VisaGuide } from './guide';
import { guidePaths } from './guide-paths';

export const usaBusinessVisa: VisaGuide = {
  slug: 'usa-business-visa',
  path: guidePaths.usa,
  title: 'USA B-1 business visa from India',
  summary:
    'For meetings, conferences and contracts in the United States. One online form, one fee, one interview: this guide takes you through them in order.',
  countryName: 'USA',
  facts: [
    { label: 'Fee', factId: 'usBusinessVisaFee' },
    { label: 'Processing time', factId: 'usBusinessVisaProcessing' },
    { label: 'Stay', factId: 'usBusinessVisaStay' },
    { label: 'Validity', factId: 'usBusinessVisaValidity' },
    { label: 'Passport valid for', factId: 'usPassportValidity' },
  ],
  about: [
    'The B-1 is a visitor visa for short business trips. It is often issued together with the tourist visa as a B-1/B-2, so that one visa covers both.',
    'With it you may meet clients, attend a conference or trade fair, negotiate a contract, consult with partners or settle an estate. You may not work for an American employer or be paid from an American source.',
  ],
  eligibility: [
    'Your trip has a business purpose that the B-1 allows, and you can describe it in two sentences.',
    'You plan to stay for a limited time and can say for how long.',
    'You or your company can pay for the whole trip.',
    'You have a home, a job, a business or family in India that you’ll return to. The law presumes that you want to stay in the USA; it’s up to you to show the officer otherwise.',
    'You have told the truth about earlier refusals, overstays and arrests. A false answer can bar you for life.',
  ],
  documents: 'united-states',
  steps: [
    {
      title: 'Fill in the DS-160',
      text: 'The form is online and in English. Write down the application number first, because the page logs you out. List your earlier travel and your social media names completely. We check your answers with you before you sign; the signature is yours.',
    },
    {
      title: 'Pay the fee and book your dates',
      text: 'Create a profile on the official appointment site and pay {fact:usBusinessVisaFee|brief}. The fee isn’t refunded. A further “visa integrity fee” is {fact:usIntegrityFee}. Then book two dates: one for fingerprints and photo, one for the interview. The wait for a first interview ranged {fact:usInterviewWait}. It changes every month, so look at all five cities on the official page.',
    },
    {
      title: 'Give fingerprints and photo',
      text: 'Go to the Visa Application Centre with your passport, the DS-160 page and the appointment letter. It takes a few minutes. Usually this is at least a day before the interview.',
    },
    {
      title: 'Attend the interview',
      text: 'An officer at the embassy or consulate asks a few questions and tells you the decision at once in most cases. If the visa is approved, your passport stays there and comes back to the pick-up point you chose. Check the printed name and dates.',
    },
  ],
  tipsTitle: 'Interview tips',
  tips: [
    'Answer the question that was asked, in one or two sentences, and stop. Most interviews last only a few minutes.',
    'Know your trip by heart: company, city, dates, purpose, who pays. The answers must match your DS-160.',
    'Explain your work in words that someone outside your field understands.',
    'Carry the documents in order, but hand them over only when the officer asks. Many officers look at none.',
    'Speak for yourself, in the language you speak best. You may ask for an interpreter of your Indian language when you book.',
    'Arrive early, without a laptop, a large bag or a smart watch. There is no place to leave them.',
    'Never buy a ready-made answer or a false document. Officers see the same ones every day.',
  ],
  notes: [
    'We help you with the form and the documents, and practise the interview with you. The consular officer alone decides, and no one can buy, speed up or promise a visa.',
    'Don’t book a ticket that you can’t change before the visa is in your passport.',
    'A visa lets you travel to the border. The officer there decides how long you may stay; the date is in your electronic I-94 record, and that date counts, not the one on the visa.',
    'Processing {fact:usBusinessVisaProcessing|brief}. A case can also go into further checks after the interview, which may take weeks.',
    'If you were refused before, apply again only when something has changed, and say what.',
  ],
  faqs: [
    {
      question: 'Where do I book, and at which post may I apply?',
      answer:
        'On usvisascheduling.com, which the US visa service for India leads to. There are five posts: {fact:usPosts}. Visitors should apply in {fact:usApplyWhere}. Elsewhere a visa is harder to get, and the fee isn’t returned.',
    },
    {
      question: 'How long is the fee receipt valid, and can I move my date?',
      answer:
        'You have {fact:usFeeReceipt}. You may move the appointment {fact:usReschedules}. If you miss it or need a second change, you pay the fee again.',
    },
    {
      question: 'Can I skip the interview?',
      answer:
        'Hardly anyone can now: {fact:usInterviewWaiver}. Children under fourteen and people over seventy-nine are interviewed, too. An officer can always ask for an interview, so plan for one.',
    },
    {
      question: 'What does a refusal under section 214(b) mean?',
      answer:
        'The officer wasn’t convinced that you’ll leave the USA after your visit. It isn’t a ban, and there is no appeal. You can apply again, with a new fee. Do so when something in your situation has changed, and say what.',
    },
    {
      question: 'My valid visa is in an old passport. Do I need a new one?',
      answer:
        'Usually not. Travel with both passports, if the visa is undamaged and is of the right type for this trip. Ask the embassy first if your name has changed.',
    },
  ],
  officialLinks: [
    'usTravelDocs',
    'ceac',
    'usBusinessVisa',
    'usVisaFees',
    'usVisaWaitTimes',
    'usEmbassyIndia',
  ],
  related: [
    { label: 'Five visa mistakes to avoid', href: '/blog/top-5-visa-mistakes-india' },
    { label: 'The Trump Gold Card explained', href: '/blog/trump-gold-card-visa' },
    { label: 'Tips for international travel', href: '/blog/international-travel-tips' },
    { label: 'Canada visitor visa guide', href: '/visa/canada-visitor-visa-india' },
    { label: 'Schengen visa guide', href: '/visa/schengen-visa-online' },
    { label: 'Dubai tourist visa guide', href: '/visa/dubai-tourist-visa' },
    { label: 'Hong Kong registration guide', href: '/visa/hong-kong-par' },
    { label: 'Frequently asked questions', href: '/faq' },
    { label: 'Contact us', href: '/contact' },
  ],
  applyHref: '/apply-visa?country=USA',
  contactHref: '/contact?destination=USA',
  checkerDestination: 'usa',
};

export const usaBusinessVisaMetadata: GuideMetadata = {
  place: 'USA',
  label: 'USA business visa guide',
  title: 'USA B-1 business visa: DS-160, fee and interview',
  description:
    'How to apply for a US B-1 business visa from India: who qualifies, documents to tick off, the DS-160, booking the two dates, and how to answer at the interview.',
  keywords:
    'USA business visa, B-1 visa India, DS-160, US visa interview tips, US visa appointment India, B-1/B-2 visa documents',
};
