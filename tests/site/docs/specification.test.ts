import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { routePaths } from '../../../src/app/routing/route-table';
import { addOnRates, dailyRates, nightlyRates, ratesTo } from '../../../machines/trip-estimator/rates';

interface File {
  readonly path: string;
  readonly text: string;
}

const specification = 'docs/specification.md';

function filesIn(places: readonly string[], name: RegExp): readonly File[] {
  return places
    .flatMap((place) =>
      statSync(place).isFile()
        ? [place]
        : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)),
    )
    .filter((path) => name.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** The headings of the specification by the number of their section: under 2 stands the name of 2.5 too. */
function headingsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const headings = new Map<string, string[]>();
  for (const [, number = '', name = ''] of text.matchAll(/^#+ (\d+(?:\.\d+)?)\.? (.+)$/gm)) {
    headings.set(number, [name]);
    headings.get(/^\d+/.exec(number)?.[0] ?? '')?.push(name);
  }
  return headings;
}

const headings = headingsOf(readFileSync(specification, 'utf8'));

/** The heading that a text begins with, the longest where several do. */
function nameAtStart(text: string, names: readonly string[]): string | undefined {
  return names
    .filter((name) => text.startsWith(name) && !/^(?: (?!and ))?[\w-]/.test(text.slice(name.length)))
    .sort((one, other) => other.length - one.length)[0];
}

/** What is wrong with a citation, which begins with its number; nothing when its section has the headings that it names. */
function faultOf(citation: string): string | undefined {
  const [, number = '', rest = ''] = /^(\d+(?:\.\d+)*)(.*)$/s.exec(citation) ?? [];
  const names = headings.get(number);
  if (names === undefined) return `there is no §${number}`;
  if (rest.startsWith(' (')) return 'a name stands behind a comma';
  const [, named = ''] = /^, ((?:[A-Z]|call \d).*)$/s.exec(rest) ?? [];
  if (named === '') return undefined;
  const name = nameAtStart(named, names);
  if (name === undefined) return `§${number} has no such heading`;
  return /^ and [A-Z]/.test(named.slice(name.length)) ? 'each name has its number' : undefined;
}

/** The citations of a text that lead nowhere, each with the words behind it. Comments may break them over lines. */
function unresolved(text: string): string[] {
  const line = text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [...line.matchAll(/§ ?(?=(\d.{0,80}))/g)].flatMap(([, citation = '']) => {
    const fault = faultOf(citation);
    return fault === undefined ? [] : [`§${citation.slice(0, 40)}: ${fault}`];
  });
}

describe('a citation of the specification', () => {
  const cited = filesIn(
    ['src', 'machines', 'tests', 'docs', '.github', 'README.md', 'vite.config.ts'],
    /\.(?:m?tsx?|mjs|css|mdx?|ya?ml)$/,
  ).filter(({ path, text }) => path !== 'tests/site/docs/specification.test.ts' && text.includes('§'));

  it('is found', () => {
    expect(cited.length).toBeGreaterThan(150);
    expect([...headings.keys()].filter((number) => !number.includes('.'))).toHaveLength(9);
  });

  it.each(cited.map((file) => [file.path, file] as const))('leads to a heading in %s', (_path, { text }) => {
    expect(unresolved(text)).toEqual([]);
  });

  it.each([
    ['Specification §4, Toasts.', []],
    ['Specification §2, Footer, and §8', []],
    ['Specification §2 and\n * §4,\n * Toasts: without', []],
    ['Specification §4 and §99', ['§99: there is no §99']],
    ['Specification §5, for any text', []],
    ['Specification §2.5', []],
    ['Specification §12.', ['§12.: there is no §12']],
    ['Specification §2.99, Footer', ['§2.99, Footer: there is no §2.99']],
    ['Specification §2, Toasts.', ['§2, Toasts.: §2 has no such heading']],
    ['Specification §4, Toasters', ['§4, Toasters: §4 has no such heading']],
    ['Specification §4, Toasts again', ['§4, Toasts again: §4 has no such heading']],
    ['Specification §2 (Footer)', ['§2 (Footer): a name stands behind a comma']],
    ['Specification §2, Footer and Header', ['§2, Footer and Header: each name has its number']],
  ])('%j', (text, expected) => {
    expect(unresolved(text)).toEqual(expected);
  });
});

/** A module without its comments, on one line, with plain apostrophes. */
function sourceOf({ path, text }: File): string {
  const comments = /\.m?tsx?$/.test(path) ? parseSync(path, text).comments : [];
  const bare = comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return onOneLine(`${path} ${bare.replaceAll("\\'", "'")}`);
}

function onOneLine(text: string): string {
  return text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a text of the specification as a whole; `{…}` in it stands for anything that is not long. */
function patternOf(exact: string): RegExp {
  const parts = onOneLine(exact).split(/\{[^}]*\}/);
  const start = /^\w/.test(exact) ? '(?<!\\w)' : '';
  const end = /\w$/.test(exact) ? '(?!\\w)' : '';
  return new RegExp(start + parts.map(escaped).join('.{1,60}?') + end);
}

describe('a text in backticks', () => {
  const said = [
    ...filesIn(['src', 'machines', 'index.html'], /(?<!\.d)\.(?:m?tsx?|mjs|mdx|html)$/).map(sourceOf),
    // What is put together from pieces stands whole only on the screen.
    ...filesIn(['tests'], /(?:states|site\/pages\/.*)\.txt$/).map(({ text }) => onOneLine(text)),
  ];
  const isSaid = (exact: string) => said.some((text) => patternOf(exact).test(text));
  const exactTexts = [
    ...new Set(
      [...readFileSync(specification, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text),
    ),
  ].filter((text) => !text.startsWith('tests/'));

  it('is found', () => {
    expect(exactTexts.length).toBeGreaterThan(350);
  });

  it('stands in the product letter for letter', () => {
    expect(exactTexts.filter((text) => !isSaid(text))).toEqual([]);
  });

  it.each(['Apply now', 'Submit Application', 'Loading post', 'Email is requiredd', '/apply-visas'])(
    '%j would be missed, or is part of what is said',
    (text) => {
      expect(isSaid(text)).toBe(text === 'Loading post');
    },
  );
});

/** The rows of the table under a heading of the specification whose first column head is this. */
function rowsOf(heading: string, firstHead: string): readonly (readonly string[])[] {
  const [, section = ''] = readFileSync(specification, 'utf8').split(`${heading}\n`);
  const lines = section.split(/^#/m)[0]?.split('\n') ?? [];
  const head = lines.findIndex((line) => line.startsWith(`| ${firstHead} `));
  const last = lines.findIndex((line, at) => at > head && !line.startsWith('|'));
  return lines.slice(head + 2, last).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

describe('the rates of the trip cost estimator', () => {
  const byDestination = rowsOf('Trip estimator rates', 'destination');
  const byChoice = rowsOf('Trip estimator rates', 'a night');

  it('are found', () => {
    expect(byDestination).toHaveLength(10);
    expect(byChoice).toHaveLength(4);
  });

  it.each(byDestination)('%s', (destination, ...written) => {
    const { visa, flights } = ratesTo(destination === 'default' ? undefined : destination);
    const amounts = [visa.tourist, visa.business, visa.transit];
    expect(written.map(Number)).toEqual([...amounts, flights.economy, flights.premium, flights.business]);
  });

  it('a night, a day and for an add-on', () => {
    const column = (at: number) =>
      Object.fromEntries(
        byChoice
          .filter((row) => row[at] !== '')
          .map((row): [string, number] => [row[at] ?? '', Number(row[at + 1])]),
      );
    expect([column(0), column(2), column(4)]).toEqual([nightlyRates, dailyRates, addOnRates]);
  });
});

it('has every route in its table, and no other', () => {
  const written = rowsOf('2.1 Route table', 'route').flatMap(([route = '']) => route.split(', '));
  const inTable = (path: string) =>
    path === '*' ? 'any other' : path.replace(':place', '{slug}').replace(/:(\w+)/, '{$1}');
  expect(written.sort()).toEqual(routePaths.map(inTable).sort());
});
