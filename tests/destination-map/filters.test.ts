import { describe, expect, it } from 'vitest';
import { mapFilters, passes, type MapFilter } from '../../machines/destination-map/filters';
import { leastRupees, mappedDestinations, mostDays } from '../../src/content/mapped-destinations';

describe('the most days that words allow', () => {
  it.each<[words: string, days: number | undefined]>([
    ['No waiting', 0],
    ['On Arrival', 0],
    ['1-2 Working Days', 4],
    ['3 working days', 5],
    ['3 to 5 working days', 7],
    ['5-7 Working Days', 11],
    ['10 Working Days', 14],
    ['15-20 Working Days', 28],
    ['4 days', 4],
    ['2 to 3 days', 3],
    ['7 to 12 days', 12],
    ['8 to 10 weeks', 70],
    ['72 hours, or 24 for a higher fee', 3],
    ['E-visa minutes to 3 days, sticker 5 to 15 working days', 21],
    ['80% within 3 weeks', undefined],
    ['75% within about 22 days, 90% within about 50', undefined],
    ['Varies', undefined],
    ['Not confirmed', undefined],
  ])('%s', (words, days) => expect(mostDays(words)).toBe(days));
});

describe('the least rupees that words name', () => {
  it.each<[words: string, rupees: number | undefined]>([
    ['Free', 0],
    ['€90 ≈ ₹10,100', 10_100],
    ['₹450', 450],
    ['AUD 195 to AUD 200 ≈ ₹13,500 to ₹13,900', 13_500],
    ['From US$25 ≈ ₹2,400', 2400],
    ['From MAD 770', undefined],
    ['Not confirmed', undefined],
  ])('%s', (words, rupees) => expect(leastRupees(words)).toBe(rupees));
});

/** Read off the destinations' pages of November 2026, without the code. */
const expected: Readonly<Record<MapFilter, string>> = {
  'no-visa': 'MYS PHL THA',
  'in-ten-days': 'HKG IDN JOR KEN MAR MYS OMN PHL QAT RUS SGP THA UAE VNM',
  'under-five-thousand': 'BHR EGY HKG IDN JPN KEN MYS OMN PHL QAT SGP THA TZA VNM ZAF',
};

const codesThrough = (filters: readonly MapFilter[]) =>
  mappedDestinations('2026-11-26')
    .filter((destination) => passes(destination, filters))
    .map(({ shortName }) => shortName)
    .sort()
    .join(' ');

it.each(mapFilters)('%s lets through what the pages say', (filter) =>
  expect(codesThrough([filter])).toBe(expected[filter]),
);

it('several filters ask for all of them', () => {
  expect(codesThrough(['in-ten-days', 'under-five-thousand'])).toBe(
    'HKG IDN KEN MYS OMN PHL QAT SGP THA VNM',
  );
  expect(codesThrough(mapFilters)).toBe('MYS PHL THA');
  expect(codesThrough([]).split(' ')).toHaveLength(62);
});

it('each ends where its words end', () => {
  expect(passes({ days: 10 }, ['in-ten-days'])).toBe(true);
  expect(passes({ days: 11 }, ['in-ten-days'])).toBe(false);
  expect(passes({ rupees: 4999 }, ['under-five-thousand'])).toBe(true);
  expect(passes({ rupees: 5000 }, ['under-five-thousand'])).toBe(false);
});
