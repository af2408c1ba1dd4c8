import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import type { GuideQuestion } from '../../content/guides/guide';
import { guidePaths } from '../../content/guides/guide-paths';
import { isDestinationPath } from '../destinations';
import { recoverFromMissingChunk } from './missing-chunk';

/** What a file in `src/pages` exports. `prepare` fetches what its path needs besides its code: the page's `data`. */
export interface PageModule {
  readonly Page: ComponentType<{ data: never }>;
  readonly prepare?: (params: Params) => Promise<unknown>;
  /** The source files that `prepare` fetches: the build finds their scripts and styles by them. */
  readonly sources?: (params: Params) => readonly string[];
  /** Those that stand on the page with their answers, for its structured data. */
  readonly questions?: readonly GuideQuestion[];
}

interface Route {
  readonly path: string;
  /** The page's source file: the build finds its scripts and styles by it. */
  readonly module: string;
}

const loaders = import.meta.glob<PageModule>('../../pages/*Page.tsx');

function route(path: string, name: string): Route {
  const module = `src/pages/${name}.tsx`;
  if (!(`../../pages/${name}.tsx` in loaders)) {
    throw new Error(`The route ${path} has no page: add ${module}, exporting Page.`);
  }
  return { path, module };
}

const destinationRoute = '/services/:place';

/** Of any other path. The pattern leaves out paths with a line break in them, which have the page all the same. */
const notFoundRoute = route('*', 'NotFoundPage');

/** Every route of the site. Specification §2, Route table. */
const routes: readonly Route[] = [
  route('/', 'HomePage'),
  route('/about', 'AboutPage'),
  route('/services', 'ServicesPage'),
  route(destinationRoute, 'DestinationPage'),
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
  route(guidePaths.uae, 'DubaiTouristVisaPage'),
  route(guidePaths.usa, 'UsaBusinessVisaPage'),
  route(guidePaths.schengen, 'SchengenVisaPage'),
  route(guidePaths.canada, 'CanadaVisitorVisaPage'),
  route(guidePaths.hongKong, 'HongKongParPage'),
  route('/tools/visa-eligibility-checker', 'EligibilityCheckerPage'),
  route('/trip', 'TripPage'),
  route('/login', 'LoginPage'),
  route('/verify-otp', 'VerifyOtpPage'),
  route('/admin', 'AdminPage'),
  route('/community', 'CommunityPage'),
  notFoundRoute,
];

/** The addresses of all routes, as patterns. */
export const routePaths: readonly string[] = routes.map(({ path }) => path);

/** A page with what its path needs, ready to be shown. */
export interface LoadedPage {
  readonly Page: ComponentType<{ data: unknown }>;
  readonly data: unknown;
  /** The page's own source file and those that it prepared: the build finds their scripts and styles by them. */
  readonly sources: readonly string[];
  readonly questions: readonly GuideQuestion[];
}

/** The route of a path. Paths match in any letter case, with or without a trailing slash. */
function matchPage(pathname: string): { route: Route; params: Params } {
  const isUnknownPlace = ({ path }: Route) => path === destinationRoute && !isDestinationPath(pathname);
  const known = routes.filter((candidate) => !isUnknownPlace(candidate));
  const match = matchRoutes(known, { pathname })?.at(-1);
  return match ? { route: match.route, params: match.params } : { route: notFoundRoute, params: {} };
}

/** The source file of the page that a path shows. */
export function pageSourceOf(pathname: string): string {
  return matchPage(pathname).route.module;
}

/** Fetches the page of a path, so that it renders at once. Rejects when its code cannot be had. */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  const { route: matched, params } = matchPage(pathname);
  const load = loaders[matched.module.replace('src/', '../../')];
  if (!load) throw new Error(`${matched.module} is missing.`);
  return recoverFromMissingChunk(async () => {
    const { Page, prepare, sources, questions = [] } = await load();
    const data = await prepare?.(params);
    return {
      Page: Page as ComponentType<{ data: unknown }>,
      data,
      sources: [matched.module, ...(sources?.(params) ?? [])],
      questions,
    };
  });
}

/** Fetches a page's code ahead of time. That it fails changes nothing: the page is fetched again when it is asked for. */
export function prefetchPage(pathname: string): void {
  const { route: matched, params } = matchPage(pathname);
  const load = loaders[matched.module.replace('src/', '../../')];
  load?.()
    .then((page) => page.prepare?.(params))
    .catch(() => undefined);
}
