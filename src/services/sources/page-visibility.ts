import type { TabTurned } from '../../../machines/site/notices/notices.machine';
import { source } from '../../../machines/source';
import { listening } from './listening';

/** Whether the visitor can see the page, now and whenever that changes. */
export const pageVisibility = source<TabTurned>(({ sendBack }) => {
  const report = () => sendBack({ type: document.hidden ? 'tab.hidden' : 'tab.shown' });
  report();
  return listening(document, { visibilitychange: report });
});
