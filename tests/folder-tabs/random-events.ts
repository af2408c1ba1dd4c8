import fc from 'fast-check';
import { folderTabsMachine } from '../../machines/folder-tabs/folder-tabs.machine';
import { elementOf, folderTabs } from '../../machines/folder-tabs/tabs';
import { playOf, type Play } from '../support/arbitraries';

const tab = fc.record({ tab: fc.constantFrom(...folderTabs) });

/** What may happen to the tabs in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(folderTabsMachine, {
  input: {},
  events: { 'tab.chosen': tab, 'tab.named': tab },
  holds: ({ snapshot: { context }, events, emitted }) => ({
    'the last tab that was meant is open': context.tab === (events.at(-1)?.['tab'] ?? 'when'),
    'the last hash that was asked for is that of a tab': emitted.every(
      ({ type, hash }) =>
        type !== 'hash.requested' || folderTabs.some((one) => hash === `#${elementOf(one)}`),
    ),
  }),
});
