import { createActor, fromPromise, type InspectionEvent, type Observer } from 'xstate';
import type { EarlyPart, FetchedPart, PartViews } from '../../../machines/site/parts';
import { siteMachine, type PartCode } from '../../../machines/site/site.machine';
import type { DrawnPart, Part } from '../../flows/part';
import type { Ports } from '../../flows/ports';
import { siteHandle, type SiteHandle } from '../../flows/site';
import type { LoadedPage } from '../routing/routes';
import type { SiteHistory } from '../routing/SiteRouter';
import { headerPart } from './header-part';
import { navigationPart } from './navigation-part';
import { paymentPart } from './payment-part';
import { themePart } from './theme-part';
import { toolsPart } from './tools-part';

const earlyParts = (history: SiteHistory): Record<EarlyPart, Part> => ({
  navigation: navigationPart(history),
  theme: themePart,
  tools: toolsPart,
  header: headerPart,
  payment: paymentPart,
});

const fetchedParts: { [Id in FetchedPart]: () => Promise<{ part: DrawnPart<PartViews[Id]> }> } = {
  notices: () => import('../notices/notices-part'),
  connection: () => import('./connection-part'),
  tripFolder: () => import('../../flows/trip-folder/trip-folder-part'),
};

/** The site's chart with its parts on this device; the pages register the others. */
function boundSite(history: SiteHistory, ports: Ports): typeof siteMachine {
  const early = Object.entries(earlyParts(history)).map(([id, { bind }]) => [id, bind(ports)] as const);
  const loadPart = fromPromise<PartCode, { part: FetchedPart }>(async ({ input }) => {
    const { part } = await fetchedParts[input.part]();
    return { logic: part.bind(ports), views: part.views };
  });
  return siteMachine.provide({ actors: { ...Object.fromEntries(early), loadPart } });
}

interface SiteStart {
  readonly history: SiteHistory;
  /** The page of the history's location; nothing when it could not be had. */
  readonly page: LoadedPage | undefined;
  readonly ports: Ports;
  /** Watches the whole system, in development. */
  readonly inspect?: Observer<InspectionEvent> | undefined;
}

/**
 * The site's system, not started: so the build renders its pages, and so the first render in the browser finds what the
 * build's pages show.
 */
export function createSite({ history, page, ports, inspect }: SiteStart): SiteHandle {
  return siteHandle(
    createActor(boundSite(history, ports), {
      id: 'site',
      input: { location: history.location, page },
      ...(inspect && { inspect }),
    }),
  );
}
