import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyHead } from '../../../src/app/follow-head';
import { AfterPage } from '../../../src/app/shell/AfterPage';
import type { PageHeadData } from '../../../src/data-files';
import { eachInItsWorld } from '../../support/each-in-its-world';
import { wait } from '../../support/hands';
import type { World } from '../../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const headOf = (title: string, canonical: string | null = null): PageHeadData => ({
  title,
  tags: [{ name: 'link', identity: ['rel', 'canonical'], content: ['href', canonical] }],
  structuredData: '{}',
});
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

it('a page without an address of its own does not keep that of the page before', () => {
  applyHead(headOf('FAQ', 'https://site.example/faq'));
  expect(canonical()).toBe('https://site.example/faq');
  applyHead(headOf('No such page'));
  expect(document.title).toBe('No such page');
  expect(canonical()).toBeUndefined();
});

it('the head of a page that comes late is not that of the page which is shown by then', async () => {
  let come = (_: PageHeadData) => {};
  const late = new Promise<PageHeadData>((resolve) => (come = resolve));
  world.isWhole = true;
  world.loadPage = (path) =>
    Promise.resolve({ head: () => (path === '/faq' ? late : Promise.resolve(headOf('Blog'))) });
  await world.open(
    <main id="main">
      <AfterPage />
    </main>,
    '/',
  );
  for (const path of ['/faq', '/blog']) {
    await act(async () => world.history?.push(path));
    await wait(100);
  }
  await act(async () => import('../../../src/app/follow-head'));
  expect(document.title).toBe('Blog');
  await act(async () => come(headOf('FAQ')));
  await wait(100);
  expect(document.title).toBe('Blog');
});
