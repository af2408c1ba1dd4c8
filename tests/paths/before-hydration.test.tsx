import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Country } from '../../machines/country-listing/listing';
import { AdminArea } from '../../src/flows/staff-session/AdminArea';
import { BlogList } from '../../src/flows/blog-list/BlogList';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import { wait } from '../support/hands';
import { testPost } from '../support/posts';
import { readScreen } from '../support/screen';
import { World } from '../support/world';

/* What a visitor types into the page's HTML while the app is still on its way is there when the app has started. */

let world: World;
let page: HTMLElement;
let app: Root | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
  page = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => app?.unmount());
  page.remove();
  world.close();
  vi.useRealTimers();
});

/** Shows the page's HTML, types into its one field, and lets the app take the page over. */
async function typeEarly(view: ReactNode, address: string, text: string): Promise<void> {
  const whole = world.around(view, address);
  page.innerHTML = renderToString(whole);
  const field = page.querySelector('input');
  if (!field) throw new Error('The page has no field.');
  field.value = text;
  await act(async () => {
    world.begin();
    app = hydrateRoot(page, whole);
  });
}

const shown = () => readScreen(page, '', []);

const japan: Country = {
  name: 'Japan',
  shortName: 'JPN',
  flag: 'jp',
  category: 'asia',
  processingTime: '10-15 Working Days',
};
const posts = [
  testPost('uk-visit-visa', 'Visa Guide', { title: 'A guide' }),
  testPost('international-travel-tips', 'International Tips', { title: 'A tip' }),
];

it('a search for a destination', async () => {
  await typeEarly(<CountryListing countries={[japan]} asOf="May 2025" />, '/services', 'atlantis');
  expect(shown().fields).toEqual({ 'Search destinations': 'atlantis' });
  await wait(300);
  expect(shown().headings).toContain('No Countries Found');
});

it.each(['/blog', '/blog?search=guide'])('a search for a post, at %s', async (address) => {
  await typeEarly(<BlogList posts={posts} />, address, 'tip');
  expect(shown().fields).toEqual({ 'Search posts': 'tip' });
  await wait(300);
  expect(shown().headings).toEqual(['All Posts', 'A tip']);
});

it('a blog that nobody has typed into follows its address', async () => {
  await typeEarly(<BlogList posts={posts} />, '/blog?search=guide', '');
  expect(shown().fields).toEqual({ 'Search posts': 'guide' });
  expect(shown().headings).toEqual(['All Posts', 'A guide']);
});

it.each([
  ['98765 43210', '9876543210'],
  ['', ''],
])('the phone number %j of the staff login', async (typed, kept) => {
  await typeEarly(<AdminArea page="login" />, '/login', typed);
  expect(shown().fields).toEqual({ 'Phone Number': kept });
});
