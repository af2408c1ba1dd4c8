import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

const documents = [
  'README.md',
  'machines/README.md',
  ...[...filesUnder('tests'), ...filesUnder('docs'), ...filesUnder('.github')].filter((file) =>
    /\.(?:md|yml)$/.test(file),
  ),
];

const sourceFiles = ['src', 'machines', 'tests', 'public', 'docs'].flatMap(filesUnder);
const fileNames = new Set([...sourceFiles.map((file) => basename(file)), ...readdirSync('.')]);
const code = ['package.json', 'vite.config.ts', 'playwright.config.ts', ...sourceFiles]
  .filter((file) => /\.(?:m?tsx?|mjs|css|json)$/.test(file) && !file.endsWith('docs.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What only a build, a run or an owner makes, and what the texts name of other products. */
const notInTheHouse = new Set([
  '404.html',
  'names.json',
  'services.html',
  'src/ui/advisers',
  'docs/hosting/.env',
  'adminAuth',
  'valueInputOption',
  'useDisclosure',
  'PinInput',
  'VisuallyHidden',
  'useClickOutside',
  'useMergedRef',
  'useMediaQuery',
  'useScrollIntoView',
  'useFocusReturn',
  'createAsyncLogic',
]);

/** Words between backticks, outside blocks of code. */
function namesIn(text: string): string[] {
  const running = text.replaceAll(/```.*?```/gs, '');
  return [...running.matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !notInTheHouse.has(name));
}

const pathName = /^(?:src|machines|tests|docs|public|\.github)\/[\w./-]+$/;
const fileName = /^[\w.-]+\.(?:m?tsx?|mjs|css|mdx?|html|json)$/;
/** A name of code: with a capital inside, so that no plain word is taken for one. */
const identifier = /^[A-Za-z]+[a-z][A-Z]\w*$/;

/** The anchors of a document's headings, as GitHub makes them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}

/** Told in the past: what they name may be gone. */
const isOfThePast = (file: string) => file === 'docs/CHANGELOG.md';

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(
      ([, path = '', heading]) => {
        const target = path === '' ? file : join(dirname(file), path);
        if (!existsSync(target)) return true;
        return heading !== undefined && !headingsOf(readFileSync(target, 'utf8')).includes(heading);
      },
    );
    expect(links.map(([link]) => link)).toEqual([]);
  });

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it.skipIf(isOfThePast(file))('names paths and files that exist', () => {
    const names = namesIn(text);
    const paths = names.filter((name) => pathName.test(name) && !existsSync(name));
    const files = names.filter((name) => fileName.test(name) && !fileNames.has(name));
    expect([...paths, ...files]).toEqual([]);
  });

  it.skipIf(isOfThePast(file))('names functions, types and settings that stand in the code', () => {
    const names = namesIn(text).filter((name) => identifier.test(name.replace(/\(\)$/, '')));
    expect(names.filter((name) => !code.includes(name.replace(/\(\)$/, '')))).toEqual([]);
  });
});

it.each(filesUnder('tests/support').filter((file) => statSync(file).isFile()))(
  '%s names test files that exist',
  (file) => {
    const named = [
      ...readFileSync(file, 'utf8').matchAll(/[\w/-]+\.(?:property\.test|test|browser)\.tsx?\b/g),
    ];
    expect(named.map(([name]) => name).filter((name) => !existsSync(name))).toEqual([]);
  },
);

it('every command but those that npm itself knows is told of in a document', () => {
  const told = documents.map((file) => readFileSync(file, 'utf8')).join('\n');
  const own = ['start', 'test', 'dev', 'build', 'preview'];
  expect(
    Object.keys(scripts).filter((name) => !own.includes(name) && !told.includes(`npm run ${name}`)),
  ).toEqual([]);
});
