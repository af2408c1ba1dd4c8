import type { GuideMetadata, VisaGuide } from './guide';
import { guidePaths } from './guide-paths';

export const canadaVisitorVisa: VisaGuide = {
  slug: 'canada-visitor-visa-india',
  path: guidePaths.canada,
  title: 'Canada visitor visa from India',
  summary:
    'The visitor visa, officially the temporary resident visa (TRV), is applied for online. There is seldom an interview: the officer decides from your documents.',
  countryName: 'Canada',
  facts: [
    { label: 'Fee', factId: 'canadaVisitorFee' },
    { label: 'Processing time', factId: 'canadaProcessing' },
    { label: 'Stay', factId: 'canadaStay' },
    { label: 'Validity', factId: 'canadaValidity' },
    { label: 'Fingerprints and photo', factId: 'canadaBiometricsFee' },
  ],
  about: [
    'You need a visitor visa for a holiday, to see family or friends, or for a short business trip to Canada. It is a sticker in your passport.',
    'The visa says until when you may enter. How long you may stay, {fact:canadaStay|brief}, is decided by the border officer when you arrive.',
  ],
  eligibility: [
    'You have a valid passport and are in good health.',
    'You have no conviction and no immigration offence that bars you.',
    'You can show ties that will bring you home: work, business, studies, family, property.',
    'You have money for the trip, or a host who can pay for it. How much depends on how long you stay and where you sleep.',
    'You’ll leave Canada at the end of your stay, and won’t work or study there without a permit.',
  ],
  documents: 'canada',
  steps: [
    {
      title: 'Check that you need a visa, and which',
      text: 'Answer the questions on the official site and open an account there. Parents and grandparents who plan a long visit should look at the super visa instead.',
    },
    {
      title: 'Prepare and scan your documents',
      text: 'Collect everything on the list above. Documents in Hindi, Marathi or another language need an English or French translation with the translator’s declaration.',
    },
    {
      title: 'Apply online and pay',
      text: 'Fill in the form yourself, upload the files and pay {fact:canadaVisitorFee|brief} for the visa and {fact:canadaBiometricsFee|brief} for fingerprints and photo. If you want to pay someone to advise you or to fill it in, Canadian law allows only a lawyer, a Quebec notary or a licensed consultant: look them up in the official register.',
    },
    {
      title: 'Give fingerprints and photo',
      text: 'You get a letter. Book a visit to a visa application centre in India and take the letter and your passport along. If you gave your fingerprints for Canada within {fact:canadaBiometricsValidity}, they may still be valid.',
    },
    {
      title: 'Wait for the decision and send the passport',
      text: 'The answer appears in your account. If it is yes, you send or bring the passport to the centre, and it returns with the visa. Check the name, the dates and the number of entries.',
    },
  ],
  tipsTitle: 'Tips',
  tips: [
    'Write the letter of purpose yourself, in your own words.',
    'Show where the money comes from, not only how much there is.',
    'Mention every earlier refusal, by any country. Canada can see many of them, and hiding one counts as a false statement.',
    'Apply months ahead for the summer. Processing took {fact:canadaProcessing|brief}; the official site shows the current figure.',
    'A refusal comes with short reasons. Answer those reasons before you apply again.',
  ],
  notes: [
    'We help you with public information, translations, flights and hotels. An officer of the Canadian government alone decides, and no one can guarantee the result.',
    'Fees aren’t refunded once processing has started.',
    'A false document can lead to a ban of several years, whoever prepared it.',
    'The validity is {fact:canadaValidity|brief}. You can’t choose between single and multiple entry; the officer does.',
    'To change planes in Canada you need a visa as well, in most cases.',
  ],
  faqs: [
    {
      question: 'My visa was refused. What now?',
      answer:
        'Read the reasons in your account. There is {fact:canadaAppeal} for a visitor visa; you can apply again with a new fee, or ask Canada’s Federal Court for a review. Change what the reasons name: purpose, funds or ties. Mention the refusal in the new form.',
    },
    {
      question: 'Does a child need their own application?',
      answer:
        'Yes. Add the birth certificate and a letter of consent from a parent who stays at home. A child who travels alone carries a letter of both parents that names the adult in Canada.',
    },
    {
      question: 'Who gives fingerprints, and what does a family pay?',
      answer:
        'Applicants {fact:canadaBiometricsAges}. A family that applies together pays at most {fact:canadaBiometricsFamilyFee} for fingerprints and photos.',
    },
    {
      question: 'Can my host in Canada pay for the trip?',
      answer:
        'Yes. Add an invitation letter with dates and address, proof of the host’s status and income, and how you are related. Show your own ties to India as well: the host’s money doesn’t replace them.',
    },
    {
      question: 'My valid visa is in an old passport. Can I use it?',
      answer:
        'Yes, while it is valid: carry both passports. A new visa can’t run longer than the passport, so renew first if yours expires soon.',
    },
  ],
  officialLinks: ['irccVisitorVisa', 'irccFees', 'irccProcessingTimes', 'canadaAdvisers', 'vfsGlobal'],
  related: [
    { label: 'Five visa mistakes to avoid', href: '/blog/top-5-visa-mistakes-india' },
    { label: 'Tips for international travel', href: '/blog/international-travel-tips' },
    { label: 'USA business visa guide', href: '/visa/usa-business-visa' },
    { label: 'Schengen visa guide', href: '/visa/schengen-visa-online' },
    { label: 'Dubai tourist visa guide', href: '/visa/dubai-tourist-visa' },
    { label: 'Hong Kong registration guide', href: '/visa/hong-kong-par' },
    { label: 'Frequently asked questions', href: '/faq' },
    { label: 'Contact us', href: '/contact' },
  ],
  applyHref: '/apply-visa?country=Canada',
  contactHref: '/contact?destination=Canada',
  checkerDestination: 'canada',
};

export const canadaVisitorVisaMetadata: GuideMetadata = {
  place: 'Canada',
  label: 'Canada visitor visa guide',
  title: 'Canada visitor visa from India: documents',
  description:
    'Canada visitor visa (TRV) for Indian travellers: who qualifies, the documents to tick off, fingerprints, five steps, and what officers look at.',
  keywords:
    'Canada visitor visa India, Canada tourist visa, temporary resident visa, TRV Canada, Canada visa documents, Canada biometrics India',
};
