import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { folderTabsMachine, type FolderTabsEvent } from '../../machines/folder-tabs/folder-tabs.machine';
import type { FolderTab } from '../../machines/folder-tabs/tabs';
import { FolderTabs } from '../../src/flows/trip-folder/FolderTabs';
import { openTab, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

// The oracle: written from what the page promises, without the machine.

const parts: Readonly<Record<FolderTab, { name: string; hash: string; says: string }>> = {
  when: { name: 'When', hash: '#journey', says: 'Where and when' },
  documents: { name: 'Documents', hash: '#documents-for-you', says: 'What you are asked for' },
  cost: { name: 'Cost', hash: '#cost', says: 'In rupees' },
  profile: { name: 'Profile', hash: '#profile', says: 'How strong it is' },
  letters: { name: 'Letters', hash: '#letters', says: 'To the embassy' },
};

const view = (
  <FolderTabs
    panels={{
      when: <section id="journey" tabIndex={-1} aria-label="Where and when" />,
      documents: <section id="documents-for-you" tabIndex={-1} aria-label="What you are asked for" />,
      cost: <section id="cost" tabIndex={-1} aria-label="In rupees" />,
      profile: <section id="profile" tabIndex={-1} aria-label="How strong it is" />,
      letters: <section id="letters" tabIndex={-1} aria-label="To the embassy" />,
    }}
  />
);

interface Situation {
  open: FolderTab;
  hash: string;
  /** An address has led there. */
  isReached: boolean;
}

const tabs = Object.keys(parts) as FolderTab[];

walkPaths<typeof folderTabsMachine, FolderTabsEvent, Situation>({
  flow: 'Folder tabs',
  states: 'tests/folder-tabs/states.txt',
  machine: folderTabsMachine,
  input: {},
  events: () =>
    tabs.flatMap((tab) => [{ type: 'tab.chosen', tab } as const, { type: 'tab.named', tab } as const]),
  key: ({ context }) => context.tab,
  open: (world) => world.open(view, '/trip'),
  act: {
    'tab.chosen': ({ tab }) => openTab(parts[tab].name),
    'tab.named': async ({ tab }, world) => {
      await act(async () => world.history?.push(`/trip${parts[tab].hash}`));
      await wait(20);
    },
  },
  say: {
    'tab.chosen': ({ tab }) => `opens ${parts[tab].name}`,
    'tab.named': ({ tab }) => `comes to ${parts[tab].hash}`,
  },
  start: { open: 'when', hash: '', isReached: false },
  after: {
    'tab.chosen': ({ open, hash }, { tab }) =>
      tab === open
        ? { open, hash, isReached: false }
        : { open: tab, hash: parts[tab].hash, isReached: false },
    'tab.named': (_, { tab }) => ({ open: tab, hash: parts[tab].hash, isReached: true }),
  },
  see: () => ({ address: '/trip', buttons: tabs.map((tab) => parts[tab].name) }),
  alsoExpect: ({ open, hash, isReached }, world) => {
    expect(world.history?.location.hash).toBe(hash);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(parts[open].name);
    expect(screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual([
      parts[open].says,
    ]);
    if (isReached) expect(document.activeElement?.getAttribute('aria-label')).toBe(parts[open].says);
  },
});
