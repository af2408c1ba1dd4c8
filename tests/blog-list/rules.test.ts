import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectionOf, queryOf, type BlogSelection, type BlogQuery } from '../../machines/blog-list/address';
import {
  categorySlug,
  filterButtons,
  filterTitle,
  findPost,
  matchingPosts,
  neighboursOf,
  postCategories,
  relatedTo,
  type PostFilter,
} from '../../machines/blog-list/posts';
import { openShareWindow } from '../../src/services/share';
import { shareAddresses } from '../../src/ui/article/share-addresses';
import { testPost } from '../support/posts';

const dubai = testPost('dubai', 'Visa Updates', {
  title: 'New UAE rules',
  description: 'What changed for visitors.',
  keywords: 'Dubai, visa rules',
});
const packing = testPost('packing', 'International Tips', {
  title: 'Suitcase colours',
  description: 'Find your bag.',
  keywords: 'luggage',
});
const istanbul = testPost('istanbul', 'Travel Guide', {
  title: 'İstanbul C++ (.*) 🧳',
  description: 'Bridges.',
  keywords: 'city',
});
const all = [dubai, packing, istanbul];

describe('the categories (Specification §3, Blog post)', () => {
  it('are five', () => {
    expect(postCategories).toEqual([
      'Travel Guide',
      'Visa Guide',
      'Visa Updates',
      'Travel News',
      'International Tips',
    ]);
  });

  it.each([
    ['Travel Guide', 'travel-guide'],
    ['International Tips', 'international-tips'],
    ['Visa Updates', 'visa-updates'],
  ])('%s is %s in addresses', (name, slug) => {
    expect(categorySlug(name)).toBe(slug);
  });

  it('have five filter buttons', () => {
    expect(filterButtons.map(({ id, title }) => [id, title])).toEqual([
      ['all', 'All Posts'],
      ['international-tips', 'International Tips'],
      ['travel-news', 'Travel News'],
      ['visa-guide', 'Visa Guide'],
      ['visa-updates', 'Visa Updates'],
    ]);
  });

  it.each<[filter: PostFilter, title: string]>([
    ['all', 'All Posts'],
    ['international-tips', 'International Tips'],
    ['travel-guide', 'Travel Guide'],
    ['travel-news', 'Travel News'],
    ['visa-guide', 'Visa Guide'],
    ['visa-updates', 'Visa Updates'],
  ])('%s is called "%s", also where there is no button', (filter, title) => {
    expect(filterTitle(filter)).toBe(title);
  });
});

describe('the posts that are found (Specification §5, Blog search)', () => {
  it.each<[category: PostFilter, search: string, found: string[]]>([
    ['all', '', ['dubai', 'packing', 'istanbul']],
    ['all', '   ', ['dubai', 'packing', 'istanbul']],
    ['visa-updates', '', ['dubai']],
    ['travel-guide', '', ['istanbul']],
    ['travel-news', '', []],
    ['all', 'uae', ['dubai']],
    ['all', 'UAE RULES', ['dubai']],
    ['all', ' bag ', ['packing']],
    ['all', 'LUGGAGE', ['packing']],
    ['all', 'w', ['dubai']],
    ['visa-updates', 'luggage', []],
    ['all', '(.*)', ['istanbul']],
    ['all', '.*+?(', []],
    ['all', '🧳', ['istanbul']],
    ['all', 'İ', ['istanbul']],
    ['all', 'x'.repeat(10_240), []],
    ['all', 'Title of', []],
  ])('in %s with "%s"', (category, search, found) => {
    expect(matchingPosts(all, { category, search }).map(({ id }) => id)).toEqual(found);
  });

  it.each([
    ['dubai', 'dubai'],
    ['DUBAI', 'dubai'],
    ['Dubai ', undefined],
    ['', undefined],
    ['__proto__', undefined],
    ['a'.repeat(2048), undefined],
  ])('the post of the id "%s" is %s', (id, found) => {
    expect(findPost(all, id)?.id).toBe(found);
  });
});

