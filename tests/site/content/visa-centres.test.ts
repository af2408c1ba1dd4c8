import { describe, expect, it } from 'vitest';
import { publicationsOf } from '../../../machines/evidence';
import { publicationWords } from '../../../machines/publications';
import { isSchengen } from '../../../machines/schengen';
import { countries } from '../../../src/content/countries';
import { destinationAnswer } from '../../../src/content/destination-answers';
import {
  schengenCentres,
  whereToApply,
  whereToApplyClaims,
} from '../../../src/content/visa-centres/visa-centres';
import { countryNamed } from '../../support/countries';
import { impossibilities } from './evidence';

const names = countries.map(({ name }) => name);
const schengenNames = names.filter(isSchengen);

function whereFor(name: string) {
  const where = whereToApply(name);
  if (!where) throw new Error(`${name} has no section`);
  return where;
}

const publicationsFor = (name: string) => publicationsOf(whereToApplyClaims(name));

/** The whole section as one text, without the country's own name. */
const textOf = (name: string) =>
  JSON.stringify({ ...whereFor(name), site: '' }).replaceAll(name.replace(/^the /, ''), 'X');

it('the 29 Schengen countries have the section, and no other country', () => {
  expect(schengenNames).toHaveLength(29);
  expect(names.filter((name) => whereToApply(name))).toEqual(schengenNames);
  expect(schengenCentres.map(({ name }) => name)).toEqual(schengenNames);
});

describe('each of the 29', () => {
  it.each(schengenNames.map((name) => [name]))(
    '%s says where one applies, on publications of its own',
    (name) => {
      const { mainPurpose, lines, site } = whereFor(name);
      const country = name === 'Czech Republic' || name === 'Netherlands' ? `the ${name}` : name;
      expect(mainPurpose).toContain(`Apply for ${country} if it is the main purpose`);
      const labels = lines.map(({ label }) => label);
      expect(labels.filter((label) => !['Cities', 'Delhi centre'].includes(label))).toEqual([
        'Who takes it',
        'Which centre is yours',
        'Service charge',
      ]);
      expect(site.href).toMatch(/^https?:\/\//);
      expect(publicationsFor(name).length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(schengenNames.map((name) => [name]))('%s says nothing that its sources cannot know', (name) => {
    const impossible = whereToApplyClaims(name).flatMap((claim) => impossibilities({ of: name, ...claim }));
    expect(impossible).toEqual([]);
  });

  it.each(schengenNames.map((name) => [name]))('%s names all of them on its page', (name) => {
    const sources = destinationAnswer(countryNamed(name), '2026-11-24').sources.map(publicationWords);
    expect(sources).toEqual(expect.arrayContaining(publicationsFor(name).map(publicationWords)));
  });

  it.each(schengenNames.map((name) => [name]))('%s does not say what another one says', (name) => {
    const same = schengenNames.filter((other) => other !== name && textOf(other) === textOf(name));
    expect(same).toEqual([]);
  });

  it.each(schengenNames.map((name) => [name]))(
    '%s dates every service charge, or says that it is not known',
    (name) => {
      const charge = whereFor(name).lines.at(-1);
      if (charge?.value.includes('₹'))
        expect(charge.age).toMatch(/^source of (\d+ )?(\w+ )?20\d\d$|without a date$/);
      else expect(charge?.value).toMatch(/^We couldn’t confirm this\. See |^None that we found/);
    },
  );
});

it.each([
  ['Liechtenstein', /no mission in India: Switzerland handles its visas/],
  ['Switzerland', /handles visas for Liechtenstein, too/],
  ['Bulgaria', /counted towards the 90 in 180 since 31 March 2024/],
  ['Romania', /counted towards the 90 in 180 since 31 March 2024/],
  ['Romania', /embassy in New Delhi itself/],
  ['Germany', /since 3 June 2026 Indians need no transit visa/],
  ['France', /trial of six months\. We could not find what followed/],
  ['Spain', /BLS International takes applications, not VFS Global/],
  ['Greece', /\(GVCW\) takes applications, not VFS Global/],
  ['Slovakia', /VFS Global has taken applications since January 2026/],
  ['Italy', /Bengaluru: Karnataka, Tamil Nadu, Telangana, Andhra Pradesh, Puducherry/],
  ['Poland', /Mumbai if you live in Andhra Pradesh, Goa/],
  ['Netherlands', /no later than 45 days before the trip/],
])('%s says what is special: %s', (name, words) => {
  expect(textOf(name).replaceAll('X', name)).toMatch(words);
});

it('every country with visa centres says in which cities, or that we could not confirm it', () => {
  const without = schengenNames.filter((name) =>
    whereFor(name).lines.every(({ label }) => label !== 'Cities'),
  );
  expect(without).toEqual(['Liechtenstein', 'Romania']);
  expect(whereFor('Germany').lines.find(({ label }) => label === 'Cities')?.value).toMatch(
    /^We couldn’t confirm this\. See /,
  );
});

it.each([
  ['Austria', 'Apply through VFS Global if Austria is the main destination of your trip.'],
  ['Greece', 'Apply through GVCW if Greece is the main destination of your trip.'],
  [
    'Liechtenstein',
    'Apply to Switzerland, which handles its visas, if Liechtenstein is the main destination of your trip.',
  ],
  ['Romania', 'Apply at the Romanian embassy in New Delhi if Romania is the main destination of your trip.'],
])('%s says at the top of its page: %s', (name, action) => {
  expect(destinationAnswer(countryNamed(name), '2026-11-24').action).toBe(action);
});

it.each([
  ['France', 'Service charge', 'source of August 2025'],
  ['Croatia', 'Cities', 'source of 17 June 2021'],
  ['Finland', 'Cities', 'source without a date'],
  ['Netherlands', 'Cities', undefined],
])('%s says how old its line is: %s', (name, label, age) => {
  expect(whereFor(name).lines.find((line) => line.label === label)?.age).toBe(age);
});
