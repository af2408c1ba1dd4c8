import { describe, expect, it } from 'vitest';
import { publicationsOf } from '../../../machines/evidence';
import { publicationWords } from '../../../machines/publications';
import { isSchengen } from '../../../machines/schengen';
import { countries } from '../../../src/content/countries';
import { destinationAnswer } from '../../../src/content/destination-answers';
import { entryRulesFor } from '../../../src/content/entry-rules';
import { answeredDestinations } from '../../../src/content/further-destinations';
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

/** The whole section as one text, without the country's own name and addresses. */
function textOf(name: string): string {
  const { lines, special, action, mainPurpose } = whereFor(name);
  const said = [action, mainPurpose, ...lines.map(({ link: _, ...line }) => line), ...special];
  return JSON.stringify(said).replaceAll(name.replace(/^the /, ''), 'X');
}

it('the 29 Schengen countries have the section, and whoever else something is applied for at', () => {
  expect(schengenNames).toHaveLength(29);
  expect(schengenNames.filter((name) => !whereToApply(name))).toEqual([]);
  expect(schengenCentres.map(({ name }) => name)).toEqual(schengenNames);
  expect(names.filter((name) => !whereToApply(name))).toEqual([
    'Thailand',
    'Malaysia',
    'Indonesia',
    'Philippines',
    'Qatar',
    'Tanzania',
  ]);
});

/** The words that Specification §2, My visa centre, gives. */
const labels = [
  'Who takes it',
  'Cities',
  'Delhi centre',
  'Which centre is yours',
  'Appointments',
  'Service charge',
];

it('every destination has the lines of the section by the same names, in the same order', () => {
  for (const { name } of answeredDestinations) {
    const said = whereToApply(name)?.lines.map(({ label }) => label) ?? [];
    expect(
      labels.filter((label) => said.includes(label as never)),
      name,
    ).toEqual(said);
  }
});

const elsewhere = answeredDestinations
  .map(({ name }) => name)
  .filter((name) => !isSchengen(name) && whereToApplyClaims(name).length > 0);

describe('each that is not of the 29', () => {
  it.each(elsewhere.map((name) => [name]))('%s says nothing that its sources cannot know', (name) => {
    const impossible = whereToApplyClaims(name).flatMap((claim) => impossibilities({ of: name, ...claim }));
    expect(impossible).toEqual([]);
  });

  it.each(elsewhere.map((name) => [name]))('%s names its sources on its page', (name) => {
    const country = answeredDestinations.find((one) => one.name === name);
    if (!country) throw new Error(name);
    const sources = destinationAnswer(country, '2026-11-27').sources.map(publicationWords);
    expect(sources).toEqual(expect.arrayContaining(publicationsFor(name).map(publicationWords)));
  });
});

it.each([
  ['Italy', 'https://visa.vfsglobal.com/ind/en/ita/'],
  ['Greece', 'https://in-gr.gvcworld.eu/'],
  ['Canada', 'https://visa.vfsglobal.com/ind/en/can/book-an-appointment'],
  ['Mexico', 'https://citas.sre.gob.mx/'],
  [
    'United States',
    'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html',
  ],
])('%s leads to the official page with appointments', (name, href) => {
  expect(whereFor(name).lines.find(({ label }) => label === 'Appointments')?.link?.href).toBe(href);
});

it('a figure of waiting is a picture of a named day, and no planner plans with one', () => {
  const notes = answeredDestinations.flatMap(
    ({ name }) => whereToApply(name)?.lines.find(({ label }) => label === 'Appointments')?.note ?? [],
  );
  expect(notes).toEqual([expect.stringMatching(/^Seen on 13 February 2026: /)]);
  const { earliest, legalLatest, sensibleLatest } = entryRulesFor('United States') ?? {};
  expect([earliest, legalLatest, sensibleLatest]).toEqual([undefined, undefined, undefined]);
});

describe('each of the 29', () => {
  it.each(schengenNames.map((name) => [name]))(
    '%s says where one applies, on publications of its own',
    (name) => {
      const { mainPurpose, lines, site } = whereFor(name);
      const country = name === 'Czech Republic' || name === 'Netherlands' ? `the ${name}` : name;
      expect(mainPurpose).toContain(`Apply for ${country} if it is the main purpose`);
      const labels = lines.map(({ label }) => label);
      expect(labels.filter((label) => !['Cities', 'Delhi centre', 'Appointments'].includes(label))).toEqual([
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
  ['Italy', /"Bengaluru","states":"Karnataka, Tamil Nadu, Telangana, Andhra Pradesh, Puducherry"/],
  ['Poland', /"Mumbai","states":"Andhra Pradesh, Goa/],
  ['Spain', /royal decree of December 2025/],
  ['Netherlands', /in person if you applied in the last five years/],
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
