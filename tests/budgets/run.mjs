/**
 * Weighs what each page of the built site starts with, compressed with brotli, and fails when a page is over its
 * budget; its scripts by more than 5 %. `npm run budgets`; `--all` prints every page instead of the heaviest of each kind. Builds the site first when
 * `dist` is not of the sources as they are; says what has changed since it last weighed, and which pages are above 97 % of a budget.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { freshBuild } from '../commands/fresh-build.mjs';
import { reports } from '../commands/reports.mjs';
import { builtFrom } from '../../src/build/stamp.mjs';
import { weighPages } from './weigh.mjs';

const folder = 'dist';
const kibibyte = 1024;

/** From this share of a budget on, a page is named. */
const nearness = 0.97;

/** Scripts may be over their budget by this: a budget that a change just misses would be met by code that is harder to read. */
const slack = 1.05;

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
  { name: 'home', pages: /^index\.html$/, html: 18_800 / kibibyte, scripts: 145 },
  {
    name: 'the honeymoon guide',
    pages: /^blog\/europe-honeymoon-guide\.html$/,
    html: 26_500 / kibibyte,
    scripts: 145,
  },
  {
    name: 'a guide, an article or the answers',
    pages: /^(?:(?:blog|visa)\/.*|answers)\.html$/,
    html: 24_000 / kibibyte,
    scripts: 145,
  },
  { name: 'the listing', pages: /^services\.html$/, html: 17_500 / kibibyte, scripts: 145 },
  { name: 'a tool with fields', pages: /^tools\//, html: firstAnswer, scripts: 150 },
  { name: 'content', pages: /\.html$/, html: firstAnswer, scripts: 145 },
];

const pages = weighPages(folder)
  // The data comes last, as the scripts do: the first view is there without it, and the app starts with both.
  .map(({ file, html, data, scripts }) => ({
    file,
    html: html - data,
    scripts: scripts + data,
    kind: kinds.find(({ pages: belong }) => belong.test(file)),
  }))
  .sort((a, b) => b.scripts - a.scripts);

if (pages.length === 0) throw new Error(`There is no page in ${folder}: build the site first.`);

const shown = process.argv.includes('--all')
  ? pages
  : kinds.flatMap((kind) => pages.filter((page) => page.kind === kind).slice(0, 3));

const last = existsSync(reports.budgets) ? JSON.parse(readFileSync(reports.budgets, 'utf8')) : {};

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

const near = pages.filter(
  ({ kind, html, scripts }) => html > kind.html * nearness || scripts > kind.scripts * nearness,
);
if (near.length > 0) {
  console.warn(
    `\n${near.length} pages are above 97 % of a budget: ${near.map(({ file }) => file).join(', ')}.`,
  );
}

/** What is wrong with each page that is over its budget. */
const problems = new Map(
  pages
    .filter(({ kind, html, scripts }) => html > kind.html || scripts > kind.scripts * slack)
    .map(({ file, html, scripts, kind }) => [
      file,
      `HTML ${html.toFixed(2)} of ${kind.html.toFixed(2)} KiB, scripts and data ${scripts.toFixed(2)} of ${kind.scripts} KiB`,
    ]),
);
for (const [file, problem] of problems) console.error(`${file} is over its budget: ${problem}.`);
writeFileSync(
  reports.budgets,
  JSON.stringify(
    Object.fromEntries(
      pages.map(({ file, html, scripts }) => [file, { html, scripts, problem: problems.get(file) }]),
    ),
  ),
);
console.log(`\n${pages.length - problems.size} of ${pages.length} pages within their budgets (KiB, brotli).`);
process.exitCode = problems.size === 0 ? 0 : 1;
