import { fromPromise } from 'xstate';
import { source } from '../../machines/source';
import { atlasMachine, type EventSent, type PageEntered } from './atlas.machine';
import type { WatchedSite } from './watched-site';

/** The atlas of a site that is watched. */
export function atlasOf(site: WatchedSite) {
  return atlasMachine.provide({
    actors: {
      site: source<PageEntered, undefined, EventSent>(({ sendBack, receive }) => {
        receive(({ to, event }) => to.ref.send(event));
        return site.onEnter(() => sendBack({ type: 'page.entered' }));
      }),
      openInspector: fromPromise(async () => (await site.openInspector?.()) ?? ''),
    },
  });
}
