import type { GuideMetadata, VisaGuide } from './guide';
import { guidePaths } from './guide-paths';

export const hongKongPar: VisaGuide = {
  slug: 'hong-kong-par',
  path: guidePaths.hongKong,
  title: 'Hong Kong pre-arrival registration (PAR)',
  summary:
    'For a short visit to Hong Kong you don’t need a visa, but you must register before you fly. This is how, and what to carry with the slip.',
  countryName: 'Hong Kong',
  facts: [
    { label: 'Government fee', factId: 'hongKongParGovernmentFee' },
    { label: 'Our service fee', factId: 'hongKongParServiceFee' },
    { label: 'Processing time', factId: 'hongKongParProcessing' },
    { label: 'Stay', factId: 'hongKongParStay' },
    { label: 'Validity', factId: 'hongKongParValidity' },
  ],
  about: [
    'PAR stands for pre-arrival registration for Indian nationals. It is an online registration with the Hong Kong Immigration Department that lets you visit without a visa.',
    'When it succeeds, you get a notification slip. You print it and show it with your passport at the airline counter and in Hong Kong.',
    'You can make the registration yourself, and the government charges nothing for it. Our service is help with it: we check your details, enter them and tell you what to carry.',
  ],
  whoNeeds: [
    'Indian passport holders who visit Hong Kong as tourists, to see family or for business meetings, {fact:hongKongParStay|brief}.',
    'Travellers who change planes and leave the transit area of the airport.',
    'Children, too: every passport needs its own registration.',
    'You don’t need it if you stay in the airport’s transit area, hold a diplomatic or official passport, or already have a Hong Kong visa or permission to live there. Our article on PAR and visa names the other exemptions.',
    'You need a visa instead if you want to stay longer, work, study or settle.',
  ],
  processing: [
    {
      title: 'Processing',
      text: 'We handle a registration within {fact:hongKongParProcessing|brief} after your details are complete, counted on working days. The government’s own system often answers at once; our time includes checking your documents.',
    },
    {
      title: 'When to apply',
      text: 'Best {fact:hongKongParLead}. If the registration fails, you then have a little time to look for another way. A visit visa takes far longer.',
    },
    {
      title: 'Validity',
      text: 'The registration is valid for {fact:hongKongParValidity|brief}, or until the passport expires if that is sooner. In that time it covers {fact:hongKongParEntries}.',
    },
    {
      title: 'Service fee',
      text: 'Registering yourself is {fact:hongKongParGovernmentFee|brief}. Ask us for the price of our help: you pay only after you have agreed to it.',
    },
  ],
  documents: 'hong-kong',
  steps: [
    {
      title: 'Send us your details',
      text: 'We need a clear passport scan, your contact details and your dates. We compare every letter and number, because the registration is tied to that one passport.',
    },
    {
      title: 'We register you',
      text: 'We enter the details on the government site with you and tell you the result within {fact:hongKongParProcessing|brief}. If it isn’t successful, we’ll say so plainly and explain the visit visa.',
    },
    {
      title: 'Print the slip and travel',
      text: 'You get the notification slip by e-mail. Print it and carry it with your passport and the documents above. An arrival officer looks at all of them.',
    },
  ],
  tipsTitle: 'Tips',
  tips: [
    'Register before you pay for hotels that you can’t cancel.',
    'A new passport needs a new registration, even if the old one hasn’t expired.',
    'Going to Macao or the mainland in between? Each return to Hong Kong is a new entry. For the mainland you need a Chinese visa.',
    'Be ready to say in one sentence why you come and when you leave. Arrival officers ask.',
  ],
  notes: [
    'We help you register. The Hong Kong Immigration Department alone decides, and need not say why a registration fails.',
    'A successful registration isn’t a promise of entry. The officer at the counter can still refuse, and the airline then flies you back.',
    'You can’t extend the stay or take a job with a PAR.',
    'A new registration is possible only when the current one has expired or the passport has changed.',
  ],
  faqs: [
    {
      question: 'Is a PAR a visa?',
      answer:
        'No. It is a registration that lets you come without a visa, {fact:hongKongParStay|brief}. For a longer stay, for work or for study you need a visa from the Hong Kong Immigration Department.',
    },
    {
      question: 'How long is it valid, and how often can I enter?',
      answer:
        'It is valid for {fact:hongKongParValidity|brief}, or until your passport expires if that is sooner, and it covers {fact:hongKongParEntries|brief}. Each visit can last {fact:hongKongParVisit}.',
    },
    {
      question: 'What if my registration is not successful?',
      answer:
        'You can still apply for a visit visa. It costs {fact:hongKongVisitVisaFee} and takes {fact:hongKongVisitVisaProcessing} once all documents are there, so put off your flight. We’ll tell you what the visa needs.',
    },
    {
      question: 'Can you guarantee that I will be let in?',
      answer:
        'No, and nobody can. We check that the registration matches your passport, and tell you which documents to carry. The officer in Hong Kong decides at the counter.',
    },
  ],
  officialLinks: ['hkImmdPar', 'hkImmdVisitVisa'],
  related: [
    { label: 'PAR or Hong Kong visa: which one?', href: '/blog/par-vs-hong-kong-visa' },
    { label: 'Countries with a visa on arrival', href: '/blog/visa-on-arrival-guide' },
    { label: 'Tips for international travel', href: '/blog/international-travel-tips' },
    { label: 'Dubai tourist visa guide', href: '/visa/dubai-tourist-visa' },
    { label: 'Schengen visa guide', href: '/visa/schengen-visa-online' },
    { label: 'USA business visa guide', href: '/visa/usa-business-visa' },
    { label: 'Canada visitor visa guide', href: '/visa/canada-visitor-visa-india' },
    { label: 'Frequently asked questions', href: '/faq' },
    { label: 'Contact us', href: '/contact' },
  ],
  contactHref: '/contact?destination=Hong%20Kong',
  checkerDestination: 'other',
};

export const hongKongParMetadata: GuideMetadata = {
  place: 'Hong Kong',
  label: 'Hong Kong registration guide',
  title: 'Hong Kong PAR for Indians: how to register',
  description:
    'Hong Kong pre-arrival registration for Indian passport holders: who needs it, three steps, what to print and carry, how long it is valid, and four answers.',
  keywords:
    'Hong Kong PAR, pre-arrival registration Indian nationals, Hong Kong visa for Indians, Hong Kong notification slip, PAR validity',
};
