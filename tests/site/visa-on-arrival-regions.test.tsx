import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { VisaOnArrivalCard } from '../../src/content/visa-on-arrival-cards';
import { VisaOnArrivalRegions } from '../../src/ui/article/VisaOnArrivalRegions';
import { eachInItsWorld } from '../support/each-in-its-world';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const figure = (value: string) => ({ now: { value, when: 'May 2025' } });

const bare: VisaOnArrivalCard = {
  name: 'Qatar',
  requirements: [],
  entry: figure('Visa on arrival'),
  duration: figure('30 days'),
  cost: figure('Free'),
  way: 'arrival',
};

const full: VisaOnArrivalCard = {
  ...bare,
  name: 'Jordan',
  requirements: ['A hotel booking'],
  highlights: 'Petra',
  tip: 'Carry dinars',
};

/** The terms of a country's card. */
const termsOf = (name: string) =>
  [...(screen.getByRole('heading', { name, hidden: true }).parentElement?.querySelectorAll('dt') ?? [])].map(
    ({ textContent }) => textContent,
  );

it('a country’s card has a row for what is known of it, and for nothing else', async () => {
  await world.open(
    <VisaOnArrivalRegions regions={[{ id: 'asia', title: 'Asia', countries: [bare, full] }]} />,
    '/blog/visa-on-arrival-guide',
  );
  expect(termsOf('Qatar')).toEqual(['Entry', 'Duration', 'Cost']);
  expect(termsOf('Jordan')).toEqual(['Entry', 'Duration', 'Cost', 'Requirements', 'Highlights', 'Tip']);
});

it.each([
  [0, 'Asia0 countries', 'No information available for Asia at the moment. Please check back later.'],
  [1, 'Asia1 country', undefined],
  [2, 'Asia2 countries', undefined],
])('a region of %d', async (count, head, sentence) => {
  const countries = [bare, full].slice(0, count);
  await world.open(
    <VisaOnArrivalRegions regions={[{ id: 'asia', title: 'Asia', countries }]} />,
    '/blog/visa-on-arrival-guide',
  );
  const region = document.getElementById('asia');
  expect(region?.querySelector('summary')?.textContent).toBe(head);
  expect(region?.querySelector('p')?.textContent).toBe(sentence);
});
