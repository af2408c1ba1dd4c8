import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import { maskPersonal } from './masking';

function plain<Value>(value: Value): Value {
  return maskPersonal(JSON.parse(JSON.stringify(value ?? null))) as Value;
}

/** What the viewer gets of an event: the state and its data, masked, and nothing of the running actor. */
function shown(event: StatelyInspectionEvent): StatelyInspectionEvent {
  if (event.type === '@xstate.event') return { ...event, event: plain(event.event) };
  const { status, value, context, output } = event.snapshot as Record<string, unknown>;
  const snapshot = plain({ status, value, context, output });
  if (event.type === '@xstate.actor') return { ...event, snapshot: snapshot as typeof event.snapshot };
  return { ...event, event: plain(event.event), snapshot: snapshot as unknown as typeof event.snapshot };
}

/**
 * Makes one tree of what is shown: the pages' own flows are roots to XState, because a child could not be stopped with its view, and
 * stand under the site here.
 */
export function oneTree(): (event: StatelyInspectionEvent) => StatelyInspectionEvent {
  let siteId: string | undefined;
  return (event) => {
    if (event.type === '@xstate.actor' && event.name === 'site') siteId = event.sessionId;
    if (siteId === undefined) return event;
    const isFlow =
      event.type === '@xstate.actor' && event.parentId === undefined && event.sessionId !== siteId;
    return { ...event, rootId: siteId, ...(isFlow && { parentId: siteId }) };
  };
}

/** Whether the viewer can be had at all: its window would show nothing but the browser's error. */
function isReachable(url: string): Promise<boolean> {
  return fetch(url, { mode: 'no-cors' }).then(
    () => true,
    () => false,
  );
}

/**
 * Streams every flow of the page to a viewer that understands Stately's inspection protocol. Development
 * only: nothing imports this file in production. `url` is the viewer's address. `open` shows the viewer; where it cannot be
 * reached, it gives words that say so.
 */
export function createInspector(url: string): {
  inspect: Observer<InspectionEvent>;
  open: () => Promise<string>;
} {
  const inTree = oneTree();
  const inspector = createBrowserInspector({
    url,
    autoStart: false,
    serialize: (event) => inTree(shown(event)),
    maxDeferredEvents: 2000,
  });
  const open = async () => {
    if (!(await isReachable(url)))
      return `The inspector at ${url} cannot be reached. It needs the internet, or a viewer of your own: VITE_INSPECTOR_URL.`;
    inspector.start();
    return '';
  };
  return { inspect: inspector.inspect, open };
}
