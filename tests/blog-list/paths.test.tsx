import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  blogListMachine,
  type BlogListEvent,
  type BlogListSnapshot,
} from '../../machines/blog-list/blog-list.machine';
import { BlogList } from '../../src/flows/blog-list/BlogList';
import { follow, press, type, wait } from '../support/hands';
import { walkPaths } from '../support/paths';
import { testPost } from '../support/posts';
import { eachInItsWorld } from '../support/each-in-its-world';
import type { World } from '../support/world';

const guides = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
/** Posts of the site, for a card shows the picture of its post. */
const slugs = [
  'uk-visit-visa',
  'schengen-visa-guide',
  'par-vs-hong-kong-visa',
  'visa-on-arrival-guide',
  'uae-visa-update',
  'uae-ban-status-guide',
  'uae-absconding-guide',
];
const posts = [
  ...guides.map((name, location) =>
    testPost(slugs[location] ?? name, 'Visa Guide', { title: `Guide ${name}` }),
  ),
  testPost('international-travel-tips', 'International Tips', { title: 'A tip' }),
];

const addresses: readonly Record<string, string>[] = [
  {},
  { search: 'tip' },
  { page: '2' },
  { category: 'visa-guide', page: '99' },
  { category: '__proto__', page: 'abc', search: ' ' },
];

const addressOf = (query: Record<string, string>) => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '/blog' : `/blog?${text}`;
};

/** The links stand for Back, Forward and addresses from elsewhere. */
const view = (
  <>
    <BlogList posts={posts} />
    {addresses.map((query) => (
      <Link key={addressOf(query)} to={addressOf(query)}>
        {`Go to ${addressOf(query)}`}
      </Link>
    ))}
  </>
);

const debounceType = 'xstate.after.searchDebounce.blogList.typing';
type WalkedEvent = BlogListEvent | { type: typeof debounceType };

function eventsOf(snapshot: BlogListSnapshot): WalkedEvent[] {
  const { typedText, search, category, page } = snapshot.context;
  const isTyping = snapshot.matches('typing');
  const isPlain = search === '' && !isTyping;
  const isFirst = isPlain && category === 'all' && page === 1;
  const events: WalkedEvent[] = [];
  if (isFirst) {
    events.push({ type: 'search.typed', text: 'zz' });
    events.push(...addresses.map((query) => ({ type: 'address.changed' as const, query })));
  }
  if (isTyping || isPlain) events.push({ type: 'search.typed', text: 'tip' });
  if (isTyping && search === '') events.push({ type: 'search.typed', text: '' });
  if (isTyping) events.push({ type: debounceType });
  if (isTyping && page === 1) events.push({ type: 'address.changed', query: { search: 'tip' } });
  if (search === 'tip') events.push({ type: 'address.changed', query: {} });
  if (typedText !== '') events.push({ type: 'search.cleared' });
  if (!isTyping)
    events.push({ type: 'category.chosen', category: category === 'all' ? 'visa-guide' : 'all' });
  const isMadeUp = category === '__proto__';
  if (isPlain && !isMadeUp) events.push({ type: 'page.chosen', page: page === 1 ? 2 : 1 });
  if (search === 'zz' || (isMadeUp && isPlain)) events.push({ type: 'filters.cleared' });
  return events;
}

// The oracle: written from the specification, without the machine.

function categoryIn({ category }: { readonly category?: string | undefined }): Situation['category'] {
  if (category === undefined) return 'All Posts';
  return category === 'visa-guide' ? 'Visa Guide' : 'Posts';
}

interface Situation {
  typed: string;
  applied: string;
  category: 'All Posts' | 'Visa Guide' | 'Posts';
  page: number;
  address: string;
  scrolls: number;
}

const start: Situation = {
  typed: '',
  applied: '',
  category: 'All Posts',
  page: 1,
  address: '/blog',
  scrolls: 0,
};

