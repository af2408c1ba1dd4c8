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
    'You hold an Indian passport that is valid for at least {fact:uaePassportValidity} from the day you arrive.',
    'You travel for a holiday, to see family or friends, or to look around. Paid work isn’t allowed on a tourist visa.',
    'You have a return ticket, a place to stay and enough money for the trip.',
    'You have no open overstay fine, absconding report or entry ban in the UAE.',
  ],
  visaTypes: [
    {
      title: '30-day single entry',
      text: 'One visit of up to {fact:uaeShortStay}. The usual choice for a holiday. When you leave the UAE, the visa is used up.',
    },
    {
      title: '90-day single entry',
      text: 'One longer visit of up to {fact:uaeLongStay}, for example to stay with family. It also ends when you leave.',
    },
    {
      title: 'Multiple entry',
      text: 'For travellers who leave and come back on the same trip, such as a cruise or a side trip to Oman. It costs more, so take it only if you need the second entry: an undated page of GDRFA Dubai names {fact:uaeMultipleEntryFee}.',
    },
  ],
  processing: [
    {
      title: 'Standard',
      text: 'Usually {fact:uaeStandardProcessing} after a complete application. Weekends and UAE public holidays don’t count.',
    },
    {
      title: 'Express',
      text: 'Usually {fact:uaeExpressProcessing}, for an extra charge. It shortens the queue, not the checks: the authority may still take longer.',
    },
  ],
  documents: [
    {
      title: 'For every traveller',
      items: [
        {
          id: 'dubai-passport',
          text: 'Passport valid for at least {fact:uaePassportValidity} from arrival',
          note: 'Colour scans of {fact:uaePassportScans}. All four corners visible, no flash, no fingers.',
        },
        {
          id: 'dubai-photo',
          text: 'Recent passport-size photo in colour, white background',
          note: 'Face straight to the camera. A selfie or a photo of a photo is refused.',
        },
        {
          id: 'dubai-return-ticket',
          text: 'Confirmed return or onward ticket',
          note: 'Book one that you can change while your visa is pending.',
        },
        {
          id: 'dubai-stay',
          text: 'Hotel booking for the whole stay',
          note: 'Staying with someone? Their Emirates ID, residence visa and tenancy contract instead.',
        },
        {
          id: 'dubai-funds',
          text: 'Recent bank statement and PAN card',
          note: 'You may be asked for them when you apply, and again when you arrive.',
        },
      ],
    },
    {
      title: 'For a child',
      items: [
        { id: 'dubai-birth-certificate', text: 'Birth certificate with the names of both parents' },
        {
          id: 'dubai-parents-passports',
          text: 'Passport scans of both parents',
          note: 'Every child needs a passport and a visa of its own.',
        },
        {
          id: 'dubai-parental-consent',
          text: 'Signed consent letter',
          note: 'From the parent who stays at home, or from both if the child travels with someone else.',
        },
      ],
    },
    {
      title: 'Only in some cases',
      items: [
        {
          id: 'dubai-insurance',
          text: 'Health insurance that is valid in the UAE',
          note: 'Wise for everyone; often asked for with a multiple-entry visa.',
        },
        {
          id: 'dubai-old-visa',
          text: 'Earlier UAE visa or proof that it was cancelled',
          note: 'If you lived or worked in the UAE before.',
        },
      ],
    },
  ],
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
      text: 'We fill in the form and pay the government fee. Standard processing takes {fact:uaeStandardProcessing}, express {fact:uaeExpressProcessing}. You get a reference and news of every change.',
    },
    {
      title: 'Receive the visa and travel',
      text: 'The visa comes as a PDF. Check your name and passport number, print it, and keep a copy on your phone. Carry your return ticket, hotel booking and passport to the airport.',
    },
  ],
  tipsTitle: 'Tips from our desk',
  tips: [
    'Apply two to three weeks before you fly. That leaves time to answer a question from the authority.',
    'Type your name exactly as the passport prints it. A passport with one name only may be refused, so ask us before you pay for anything.',
    'Don’t book two applications with two agents. The second one is rejected while the first is open.',
    'Count the days from your arrival stamp, not from the flight home. The fine for overstaying is {fact:uaeOverstayFine}.',
    'Medicines with codeine, tramadol or strong sedatives need approval before travel. Carry the prescription.',
  ],
  notes: [
    'We help you prepare and submit the application. The UAE authorities alone decide, and they need not give a reason for a refusal.',
    'Government and service fees aren’t refunded once processing has started, whatever the result.',
    'The visa must be used within {fact:uaeEntryWindow}. After that you need a new one.',
    'Indian passport holders with a valid visa or residence permit of the USA, the UK, the European Union and some other countries may get a visa on arrival for {fact:uaeOnArrivalStay}, for {fact:uaeOnArrivalFee}. Ask us whether yours counts.',
  ],
  faqs: [
    {
      question: 'My passport has one name only. Can I get a tourist visa?',
      answer:
        'Probably not as it is. Indian airlines have passed on a UAE rule: no visit visa and no entry with a single name in the passport. A UAE residence or employment visa is an exception. Have the passport corrected first, and ask us before you pay for anything.',
    },
    {
      question: 'My visa was refused. What now?',
      answer:
        'The authority need not give a reason, and the fee isn’t returned. Look for an open fine, an old residence visa that was never cancelled, an unclear scan or a second application. Correct what you find before you apply again.',
    },
    {
      question: 'Does a child need a visa of its own?',
      answer:
        'Yes, and a passport of its own, including babies. Add the birth certificate, scans of both parents’ passports and the consent of a parent who stays at home.',
    },
    {
      question: 'Can a relative or friend in the UAE be my host?',
      answer:
        'Yes. They send their Emirates ID, residence visa and tenancy contract. Their monthly income has to reach a limit: {fact:uaeHostIncome}.',
    },
    {
      question: 'Are there sixty-day and transit visas, and can I extend?',
      answer:
        'Sixty-day tourist visas are offered as well. For a stopover there are two transit visas: forty-eight hours, free of charge, and ninety-six hours for {fact:uaeTransitFee}. An airline of the UAE arranges them before you fly, and they can’t be extended. On extending a tourist visa inside the country, sources disagree. Choose one that covers your whole stay.',
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
    'Dubai and UAE tourist visa for Indian passport holders: 30-day and 90-day visas, documents to tick off, standard and express processing, and four steps.',
  keywords:
    'Dubai tourist visa, UAE visa for Indians, 30-day Dubai visa, 90-day Dubai visa, Dubai express visa, UAE multiple entry visa',
};
