import { site } from '../site';

/** What a page says of itself to search engines and chat previews. Specification §3, Page metadata entry. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly canonical: string;
  readonly image: string;
  readonly locale: 'en_IN';
  readonly type: 'website' | 'article';
  readonly noindex: boolean;
  readonly siteName: string;
  readonly structuredData: readonly object[];
}

interface PageEntry {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly noindex?: true;
}

const entries: Readonly<Record<string, PageEntry>> = {
  '/': {
    title: `${site.name} | Visa assistance and travel planning for Indian travellers`,
    description:
      'Visa help for Schengen, UK, USA, Canada, Dubai and Hong Kong, made for travellers from India: check your eligibility, see what it costs, apply with help.',
    keywords:
      'visa assistance India, visa consultant, Schengen visa, Dubai visa, travel agency India, visa eligibility',
  },
  '/services': {
    title: `Visa services for 62 destinations | ${site.name}`,
    description:
      'Find your destination, see how long the visa takes and apply with help: Schengen, UK, USA, Canada, UAE, Hong Kong and more, for Indian passport holders.',
    keywords:
      'visa services, visa processing time, apply for visa from India, Schengen visa, UAE visa, tourist visa',
  },
  '/apply-visa': {
    title: `Apply for a visa | ${site.name}`,
    description:
      'Tell us where you are going and how to reach you. A visa adviser calls you with the documents, the fees and the next step.',
    keywords:
      'apply visa online India, visa application help, tourist visa application, business visa application',
  },
  '/tools/visa-eligibility-checker': {
    title: `Visa eligibility checker | ${site.name}`,
    description:
      'Answer six short steps and see how strong your visa profile is, point by point, and what you can still improve before you apply. Free, no account.',
    keywords:
      'visa eligibility checker, visa approval chances, visa profile score, Indian passport visa check',
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

const travelAgency = {
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  '@id': `${site.baseUrl}/#agency`,
  name: site.name,
  legalName: site.legalName,
  url: site.baseUrl,
  image: `${site.baseUrl}/og/home.png`,
  telephone: site.phone.dial,
  email: site.contactEmail,
  foundingDate: site.founded,
  priceRange: '₹₹',
  address: {
    '@type': 'PostalAddress',
    addressLocality: site.city,
    addressRegion: site.region,
    postalCode: site.postalCode,
    addressCountry: site.countryCode,
  },
  areaServed: { '@type': 'Country', name: 'India' },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: site.hours.opens,
    closes: site.hours.closes,
  },
  sameAs: site.socialProfiles.map(({ href }) => href),
};

function webPage(entry: PageEntry, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: entry.title,
    description: entry.description,
    url,
    inLanguage: 'en-IN',
    isPartOf: { '@type': 'WebSite', name: site.name, url: site.baseUrl },
  };
}

/**
 * The metadata of a path. A trailing slash, a query and a hash are ignored; an unknown path gets the site's
 * default, `/404` the not-found entry. Specification §2, Behaviour on every navigation.
 */
export function metadataFor(pathname: string): PageMetadata {
  const path = normalPath(pathname);
  const listed = Object.hasOwn(entries, path) ? entries[path] : undefined;
  const entry = listed ?? (path === '/404' ? notFound : siteDefault);
  const canonical = `${site.baseUrl}${listed && path !== '/' ? path : listed ? '/' : path}`;
  return {
    title: entry.title,
    description: entry.description,
    keywords: entry.keywords,
    canonical,
    image: `${site.baseUrl}/og/home.png`,
    locale: 'en_IN',
    type: 'website',
    noindex: entry.noindex === true || listed === undefined,
    siteName: site.name,
    structuredData: [travelAgency, webPage(entry, canonical)],
  };
}
