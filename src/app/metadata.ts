import { guideMetadata } from '../content/guides/metadata';
import { posts } from 'virtual:posts';
import type { Post } from '../../machines/blog-list/posts';
import type { GuideMetadata } from '../content/guides/guide';
import { site } from '../site';
import { inSentence } from '../../machines/in-sentence';
import { destinationsByPath } from './destinations';
import { structuredDataOf } from './structured-data';

/** What a page says of itself to search engines and chat previews. Specification §3, Page metadata entry. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The path as it is looked up: without trailing slash, in lower case. */
  readonly path: string;
  /** The title without the agency's name. */
  readonly heading: string;
  readonly canonical: string;
  /** The page's card, 1200 × 630 px, with its origin. */
  readonly image: string;
  readonly locale: 'en_IN';
  readonly type: 'website' | 'article';
  /** Of articles only; dates are `YYYY-MM-DD`. */
  readonly article?: {
    readonly section: string;
    readonly published: string | undefined;
    readonly modified: string | undefined;
  };
  readonly noindex: boolean;
  readonly siteName: string;
  /** The nodes of one schema.org graph. */
  readonly structuredData: readonly object[];
}

interface PageEntry {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly noindex?: true;
  /** The article that the page shows, where it shows one. */
  readonly post?: Post;
  /** The guide that the page is, or the destination it answers for, where it is one. */
  readonly guide?: GuideMetadata;
}

/** Without the figures of the page itself: every page would start with those of all 62. */
function destinationEntry([path, name]: [path: string, name: string]): [path: string, entry: PageEntry] {
  const words = {
    title: `${name} visa for Indians`,
    description: `Visa for ${inSentence(name)} with an Indian passport: needed or not, stay, fee, time, when to apply, passport rule and papers, each with its date.`,
    keywords: `${name} visa for Indians, ${name} visa fee, ${name} visa processing time, ${name} visa documents, Indian passport ${name}`,
  };
  return [path, guideEntry(words)];
}

/** A guide's own words, and whose guide it is. */
function guideEntry(guide: GuideMetadata): PageEntry {
  return { ...guide, title: `${guide.title} | ${site.name}`, guide };
}

/** Specification §2, Blog post page: metadata per post. */
function postEntry(post: Post): [path: string, entry: PageEntry] {
  const { id, title, description, keywords } = post;
  return [`/blog/${id}`, { title: `${title} | ${site.name} Blog`, description, keywords, post }];
}

