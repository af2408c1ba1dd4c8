import {
  checkerPopupMachine,
  type CheckerSeen,
  type PageOccupation,
  type PageScrolled,
  type VisitorActed,
} from '../../../machines/checker-popup/checker-popup.machine';
import { checkerSeenStorageKey } from '../../../machines/checker-popup/seen';
import { selectMenuIsOpen } from '../../../machines/site/header/header.machine';
import { selectTool } from '../../../machines/site/tools/tools.machine';
import { source } from '../../../machines/source';
import type { Ports } from '../ports';
import { defineFlow } from '../running';
import { childOf, subscribeToChild, type SiteActor } from '../site';

/** What only a visitor causes: a scroll that follows one of these is not the app's own. */
const visitorActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** What changes who has the focus, and whether the tab is looked at. */
const focusChanges = ['focusin', 'focusout', 'visibilitychange'] as const;

const isField = 'input, select, textarea, [contenteditable]';

const acts = source<VisitorActed>(({ sendBack }) => {
  const report = () => sendBack({ type: 'visitor.acted' });
  for (const act of visitorActs) window.addEventListener(act, report, { passive: true });
  return () => {
    for (const act of visitorActs) window.removeEventListener(act, report);
  };
});

const scrolls = source<PageScrolled>(({ sendBack }) => {
  const report = () => sendBack({ type: 'page.scrolled' });
  window.addEventListener('scroll', report, { passive: true });
  return () => window.removeEventListener('scroll', report);
});

function isOccupied(site: SiteActor): boolean {
  const tools = childOf(site, 'tools')?.getSnapshot();
  const header = childOf(site, 'header')?.getSnapshot();
  return (
    (tools !== undefined && selectTool(tools) !== undefined) ||
    (header !== undefined && selectMenuIsOpen(header)) ||
    document.hidden ||
    document.activeElement?.matches(isField) === true
  );
}

/** Whether anything keeps the visitor from the page, now and at each change of what may. */
function pageOccupation(site: SiteActor) {
  return source<PageOccupation>(({ sendBack }) => {
    const report = () => sendBack({ type: isOccupied(site) ? 'page.occupied' : 'page.freed' });
    const followed = { next: report, error: () => {} };
    report();
    const stops = [
      subscribeToChild(site, 'tools', (tools) => tools.subscribe(followed)),
      subscribeToChild(site, 'header', (header) => header.subscribe(followed)),
    ];
    for (const change of focusChanges) document.addEventListener(change, report);
    return () => {
      for (const stop of stops) stop();
      for (const change of focusChanges) document.removeEventListener(change, report);
    };
  });
}

/** Whether the checker was on the screen before, or is now. */
function checkerSeen(ports: Ports) {
  const seen = ports.storedValue(checkerSeenStorageKey);
  return source<CheckerSeen>(({ sendBack }) => {
    const report = () => sendBack({ type: 'checker.seen' });
    if (seen.read()) report();
    return seen.onWritten(report);
  });
}

/** The popup in the site. Specification §4, Automatic popup. */
export const checkerPopupFlow = defineFlow(({ site, ports }) => ({
  input: { site },
  logic: checkerPopupMachine.provide({
    actors: { seen: checkerSeen(ports), occupation: pageOccupation(site), acts, scrolls },
  }),
}));
