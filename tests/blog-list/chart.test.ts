import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  blogListMachine,
  selectBlogList,
  type BlogListEvent,
} from '../../machines/blog-list/blog-list.machine';
import { testPost } from '../support/posts';
import { source } from '../../machines/source';
import { trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

/** Fifteen posts, three pages: eight guides, six updates, one tip. */
const posts = [
  ...Array.from({ length: 8 }, (_, index) => testPost(`guide-${index + 1}`, 'Visa Guide')),
  ...Array.from({ length: 6 }, (_, index) => testPost(`update-${index + 1}`, 'Visa Updates')),
  testPost('tip-1', 'International Tips'),
];

const typed = (text: string): BlogListEvent => ({ type: 'search.typed', text });
const address = (query: Record<string, string>): BlogListEvent => ({ type: 'address.changed', query });
const category = (id: 'all' | 'visa-guide' | 'visa-updates'): BlogListEvent => ({
  type: 'category.chosen',
  category: id,
});
const page = (number: number): BlogListEvent => ({ type: 'page.chosen', page: number });
const cleared: BlogListEvent = { type: 'search.cleared' };
const allCleared: BlogListEvent = { type: 'filters.cleared' };
const wait = (ms: number) => ms;

type Step = BlogListEvent | number;

function walk(steps: readonly Step[]) {
  /** What is emitted, and what the address and the page are asked for, in order. */
  const emitted: AnyEventObject[] = [];
  const hearing = siteListener((event) => emitted.push(event)).listener;
  const list = trial(blogListMachine.provide({ actors: { address: hearing, scroll: hearing } }), {
    input: { posts },
  });
  list.actor.on('*', (event) => emitted.push(event));
  for (const step of steps) {
    if (typeof step === 'number') list.clock.increment(step);
    else list.send(step);
  }
  const snapshot = list.actor.getSnapshot();
  return { list: selectBlogList(snapshot), situation: snapshot.value, emitted };
}

describe('what the list shows (Specification §4, Blog list)', () => {
  it.each<
    [
      why: string,
      steps: Step[],
      shown: { category: string; page: number; pages: number; found: number; typed: string },
    ]
  >([
    ['at first everything', [], { category: 'all', page: 1, pages: 3, found: 15, typed: '' }],
    ['the third page', [page(3)], { category: 'all', page: 3, pages: 3, found: 15, typed: '' }],
    [
      'a category, from its first page',
      [page(3), category('visa-guide')],
      { category: 'visa-guide', page: 1, pages: 2, found: 8, typed: '' },
    ],
    [
      'the category in use, chosen again, stays on its page',
      [category('visa-guide'), page(2), category('visa-guide')],
      { category: 'visa-guide', page: 2, pages: 2, found: 8, typed: '' },
    ],
    [
      'at 299 ms no search',
      [typed('tip'), wait(299)],
      { category: 'all', page: 1, pages: 3, found: 15, typed: 'tip' },
    ],
    [
      'at 300 ms the search',
      [typed('tip'), wait(300)],
      { category: 'all', page: 1, pages: 1, found: 1, typed: 'tip' },
    ],
    [
      'typing again starts the delay anew',
      [typed('ti'), wait(299), typed('tip'), wait(299)],
      { category: 'all', page: 1, pages: 3, found: 15, typed: 'tip' },
    ],
    [
      'a search goes to the first page',
      [page(2), typed('guide'), wait(300)],
      { category: 'all', page: 1, pages: 2, found: 8, typed: 'guide' },
    ],
    [
      'a search that comes to nothing new keeps the page',
      [page(2), typed('g'), typed('  '), wait(300)],
      { category: 'all', page: 2, pages: 3, found: 15, typed: '  ' },
    ],
    [
      'a search cleared before it was applied keeps the page',
      [page(2), typed('g'), cleared, wait(300)],
      { category: 'all', page: 2, pages: 3, found: 15, typed: '' },
    ],
    [
      'a cleared search shows everything at once',
      [typed('tip'), wait(300), cleared],
      { category: 'all', page: 1, pages: 3, found: 15, typed: '' },
    ],
    [
      'nothing found',
      [category('visa-guide'), typed('tip'), wait(300)],
      { category: 'visa-guide', page: 1, pages: 0, found: 0, typed: 'tip' },
    ],
    [
      'clearing all filters',
      [category('visa-guide'), typed('tip'), wait(300), typed('tips'), allCleared, wait(300)],
      { category: 'all', page: 1, pages: 3, found: 15, typed: '' },
    ],
    [
      'an address',
      [address({ category: 'visa-updates', search: 'update', page: '1' })],
      { category: 'visa-updates', page: 1, pages: 1, found: 6, typed: 'update' },
    ],
    [
      'an address with a page beyond the last',
      [address({ page: '99' })],
      { category: 'all', page: 3, pages: 3, found: 15, typed: '' },
    ],
    [
      'Back to an address without parameters',
      [address({ category: 'visa-guide', search: 'guide' }), address({})],
      { category: 'all', page: 1, pages: 3, found: 15, typed: '' },
    ],
    [
      'Back to another page while typing keeps what is typed, and its delay',
      [page(2), typed('tip'), wait(200), address({}), wait(100)],
      { category: 'all', page: 1, pages: 1, found: 1, typed: 'tip' },
    ],
    [
      'Back to another search while typing shows that search',
      [typed('tip'), wait(300), typed('tips'), address({ search: 'guide' }), wait(300)],
      { category: 'all', page: 1, pages: 2, found: 8, typed: 'guide' },
    ],
    [
      'the address it asked for changes nothing',
      [typed(' tip '), wait(300), address({ search: 'tip' })],
      { category: 'all', page: 1, pages: 1, found: 1, typed: ' tip ' },
    ],
  ])('%s', (_why, steps, shown) => {
    const { category: filter, page: number, pages, found, typedText } = walk(steps).list;
    expect({ category: filter, page: number, pages, found, typed: typedText }).toEqual(shown);
  });

  it('a button for each page', () => {
    expect(walk([]).list.pageButtons).toEqual([1, 2, 3]);
    expect(walk([category('visa-guide')]).list.pageButtons).toEqual([1, 2]);
  });

  it('six posts a page, in their order', () => {
    const ids = (steps: readonly Step[]) => walk(steps).list.posts.map(({ id }) => id);
    expect(ids([])).toEqual(['guide-1', 'guide-2', 'guide-3', 'guide-4', 'guide-5', 'guide-6']);
    expect(ids([page(2)])).toEqual(['guide-7', 'guide-8', 'update-1', 'update-2', 'update-3', 'update-4']);
    expect(ids([page(3)])).toEqual(['update-5', 'update-6', 'tip-1']);
  });
});

describe('what the list asks for (Specification §2, Blog list)', () => {
  const push = (query: object) => ({ type: 'address.requested', query, history: 'push' });
  const replace = (query: object) => ({ type: 'address.requested', query, history: 'replace' });
  const scroll = { type: 'scroll.requested' };
  const focus = { type: 'focus.requested' };

  it.each<[why: string, steps: Step[], emitted: object[]]>([
    ['a page: a history entry, and up to the top', [page(2)], [push({ page: '2' }), scroll, focus]],
    [
      'the first page has no parameter',
      [page(2), page(1)],
      [push({ page: '2' }), scroll, focus, push({}), scroll, focus],
    ],
    ['the page that shows', [page(1)], []],
    ['the last page, under an address beyond it', [address({ page: '99' }), page(3)], []],
    [
      'a category: a history entry, no page',
      [address({ page: '2' }), category('visa-guide')],
      [push({ category: 'visa-guide' })],
    ],
    ['all: no category', [address({ category: 'visa-guide' }), category('all')], [push({})]],
    ['the category in use', [category('all')], []],
    [
      'thirty keystrokes: one entry, replaced once',
      [...Array.from({ length: 30 }, () => [typed('tip'), 9]).flat(), wait(300)],
      [replace({ search: 'tip' })],
    ],
    [
      'a search removes the page',
      [address({ page: '2' }), typed('tip'), wait(300)],
      [replace({ search: 'tip' })],
    ],
    [
      'a search that is the same',
      [typed('tip'), wait(300), typed('tip '), wait(300)],
      [replace({ search: 'tip' })],
    ],
    ['a cleared search', [address({ search: 'tip' }), cleared], [replace({})]],
    ['clearing what was not applied', [typed('tip'), cleared], []],
    [
      'clearing all filters',
      [address({ search: 'tip', category: 'visa-guide' }), allCleared],
      [push({}), focus],
    ],
    ['an address', [address({ search: 'tip', page: '2', category: 'x' })], []],
    [
      'a page while a search waits: the search comes after it',
      [typed('guide'), page(2), wait(300)],
      [push({ page: '2' }), scroll, focus, replace({ search: 'guide' })],
    ],
  ])('%s', (_why, steps, emitted) => {
    expect(walk(steps).emitted).toEqual(emitted);
  });
});

it.each<[why: string, steps: Step[], situation: string]>([
  ['nothing typed', [], 'applied'],
  ['typed', [typed('tip')], 'typing'],
  ['typed, 300 ms later', [typed('tip'), wait(300)], 'applied'],
  ['typed what comes to nothing new, 300 ms later', [typed('  '), wait(300)], 'applied'],
  ['typed and cleared', [typed('tip'), cleared], 'applied'],
])('%s, with %j: the search is %s', (_why, steps, situation) => {
  expect(walk(steps).situation).toBe(situation);
});

it.each<[why: string, search: string, shown: string, situation: string]>([
  ['is applied after its delay', '', 'tip', 'typing'],
  ['takes the place of the search that the address brings', 'guide', 'tip', 'typing'],
])('what was typed before the start %s', (_why, search, shown, situation) => {
  const { actor, clock } = trial(
    blogListMachine.provide({
      actors: {
        earlySearch: source(({ sendBack }) => sendBack({ type: 'search.typed', text: shown })),
        address: source(({ sendBack }) => sendBack({ type: 'address.changed', query: { search } })),
      },
    }),
    { input: { posts } },
  );
  expect(actor.getSnapshot().value).toBe(situation);
  expect(selectBlogList(actor.getSnapshot()).typedText).toBe(shown);
  clock.increment(300);
  expect(actor.getSnapshot().context.search).toBe(shown);
});
