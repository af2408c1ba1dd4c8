import type { GuideMetadata, VisaGuide } from './guide';
import { guidePaths } from './guide-paths';

export const canadaVisitorVisa: VisaGuide = {
  slug: 'canada-visitor-visa-india',
  path: guidePaths.canada,
  title: 'Canada visitor visa from India',
  summary:
    'The visitor visa, officially the temporary resident visa (TRV), is applied for online. There is seldom an interview, so your documents do the talking.',
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
  documents: [
    {
      title: 'Form and identity',
      items: [
        {
          id: 'canada-form',
          text: 'Visitor visa application (IMM 5257), filled in online',
          note: 'The account asks the questions of the form and makes your own list of documents. That list decides.',
        },
        {
          id: 'canada-family-form',
          text: 'Family information form (IMM 5645)',
          note: 'Name parents, spouse, children, brothers and sisters, also those who don’t travel.',
        },
        {
          id: 'canada-passport',
          text: 'Passport, with scans of every page that is stamped or has a visa',
          note: 'The visa never lasts longer than the passport. Renew it first if it expires soon.',
        },
        {
          id: 'canada-photo',
          text: 'Photo of {fact:canadaPhotoSize}',
          note: 'Not older than six months, plain white or light background, not edited. The visa centre takes a photo with your fingerprints, so you may not be asked for prints.',
        },
      ],
    },
    {
      title: 'The trip',
      items: [
        {
          id: 'canada-purpose',
          text: 'Letter that explains the trip',
          note: 'Why now, which places, which dates, who travels with you.',
        },
        {
          id: 'canada-invitation',
          text: 'Invitation letter and the host’s proof of status in Canada',
          note: 'If you visit family, friends or a company.',
        },
        {
          id: 'canada-itinerary',
          text: 'Travel plan with hotel reservations',
          note: 'A plan is enough. Don’t pay for tickets yet.',
        },
        {
          id: 'canada-travel-history',
          text: 'Copies of earlier visas, especially of the USA, the UK and Schengen',
        },
      ],
    },
    {
      title: 'Work, money and ties',
      items: [
        { id: 'canada-bank', text: 'Bank statements of {fact:canadaBankStatements}' },
        { id: 'canada-tax', text: 'Income tax returns and salary slips' },
        {
          id: 'canada-work',
          text: 'Employer’s letter with approved leave, or business documents, or college letter',
        },
        { id: 'canada-assets', text: 'Property, deposits and other savings, if you have them' },
        {
          id: 'canada-sponsor',
          text: 'Sponsor’s letter with income and bank documents',
          note: 'If someone else pays for the trip.',
        },
      ],
    },
    {
      title: 'For a child',
      items: [
        { id: 'canada-birth-certificate', text: 'Birth certificate' },
        {
          id: 'canada-parental-consent',
          text: 'Consent letter from the parent or parents who stay at home',
        },
      ],
    },
  ],
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
      text: 'Fill in the form, upload the files and pay {fact:canadaVisitorFee|brief} for the visa and {fact:canadaBiometricsFee|brief} for fingerprints and photo. We read the whole file before you submit it; you sign it with your own name.',
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
  tipsTitle: 'Tips from our desk',
  tips: [
    'Write the letter of purpose yourself, in your own words. We correct it; we don’t invent it.',
    'Show where the money comes from, not only how much there is.',
    'Mention every earlier refusal, by any country. Canada can see many of them, and hiding one counts as a false statement.',
    'Apply months ahead for the summer. Processing takes {fact:canadaProcessing|brief}; the official site shows the current figure.',
    'A refusal comes with short reasons. Answer those reasons before you apply again.',
  ],
  notes: [
    'We help you prepare the file. An officer of the Canadian government alone decides, and no one can guarantee the result.',
    'Fees aren’t refunded once processing has started.',
    'A false document can lead to a ban of several years, whoever prepared it.',
    'The validity is {fact:canadaValidity}. You can’t choose between single and multiple entry; the officer does.',
    'Changing planes in Canada needs a visa as well, in most cases.',
  ],
  faqs: [
    {
      question: 'My visa was refused. What now?',
      answer:
        'Read the reasons in your account. There is no appeal for a visitor visa; you can apply again with a new fee. Change what the reasons name: purpose, funds or ties. Mention the refusal in the new form.',
    },
    {
      question: 'Does a child need an application of its own?',
      answer:
        'Yes. Add the birth certificate and a letter of consent from a parent who stays at home. A child who travels alone carries a letter of both parents that names the adult in Canada.',
    },
    {
      question: 'Who gives fingerprints, and what does a family pay?',
      answer:
        'Applicants from fourteen to seventy-nine years. A family that applies together pays at most {fact:canadaBiometricsFamilyFee} for fingerprints and photos.',
    },
    {
      question: 'Can my host in Canada pay for the trip?',
      answer:
        'Yes. Add an invitation letter with dates and address, proof of the host’s status and income, and how you are related. Show your own ties to India as well: the host’s money doesn’t replace them.',
    },
    {
      question: 'My valid visa is in an old passport. Can I use it?',
      answer:
        'Yes, while it is valid: carry both passports. A new visa never runs longer than the passport, so renew first if yours expires soon.',
    },
  ],
  officialLinks: ['irccVisitorVisa', 'irccFees', 'irccProcessingTimes', 'vfsGlobal'],
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
