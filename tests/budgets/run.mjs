/**
 * Weighs what each page of the built site starts with, compressed with brotli, and fails when a page is over its
 * budget. `npm run budgets`, after a build; `--all` prints every page instead of the heaviest of each kind.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = 'dist';
const kibibyte = 1024;

/** The kinds of pages and what they may weigh, in KiB. The first kind that fits counts. */
const kinds = [
  {
    name: 'a form of the component library',
    pages: /^(?:apply-visa|contact|login|verify-otp|admin|tools\/visa-eligibility-checker)\.html$/,
    html: 25,
    scripts: 152,
  },
  { name: 'content', pages: /\.html$/, html: 25, scripts: 130 },
];

const weights = new Map();

function weightOf(file) {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const weight = brotliCompressSync(readFileSync(join(folder, file))).length / kibibyte;
  weights.set(file, weight);
  return weight;
}

const pages = readdirSync(folder, { recursive: true })
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const scripts = new Set(readFileSync(join(folder, file), 'utf8').match(/assets\/[\w.-]+\.js/g));
    const kind = kinds.find(({ pages: belong }) => belong.test(file));
    return {
      file,
      kind,
      html: weightOf(file),
      scripts: [...scripts].reduce((sum, script) => sum + weightOf(script), 0),
    };
  })
  .sort((a, b) => b.scripts - a.scripts);

if (pages.length === 0) throw new Error(`There is no page in ${folder}: build the site first.`);

const shown = process.argv.includes('--all')
  ? pages
  : kinds.flatMap((kind) => pages.filter((page) => page.kind === kind).slice(0, 3));

console.log('| page | kind | HTML with styles | its budget | scripts | their budget |');
console.log('| --- | --- | ---: | ---: | ---: | ---: |');
for (const { file, kind, html, scripts } of shown) {
  console.log(
    `| ${file} | ${kind.name} | ${html.toFixed(1)} | ${kind.html} | ${scripts.toFixed(1)} | ${kind.scripts} |`,
  );
}

const tooHeavy = pages.filter(({ kind, html, scripts }) => html > kind.html || scripts > kind.scripts);
for (const { file, html, scripts } of tooHeavy) {
  console.error(
    `${file} is over its budget: HTML ${html.toFixed(1)} KiB, scripts ${scripts.toFixed(1)} KiB.`,
  );
}
console.log(
  `\n${pages.length - tooHeavy.length} of ${pages.length} pages within their budgets (KiB, brotli).`,
);
process.exitCode = tooHeavy.length === 0 ? 0 : 1;
