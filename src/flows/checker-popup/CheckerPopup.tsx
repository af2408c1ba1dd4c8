import type { Actor } from 'xstate';
import { checkerPopupMachine } from '../../../machines/checker-popup/checker-popup.machine';
import { keptCheckerSeen } from '../../../machines/checker-popup/seen';
import type { Shelf } from '../../../machines/ports';
import { useFlow } from '../flow';
import { usePorts } from '../ports';

/** What only a visitor causes: a scroll that follows one of these is not the app's own. */
const visitorActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const standsOver = '[role="dialog"], [role="alertdialog"], dialog[open], #mobile-menu:not([hidden])';
const isField = 'input, select, textarea, [contenteditable]';

function isOccupied(): boolean {
  return (
    document.hidden ||
    document.querySelector(standsOver) !== null ||
    document.activeElement?.matches(isField) === true
  );
}

/** Reports what the visitor does and what stands over the page. Gives the way to stop. */
function watchPage(actor: Actor<typeof checkerPopupMachine>, seen: Shelf<true>): () => void {
  const reportAct = () => actor.send({ type: 'visitor.acted' });
  const reportScroll = () => actor.send({ type: 'page.scrolled' });
  const reportPage = () => {
    if (seen.read()) actor.send({ type: 'checker.seen' });
    actor.send({ type: isOccupied() ? 'page.occupied' : 'page.freed' });
  };
  const changes = new MutationObserver(reportPage);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'open', 'role'],
  });
  for (const act of visitorActs) window.addEventListener(act, reportAct, { passive: true });
  window.addEventListener('scroll', reportScroll, { passive: true });
  document.addEventListener('focusin', reportPage);
  document.addEventListener('focusout', reportPage);
  document.addEventListener('visibilitychange', reportPage);
  reportPage();
  return () => {
    changes.disconnect();
    for (const act of visitorActs) window.removeEventListener(act, reportAct);
    window.removeEventListener('scroll', reportScroll);
    document.removeEventListener('focusin', reportPage);
    document.removeEventListener('focusout', reportPage);
    document.removeEventListener('visibilitychange', reportPage);
  };
}

/**
 * Stands on a guide and says when the checker is to open by itself. It shows nothing, so that the many scrolls
 * it hears render nothing else. Specification §4, Automatic popup.
 */
export function CheckerPopup({ onDue }: { onDue: () => void }) {
  const seen = usePorts().shelf(keptCheckerSeen);
  useFlow(checkerPopupMachine, {
    on: { 'checker.due': onDue },
    started: (actor) => watchPage(actor, seen),
  });
  return null;
}
