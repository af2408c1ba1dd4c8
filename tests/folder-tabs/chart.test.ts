import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  folderTabsMachine,
  selectIsThere,
  type FolderTabsEvent,
} from '../../machines/folder-tabs/folder-tabs.machine';
import { elementOf, folderTabs, tabIn } from '../../machines/folder-tabs/tabs';
import { siteListener } from '../support/site-recorder';
import { trial } from '../support/trial';

const chosen = (tab: (typeof folderTabs)[number]): FolderTabsEvent => ({ type: 'tab.chosen', tab });
const named = (tab: (typeof folderTabs)[number]): FolderTabsEvent => ({ type: 'tab.named', tab });

it.each<[why: string, events: readonly FolderTabsEvent[], open: string, outcome: readonly AnyEventObject[]]>([
  ['at first', [], 'when', []],
  ['one is chosen', [chosen('cost')], 'cost', [{ type: 'hash.requested', hash: '#cost' }]],
  ['the open one is chosen', [chosen('when')], 'when', []],
  ['an address names one', [named('letters')], 'letters', [{ type: 'tab.reached', tab: 'letters' }]],
  ['an address names the open one', [named('when')], 'when', [{ type: 'tab.reached', tab: 'when' }]],
  [
    'one is chosen, and Back leads to another',
    [chosen('profile'), named('when')],
    'when',
    [
      { type: 'hash.requested', hash: '#profile' },
      { type: 'tab.reached', tab: 'when' },
    ],
  ],
])('%s', (_why, events, open, outcome) => {
  const happened: AnyEventObject[] = [];
  const { listener } = siteListener((event) => happened.push(event));
  const { actor, send } = trial(folderTabsMachine.provide({ actors: { address: listener } }), {});
  actor.on('*', (event) => happened.push(event));
  send(...events);
  expect(actor.getSnapshot().context.tab).toBe(open);
  expect(happened).toEqual(outcome);
});

it.each<[why: string, events: readonly FolderTabsEvent[], isThere: boolean]>([
  ['at first', [], false],
  ['another is open', [chosen('cost')], false],
  ['theirs is open', [chosen('letters')], true],
  ['an address has named it', [named('letters')], true],
  ['it was open, and another is now', [chosen('letters'), chosen('when')], true],
])('the letters and the rest of the tabs, when %s', (_why, events, isThere) => {
  const { actor, send } = trial(folderTabsMachine, {});
  send(...events);
  const there = folderTabs.filter((tab) => selectIsThere(actor.getSnapshot(), tab));
  expect(there).toEqual(isThere ? folderTabs : ['when', 'documents', 'cost', 'profile']);
});

it('every tab has an address of its own, and no other hash names one', () => {
  expect(folderTabs.map((tab) => tabIn(`#${elementOf(tab)}`))).toEqual(folderTabs);
  expect(['', '#', '#trip?to=France', '#main', '#Cost', 'cost'].map(tabIn)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
