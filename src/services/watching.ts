import type { InspectionEvent, Observer } from 'xstate';
import { createInspector } from './inspector';

const look =
  'padding:10px 14px;border:1px solid;border-radius:10px;background:Canvas;color:CanvasText;font:600 14px system-ui';

function button(words: string, press: () => void): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.style.cssText = look;
  made.addEventListener('click', press);
  return made;
}

/** Browsers block windows that no click has asked for, silently: the buttons are the way that always works. */
function offerButtons(open: () => Promise<string>): { say(words: string): void } {
  const outcome = document.createElement('span');
  outcome.role = 'status';
  outcome.style.cssText =
    'flex-basis:100%;max-width:28rem;background:Canvas;color:CanvasText;font:14px system-ui';
  const say = (words: string) => void (outcome.textContent = words);
  const corner = document.createElement('div');
  corner.style.cssText =
    'position:fixed;inset:auto auto 12px 12px;z-index:9999;display:flex;flex-wrap:wrap;gap:8px';
  corner.append(
    outcome,
    button('Open the Stately inspector', () => void open().then(say)),
    button('Open the flow atlas', () => {
      const here = location.pathname + location.search;
      window.open(`/__flows?at=${encodeURIComponent(here)}`);
    }),
  );
  document.body.append(corner);
  return { say };
}

/**
 * Lets developers watch every flow of the page: in the Stately inspector and in the atlas. Inside the atlas, the atlas has the
 * buttons. Development only: nothing imports this file in production.
 */
export function watchFlows({
  inspectorUrl,
  opensInspector,
}: {
  inspectorUrl: string;
  opensInspector: boolean;
}): Observer<InspectionEvent> {
  const { inspect, open } = createInspector(inspectorUrl);
  const watcher = window.flowWatcher;
  if (watcher) {
    watcher.offerInspector(open);
    return {
      next(event) {
        inspect.next?.(event);
        watcher.inspect(event);
      },
    };
  }
  const { say } = offerButtons(open);
  if (opensInspector) void open().then(say);
  return inspect;
}
