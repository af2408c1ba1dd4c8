import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  licensedHelpFor,
  licensingPlaces,
  mayReview,
  placesWithoutReview,
  type Licence,
} from '../../../machines/licensed-help';
import { notice as english } from '../../../src/content/consent/en';
import { notice as hindi } from '../../../src/content/consent/hi';
import { faqGroups } from '../../../src/content/faq';
import { helpWordsOf } from '../../../src/content/licensed-help';
import { prerenderEntry } from '../../../src/prerender';
import { agency } from '../../../src/site';
import { promisesIn, wordsOf } from '../../support/promises';

const canadian = { place: 'Canada', holder: 'A. Rao', number: 'R123456' } as const;

/** The pages that are about an application to one of the four. */
const pages: readonly (readonly [place: (typeof licensingPlaces)[number], path: string])[] = [
  ['Canada', '/services/canada'],
  ['Canada', '/visa/canada-visitor-visa-india'],
  ['New Zealand', '/services/new-zealand'],
  ['Australia', '/services/australia'],
  ['United Kingdom', '/services/united-kingdom'],
];

describe('what the agency may offer', () => {
  it.each([
    ['Canada', [], { place: 'Canada', writesForms: false }],
    ['New Zealand', [], { place: 'New Zealand', writesForms: true }],
    ['Australia', [], { place: 'Australia', writesForms: true }],
    ['United Kingdom', [], { place: 'United Kingdom', writesForms: true }],
    ['Canada', [canadian], { place: 'Canada', licence: canadian, writesForms: true }],
    ['New Zealand', [canadian], { place: 'New Zealand', writesForms: true }],
    ['France', [], undefined],
  ] as const)('%s with %j', (place, licences, help) => {
    expect(licensedHelpFor(place, licences)).toEqual(help);
    expect(mayReview(place, licences)).toBe(help === undefined || 'licence' in help);
  });

  it('leaves out the countries without a licence', () => {
    expect(placesWithoutReview([])).toEqual(licensingPlaces);
    expect(placesWithoutReview([canadian])).toEqual(['New Zealand', 'Australia', 'United Kingdom']);
  });

  it.each(licensingPlaces)('%s: links the official list of advisers and promises nothing', (place) => {
    const help = licensedHelpFor(place, []);
    if (!help) throw new Error(`${place} licenses advice.`);
    const { law, offered, notOffered, register } = helpWordsOf(help);
    expect(register.href).toMatch(/^https:/);
    expect(promisesIn(`${law} ${offered} ${notOffered}`)).toEqual([]);
    expect(notOffered?.includes('fill in your forms')).toBe(place === 'Canada');
  });
});

it.each([
  'We check your case before you send it.',
  'We read the whole file before you submit it.',
  'An adviser looks at your case.',
  'Consult an expert about your case',
  'Tell us your job and we’ll send you a list.',
  'We correct it, and review the letter.',
])('is a promise: %s', (sentence) => {
  expect(promisesIn(sentence)).not.toEqual([]);
});

it('no licence is on file yet', () => {
  expect(agency.licences).toEqual([]);
});

it.each(pages)('%s, %s: promises no review, and says who may advise', async (place, path) => {
  const { body } = await prerenderEntry.renderPath(path);
  const help = licensedHelpFor(place, []);
  expect(promisesIn(wordsOf(body))).toEqual([]);
  expect(help && body.includes(helpWordsOf(help).register.href)).toBe(true);
});

it('another country may be asked about with a case', async () => {
  const { body } = await prerenderEntry.renderPath('/services/france');
  expect(promisesIn(wordsOf(body))).toContain('Consult an expert about your case');
});

it('nothing that stands beside a form for one of the four, or in the answers to all, promises a review', () => {
  const guarantee = faqGroups.flatMap(({ items }) => items).find(({ value }) => value === 'guarantee');
  expect(guarantee?.answer).toMatch(/Except where advice needs a licence, we can check/);
  expect(english.whatFor[1].application).toMatch(/as far as the law of that country lets us/);
  expect(hindi.whatFor[1].application).toMatch(/क़ानून/);
  const words = [english, hindi].flatMap(({ whatFor }) => Object.values(whatFor[1])).join(' ');
  expect(words).not.toMatch(/\b(?:check|review)\b|जाँच/);
});

it.each(['/', '/services'])('%s names the countries that its promises leave out', async (path) => {
  const { body } = await prerenderEntry.renderPath(path);
  for (const place of licensingPlaces) expect(wordsOf(body)).toContain(place);
  expect(wordsOf(body)).toContain('we hold no licence for');
});

describe('with a licence on file', () => {
  const onFile = agency.licences as Licence[];
  beforeEach(() => {
    onFile.push(canadian);
  });
  afterEach(() => {
    onFile.pop();
  });

  it('its pages offer to review a case, and name who may', async () => {
    const { body } = await prerenderEntry.renderPath('/services/canada');
    expect(wordsOf(body)).toContain('A. Rao (licence R123456) may review your case');
    expect(promisesIn(wordsOf(body))).toContain('Consult an expert about your case');
  });

  it('those of another country do not', async () => {
    const { body } = await prerenderEntry.renderPath('/services/new-zealand');
    expect(promisesIn(wordsOf(body))).toEqual([]);
  });
});
