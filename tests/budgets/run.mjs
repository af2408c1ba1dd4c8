/**
 * Weighs what each page of the built site starts with, compressed with brotli, and fails when a page is over its
 * budget. `npm run budgets`; `--all` prints every page instead of the heaviest of each kind. Builds the site first when
 * `dist` is not of the sources as they are; says what has changed since it last weighed, and from 97 % of a budget on what weighs most.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { freshBuild } from '../../src/build/fresh-build.mjs';
import { modulesFile } from '../../src/build/heaviest-modules.mjs';
import { builtFrom } from '../../src/build/stamp.mjs';
import { weighPages } from './weigh.mjs';

const folder = 'dist';
const kibibyte = 1024;
const lastWeights = '.reports/budgets.json';

/** From this share of a budget on, a page is named. */
const nearness = 0.97;

/** How many modules are named as the heaviest. */
const namedModules = 10;

freshBuild(builtFrom()?.mode ?? 'embedded');

/** About what fits the first answer of a server, in bytes: the HTML of a page that is not mainly text. */
const firstAnswer = 16_500 / kibibyte;

/** The kinds of pages and what they may weigh, in KiB. The first kind that fits counts. */
const kinds = [
  {
    name: 'a form of the component library',
    pages:
      /^(?:apply-visa|contact|login|verify-otp|admin|tools\/photo|tools\/visa-eligibility-checker)\.html$/,
    html: firstAnswer,
    scripts: 170,
  },
  { name: 'home', pages: /^index\.html$/, html: 18_400 / kibibyte, scripts: 145 },
  {
    name: 'the honeymoon guide',
    pages: /^blog\/europe-honeymoon-guide\.html$/,
    html: 26_500 / kibibyte,
    scripts: 145,
  },
  {
    name: 'a guide or an article',
    pages: /^(?:blog|visa)\/.*\.html$/,
    html: 24_000 / kibibyte,
    scripts: 145,
  },
  { name: 'the listing', pages: /^services\.html$/, html: 17_500 / kibibyte, scripts: 145 },
  { name: 'a tool with fields', pages: /^tools\//, html: firstAnswer, scripts: 150 },
  { name: 'content', pages: /\.html$/, html: firstAnswer, scripts: 145 },
];

const pages = weighPages(folder)
  // The data comes last, as the scripts do: the first view is there without it, and the app starts with both.
  .map(({ file, files, html, data, scripts }) => ({
    file,
    files,
    html: html - data,
    scripts: scripts + data,
    kind: kinds.find(({ pages: belong }) => belong.test(file)),
  }))
  .sort((a, b) => b.scripts - a.scripts);

if (pages.length === 0) throw new Error(`There is no page in ${folder}: build the site first.`);

const shown = process.argv.includes('--all')
  ? pages
  : kinds.flatMap((kind) => pages.filter((page) => page.kind === kind).slice(0, 3));

const last = existsSync(lastWeights) ? JSON.parse(readFileSync(lastWeights, 'utf8')) : {};

/** How much heavier a page has become since it was last weighed here, in KiB. */
function changeOf({ file, html, scripts }) {
  const before = last[file];
  if (before === undefined) return '';
  const change = html + scripts - before.html - before.scripts;
  return Math.abs(change) < 0.05 ? '0' : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}`;
}

console.log('| page | kind | HTML with styles | its budget | scripts and data | their budget | change |');
console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: |');
for (const page of shown) {
  const { file, kind, html, scripts } = page;
  console.log(
    `| ${file} | ${kind.name} | ${html.toFixed(1)} | ${kind.html.toFixed(1)} | ${scripts.toFixed(1)} | ${kind.scripts} | ${changeOf(page)} |`,
  );
}
writeFileSync(
  lastWeights,
  JSON.stringify(Object.fromEntries(pages.map(({ file, html, scripts }) => [file, { html, scripts }]))),
);

const near = pages.filter(
  ({ kind, html, scripts }) => html > kind.html * nearness || scripts > kind.scripts * nearness,
);
if (near.length > 0) {
  console.warn(
    `\n${near.length} pages are above 97 % of a budget: ${near.map(({ file }) => file).join(', ')}.`,
  );
  const modules = JSON.parse(readFileSync(modulesFile, 'utf8'));
  const heaviest = Object.entries(Object.assign({}, ...near[0].files.map((file) => modules[file] ?? {})))
    .sort(([, a], [, b]) => b - a)
    .slice(0, namedModules);
  console.warn(`What ${near[0].file} starts with, the heaviest modules first (KiB before minifying):`);
  for (const [module, bytes] of heaviest)
    console.warn(`  ${(bytes / kibibyte).toFixed(1).padStart(6)}  ${module}`);
}

const tooHeavy = pages.filter(({ kind, html, scripts }) => html > kind.html || scripts > kind.scripts);
for (const { file, html, scripts } of tooHeavy) {
  console.error(
    `${file} is over its budget: HTML ${html.toFixed(1)} KiB, scripts and data ${scripts.toFixed(1)} KiB.`,
  );
}
console.log(
  `\n${pages.length - tooHeavy.length} of ${pages.length} pages within their budgets (KiB, brotli).`,
);
process.exitCode = tooHeavy.length === 0 ? 0 : 1;
