import { createActor, fromPromise, type AnyActorLogic, type InspectionEvent, type Observer } from 'xstate';
import type { FetchedPart } from '../../../machines/site/events';
import { siteMachine, type PartCode } from '../../../machines/site/site.machine';
import type { Ports } from '../../flows/ports';
import { siteHandle, type SiteHandle } from '../../flows/site';
import type { LoadedPage } from '../routing/routes';
import type { SiteHistory } from '../routing/SiteRouter';
import { headerPart } from './header-part';
import { navigationPart } from './navigation-part';
import { themePart } from './theme-part';
import { toolsPart } from './tools-part';

/** A part of the site whose code comes later: its chart, bound to the device, and what draws it. */
interface LatePart {
  readonly bind: (ports: Ports) => AnyActorLogic;
  readonly views: unknown;
}

const partLoaders = {
  notices: () => import('../notices/notices-part'),
  connection: () => import('./connection-part'),
  tripFolder: () => import('../../flows/trip-folder/trip-folder-part'),
} as const satisfies Record<FetchedPart, () => Promise<LatePart>>;

const liveSite = (history: SiteHistory, ports: Ports) =>
  siteMachine.provide({
    actors: {
      navigation: navigationPart(history),
      tools: toolsPart,
      theme: themePart(ports),
      header: headerPart,
      loadPart: fromPromise<PartCode, { part: FetchedPart }>(async ({ input }) => {
        const { bind, views }: LatePart = await partLoaders[input.part]();
        return { logic: bind(ports), views };
      }),
    },
  });

interface SiteStart {
  readonly history: SiteHistory;
  /** The page of the history's place; nothing when it could not be had. */
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
    createActor(liveSite(history, ports), {
      id: 'site',
      input: { place: history.place, page },
      ...(inspect && { inspect }),
    }),
  );
}