function addressIn({ category, page, applied }: Situation): string {
  return addressOf({
    ...(category === 'Visa Guide' && { category: 'visa-guide' }),
    ...(category === 'Posts' && { category: '__proto__' }),
    ...(page > 1 && { page: String(page) }),
    ...(applied !== '' && { search: applied }),
  });
}

/** Written out for the few searches of these walks: seven guides and a tip, six a page. */
function titles({ applied, category, page }: Situation): string[] {
  if (applied === 'zz' || category === 'Posts') return [];
  if (applied === 'tip') return category === 'All Posts' ? ['A tip'] : [];
  if (page === 1) return guides.slice(0, 6).map((id) => `Guide ${id}`);
  return category === 'All Posts' ? ['Guide seven', 'A tip'] : ['Guide seven'];
}

function countOf({ applied, category }: Situation): string {
  if (applied === 'zz' || category === 'Posts') return '0 posts';
  if (applied === 'tip') return category === 'All Posts' ? '1 post' : '0 posts';
  return category === 'All Posts' ? '8 posts' : '7 posts';
}

const chips = ['All Posts', 'International Tips', 'Travel News', 'Visa Guide', 'Visa Updates'];

let scrolls: unknown[] = [];

walkPaths<typeof blogListMachine, WalkedEvent, Situation>({
  flow: 'Blog list',
  states: 'tests/blog-list/states.txt',
  machine: blogListMachine,
  input: { posts },
  events: eventsOf,
  key: ({ value, context: { typedText, search, category, page } }) =>
    JSON.stringify([value, typedText, search, category, Math.min(page, 2)]),
  open: (world) => {
    scrolls = [];
    vi.spyOn(window, 'scrollTo').mockImplementation((...given: unknown[]) => void scrolls.push(given[0]));
    return world.open(view, '/blog');
  },
  act: {
    'address.changed': ({ query }) => follow(`Go to ${addressOf(query as Record<string, string>)}`),
    'search.typed': ({ text }) => type('Search posts', text),
    'search.cleared': () => press('Clear search'),
    'category.chosen': ({ category }) => press(category === 'all' ? 'All Posts' : 'Visa Guide'),
    'page.chosen': ({ page }) => press(page === 1 ? 'Previous page' : 'Page 2'),
    'filters.cleared': () => press('Show all posts'),
    [debounceType]: () => wait(300),
  },
  say: {
    'address.changed': ({ query }) => `comes to ${addressOf(query as Record<string, string>)}`,
    'search.typed': ({ text }) => `types "${text}"`,
    'search.cleared': () => 'clears the search',
    'category.chosen': ({ category }) => `chooses ${category}`,
    'page.chosen': ({ page }) => `goes to page ${page}`,
    'filters.cleared': () => 'shows all posts',
    [debounceType]: () => 'waits 300 ms',
  },
  start,
  after: {
    'address.changed': (situation, { query }) => {
      const applied = query.search === 'tip' ? 'tip' : '';
      return {
        ...situation,
        typed: applied === situation.applied ? situation.typed : applied,
        applied,
        category: categoryIn(query),
        page: query.page === '2' || query.page === '99' ? 2 : 1,
        address: addressOf(query as Record<string, string>),
      };
    },
    'search.typed': (situation, { text }) => ({ ...situation, typed: text }),
    'search.cleared': (situation) => {
      if (situation.applied === '') return { ...situation, typed: '' };
      const next = { ...situation, typed: '', applied: '', page: 1 };
      return { ...next, address: addressIn(next) };
    },
    'category.chosen': (situation, { category }) => {
      const title = category === 'all' ? ('All Posts' as const) : ('Visa Guide' as const);
      const next = { ...situation, category: title, page: 1 };
      return { ...next, address: addressIn(next) };
    },
    'page.chosen': (situation, { page }) => {
      const next = { ...situation, page, scrolls: situation.scrolls + 1 };
      return { ...next, address: addressIn(next) };
    },
    'filters.cleared': ({ scrolls: before }) => ({ ...start, scrolls: before }),
    [debounceType]: (situation) => {
      if (situation.typed === situation.applied) return situation;
      const next = { ...situation, applied: situation.typed, page: 1 };
      return { ...next, address: addressIn(next) };
    },
  },
  see: (situation) => {
    const { typed, address, category, page, applied } = situation;
    const found = titles(situation);
    const hasPages = applied === '' && category !== 'Posts';
    return {
      address,
      headings: [category, ...(found.length > 0 ? found : ['No posts found in this category.'])],
      fields: { 'Search posts': typed },
      buttons: [
        ...(typed === '' ? [] : ['Clear search']),
        ...chips,
        ...(found.length > 0 ? [] : ['Show all posts']),
        ...(hasPages && page === 2 ? ['Previous page'] : []),
        ...(hasPages ? ['Page 1', 'Page 2'] : []),
        ...(hasPages && page === 1 ? ['Next page'] : []),
      ],
      disabledButtons: hasPages ? [page === 1 ? 'Previous page' : 'Next page'] : [],
      notices: [],
    };
  },
  alsoExpect: (situation) => {
    expect(screen.getByRole('status').textContent).toBe(countOf(situation));
    expect(document.querySelector('[aria-pressed="true"]')?.textContent).toBe(
      situation.category === 'Posts' ? undefined : situation.category,
    );
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe(
      situation.applied === '' && situation.category !== 'Posts' ? String(situation.page) : undefined,
    );
    expect(scrolls).toHaveLength(situation.scrolls);
    if (titles(situation).length === 0) {
      expect(document.body.textContent).toContain(
        'Try selecting a different category or check back later for new content.',
      );
    }
  },
});

