import type { Actor } from 'xstate';
import { inspectionGuardMachine } from '../../../machines/inspection-guard/inspection-guard.machine';
import { isInspectionKey } from '../../../machines/inspection-guard/inspection-keys';
import type { WindowSizes } from '../../../machines/inspection-guard/window-gap';
import { useFlow } from '../flow';
import './wiped.css';

const editableField =
  'input:not([readonly],[type="checkbox"],[type="radio"],[type="range"]),textarea:not([readonly]),[contenteditable="true"],[contenteditable=""]';

function blockContextMenu(event: MouseEvent): void {
  const isInField = event.target instanceof Element && event.target.closest(editableField) !== null;
  if (!isInField) event.preventDefault();
}

function windowSizes(): WindowSizes {
  const { innerWidth, innerHeight, outerWidth, outerHeight } = window;
  return {
    innerWidth,
    innerHeight,
    outerWidth,
    outerHeight,
    isPointerCoarse: window.matchMedia('(pointer: coarse)').matches,
    pinchScale: window.visualViewport?.scale ?? 1,
    isFramed: window.self !== window.top,
  };
}

/** Takes the whole page away; `wiped.css` writes the one line that is left. What was typed is in storage. */
function wipePage(): void {
  document.body.replaceChildren();
  document.body.toggleAttribute('data-wiped', true);
}

function watchVisitor(actor: Actor<typeof inspectionGuardMachine>): () => void {
  const reportKey = (event: KeyboardEvent) => {
    if (!isInspectionKey(event)) return;
    event.preventDefault();
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'inspection-key.pressed' });
  };
  document.addEventListener('contextmenu', blockContextMenu);
  document.addEventListener('keydown', reportKey, { capture: true });
  return () => {
    document.removeEventListener('contextmenu', blockContextMenu);
    document.removeEventListener('keydown', reportKey, { capture: true });
  };
}

/** Keeps curious visitors out of the page's insides. Shows nothing. Specification §8, Anti-inspection. */
export default function InspectionGuard() {
  useFlow(inspectionGuardMachine, {
    on: {
      'measurement.requested': (_, actor) => actor.send({ type: 'sizes.measured', sizes: windowSizes() }),
      'wipe.requested': wipePage,
    },
    started: watchVisitor,
  });
  return null;
}
