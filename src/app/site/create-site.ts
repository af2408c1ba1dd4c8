import { createActor, fromPromise, type AnyActorLogic, type InspectionEvent, type Observer } from 'xstate';
import type { FetchedPart } from '../../../machines/site/events';
import { navigationMachine } from '../../../machines/site/navigation/navigation.machine';
import type { Place } from '../../../machines/site/navigation/place';
import { siteMachine, type PartCode } from '../../../machines/site/site.machine';
import type { Ports } from '../../flows/ports';
import { siteHandle, type SiteHandle } from '../../flows/site';
import { crossFade } from '../../services/cross-fade';
import { loadPage, type LoadedPage } from '../routing/routes';
import { headerPart } from './header-part';
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

const navigation = navigationMachine.provide({
  actors: {
    loadPage: fromPromise<unknown, { pathname: string }>(async ({ input, signal }) => {
      const page = await loadPage(input.pathname);
      // Who has gone on meanwhile is shown no picture of a page that never comes.
      if (!signal.aborted) await crossFade();
      return page;
    }),
  },
});

const liveSite = (ports: Ports) =>
  siteMachine.provide({
    actors: {
      navigation,
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
  readonly place: Place;
  /** The page of the place; nothing when it could not be had. */
  readonly page: LoadedPage | undefined;
  readonly ports: Ports;
  /** Watches the whole system, in development. */
  readonly inspect?: Observer<InspectionEvent> | undefined;
}

/**
 * The site's system, not started: so the build renders its pages, and so the first render in the browser finds what the
 * build's pages show.
 */
export function createSite({ place, page, ports, inspect }: SiteStart): SiteHandle {
  return siteHandle(
    createActor(liveSite(ports), { id: 'site', input: { place, page }, ...(inspect && { inspect }) }),
  );
}
