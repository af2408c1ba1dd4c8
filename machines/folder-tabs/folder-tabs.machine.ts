import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../source';
import { elementOf, folderTabs, type FolderTab } from './tabs';

/** The visitor has come to an address that names a tab. */
export type TabNamed = { type: 'tab.named'; tab: FolderTab };
/** The address has to name a tab, in place of what it says now. */
type HashRequested = { type: 'hash.requested'; hash: string };

export type FolderTabsEvent = TabNamed | { type: 'tab.chosen'; tab: FolderTab };

interface Meant {
  readonly tab: FolderTab;
}

interface FolderTabsContext extends Meant {
  /** Those that have been open: what one of them fetches, it fetches then. */
  readonly opened: readonly FolderTab[];
}

const meant = ({ event }: { event: FolderTabsEvent }) => ({ tab: event.tab });

/**
 * The tabs of the trip's folder, one of them open. What the visitor chooses goes into the address, so that it is there after a
 * reload; an address that the visitor comes to opens the tab that it names, and leads there. Which tab is open is data, as
 * the FAQ's category is; so is which have been open, because the letters are fetched with theirs. Specification §2, Trip page.
 */
export const folderTabsMachine = setup({
  types: {
    context: {} as FolderTabsContext,
    events: {} as FolderTabsEvent,
    emitted: {} as { type: 'tab.reached'; tab: FolderTab },
  },
  actors: {
    /** Tells which tab the address names, and puts there which one is chosen. */
    address: silent<TabNamed, undefined, HashRequested>(),
  },
  guards: { isOtherTab: ({ context }, { tab }: Meant) => tab !== context.tab },
  actions: {
    openTab: assign(({ context: { opened } }, { tab }: Meant) => ({
      tab,
      opened: opened.includes(tab) ? opened : [...opened, tab],
    })),
    requestHash: sendTo('address', ({ context: { tab } }) => ({
      type: 'hash.requested' as const,
      hash: `#${elementOf(tab)}`,
    })),
    reachTab: emit(({ context: { tab } }) => ({ type: 'tab.reached' as const, tab })),
  },
}).createMachine({
  id: 'folderTabs',
  context: { tab: folderTabs[0], opened: [folderTabs[0]] },
  invoke: { id: 'address', src: 'address' },
  initial: 'open',
  states: {
    open: {
      on: {
        'tab.chosen': {
          guard: { type: 'isOtherTab', params: meant },
          actions: [{ type: 'openTab', params: meant }, 'requestHash'],
        },
        'tab.named': { actions: [{ type: 'openTab', params: meant }, 'reachTab'] },
      },
    },
  },
});

export type FolderTabsSnapshot = SnapshotFrom<typeof folderTabsMachine>;

/** Whether a tab's content is on the page: that of the letters from the moment in which they are first looked at. */
export function selectIsThere({ context: { opened } }: FolderTabsSnapshot, tab: FolderTab): boolean {
  return tab !== 'letters' || opened.includes(tab);
}
