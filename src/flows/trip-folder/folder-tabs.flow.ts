import { folderTabsMachine } from '../../../machines/folder-tabs/folder-tabs.machine';
import { tabIn } from '../../../machines/folder-tabs/tabs';
import { defineFlow } from '../running';
import { currentHash } from '../sources/address';

/** The folder's tabs in the site: the address names the one that is open. */
export const folderTabsFlow = defineFlow(({ site }) => ({
  input: {},
  logic: folderTabsMachine.provide({
    actors: {
      address: currentHash(site, (hash) => {
        const tab = tabIn(hash);
        return tab && { type: 'tab.named', tab };
      }),
    },
  }),
}));
