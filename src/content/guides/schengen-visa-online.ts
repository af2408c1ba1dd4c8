import type { GuideMetadata, VisaGuide } from './guide';
import { guidePaths } from './guide-paths';

export const schengenVisa: VisaGuide = {
  slug: 'schengen-visa-online',
  path: guidePaths.schengen,
  title: 'Schengen visa from India',
  summary:
    'One visa, {fact:schengenCountries}. Many refusals that could be avoided start with the wrong country, a late start or documents that don’t match.',
  countryName: 'Schengen area',
  facts: [
    { label: 'Fee, adult', factId: 'schengenFeeAdult' },
    { label: 'Decision', factId: 'schengenDecision' },
    { label: 'Stay', factId: 'schengenStay' },
    { label: 'Validity', factId: 'schengenValidity' },
    { label: 'Insurance, at least', factId: 'schengenInsurance' },
  ],
  about: [
    'A Schengen visa for a short stay lets you travel through {fact:schengenCountries|brief} without border checks between them.',
    'You may stay up to {fact:schengenStay|brief}. The days of all trips in that period count together, and so do the day you arrive and the day you leave.',
  ],
  eligibility: [
    'You travel for tourism, to visit family or friends, or for business, and not to work or settle.',
    'Your passport is valid for at least {fact:schengenPassportMargin}, was issued within {fact:schengenPassportAge} and has empty pages.',
    'You have travel insurance, money for the trip and a place to stay for every night.',
    'You can show why you’ll come back to India.',
  ],
  visaTypes: [
    {
      title: 'Single entry',
      text: 'You enter the area once. When you leave it, even for a day in London, the visa ends.',
    },
    {
      title: 'Multiple entry',
      text: 'You may leave and come back while the visa is valid. Travellers from India with {fact:schengenMultiEntryRecord} can be given one that is valid for {fact:schengenMultiEntryValidity}, if the passport is.',
    },
    {
      title: 'Airport transit',
      text: 'A few states ask for this visa even if you only change planes. On an Indian passport, Germany asks for {fact:schengenTransitGermany}. France asked for {fact:schengenTransitFrance}. Spain asks for {fact:schengenTransitSpain}. If you pass through two Schengen airports or collect your bags, you need a Schengen visa anyway. Ask your airline before you book.',
    },
  ],
  processing: [
    {
      title: 'When to apply',
      text: 'No earlier than {fact:schengenEarliest|brief} before you travel. We advise at least {fact:schengenLatest|brief} before. For summer and December, start as early as the rule allows: appointments run out first.',
    },
    {
      title: 'How long it takes',
      text: 'Usually {fact:schengenDecision|brief} from the day the consulate accepts a complete application, and {fact:schengenDecisionExtended} if it needs to look more closely. Plan {fact:schengenListingTime} from the appointment until your passport is back.',
    },
    {
      title: 'What it costs',
      text: 'Adults pay {fact:schengenFeeAdult|brief}, children of {fact:schengenChildAges} pay {fact:schengenFeeChild}, and for children {fact:schengenInfantAges} it is {fact:schengenFeeInfant}. The visa centre adds its own service charge, in rupees.',
    },
  ],
  documents: 'schengen',
  steps: [
    {
      title: 'Find the right country',
      text: 'Apply to the country that is the main purpose of the trip; in most trips, the one where you spend the most nights. If there is no main country, apply to the one you enter first. Liechtenstein takes no applications in India: apply to Switzerland. The wrong consulate will turn you away and you’ll lose the appointment.',
    },
    {
      title: 'Fix your dates and the kind of visa',
      text: 'Count your days against {fact:schengenStay|brief}. Decide between one entry and several. Apply at least {fact:schengenLatest} before you travel, and no earlier than {fact:schengenEarliest}.',
    },
    {
      title: 'Collect the documents',
      text: 'Use the list above. Every date must agree: leave letter, flights, hotels and insurance. Officers compare them.',
    },
    {
      title: 'Fill in the form',
      text: 'Some countries have an online form, others a PDF. Write your name as the passport prints it, mention earlier visas and refusals, and sign every place marked for a signature.',
    },
    {
      title: 'Book the appointment',
      text: 'Most countries use a visa centre in the larger Indian cities. Book on its official site only, for every traveller. No agent owns appointments: don’t pay a stranger for a slot.',
    },
    {
      title: 'Go there, give fingerprints, pay',
      text: 'Bring originals and copies. Your fingerprints are taken, unless you gave them within {fact:schengenBiometricsValidity}. Children {fact:schengenFingerprintAge} give none. Pay the visa fee and the service charge, and keep the receipt.',
    },
    {
      title: 'Track it and check the visa',
      text: 'Follow the file with the number on the receipt. When the passport is back, check name, dates, days and entries on the sticker at once. If the visa is refused, the letter gives the reason and the time for an appeal.',
    },
  ],
  tipsTitle: 'Tips',
  tips: [
    'Keep the plan simple. Two countries with a clear reason convince more than seven in eight days.',
    'Buy insurance for a few days more than the trip. Flights get delayed.',
    'Use the official short-stay calculator to count your days if you visited Europe recently.',
    'Leave the money where it is. A steady balance says more than a sudden one.',
    'Families: one appointment and one complete set of documents for each person, including babies.',
  ],
  notes: [
    'We help you choose the country, prepare the documents and book. The consulate alone decides; neither we nor the visa centre can influence it.',
    'The visa fee isn’t refunded if the visa is refused.',
    'Carry copies of insurance, hotel bookings and return ticket in your hand luggage. Border officers may ask for them, and can still refuse entry.',
    'Your entry and exit leave {fact:schengenBorderRecord}. Visa holders give only a photo there: their fingerprints are on file from the visa. Overstaying can bar you from the whole area.',
    'Cyprus and Ireland aren’t in the Schengen area. Each asks for a separate visa, but Cyprus also accepts some Schengen visas: see its page.',
  ],
  faqs: [
    {
      question: 'Which visa centre serves my state?',
      answer:
        'It depends on the country. Germany and Switzerland take applications at {fact:schengenAnyCentre}. Others divide India among their consulates, and the place where you live now decides: that is why our forms ask for your state. Italy’s consulate in Bengaluru, for example, serves, among others, {fact:schengenItalyBengaluru}. The centre’s own site shows yours. If you moved recently, bring proof of your address.',
    },
    {
      question: 'When can I get a two-year or a five-year visa?',
      answer:
        'With {fact:schengenMultiEntryRecord|brief} you can be given a visa for {fact:schengenMultiEntryValidity|brief}. A five-year visa normally follows it, if your passport is valid long enough. These rules are for Indian nationals who live and apply in India.',
    },
    {
      question: 'What is the last day on which I can apply?',
      answer:
        'As a rule, {fact:schengenLegalLatest} before you travel; you can apply from {fact:schengenEarliest|brief} before. A consulate may accept you later in an urgent case. We advise at least {fact:schengenLatest|brief}, because a decision can take {fact:schengenDecisionExtended|brief}.',
    },
    {
      question: 'How many months of bank statements do I need?',
      answer:
        'Usually {fact:schengenBankStatements}. Some consulates ask for six months. The checklist of your consulate decides.',
    },
    {
      question: 'My visa was refused. What now?',
      answer:
        'The form names the reason and how long you have to appeal. You can also apply again with a new fee. Answer the reason with a document or a simpler plan, and mention the refusal. Applying in another country doesn’t hide it.',
    },
  ],
  countries: [
    'Austria',
    'Belgium',
    'Bulgaria',
    'Croatia',
    'Czech Republic',
    'Denmark',
    'Estonia',
    'Finland',
    'France',
    'Germany',
    'Greece',
    'Hungary',
    'Iceland',
    'Italy',
    'Latvia',
    'Liechtenstein',
    'Lithuania',
    'Luxembourg',
    'Malta',
    'Netherlands',
    'Norway',
    'Poland',
    'Portugal',
    'Romania',
    'Slovakia',
    'Slovenia',
    'Spain',
    'Sweden',
    'Switzerland',
  ],
  officialLinks: [
    'schengenApplying',
    'schengenVisaPolicy',
    'schengenShortStayCalculator',
    'euTravelSystems',
    'vfsGlobal',
  ],
  related: [
    { label: 'Schengen visa, explained step by step', href: '/blog/schengen-visa-guide' },
    { label: 'Europe honeymoon guide', href: '/blog/europe-honeymoon-guide' },
    { label: 'UK visit visa', href: '/blog/uk-visit-visa' },
    { label: 'Five visa mistakes to avoid', href: '/blog/top-5-visa-mistakes-india' },
    { label: 'USA business visa guide', href: '/visa/usa-business-visa' },
    { label: 'Canada visitor visa guide', href: '/visa/canada-visitor-visa-india' },
    { label: 'Dubai tourist visa guide', href: '/visa/dubai-tourist-visa' },
    { label: 'Hong Kong registration guide', href: '/visa/hong-kong-par' },
    { label: 'Frequently asked questions', href: '/faq' },
    { label: 'Contact us', href: '/contact' },
  ],
  applyHref: '/apply-visa',
  contactHref: '/contact?destination=Schengen',
  checkerDestination: 'schengen',
};

export const schengenVisaMetadata: GuideMetadata = {
  place: 'Schengen',
  label: 'Schengen visa guide',
  title: 'Schengen visa from India: documents and fee',
  description:
    'Apply for a Schengen visa from India: which country to choose, when to apply, documents to tick off, insurance, and the seven steps to the sticker.',
  keywords:
    'Schengen visa India, Schengen visa online, Europe visa documents, Schengen visa fee, Schengen insurance, Schengen countries list',
};
