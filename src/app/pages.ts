import { agency } from '../site';
import { guides } from '../content/guides/guides';

/** What the chat card of a page shows below its title. */
interface CardFacts {
  /** One short line. */
  readonly line: string;
  readonly drawing: 'hero' | 'circle' | 'visa' | 'conversation' | 'documents' | 'submission';
}

/** What a page says of itself, and what is done with it. */
export interface ListedPage {
  readonly path: string;
  /** With the agency's name; a guide's is without it. */
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Of the staff area: search engines are asked not to list it. */
  readonly noindex?: true;
  readonly isGuide?: true;
  /** Of pages without a picture of their own. */
  readonly card?: CardFacts;
  /** Opens without a connection even when it was never visited: the ways to ask and to find out, and every guide. */
  readonly isKeptOffline?: true;
}

function ofGuide({ guide, metadata }: (typeof guides)[number]): ListedPage {
  const { title, description, keywords } = metadata;
  return { path: guide.path, title, description, keywords, isGuide: true, isKeptOffline: true };
}

/**
 * The pages with an address of their own, in the order of the specification's route table; destinations and articles follow
 * from their own lists. Only the build and tests read it.
 */
export const pages: readonly ListedPage[] = [
  {
    path: '/',
    title: `${agency.name} | Visa assistance and travel planning for Indians`,
    description:
      'Do you need a visa, what does it cost and which documents? For Indian passport holders: Schengen, UK, USA, Canada, Dubai, Hong Kong and more.',
    keywords:
      'visa assistance India, visa consultant, Schengen visa, Dubai visa, travel agency India, visa eligibility',
    card: { line: 'Visa help and travel planning for travellers from India', drawing: 'hero' },
    isKeptOffline: true,
  },
  {
    path: '/about',
    title: `About us | ${agency.name}`,
    description:
      'A travel and visa agency for travellers from India, founded in 2025: our vision, our mission, our three values, and what we don’t promise.',
    keywords: `about visa agency, travel agency ${agency.city}, visa consultants India, travel agency vision, honest visa advice`,
    card: { line: 'Who we are, and what we don’t promise', drawing: 'hero' },
  },
  {
    path: '/services',
    title: `Visa services for 62 destinations | ${agency.name}`,
    description:
      'Do you need a visa, how long does it take and how do you apply? 62 destinations for Indian passport holders: Schengen, UK, USA, UAE, Hong Kong and more.',
    keywords:
      'visa services, visa processing time, apply for visa from India, Schengen visa, UAE visa, tourist visa',
    card: { line: 'Do you need a visa, and how long does it take?', drawing: 'visa' },
    isKeptOffline: true,
  },
  {
    path: '/partners',
    title: `Our partner network | ${agency.name}`,
    description:
      'Airlines, hotel chains, travel boards and visa facilitation centres: what each does for a traveller from India, what they don’t do, and how to join.',
    keywords:
      'travel partners India, airline partner, hotel chain partner, tourism board, visa facilitation centre, become a partner',
    card: { line: 'Who does what on your trip', drawing: 'circle' },
  },
  {
    path: '/faq',
    title: `Frequently asked questions | ${agency.name}`,
    description:
      'Visas and holidays from India, answered plainly: first steps, documents, processing times, refusals, payment, cancellation and refunds.',
    keywords:
      'visa FAQ India, visa documents, visa processing time, visa refusal, visa fee refund, holiday cancellation charges',
    card: { line: 'Visas and holidays, answered plainly', drawing: 'conversation' },
  },
  {
    path: '/blog',
    title: `Travel Insights | ${agency.name} Blog`,
    description:
      'Visa guides, rule changes and travel tips for Indian passport holders, with dated figures and, at the end of each article, the sources to check them.',
    keywords: 'travel blog India, visa news, visa guide, travel tips for Indians, visa updates',
    card: { line: 'Visa guides, rule changes and travel tips', drawing: 'hero' },
  },
  {
    path: '/contact',
    title: `Contact a travel and visa adviser | ${agency.name}`,
    description: `Write, call or chat with a visa adviser: ${agency.hours.shown}. Ask about a visa, a holiday or an application under way.`,
    keywords:
      'contact visa consultant, visa help phone, travel agency contact India, visa adviser WhatsApp, visa office hours',
    card: { line: agency.hours.shown, drawing: 'conversation' },
    isKeptOffline: true,
  },
  {
    path: '/terms',
    title: `Terms & Conditions | ${agency.name}`,
    description:
      'What we do for a visa or a trip and what only a government decides, what we need from you, and how far our tools and figures can be relied on.',
    keywords:
      'terms and conditions, visa assistance terms, travel agency terms India, visa no guarantee, service agreement',
    card: { line: 'What we do, and what only a government decides', drawing: 'documents' },
  },
  {
    path: '/privacy',
    title: `Privacy Policy | ${agency.name}`,
    description:
      'No cookies, no analytics, no advertising: what forms send, what stays in your browser, who sees it, and your rights under India’s data protection law.',
    keywords:
      'privacy policy, DPDP Act 2023, data protection India, no cookies travel site, erase my data, visa data privacy',
    card: { line: 'No cookies, no analytics, no advertising', drawing: 'documents' },
  },
  {
    path: '/payment-terms',
    title: `Payment Terms | ${agency.name}`,
    description:
      'Prices in Indian rupees, when a visa service or a holiday package is paid, deposit and balance, and how to pay safely by bank transfer, card or UPI.',
    keywords:
      'payment terms, holiday package deposit, balance payment travel, UPI travel payment, visa fee payment India',
    card: { line: 'Prices in Indian rupees (₹), agreed in writing', drawing: 'documents' },
  },
  {
    path: '/cancellation',
    title: `Cancellation & Refund Policy | ${agency.name}`,
    description:
      'How to cancel a holiday package or a visa service, what it costs and by when, which fees are not refunded, and how long a refund takes.',
    keywords:
      'cancellation policy, refund policy travel agency, holiday cancellation charges India, visa fee refund, no show',
    card: { line: 'What it costs, by when, and what you get back', drawing: 'documents' },
  },
  {
    path: '/offer-zone',
    title: `Offer zone: deals and referral rewards | ${agency.name}`,
    description:
      'How deals and referral rewards work, what they don’t change, and how to ask what’s on now for your destination and dates.',
    keywords:
      'travel deals India, visa service offers, holiday package deals, referral rewards travel, travel agency offers',
    card: { line: 'How they work, and how to ask', drawing: 'hero' },
  },
  {
    path: '/community',
    title: `Travel Community | ${agency.name}`,
    description:
      'A community for Indian dream travellers, launching soon: travel partners, story circles, destination hubs and answers from people who have been there.',
    keywords:
      'travel community India, travel partner, solo travel India, group travel, travel stories, Indian travellers',
    card: { line: 'For Indian dream travellers, launching soon', drawing: 'circle' },
  },
  {
    path: '/apply-visa',
    title: `Apply for a visa | ${agency.name}`,
    description:
      'Tell us where you’re going and how to reach you. An adviser calls, usually on the next working day, about documents, fees and the next step.',
    keywords:
      'apply visa online India, visa application help, tourist visa application, business visa application',
    card: { line: 'Seven answers, and an adviser calls you back', drawing: 'submission' },
  },
  ...guides.map(ofGuide),
  {
    path: '/tools/visa-eligibility-checker',
    title: `Visa eligibility checker | ${agency.name}`,
    description:
      'Six short steps show how strong your visa profile is, point by point, and what you can still improve before you apply. Free, no account.',
    keywords:
      'visa eligibility checker, visa approval chances, visa profile score, Indian passport visa check',
    card: { line: 'Six short steps, free, no account', drawing: 'documents' },
    isKeptOffline: true,
  },
  {
    path: '/tools/day-counter',
    title: `Schengen day counter: 90 days in 180 | ${agency.name}`,
    description:
      'Enter your past and planned stays: how many of your 90 Schengen days are left, how long you may stay, and from which day a longer trip is possible.',
    keywords:
      'Schengen day counter, Schengen 90 180 calculator, Schengen days left, Schengen stay calculator for Indians',
    card: { line: 'How many of your 90 days are left?', drawing: 'visa' },
    isKeptOffline: true,
  },
  {
    path: '/search',
    title: `Find an answer | ${agency.name}`,
    description:
      'One field for everything here: what an Indian passport needs in 71 destinations, fees, times, guides, articles, tools and the answers to questions.',
    keywords: 'visa questions India, visa search, visa help for Indians',
    card: { line: 'Destinations, tools, guides and answers', drawing: 'conversation' },
  },
  {
    path: '/answers',
    title: `Children, money, passport: answers | ${agency.name}`,
    description:
      'Consent for a child, proof of money without a return, dummy tickets, single names, damaged passports, yellow fever, TCS and arrival cards: short answers.',
    keywords:
      'child travelling with one parent consent India, proof of funds no ITR, dummy ticket visa, single name passport, TCS foreign travel, arrival card TDAC SGAC',
    card: { line: 'Short answers, with date and source', drawing: 'conversation' },
  },
  {
    path: '/tools/compare',
    title: `Compare destinations for Indians | ${agency.name}`,
    description:
      'Up to three destinations side by side for an Indian passport: visa or not, government fee, time, stay, documents and the cost of a week.',
    keywords:
      'compare visa requirements Indians, Thailand or Vietnam visa, visa fee comparison India, cheapest visa for Indians',
    card: { line: 'Up to three, side by side', drawing: 'visa' },
  },
  {
    path: '/tools/visas-i-hold',
    title: `What a US, UK or Schengen visa opens to Indians | ${agency.name}`,
    description:
      'Which countries a US, UK, Schengen or other visa or residence permit opens to an Indian passport: how long, on which condition, with sources and dates.',
    keywords:
      'countries Indians can visit with US visa, Schengen visa holders Georgia, UK visa other countries, visa free with US visa for Indians',
    card: { line: 'Where else does your visa let you in?', drawing: 'visa' },
  },
  {
    path: '/tools/visa-centre',
    title: `My visa centre in India | ${agency.name}`,
    description:
      'Where you hand in a visa application in India, by the state you live in: which consulate or visa centre, whether it binds, and where appointments are shown.',
    keywords:
      'visa application centre India, VFS centre for my state, consular jurisdiction India, Italy visa Bengaluru or Mumbai, Schengen visa which consulate',
    card: { line: 'Which visa centre is mine?', drawing: 'visa' },
  },
  {
    path: '/tools/transit',
    title: `Transit visa for Indians | ${agency.name}`,
    description:
      'Changing planes with an Indian passport in London, Frankfurt, Dubai and 24 other places: where you need a transit visa, and which visa frees you from it.',
    keywords:
      'transit visa for Indians, UK transit visa Indian passport, Germany airport transit visa, layover visa Indians, Canada transit visa with US visa',
    card: { line: 'Changing planes: visa or not?', drawing: 'visa' },
  },
  {
    path: '/tools/refusal',
    title: `Visa refused? The reasons explained | ${agency.name}`,
    description:
      'Schengen boxes 1 to 17, UK V 4.2, US 214(b), Canada and Australia: what each reason for a refusal means, what would change it, and when to apply again.',
    keywords:
      'visa refused reasons, Schengen refusal reason 10, V 4.2 (a) (c) refusal, 214(b) meaning, Canada visa refusal purpose of visit, reapply after refusal India',
    card: { line: 'What did they mean, and what now?', drawing: 'documents' },
  },
  {
    path: '/tools/photo',
    title: `Visa photo check and size | ${agency.name}`,
    description:
      'Visa and passport photo sizes for Indians: cut your picture for the US, Schengen, Canada, Japan and more, check it, and save the right pixels and KB. Free.',
    keywords:
      'visa photo size, US visa photo 2x2, Schengen visa photo 35x45, visa photo KB resize, passport photo print 4x6',
    card: { line: 'Is your photo right for the visa?', drawing: 'visa' },
  },
  {
    path: '/trip',
    title: `Your trip | ${agency.name}`,
    description:
      'Your trip in one place: dates, documents, what is missing and the next step. It leaves your device only when you put it into a form and send that.',
    keywords: 'trip planner, visa dates, visa documents',
    noindex: true,
    isKeptOffline: true,
  },
  {
    path: '/login',
    title: `Admin login | ${agency.name}`,
    description: 'For staff: ask for a one-time password to see the applications of this browser.',
    keywords: 'admin login',
    noindex: true,
  },
  {
    path: '/verify-otp',
    title: `Verify OTP | ${agency.name}`,
    description: 'For staff: enter the one-time password to see the applications of this browser.',
    keywords: 'verify otp',
    noindex: true,
  },
  {
    path: '/admin',
    title: `Admin panel | ${agency.name}`,
    description: 'For staff: the visa applications that were sent from this browser.',
    keywords: 'admin panel',
    noindex: true,
  },
];
