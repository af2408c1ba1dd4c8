import { describe, expect, it } from 'vitest';
import { BlogList } from '../../src/flows/blog-list/BlogList';
import { LatestPosts } from '../../src/pages/home/LatestPosts';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press } from '../support/hands';
import { testPost } from '../support/posts';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const pictures = () => [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
const of = (id: string): unknown => expect.stringMatching(new RegExp(`post-${id}.*#picture$`));

describe('each article has its own picture', () => {
  it('in the list', async () => {
    const posts = [
      testPost('uk-visit-visa', 'Visa Guide'),
      testPost('international-travel-tips', 'Visa Guide'),
    ];
    await world.open(<BlogList posts={posts} />, '/blog');
    expect(pictures()).toEqual([of('uk-visit-visa'), of('international-travel-tips')]);
  });

  it('on the home page', async () => {
    const post = { id: 'uk-visit-visa', title: 'A guide', category: 'Visa Guide', dateWords: '1 May 2026' };
    await world.open(<LatestPosts posts={[post] as never} />, '/');
    expect(pictures()).toEqual([of('uk-visit-visa')]);
  });
});

it('of the numbered pages the one that is shown is marked, and no other', async () => {
  const posts = Array.from({ length: 30 }, (_, index) =>
    testPost(`uk-visit-visa`, 'Visa Guide', { title: `${index}` }),
  );
  await world.open(<BlogList posts={posts} />, '/blog');
  const marked = () =>
    [...document.querySelectorAll('[data-active]')].map((button) => button.getAttribute('aria-label'));
  expect(marked()).toEqual(['Page 1']);
  await press('Page 2');
  expect(marked()).toEqual(['Page 2']);
});