const entries: Readonly<Record<string, PageEntry>> = {
  '/': {
    title: `${site.name} | Visa assistance and travel planning for Indians`,
    description:
      'Visa help for Schengen, UK, USA, Canada, Dubai and Hong Kong, made for travellers from India: check your eligibility, see what it costs, apply with help.',
    keywords:
      'visa assistance India, visa consultant, Schengen visa, Dubai visa, travel agency India, visa eligibility',
  },
  '/about': {
    title: `About us | ${site.name}`,
    description:
      'A travel and visa agency for travellers from India, founded in 2025: our vision, our mission, our three values, and what we do not promise.',
    keywords: `about visa agency, travel agency ${site.city}, visa consultants India, travel agency vision, honest visa advice`,
  },
  '/services': {
    title: `Visa services for 62 destinations | ${site.name}`,
    description:
      'Find your destination, see how long the visa takes and apply with help: Schengen, UK, USA, Canada, UAE, Hong Kong and more, for Indian passport holders.',
    keywords:
      'visa services, visa processing time, apply for visa from India, Schengen visa, UAE visa, tourist visa',
  },
  ...Object.fromEntries([...destinationsByPath].map(destinationEntry)),
  '/partners': {
    title: `Our partner network | ${site.name}`,
    description:
      'Airlines, hotel chains, travel boards and visa facilitation centres: what each of them does for a traveller from India, and how to become a partner.',
    keywords:
      'travel partners India, airline partner, hotel chain partner, tourism board, visa facilitation centre, become a partner',
  },
  '/faq': {
    title: `Frequently asked questions | ${site.name}`,
    description:
      'Visas and holidays from India, answered plainly: first steps, documents, processing times, refusals, payment, cancellation and refunds.',
    keywords:
      'visa FAQ India, visa documents, visa processing time, visa refusal, visa fee refund, holiday cancellation charges',
  },
  '/blog': {
    title: `Travel Insights | ${site.name} Blog`,
    description:
      'Visa guides, rule changes and travel tips for Indian passport holders, with dated figures and, at the end of each article, the sources to check them.',
    keywords: 'travel blog India, visa news, visa guide, travel tips for Indians, visa updates',
  },
  ...Object.fromEntries(posts.map(postEntry)),
  '/contact': {
    title: `Contact a travel and visa adviser | ${site.name}`,
    description: `Write, call or chat with a visa adviser: ${site.hours.shown}. Ask about a visa, a holiday or an application under way.`,
    keywords:
      'contact visa consultant, visa help phone, travel agency contact India, visa adviser WhatsApp, visa office hours',
  },
  '/terms': {
    title: `Terms & Conditions | ${site.name}`,
    description:
      'What we do for a visa or a trip and what only a government decides, what we need from you, and how far our tools and figures can be relied on.',
    keywords:
      'terms and conditions, visa assistance terms, travel agency terms India, visa no guarantee, service agreement',
  },
  '/privacy': {
    title: `Privacy Policy | ${site.name}`,
    description:
      'No cookies, no analytics, no advertising: what forms send, what stays in your browser, who sees it, and your rights under India’s data protection law.',
    keywords:
      'privacy policy, DPDP Act 2023, data protection India, no cookies travel site, erase my data, visa data privacy',
  },
  '/payment-terms': {
    title: `Payment Terms | ${site.name}`,
    description:
      'Prices in Indian rupees, when a visa service or a holiday package is paid, deposit and balance, and how to pay safely by bank transfer, card or UPI.',
    keywords:
      'payment terms, holiday package deposit, balance payment travel, UPI travel payment, visa fee payment India',
  },
  '/cancellation': {
    title: `Cancellation & Refund Policy | ${site.name}`,
    description:
      'How to cancel a holiday package or a visa service, what it costs and by when, which fees are not refunded, and how long a refund takes.',
    keywords:
      'cancellation policy, refund policy travel agency, holiday cancellation charges India, visa fee refund, no show',
  },
  '/offer-zone': {
    title: `Offer zone: deals and referral rewards | ${site.name}`,
    description:
      'How deals and referral rewards work, what they do not change, and how to ask which ones are open for your destination and dates right now.',
    keywords:
      'travel deals India, visa service offers, holiday package deals, referral rewards travel, travel agency offers',
  },
  '/community': {
    title: `Travel Community | ${site.name}`,
    description:
      'A community for Indian dream travellers, launching soon: travel partners, story circles, destination hubs and honest answers from people who went.',
    keywords:
      'travel community India, travel partner, solo travel India, group travel, travel stories, Indian travellers',
  },
  '/apply-visa': {
    title: `Apply for a visa | ${site.name}`,
    description:
      'Tell us where you are going and how to reach you. A visa adviser calls you with the documents, the fees and the next step.',
    keywords:
      'apply visa online India, visa application help, tourist visa application, business visa application',
  },
  ...Object.fromEntries(Object.entries(guideMetadata).map(([path, guide]) => [path, guideEntry(guide)])),
  '/tools/visa-eligibility-checker': {
    title: `Visa eligibility checker | ${site.name}`,
    description:
      'Answer six short steps and see how strong your visa profile is, point by point, and what you can still improve before you apply. Free, no account.',
    keywords:
      'visa eligibility checker, visa approval chances, visa profile score, Indian passport visa check',
  },
  '/trip': {
    title: `Your trip | ${site.name}`,
    description:
      'What you have said of your trip on this site, in one place: dates, documents, what is missing and the next step. It stays on your device.',
    keywords: 'trip planner, visa dates, visa documents',
    noindex: true,
  },
  '/login': {
    title: `Admin login | ${site.name}`,
    description: 'For staff: ask for a one-time password to see the applications of this browser.',
    keywords: 'admin login',
    noindex: true,
  },
  '/verify-otp': {
    title: `Verify OTP | ${site.name}`,
    description: 'For staff: enter the one-time password to see the applications of this browser.',
    keywords: 'verify otp',
    noindex: true,
  },
  '/admin': {
    title: `Admin panel | ${site.name}`,
    description: 'For staff: the visa applications that were sent from this browser.',
    keywords: 'admin panel',
    noindex: true,
  },
};

const notFound: PageEntry = {
  title: `Page not found | ${site.name}`,
  description: 'This page does not exist. Go back to the home page or look through our visa services.',
  keywords: 'page not found',
  noindex: true,
};

const siteDefault: PageEntry = {
  title: `${site.name} | Visa and travel assistance for India`,
  description: 'Visa assistance and travel consulting for travellers from India.',
  keywords: 'visa assistance, travel agency, India',
};

/** The paths that have a page of their own, in the order of the specification's route table. */
export const listedPaths: readonly string[] = Object.keys(entries);

/** The path without query, hash and trailing slash, in lower case: how pages are looked up. */
export function normalPath(pathname: string): string {
  const path = pathname.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path === '' ? '/' : path.toLowerCase();
}

/** The paths that search engines may list: all but the admin area's. */
export const indexablePaths: readonly string[] = listedPaths.filter((path) => !entries[path]?.noindex);

/** The address of the card that a chat shows for a path; pages that nobody shares have the home page's. */
function cardAddress(path: string): string {
  return `/og/${(indexablePaths.includes(path) && path.split('/').at(-1)) || 'home'}.png`;
}

/**
 * The metadata of a path. A trailing slash, a query and a hash are ignored; an unknown path gets the site's
 * default, which is noindex, `/404` the not-found entry. Specification §2, Behaviour on every navigation.
 */
export function metadataFor(pathname: string): PageMetadata {
  const path = normalPath(pathname);
  const listed = Object.hasOwn(entries, path) ? entries[path] : undefined;
  const { post, guide, ...entry } = listed ?? (path === '/404' ? notFound : siteDefault);
  const words = { title: entry.title, description: entry.description, keywords: entry.keywords };
  const canonical = `${site.baseUrl}${path}`;
  const image = `${site.baseUrl}${cardAddress(path)}`;
  return {
    ...words,
    path,
    heading: post?.title ?? guide?.title ?? entry.title.replace(/ \| .*$/, ''),
    canonical,
    image,
    locale: 'en_IN',
    type: post ? 'article' : 'website',
    ...(post && {
      article: {
        section: post.category,
        published: post.date,
        modified: post.lastUpdated ?? post.date,
      },
    }),
    noindex: entry.noindex === true || listed === undefined,
    siteName: site.name,
    structuredData: structuredDataOf({ ...words, path, canonical, image, post, guide }),
  };
}
