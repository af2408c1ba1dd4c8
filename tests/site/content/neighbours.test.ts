import { expect, it } from 'vitest';
import { weekCost } from '../../../src/content/estimate-words';
import { answeredDestinations } from '../../../src/content/further-destinations';
import { neighboursOf } from '../../../src/content/neighbours';

const day = '2026-11-26';

const near = (name: string) => {
  const destination = answeredDestinations.find((one) => one.name === name);
  if (!destination) throw new Error(`There is no ${name}.`);
  return neighboursOf(destination, day).map((one) => one.name);
};

// Read off a map, capital to capital.
it.each([
  ['France', ['Belgium', 'Luxembourg']],
  ['Portugal', ['Spain']],
  ['Estonia', ['Finland', 'Latvia']],
  ['Australia', ['New Zealand']],
  ['New Zealand', ['Australia']],
  ['Singapore', ['Malaysia']],
  ['Malaysia', ['Singapore']],
  ['Nepal', ['Bhutan']],
  ['Maldives', ['Sri Lanka']],
  ['United Arab Emirates', ['Oman', 'Qatar', 'Bahrain']],
])('the nearest to %s include %j', (name, expected) => {
  const known = expected.filter((other) => answeredDestinations.some((one) => one.name === other));
  expect(near(name)).toEqual(expect.arrayContaining(known));
});

it.each(answeredDestinations.map((destination) => [destination.name, destination] as const))(
  '%s has at most three neighbours, each another destination with a page',
  (name, destination) => {
    const neighbours = neighboursOf(destination, day);
    expect(neighbours.length).toBeLessThanOrEqual(3);
    const names = neighbours.map((one) => one.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(name);
    for (const neighbour of neighbours) {
      expect(answeredDestinations.map((one) => one.name)).toContain(neighbour.name);
      expect(neighbour.path).toMatch(/^\/services\/[a-z-]+$/);
    }
  },
);

// Worked out by hand from the rates of the specification.
it.each([
  ['schengen', '₹1,06,000', '₹50,000', 'our average rates'],
  ['uae', '₹76,000', '₹20,000', 'our average rates'],
  ['usa', '₹1,31,000', '₹75,000', 'our average rates'],
  ['other', '₹96,000', '₹40,000', 'our default rates'],
])('a week at the rates of %s costs %s', (id, sum, flights, rates) => {
  expect(weekCost(id).sum).toBe(`About ${sum} for one traveller, without the visa.`);
  expect(weekCost(id).parts).toBe(
    `Economy flights ${flights}, seven nights in a 3-star hotel ₹28,000, food and transport ₹28,000. These are ${rates}${rates === 'our default rates' ? ': we keep none for this destination alone' : ''}.`,
  );
});
