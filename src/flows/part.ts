import type { AnyActorLogic } from 'xstate';
import type { FetchedPart, PartViews, RegisteredPart } from '../../machines/site/parts';
import type { Ports } from './ports';
import { childOf, useSiteRoot, type SiteActor } from './site';

/** A part of the site, in whichever of the three ways it comes (`machines/site/parts.ts`). */
export interface Part {
  /** Its chart with its sources on this device. */
  readonly bind: (ports: Ports) => AnyActorLogic;
}

/** A part that comes with what draws it; the others are drawn by pages and by the shell. */
export interface DrawnPart<Views = unknown> extends Part {
  readonly views: Views;
}

/** Registers a part whose code came with a page; one that runs already stays. */
export function registerPart(site: SiteActor, id: RegisteredPart, { bind }: Part, ports: Ports): void {
  if (!childOf(site, id)) site.send({ type: 'part.registered', part: id, logic: bind(ports) });
}

/** What draws a fetched part; nothing until it is there. */
export function usePartViews<Id extends FetchedPart>(id: Id): PartViews[Id] | undefined {
  return useSiteRoot(({ context }) => context.views[id]);
}
