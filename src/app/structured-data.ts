import type { Post } from '../../machines/blog-list/posts';
import type { GuideMetadata, GuideQuestion } from '../content/guides/guide';
import { agency } from '../site';
import { plainFactText } from '../content/fact-text';
import { shownFactsOn } from '../content/fact-words';
import { todayInIndia } from '../content/today';

/** What structured data says of a guide. */
export type DescribedGuide = Pick<GuideMetadata, 'title' | 'description'>;

/** What structured data says of a page. */
export interface DescribedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  /** The page's card, 1200 × 630 px, with its origin. */
  readonly image: string;
  readonly post: Post | undefined;
  readonly guide: DescribedGuide | undefined;
  /** Those that stand on the page with their answers. */
  readonly questions: readonly GuideQuestion[];
}

const facts = shownFactsOn(todayInIndia());

const agencyId = `${agency.baseUrl}/#agency`;
const websiteId = `${agency.baseUrl}/#website`;

/** Specification §1: name, address in an Indian city, hours, area served, price range, social profiles. */
const travelAgency = {
  '@type': 'TravelAgency',
  '@id': agencyId,
  name: agency.name,
  legalName: agency.legalName,
  url: agency.baseUrl,
  logo: `${agency.baseUrl}/icon-512.png`,
  image: `${agency.baseUrl}/og/home.png`,
  telephone: agency.phone.dial,
  email: agency.contactEmail,
  foundingDate: agency.founded,
  priceRange: '₹₹',
  address: {
    '@type': 'PostalAddress',
    addressLocality: agency.city,
    addressRegion: agency.region,
    postalCode: agency.postalCode,
    addressCountry: agency.countryCode,
  },
  areaServed: { '@type': 'Country', name: 'India' },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: agency.hours.opens,
    closes: agency.hours.closes,
  },
  sameAs: agency.socialProfiles.filter(({ isPlaceholder }) => !isPlaceholder).map(({ href }) => href),
};

const website = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: agency.name,
  url: agency.baseUrl,
  inLanguage: 'en-IN',
  publisher: { '@id': agencyId },
};

/** The pages above a page, where it stands below others than the home page. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

function trailOf({ path, title, post, guide }: DescribedPage): readonly Crumb[] {
  if (post)
    return [
      { name: 'Travel Insights', path: '/blog' },
      { name: post.title, path },
    ];
  if (guide)
    return [
      { name: 'Visa services', path: '/services' },
      { name: guide.title, path },
    ];
  return path.startsWith('/tools/') ? [{ name: title.replace(/ \| .*$/, ''), path }] : [];
}

function imageObject(url: string): object {
  return { '@type': 'ImageObject', url, width: 1200, height: 630 };
}

function breadcrumbList(trail: readonly Crumb[], id: string): object {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${agency.baseUrl}${path}`,
    })),
  };
}

function faqPage(questions: readonly GuideQuestion[], url: string): object {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    isPartOf: { '@id': `${url}#page` },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plainFactText(question, facts),
      acceptedAnswer: { '@type': 'Answer', text: plainFactText(answer, facts) },
    })),
  };
}

function service({ title, description }: DescribedGuide, url: string): object {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    serviceType: 'Visa assistance',
    url,
    provider: { '@id': agencyId },
    areaServed: { '@type': 'Country', name: 'India' },
  };
}

/** Specification §2, Blog post page: structured article data. */
function blogPosting(post: Post, canonical: string, image: string): object {
  return {
    '@type': 'BlogPosting',
    '@id': `${canonical}#article`,
    headline: post.title,
    description: post.description,
    keywords: post.keywords,
    articleSection: post.category,
    datePublished: post.date,
    dateModified: post.lastUpdated ?? post.date,
    author: { '@type': 'Organization', name: `${agency.name}, ${post.author}`, url: agency.baseUrl },
    publisher: { '@type': 'Organization', '@id': agencyId, name: agency.name },
    image: imageObject(image),
    mainEntityOfPage: canonical,
    inLanguage: 'en-IN',
  };
}

/**
 * The nodes of a page's schema.org graph: the agency, the site and the page on every page; then, where they
 * apply, its breadcrumbs, its questions, the service it describes and the article it shows. Specification §1 and §2.
 */
export function structuredDataOf(page: DescribedPage): readonly object[] {
  const { title, description, canonical, image, post, guide, questions } = page;
  const webPage = {
    '@type': 'WebPage',
    name: title,
    description,
    inLanguage: 'en-IN',
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: imageObject(image),
  };
  if (canonical === undefined) return [travelAgency, website, webPage];
  const trail = trailOf(page);
  const trailId = `${canonical}#breadcrumbs`;
  return [
    travelAgency,
    website,
    {
      ...webPage,
      '@id': `${canonical}#page`,
      url: canonical,
      ...(trail.length > 0 && { breadcrumb: { '@id': trailId } }),
    },
    ...(trail.length > 0 ? [breadcrumbList(trail, trailId)] : []),
    ...(questions.length > 0 ? [faqPage(questions, canonical)] : []),
    ...(guide ? [service(guide, canonical)] : []),
    ...(post ? [blogPosting(post, canonical, image)] : []),
  ];
}
