import {
  inspectionGuardMachine,
  type InspectionKeyPressed,
  type MeasurementRequested,
  type SizesMeasured,
  type WipeRequested,
} from '../../../machines/site/inspection-guard/inspection-guard.machine';
import type { InspectionGuardMode } from '../../../machines/site/inspection-guard/guard-setting';
import { isInspectionKey } from '../../../machines/site/inspection-guard/inspection-keys';
import type { WindowSizes } from '../../../machines/site/inspection-guard/window-gap';
import { source } from '../../../machines/source';
import type { Part } from '../../flows/part';
import { listening } from '../../services/sources/listening';
import './wiped.css';

const editableField =
  'input:not([readonly],[type="checkbox"],[type="radio"],[type="range"]),textarea:not([readonly]),[contenteditable="true"],[contenteditable=""]';

const contextMenu = source<never>(() =>
  listening(document, {
    contextmenu: (event: MouseEvent) => {
      const isInField = event.target instanceof Element && event.target.closest(editableField) !== null;
      if (!isInField) event.preventDefault();
    },
  }),
);

const inspectionKeys = source<InspectionKeyPressed>(({ sendBack }) => {
  const report = (event: KeyboardEvent) => {
    if (!isInspectionKey(event)) return;
    event.preventDefault();
    sendBack({ type: 'inspection-key.pressed' });
  };
  document.addEventListener('keydown', report, { capture: true });
  return () => document.removeEventListener('keydown', report, { capture: true });
});

function measuredSizes(): WindowSizes {
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

const windowSizes = source<SizesMeasured, undefined, MeasurementRequested>(({ sendBack, receive }) =>
  receive(() => sendBack({ type: 'sizes.measured', sizes: measuredSizes() })),
);

/** A check that nobody answers finds nothing: side panels of a browser look like docked tools. */
const unmeasuredSizes = source<SizesMeasured, undefined, MeasurementRequested>(() => undefined);

/** Takes the whole page away, but for a button that loads it again. What was typed is in storage. */
function wipePage(): void {
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload to continue';
  reload.addEventListener('click', () => location.reload());
  document.body.replaceChildren(reload);
  document.body.toggleAttribute('data-wiped', true);
  reload.focus();
}

const wipedPage = source<never, undefined, WipeRequested>(({ receive }) => receive(wipePage));

/** Keeps curious visitors out of the page's insides. Specification §8, Anti-inspection. */
export const inspectionGuardPart = (mode: Exclude<InspectionGuardMode, 'off'>): Part => ({
  bind: () =>
    inspectionGuardMachine.provide({
      actors: {
        contextMenu,
        inspectionKeys,
        windowSizes: mode === 'whole' ? windowSizes : unmeasuredSizes,
        wipedPage,
      },
    }),
});