describe('the blog list in the browser', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));
  afterEach(() => vi.restoreAllMocks());

  it('follows an address that it is opened at', async () => {
    await world.open(view, '/blog?category=travel-guide');
    expect(world.screen().headings).toEqual(['Travel Guide', 'No posts found in this category.']);
  });

  it('leaves other parameters of the address alone', async () => {
    await world.open(view, '/blog?utm_source=mail&page=2');
    await press('Visa Guide');
    expect(world.screen().address).toBe('/blog?utm_source=mail&category=visa-guide');
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('a page change with reduced motion %s scrolls: %s', async (matches, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await world.open(view, '/blog');
    await press('Next page');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    vi.unstubAllGlobals();
  });

  it('a page change moves the focus to the heading of the list', async () => {
    await world.open(view, '/blog');
    await press('Next page');
    await wait(20);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All Posts' }));
  });

  it('shares a post of its card in a window, once', async () => {
    await world.open(view, '/blog?search=tip');
    await follow('Share on WhatsApp: A tip');
    expect(world.shareWindows).toEqual([
      'https://wa.me/?text=A%20tip%20https%3A%2F%2Fdeshantar.example%2Fblog%2Finternational-travel-tips',
    ]);
  });

  /** Clicks, and gives whether the link is left to the browser; the browser of this page follows none. */
  const clickIsLeftToBrowser = (how: MouseEventInit = {}) => {
    let isLeft = false;
    const stayHere = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', stayHere, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Share on X: A tip' }), how);
    return isLeft;
  };

  it('fault 48: a window that does not open leaves the link to the browser', async () => {
    await world.open(view, '/blog?search=tip');
    expect(clickIsLeftToBrowser()).toBe(false);
    world.close();
    Object.assign(world.ports, { openShareWindow: () => false });
    await world.open(view, '/blog?search=tip');
    expect(clickIsLeftToBrowser()).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'a click with %s held, which asks for a tab or a download, opens no window of ours',
    async (held) => {
      await world.open(view, '/blog?search=tip');
      expect(clickIsLeftToBrowser({ [held]: true })).toBe(true);
      expect(world.shareWindows).toEqual([]);
    },
  );

  it('offers the share sheet where the device has one', async () => {
    Object.assign(world.ports, { canShare: () => true });
    await world.open(view, '/blog?search=tip');
    await press('Share: A tip');
    expect(world.shared).toEqual(['https://deshantar.example/blog/international-travel-tips']);
  });
});
