import { describe, expect, it } from 'vitest';
import { placesMeant } from '../../../machines/destination-chooser/places';
import { findCountries } from '../../../machines/country-listing/search';
import { todayInIndia } from '../../../src/content/today';
import { cards } from '../../../src/app/cards';
import { indexablePaths, metadataFor } from '../../../src/app/metadata';
import { countries } from '../../../src/content/countries';
import { destinationAnswer } from '../../../src/content/destination-answers';
import { destinationCoordinates } from '../../../src/content/destination-coordinates';
import { furtherDestinations } from '../../../src/content/further-destinations';
import { shortAnswerFor } from '../../../src/content/other-destinations';
import { places } from '../../../src/content/places';

const day = '2026-11-24';

const nine = [
  ['Sri Lanka', '/services/sri-lanka'],
  ['Nepal', '/services/nepal'],
  ['Georgia', '/services/georgia'],
  ['Maldives', '/services/maldives'],
  ['Mauritius', '/services/mauritius'],
  ['Bhutan', '/services/bhutan'],
  ['Azerbaijan', '/services/azerbaijan'],
  ['Kazakhstan', '/services/kazakhstan'],
  ['China', '/services/china'],
] as const;

function answerFor(name: string) {
  const destination = furtherDestinations.find((one) => one.name === name);
  if (!destination) throw new Error(`${name} has no page.`);
  return destinationAnswer(destination, day);
}

it('nine destinations have a page beside the listing, which keeps its 62', () => {
  expect(furtherDestinations.map(({ name }) => name)).toEqual(nine.map(([name]) => name));
  expect(countries).toHaveLength(62);
});

describe.each(nine)('%s', (name, path) => {
  it('has a page, in the sitemap, with a title and a card of its own', () => {
    expect(indexablePaths).toContain(path);
    expect(metadataFor(path)).toMatchObject({ noindex: false });
    expect(metadataFor(path).title).toMatch(new RegExp(`^${name} visa for Indians`));
    const card = cards(todayInIndia()).find(({ address }) => address === `/og/${path.split('/').at(-1)}.png`);
    expect(card?.line).toMatch(/, with an Indian passport$/);
  });

  it('is opened by the chooser, and has no short answer beside its page', () => {
    expect(placesMeant(places, name.toLowerCase())[0]).toMatchObject({ name, path });
    expect(places.filter((place) => place.name === name)).toHaveLength(1);
    expect(shortAnswerFor(name)).toBeUndefined();
  });

  it('is not in the listing, its search or the map', () => {
    expect(countries.map((country) => country.name)).not.toContain(name);
    const found = findCountries(countries, { category: 'all', search: name });
    expect(found.countries.map((country) => country.name)).not.toContain(name);
    expect(destinationCoordinates.has(name)).toBe(false);
  });

  it('answers first, and never from our list, which it is not in', () => {
    const answer = answerFor(name);
    expect(answer.answer).toMatch(/^With an Indian passport.+\.$/);
    expect(answer.facts[0]?.label).toBe('Stay');
    expect(answer.facts.at(-1)?.label).toBe('Passport');
    expect(JSON.stringify(answer.facts)).not.toContain('Our list of May 2025');
    expect(answer.official?.href).toMatch(/^https:\/\//);
    expect(answer.sources.length).toBeGreaterThan(1);
    expect(answer.documents.items).toEqual([]);
    expect(JSON.stringify(answer)).not.toMatch(/~|undefined|null/);
  });
});

it.each([
  ['Sri Lanka', /ETA.*free for tourists/],
  ['Sri Lanka', /compulsory before travel\. The rule was withdrawn/],
  ['Nepal', /Aadhaar is not accepted by air/],
  ['Nepal', /from 15 to 18, a certificate from the school’s principal/],
  ['Georgia', /unless you hold a valid visa or residence permit of the USA, the UK, Japan or a Schengen/],
  ['Georgia', /at least GEL 30,000 has been compulsory/],
  ['Maldives', /within 96 hours before landing/],
  ['Maldives', /30 days, or 90 by agreement with India/],
  ['Mauritius', /60 days, or 90: sources differ/],
  ['Bhutan', /₹1,200.*a night, adults/],
  ['Bhutan', /but an entry permit/],
  ['Azerbaijan', /at least 3 working days before you arrive/],
  ['Kazakhstan', /14 days a visit, 42 in any 180 days/],
  ['China', /online review completed/],
  ['China', /240 hours for 55 countries are not for Indians/],
])('%s says %s', (name, words) => {
  expect(JSON.stringify(answerFor(name))).toMatch(words);
});

it.each([
  ['Nepal', true],
  ['Maldives', true],
  ['Mauritius', true],
  ['Kazakhstan', true],
  ['Sri Lanka', undefined],
  ['Georgia', undefined],
  ['Bhutan', undefined],
  ['Azerbaijan', undefined],
  ['China', undefined],
])('%s: nothing to apply for: %s', (name, isFree) => {
  expect(answerFor(name).isFreeToGo).toBe(isFree);
});

it('the card of a destination whose visa-free time has an end says so after it', () => {
  const malaysiaOn = (day: string) => cards(day).find(({ address }) => address === '/og/malaysia.png')?.line;
  expect(malaysiaOn('2026-12-31')).toBe('No visa needed, with an Indian passport');
  expect(malaysiaOn('2027-01-01')).toBe('Check before you book, with an Indian passport');
});
