import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const documents = [
  'README.md',
  'machines/README.md',
  'tests/mutation/README.md',
  ...['docs', '.github'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:md|yml)$/.test(file))
      .map((file) => join(folder, file)),
  ),
];

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

it('the README is for the first hour', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(121);
});
