import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from '../../src/app/shell/Footer';
import { Header } from '../../src/app/shell/Header';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const currentIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

it.each([
  ['/', ['Home']],
  ['/blog', ['Blog']],
  ['/blog/schengen-visa-from-india', ['Blog']],
  ['/contact', []],
])('on %s the header and its menu mark that page alone', async (path, marked) => {
  await world.open(<Header />, path);
  await press('Open menu');
  expect([currentIn('Main'), currentIn('Mobile')]).toEqual([marked, marked]);
});

/** Specification §2, Footer. */
it('the links of the footer lead where they say', async () => {
  await world.open(<Footer />, '/');
  const linksIn = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(linksIn('Explore')).toEqual([
    'Home /',
    'About Us /about',
    'Visa Services /services',
    'Community /community',
    'Blog /blog',
    'FAQ /faq',
  ]);
  expect(linksIn('Legal')).toEqual([
    'Terms & Conditions /terms',
    'Privacy Policy /privacy',
    'Payment Terms /payment-terms',
    'Cancellation Policy /cancellation',
  ]);
});
