/** The tabs of the trip's folder, in their order. */
export const folderTabs = ['when', 'documents', 'cost', 'profile', 'letters'] as const;

export type FolderTab = (typeof folderTabs)[number];

const elements: Readonly<Record<FolderTab, string>> = {
  when: 'journey',
  documents: 'documents-for-you',
  cost: 'cost',
  profile: 'profile',
  letters: 'letters',
};

/** The id of the element that a tab shows: an address names it, as `/trip#letters`. */
export function elementOf(tab: FolderTab): string {
  return elements[tab];
}

/** The tab that the hash of an address names, if it names one. */
export function tabIn(hash: string): FolderTab | undefined {
  return folderTabs.find((tab) => hash === `#${elements[tab]}`);
}
