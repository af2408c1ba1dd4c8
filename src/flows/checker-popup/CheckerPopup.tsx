import { useEffect, useEffectEvent } from 'react';
import type { Actor } from 'xstate';
import { checkerPopupMachine } from '../../../machines/checker-popup/checker-popup.machine';
import { keptCheckerSeen } from '../../../machines/checker-popup/seen';
import { selectMenuIsOpen } from '../../../machines/site/header/header.machine';
import { selectTool } from '../../../machines/site/tools/tools.machine';
import { useFlow } from '../flow';
import { usePorts } from '../ports';
import { useSiteChild } from '../site';

/** What only a visitor causes: a scroll that follows one of these is not the app's own. */
const visitorActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const isField = 'input, select, textarea, [contenteditable]';

/** Reports what the visitor does. Gives the way to stop. */
function watchVisitor(actor: Actor<typeof checkerPopupMachine>, reportPage: () => void): () => void {
  const reportAct = () => actor.send({ type: 'visitor.acted' });
  const reportScroll = () => actor.send({ type: 'page.scrolled' });
  for (const act of visitorActs) window.addEventListener(act, reportAct, { passive: true });
  window.addEventListener('scroll', reportScroll, { passive: true });
  for (const change of ['focusin', 'focusout', 'visibilitychange'] as const) {
    document.addEventListener(change, reportPage);
  }
  return () => {
    for (const act of visitorActs) window.removeEventListener(act, reportAct);
    window.removeEventListener('scroll', reportScroll);
    for (const change of ['focusin', 'focusout', 'visibilitychange'] as const) {
      document.removeEventListener(change, reportPage);
    }
  };
}

/**
 * Stands on a guide and says when the checker is to open by itself. It shows nothing, so that the many scrolls
 * it hears render nothing else. Specification §4, Automatic popup.
 */
export function CheckerPopup({ onDue }: { onDue: () => void }) {
  const seen = usePorts().storedValue(keptCheckerSeen);
  const isUnderTool = useSiteChild('tools', (tools) => selectTool(tools) !== undefined);
  const isUnderMenu = useSiteChild('header', selectMenuIsOpen);
  const { actor } = useFlow(checkerPopupMachine, {
    on: { 'checker.due': onDue },
    started: (started) => watchVisitor(started, () => reportPage()),
  });
  const reportPage = useEffectEvent(() => {
    if (seen.read()) actor.send({ type: 'checker.seen' });
    const isOccupied =
      isUnderTool || isUnderMenu || document.hidden || document.activeElement?.matches(isField) === true;
    actor.send({ type: isOccupied ? 'page.occupied' : 'page.freed' });
  });
  useEffect(() => reportPage(), [isUnderTool, isUnderMenu]);
  return null;
}
