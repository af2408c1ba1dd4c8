import type { GuideMetadata, VisaGuide } from './guide';
import { guidePaths } from './guide-paths';

export const dubaiTouristVisa: VisaGuide = {
  slug: 'dubai-tourist-visa',
  path: guidePaths.uae,
  title: 'Dubai tourist visa for Indian travellers',
  summary:
    'You apply online, send scans instead of your passport, and get the visa by e-mail. Here is what it takes, from the first scan to the airport.',
  countryName: 'United Arab Emirates',
  facts: [
    { label: 'Fee', factId: 'uaeFee' },
    { label: 'Standard processing', factId: 'uaeStandardProcessing' },
    { label: 'Stay', factId: 'uaeStay' },
    { label: 'Enter within', factId: 'uaeEntryWindow' },
    { label: 'Express processing', factId: 'uaeExpressProcessing' },
  ],
  about: [
    'A UAE tourist visa is electronic. There is no sticker, no interview and no visit to a consulate, and your passport stays with you.',
    'One visa covers all seven emirates. With it you can land in Dubai and travel on to Abu Dhabi or Sharjah.',
  ],
  eligibility: [
    'You hold an Indian passport. From the day you arrive it is valid for at least {fact:uaePassportValidity}.',
    'You travel for a holiday, to see family or friends, or to look around. Paid work isn’t allowed on a tourist visa.',
    'You have a return ticket, a place to stay and enough money for the trip.',
    'You have no open overstay fine, absconding report or entry ban in the UAE.',
  ],
  visaTypes: [
    {
      title: '30-day single entry',
      text: 'One visit of up to {fact:uaeShortStay}. The usual choice for a holiday. The visa ends when you leave.',
    },
    {
      title: '90-day single entry',
      text: 'One longer visit: {fact:uaeLongStay}. It also ends when you leave. Ask us before you plan a long stay.',
    },
    {
      title: 'Multiple entry',
      text: 'For travellers who leave and come back on the same trip, such as a cruise or a side trip to Oman. It costs more, so take it only if you need the second entry: {fact:uaeMultipleEntryFee}.',
    },
  ],
  processing: [
    {
      title: 'Standard',
      text: 'Usually {fact:uaeStandardProcessing|brief} after a complete application. Weekends and UAE public holidays don’t count.',
    },
    {
      title: 'Express',
      text: 'Usually {fact:uaeExpressProcessing|brief}, for an extra charge. It shortens the queue, not the checks: the authority may still take longer.',
    },
  ],
  documents: 'united-arab-emirates',
  steps: [
    {
      title: 'Choose the visa and the speed',
      text: 'Tell us your dates and how often you’ll enter. We’ll tell you which visa fits, what it costs in rupees and which documents are missing. You pay only after you agree to the price.',
    },
    {
      title: 'Send clear scans',
      text: 'Upload or e-mail the documents from the list above. We compare every name, number and date with your passport, because one wrong letter means a new application and a new fee.',
    },
    {
      title: 'We submit the application',
      text: 'We fill in the form and pay the government fee. Standard processing takes {fact:uaeStandardProcessing|brief}, express {fact:uaeExpressProcessing|brief}. You get a reference and updates.',
    },
    {
      title: 'Receive the visa and travel',
      text: 'The visa comes as a PDF. Check your name and passport number, print it, and keep a copy on your phone. Carry your return ticket, hotel booking and passport to the airport.',
    },
  ],
  tipsTitle: 'Tips',
  tips: [
    'Apply two to three weeks before you fly. That leaves time to answer a question from the authority.',
    'Type your name exactly as the passport prints it. If it prints one name only, read the question on it below before you pay for anything.',
    'Don’t book two applications with two agents. The second one is rejected while the first is open.',
    'Count the days from your arrival stamp, not from the flight home. The fine for overstaying is {fact:uaeOverstayFine}.',
    'Medicines with codeine, tramadol or strong sedatives need approval before travel. Carry the prescription.',
  ],
  notes: [
    'We help you prepare and submit the application. The UAE authorities alone decide, and they need not give a reason for a refusal.',
    'Government and service fees aren’t refunded once processing has started, whatever the result.',
    'The visa must be used within {fact:uaeEntryWindow|brief}. After that you need a new one.',
    'Indian passport holders with a valid visa or residence permit of the USA, the UK, the European Union and some other countries may get a visa on arrival for {fact:uaeOnArrivalStay}, for {fact:uaeOnArrivalFee}. The authority announced {fact:uaeOnArrivalChange}. Ask us whether yours counts.',
  ],
  faqs: [
    {
      question: 'My passport has one name only. Can I get a tourist visa?',
      answer:
        'Not always. One name alone is refused for a visit; but it is {fact:uaeSingleName}. Holders of a UAE residence or employment visa are exempt. The airline checks at the counter: ask it, and us, before you pay for anything. If neither name is there, have the passport changed first.',
    },
    {
      question: 'My visa was refused. What now?',
      answer:
        'The authority need not give a reason, and the fee isn’t returned. Look for an open fine, an old residence visa that was never cancelled, an unclear scan or a second application. Correct what you find before you apply again.',
    },
    {
      question: 'Does a child need their own visa?',
      answer:
        'Yes, and their own passport, including babies. Add the birth certificate, scans of both parents’ passports and the consent of a parent who stays at home.',
    },
    {
      question: 'Can a relative or friend in the UAE be my host?',
      answer:
        'Yes. They send their Emirates ID, residence visa and tenancy contract. Their monthly income has to reach a limit: {fact:uaeHostIncome}.',
    },
    {
      question: 'Are there sixty-day and transit visas, and can I extend?',
      answer:
        'Tourist visas are for {fact:uaeStay|brief}. For a stopover there are two transit visas: forty-eight hours, free of charge, and ninety-six hours for {fact:uaeTransitFee}. An airline of the UAE arranges them before you fly, and they can’t be extended. On extending a tourist visa inside the country sources differ: {fact:uaeTouristExtension}. Choose one that covers your whole stay.',
    },
  ],
  officialLinks: ['gdrfaDubai', 'icpSmartServices', 'uaeGovernment'],
  related: [
    { label: 'UAE visa update', href: '/blog/uae-visa-update' },
    { label: 'How to check a UAE ban', href: '/blog/uae-ban-status-guide' },
    { label: 'The story of the Burj Khalifa', href: '/blog/burj-khalifa-history' },
    { label: 'USA business visa guide', href: '/visa/usa-business-visa' },
    { label: 'Schengen visa guide', href: '/visa/schengen-visa-online' },
    { label: 'Canada visitor visa guide', href: '/visa/canada-visitor-visa-india' },
    { label: 'Hong Kong registration guide', href: '/visa/hong-kong-par' },
    { label: 'Frequently asked questions', href: '/faq' },
    { label: 'Contact us', href: '/contact' },
  ],
  applyHref: '/apply-visa?country=United%20Arab%20Emirates',
  contactHref: '/contact?destination=Dubai',
  checkerDestination: 'uae',
};

export const dubaiTouristVisaMetadata: GuideMetadata = {
  place: 'Dubai',
  label: 'Dubai tourist visa guide',
  title: 'Dubai tourist visa for Indians: documents',
  description:
    'Dubai and UAE tourist visa for Indian passport holders: 30 or 60 days, who still gets 90, documents to tick off, standard and express processing, four steps.',
  keywords:
    'Dubai tourist visa, UAE visa for Indians, 30-day Dubai visa, 90-day Dubai visa, Dubai express visa, UAE multiple entry visa',
};
