import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import type { Findable } from '../../machines/search/finding';
import { searchMachine, type SearchEvent, type SearchSnapshot } from '../../machines/search/search.machine';
import type { SiteRef } from '../../machines/site/events';
import { foundKindTitles } from '../../src/content/search-content';
import { Search } from '../../src/flows/search/Search';
import { press, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

const japan: Findable = {
  kind: 'destination',
  title: 'Japan',
  path: '/services/japan',
  words: 'fee',
  answer: 'Visa before travel',
};
const cost: Findable = { kind: 'tool', title: 'What it costs', words: 'fee', answer: 'In rupees.' };
const everything = [japan, cost];

const pauseType = 'xstate.after.searchDebounce.search.address.pausing';
type WalkedEvent = SearchEvent | { type: typeof pauseType };

const field = () => screen.getByRole('combobox', { name: 'What are you looking for?' });

function eventsOf(snapshot: SearchSnapshot): WalkedEvent[] {
  const { text, named } = snapshot.context;
  const isFound = snapshot.matches({ results: 'found' });
  const isPausing = snapshot.matches({ address: 'pausing' });
  return [
    ...['fee', 'zz', ' ']
      .filter((one) => one !== text)
      .map((one) => ({ type: 'text.typed' as const, text: one })),
    ...(isPausing && text === 'fee' ? [{ type: 'text.typed' as const, text: '' }] : []),
    ...(text === '' ? [] : [{ type: 'text.cleared' as const }]),
    ...(named === 'japan' ? [] : [{ type: 'address.changed' as const, query: { q: 'japan' } }]),
    ...(named === '' ? [] : [{ type: 'address.changed' as const, query: {} }]),
    { type: 'text.submitted' },
    ...(isFound
      ? ([{ type: 'option.next' }, { type: 'option.previous' }, { type: 'option.left' }] as const)
      : []),
    ...(isFound && text === 'fee' ? [{ type: 'estimator.chosen' as const }] : []),
    ...(isPausing ? [{ type: pauseType } as const] : []),
  ];
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  text: string;
  /** The one that the arrow keys stand on; -1 in the field. */
  active: number;
  /** What the address asks for. */
  q: string;
  /** Where the visitor went. */
  left?: string;
}

const foundBy: Readonly<Record<string, readonly string[]>> = {
  japan: ['Japan'],
  fee: ['Japan', 'What it costs'],
};
const foundOf = ({ text }: Situation) => foundBy[text] ?? [];

walkPaths<typeof searchMachine, WalkedEvent, Situation>({
  flow: 'Search',
  states: 'tests/search/states.txt',
  machine: searchMachine,
  input: { site: createEmptyActor() as SiteRef, everything, smallWords: [] },
  events: eventsOf,
  key: ({ value, context: { text, named, active } }) => JSON.stringify([value, text, named, active]),
  open: (world) =>
    world.open(<Search everything={everything} smallWords={[]} titles={foundKindTitles} />, '/search'),
  act: {
    'text.typed': ({ text }) => act(async () => void fireEvent.change(field(), { target: { value: text } })),
    'text.cleared': async () => {
      await press('Clear search');
      expect(document.activeElement).toBe(field());
    },
    'text.submitted': () => act(async () => void fireEvent.submit(screen.getByRole('search'))),
    'estimator.chosen': () =>
      act(async () => void fireEvent.click(screen.getByRole('option', { name: /^What it costs/ }))),
    'option.next': () => act(async () => void fireEvent.keyDown(field(), { key: 'ArrowDown' })),
    'option.previous': () => act(async () => void fireEvent.keyDown(field(), { key: 'ArrowUp' })),
    'option.left': () => act(async () => void fireEvent.keyDown(field(), { key: 'Escape' })),
    'address.changed': async ({ query }, world) => {
      await act(async () => world.history?.push(`/search${query.q === undefined ? '' : `?q=${query.q}`}`));
      await wait(20);
    },
    [pauseType]: () => wait(300),
  },
  say: {
    'text.typed': ({ text }) => `types “${text}”`,
    'text.cleared': () => 'clears the field',
    'text.submitted': () => 'presses Enter',
    'estimator.chosen': () => 'chooses the estimator',
    'option.next': () => 'presses down',
    'option.previous': () => 'presses up',
    'option.left': () => 'presses Escape',
    'address.changed': ({ query }) => `comes to ${query.q ?? 'no question'}`,
    [pauseType]: () => 'waits 300 ms',
  },
  start: { text: '', active: -1, q: '' },
  after: {
    'text.typed': (situation, { text }) => ({ ...situation, text, active: -1 }),
    'text.cleared': (situation) => ({ ...situation, text: '', active: -1 }),
    'text.submitted': (situation) => {
      const title = foundOf(situation)[Math.max(0, situation.active)];
      return title === 'Japan' ? { ...situation, left: '/services/japan' } : situation;
    },
    'estimator.chosen': (situation) => situation,
    'option.next': (situation) => ({
      ...situation,
      active: (situation.active + 1) % foundOf(situation).length,
    }),
    'option.previous': (situation) => ({
      ...situation,
      active: situation.active <= 0 ? foundOf(situation).length - 1 : situation.active - 1,
    }),
    'option.left': (situation) =>
      situation.active === -1 ? { ...situation, text: '' } : { ...situation, active: -1 },
    'address.changed': (_, { query: { q = '' } }) => ({ text: q, active: -1, q }),
    [pauseType]: (situation) => ({ ...situation, q: situation.text.trim() }),
  },
  see: ({ text }) => ({
    headings: ['Search', ...(text.trim() === '' ? Object.values(foundKindTitles) : [])],
    buttons: [...(text === '' ? [] : ['Clear search']), ...(text === 'fee' ? ['What it costs'] : [])],
  }),
  alsoExpect: (situation, world) => {
    const { text, active, q, left } = situation;
    const found = foundOf(situation);
    expect((field() as HTMLInputElement).value).toBe(text);
    expect(
      screen.queryAllByRole('option').map((option) => option.querySelector('span')?.textContent),
    ).toEqual(found);
    expect(field().getAttribute('aria-expanded')).toBe(String(found.length > 0));
    const pointed = field().getAttribute('aria-activedescendant');
    expect(pointed === null ? '' : document.getElementById(pointed)?.querySelector('span')?.textContent).toBe(
      active === -1 ? '' : found[active],
    );
    const lines: Readonly<Record<string, string>> = {
      fee: '2 results',
      japan: '1 result',
      zz: 'Nothing found for “zz”.',
    };
    expect(screen.getByRole('search').nextElementSibling?.textContent).toBe(lines[text] ?? '');
    if (found.length > 0) {
      const [first] = within(screen.getByRole('listbox', { name: 'Results' })).getAllByRole('option');
      expect(first?.textContent).toBe('JapanVisa before travel');
    }
    expect(world.address).toBe(left ?? (q === '' ? '/search' : `/search?q=${q}`));
  },
});
