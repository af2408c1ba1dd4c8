import { forGuard } from '../../../machines/site/events';
import { guardMachine } from '../../../machines/site/guard/guard.machine';
import type { GuardMode } from '../../../machines/site/guard/guard-setting';
import { isInspectionKey } from '../../../machines/site/guard/inspection-keys';
import type { WindowSizes } from '../../../machines/site/guard/window-gap';
import { bringPart, whenChild, type SiteActor } from '../../flows/site';
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

/**
 * Keeps curious visitors out of the page's insides. Its listeners stand before those of any other flow, and its chart is
 * brought to the site first. Gives the way to stop. Specification §8, Anti-inspection.
 */
export function guardPage(site: SiteActor, mode: Exclude<GuardMode, 'off'>): () => void {
  const reportKey = (event: KeyboardEvent) => {
    if (!isInspectionKey(event)) return;
    event.preventDefault();
    site.send(forGuard({ type: 'inspection-key.pressed' }));
  };
  document.addEventListener('contextmenu', blockContextMenu);
  document.addEventListener('keydown', reportKey, { capture: true });
  const following = whenChild(site, 'guard', (guard) =>
    guard.on('*', ({ type }) => {
      if (type === 'wipe.requested') wipePage();
      // A check that nobody answers finds nothing: side panels of a browser look like docked tools.
      else if (mode === 'whole') guard.send({ type: 'sizes.measured', sizes: windowSizes() });
    }),
  );
  bringPart(site, 'guard', guardMachine);
  return () => {
    document.removeEventListener('contextmenu', blockContextMenu);
    document.removeEventListener('keydown', reportKey, { capture: true });
    following();
  };
}
