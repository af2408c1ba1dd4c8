import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';

/** The fields that hold something personal: what they contain never reaches the viewer. */
const personal: ReadonlySet<string> = new Set([
  'fullName',
  'name',
  'email',
  'phone',
  'pendingPhone',
  'mobileNumber',
  'phoneNumber',
  'leadName',
  'leadContact',
  'leadTravelDate',
  'subject',
  'message',
  'body',
  'text',
  'otp',
  'boxes',
  'transactionId',
]);

const mask = '•••';

/**
 * A copy without anything personal. Fields are known by their names, and an event that changes a field
 * (`{ field, value }`) by the field it names.
 */
export function maskPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value !== 'object' || value === null) return value;
  const { field } = value as { field?: unknown };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isPersonal =
        personal.has(key) || (key === 'value' && typeof field === 'string' && personal.has(field));
      return [key, isPersonal && inner !== '' && inner !== undefined ? mask : maskPersonal(inner)];
    }),
  );
}

function plain<Value>(value: Value): Value {
  return maskPersonal(JSON.parse(JSON.stringify(value ?? null))) as Value;
}

/** What the viewer gets of an event: the situation and its data, masked, and nothing of the running actor. */
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

/** Browsers block windows that no click has asked for, silently: the button is the way that always works. */
function offerButton(open: () => void): HTMLElement {
  const button = document.createElement('button');
  button.textContent = 'Open the Stately inspector';
  button.type = 'button';
  button.style.cssText =
    'position:fixed;inset:auto auto 12px 12px;z-index:9999;padding:10px 14px;border:1px solid;border-radius:10px;background:Canvas;color:CanvasText;font:600 14px system-ui';
  button.addEventListener('click', open);
  const outcome = document.createElement('span');
  outcome.role = 'status';
  outcome.style.cssText =
    'position:fixed;inset:auto auto 64px 12px;z-index:9999;max-width:28rem;background:Canvas;color:CanvasText;font:14px system-ui';
  document.body.append(button, outcome);
  return outcome;
}

/**
 * Streams every flow of the page to a viewer that understands Stately's inspection protocol. Development
 * only: nothing imports this file in production. `url` is the viewer's address.
 */
export function offerInspector({ url, opensAtOnce }: { url: string; opensAtOnce: boolean }): {
  inspect: Observer<InspectionEvent>;
} {
  const inTree = oneTree();
  const inspector = createBrowserInspector({
    url,
    autoStart: false,
    serialize: (event) => inTree(shown(event)),
    maxDeferredEvents: 2000,
  });
  const open = async () => {
    const isThere = await isReachable(url);
    outcome.textContent = isThere
      ? ''
      : `The inspector at ${url} cannot be reached. It needs the internet, or a viewer of your own: VITE_INSPECTOR_URL.`;
    if (isThere) inspector.start();
  };
  const outcome = offerButton(() => void open());
  if (opensAtOnce) void open();
  return { inspect: inspector.inspect };
}