describe('what belongs together (Specification §2, Blog post page, and §9)', () => {
  it.each([
    [dubai, undefined, 'packing'],
    [packing, 'dubai', 'istanbul'],
    [istanbul, 'packing', undefined],
    [testPost('stranger', 'Travel News'), undefined, undefined],
  ])('the neighbours by position %#', (post, previous, next) => {
    expect(neighboursOf(all, post).previous?.id).toBe(previous);
    expect(neighboursOf(all, post).next?.id).toBe(next);
  });

  it('related posts are up to three of the same category, without the post itself', () => {
    const guides = ['a', 'b', 'c', 'd', 'e'].map((id) => testPost(id, 'Visa Guide'));
    const list = [packing, ...guides];
    expect(relatedTo(list, guides[1] ?? packing).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(relatedTo(list, packing)).toEqual([]);
  });
});

describe('the address of the list (Specification §2, Blog list)', () => {
  it.each<[query: BlogQuery, selection: BlogSelection]>([
    [{}, { category: 'all', page: 1, search: '' }],
    [{ category: 'visa-guide' }, { category: 'visa-guide', page: 1, search: '' }],
    [{ category: 'travel-guide' }, { category: 'travel-guide', page: 1, search: '' }],
    [{ category: ' Visa-Guide ' }, { category: 'visa-guide', page: 1, search: '' }],
    [{ category: 'all' }, { category: 'all', page: 1, search: '' }],
    [{ category: 'nonsense' }, { category: 'nonsense', page: 1, search: '' }],
    [{ category: '  ' }, { category: 'all', page: 1, search: '' }],
    [{ category: 'x'.repeat(10_000) }, { category: 'x'.repeat(60), page: 1, search: '' }],
    [{ category: '__proto__' }, { category: '__proto__', page: 1, search: '' }],
    [{ category: 'constructor' }, { category: 'constructor', page: 1, search: '' }],
    [{ page: '2' }, { category: 'all', page: 2, search: '' }],
    [{ page: '99' }, { category: 'all', page: 99, search: '' }],
    ...['0', '-1', 'abc', '1e3', '2.5', '', ' 2', '0x2', '२'].map((page): [BlogQuery, BlogSelection] => [
      { page },
      { category: 'all', page: 1, search: '' },
    ]),
    [{ page: '9'.repeat(400) }, { category: 'all', page: Number.MAX_SAFE_INTEGER, search: '' }],
    [{ search: ' UAE ' }, { category: 'all', page: 1, search: 'UAE' }],
    [{ search: 'a\ud83d' }, { category: 'all', page: 1, search: 'a\ufffd' }],
  ])('%j is read', (query, selection) => {
    expect(selectionOf(query)).toEqual(selection);
  });

  it.each<[selection: BlogSelection, query: BlogQuery]>([
    [{ category: 'all', page: 1, search: '' }, {}],
    [{ category: 'visa-guide', page: 1, search: '' }, { category: 'visa-guide' }],
    [
      { category: 'all', page: 3, search: 'uae' },
      { page: '3', search: 'uae' },
    ],
  ])('%j is written', (selection, query) => {
    expect(queryOf(selection)).toEqual(query);
    expect(selectionOf(queryOf(selection))).toEqual(selection);
  });
});

describe('the share addresses (Specification §7, Blog share)', () => {
  const shared = { title: 'Tea & 50% off? “Yes” ₹', url: 'https://deshantar.example/blog/uk-visit-visa' };

  it('are four, for Facebook, X, LinkedIn and WhatsApp', () => {
    expect(shareAddresses(shared).map(({ place }) => place)).toEqual([
      'Facebook',
      'X',
      'LinkedIn',
      'WhatsApp',
    ]);
  });

  it.each(['Facebook', 'X', 'LinkedIn', 'WhatsApp'])(
    '%s gets the URL and the title, encoded once',
    (place) => {
      const { href = '' } = shareAddresses(shared).find((address) => address.place === place) ?? {};
      const values = [...new URL(href).searchParams.values()].join(' ');
      expect(new URL(href).protocol).toBe('https:');
      expect(values).toContain(shared.url);
      expect(values).toContain(shared.title);
    },
  );

  it('hold any title', () => {
    expect(() => shareAddresses({ ...shared, title: 'a\ud83d' })).not.toThrow();
  });
});

describe('the share window (Specification §2, Blog list)', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is 600 by 400 and knows nothing of the page', () => {
    const opened = { opener: {} as unknown };
    const open = vi.fn(() => opened);
    vi.stubGlobal('window', { open });
    expect(openShareWindow('https://wa.me/?text=x')).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith(
      'https://wa.me/?text=x',
      '_blank',
      'popup,width=600,height=400',
    );
    expect(opened.opener).toBeNull();
  });

  it('fault 48: that does not open throws nothing and says so', () => {
    vi.stubGlobal('window', { open: () => null });
    expect(openShareWindow('https://wa.me/?text=x')).toBe(false);
  });
});
