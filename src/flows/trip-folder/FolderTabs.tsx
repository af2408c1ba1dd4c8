import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { selectIsThere } from '../../../machines/folder-tabs/folder-tabs.machine';
import { elementOf, folderTabs, type FolderTab } from '../../../machines/folder-tabs/tabs';
import { wentTo } from '../../ui/go-to-target';
import { useFlow } from '../running';
import { folderTabsFlow } from './folder-tabs.flow';
import classes from './FolderTabs.module.css';

const names: Readonly<Record<FolderTab, string>> = {
  when: 'When',
  documents: 'Documents',
  cost: 'Cost',
  profile: 'Profile',
  letters: 'Letters',
};

/**
 * The parts of the folder, one at a time. They are all there, for what is typed in one stays and paper shows more than one; the
 * letters come when they are first opened.
 */
export function FolderTabs({ panels }: { panels: Readonly<Record<FolderTab, ReactNode>> }) {
  const { snapshot, send } = useFlow(
    folderTabsFlow,
    {},
    { 'tab.reached': ({ tab }) => requestAnimationFrame(() => wentTo(`#${elementOf(tab)}`)) },
  );
  return (
    <Tabs
      unstyled
      keepMountedMode="display-none"
      className={classes.tabs}
      value={snapshot.context.tab}
      onChange={(tab) => send({ type: 'tab.chosen', tab: tab as FolderTab })}
    >
      <Tabs.List className={classes.list} aria-label="Parts of the folder">
        {folderTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab} className={classes.tab}>
            {names[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {folderTabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} className={classes.panel} data-tab={tab}>
          {selectIsThere(snapshot, tab) && panels[tab]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
