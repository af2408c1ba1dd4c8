import { createActor, fromTransition, type AnyEventObject } from 'xstate';
import type { SiteEvent, SiteRef } from '../../machines/site/events';
import type { NavigationRequest } from '../../machines/site/navigation/navigation.machine';
import type { Notice } from '../../machines/ports';

/** Stands in for the root of the site's system: collects what a child tells it, in order. */
export function siteRecorder() {
  const told: SiteEvent[] = [];
  const root = createActor(
    fromTransition((heard: number, event: SiteEvent) => {
      told.push(event);
      return heard + 1;
    }, 0),
  ).start();
  return {
    site: root as SiteRef,
    told,
    /** What was told since it was last taken. */
    takeTold: () => told.splice(0),
  };
}

/** Stands in for the root and for an actor that only hears: hands on what either is told, in order, without saying for which child. */
export function siteListener(hear: (event: AnyEventObject) => void) {
  const listener = fromTransition((heard: number, event: AnyEventObject) => {
    if (event.type === 'xstate.stop') return heard;
    hear((event['event'] as AnyEventObject | undefined) ?? event);
    return heard + 1;
  }, 0);
  // A chart's sources are typed by what they send; this one sends nothing, so it stands in for each.
  return { site: createActor(listener).start() as unknown as SiteRef, listener: listener as never };
}

/** The notices that were raised, in order. */
export function noticesIn(told: readonly SiteEvent[]): Notice[] {
  return told.flatMap((event) =>
    event.type === 'notices.forward' && event.event.type === 'notice.raised' ? [event.event.notice] : [],
  );
}

/** The places that navigation was asked to go to, in order. */
export function requestsIn(told: readonly SiteEvent[]): NavigationRequest[] {
  return told.flatMap((event) => {
    if (event.type !== 'navigation.forward' || event.event.type !== 'navigation.requested') return [];
    const { type, ...request } = event.event;
    return type === 'navigation.requested' ? [request] : [];
  });
}
