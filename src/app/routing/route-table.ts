import { matchRoutes, type Params } from 'react-router-dom';
import { guidePaths } from '../../content/guides/guide-paths';

interface Route {
  readonly path: string;
  /** The name of its page's files in `src/pages`: `HomePage` is `HomePage.tsx`, with what it shows from `HomePage.data.ts`. */
  readonly page: string;
}

const route = (path: string, page: string): Route => ({ path, page });

/** Of any other path. The pattern leaves out paths with a line break in them, which have the page all the same. */
const notFoundRoute = route('*', 'NotFoundPage');

/** Every route of the site. Specification §2, Route table. */
const routes: readonly Route[] = [
  route('/', 'HomePage'),
  route('/about', 'AboutPage'),
  route('/services', 'ServicesPage'),
  route('/services/:place', 'DestinationPage'),
  route('/partners', 'PartnersPage'),
  route('/faq', 'FaqPage'),
  route('/blog', 'BlogPage'),
  route('/blog/:id', 'BlogPostPage'),
  route('/contact', 'ContactPage'),
  route('/terms', 'TermsPage'),
  route('/privacy', 'PrivacyPage'),
  route('/payment-terms', 'PaymentTermsPage'),
  route('/cancellation', 'CancellationPage'),
  route('/offer-zone', 'OfferZonePage'),
  route('/apply-visa', 'ApplyVisaPage'),
  ...Object.values(guidePaths).map((path) => route(path, 'GuidePage')),
  route('/tools/visa-eligibility-checker', 'EligibilityCheckerPage'),
  route('/tools/day-counter', 'DayCounterPage'),
  route('/search', 'SearchPage'),
  route('/answers', 'AnswersPage'),
  route('/tools/compare', 'ComparePage'),
  route('/tools/photo', 'PhotoPage'),
  route('/tools/transit', 'TransitPage'),
  route('/tools/visa-centre', 'VisaCentrePage'),
  route('/tools/refusal', 'RefusalPage'),
  route('/tools/visas-i-hold', 'VisasHeldPage'),
  route('/trip', 'TripPage'),
  route('/login', 'LoginPage'),
  route('/verify-otp', 'VerifyOtpPage'),
  route('/admin', 'AdminPage'),
  route('/community', 'CommunityPage'),
  notFoundRoute,
];

/** The addresses of all routes, as patterns. */
export const routePaths: readonly string[] = routes.map(({ path }) => path);

export interface MatchedPage {
  /** The name of the page's files in `src/pages`. */
  readonly page: string;
  readonly params: Params;
  /** The name of its data file: `index`, `services/japan`. */
  readonly file: string;
}

/** The page of what has no page. */
export const notFound: MatchedPage = { page: notFoundRoute.page, params: {}, file: '404' };

/** The page of a path. Paths match in any letter case, with or without a trailing slash. */
export function matchPage(pathname: string): MatchedPage {
  const match = matchRoutes([...routes], { pathname })?.at(-1);
  if (!match || match.route === notFoundRoute) return notFound;
  const path = pathname.replace(/^\/+|\/+$/g, '').toLowerCase();
  return { page: match.route.page, params: match.params, file: path || 'index' };
}
