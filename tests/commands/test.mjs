/**
 * `npm test`: types, lint, tables and paths, build, budgets and the browser tests of what most visitors come for; a rule is tried with
 * made-up values a tenth as often, and a flow walked on the fewest paths that take all of it. Stops at the first that fails.
 * `npm run test:all`: everything there is, each part whatever became of the others. Both end with what each part took.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { freshBuild } from './fresh-build.mjs';
import { runTool } from './run-tool.mjs';
import { chromiumPath } from './chromium.mjs';
import { everyResult, reports } from './reports.mjs';
import { installTheRest } from './system-packages.mjs';

const isAll = process.argv.includes('--all');

/** Suites of a folder of their own, where it is there; they skip what is not installed and cannot be. */
const others = [
  ['other browsers', 'test:other-browsers'],
  ['real hosts', 'test:hosts'],
].filter(([, script]) => existsSync(`tests/${script.replace('test:', '')}`));

/** @param {string} script */
function npm(script) {
  const program = process.env['npm_execpath'];
  const { status } = program
    ? spawnSync(process.execPath, [program, 'run', '--silent', script], { stdio: 'inherit' })
    : spawnSync('npm', ['run', '--silent', script], {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
  return status ?? 1;
}

/** @param {string} file @param {readonly string[]} given */
function node(file, given = []) {
  return spawnSync(process.execPath, [file, ...given], { stdio: 'inherit' }).status ?? 1;
}

function build() {
  freshBuild('embedded');
  return 0;
}

const quick = [
  ['types', () => npm('types')],
  ['lint and format', () => npm('lint')],
  ['tables and paths', () => runTool('vitest', ['run', '--reporter=dot'], { PART: 'quick' })],
  ['build', build],
  ['budgets', () => node('tests/budgets/run.mjs')],
  [
    'browser: the main journeys',
    () => runTool('@playwright/test', ['test', '-c', 'tests/commands/quick.config.ts', '--reporter=dot']),
  ],
];

const reporters = {
  vitest: [
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports.vitest}`,
    '--reporter=./tests/support/path-reporter.ts',
  ],
  playwright: ['--reporter=line,json,html,./tests/support/chromium-path-reporter.ts'],
};

const all = [
  ...quick.slice(0, 2),
  ['tables and paths', () => runTool('vitest', ['run', ...reporters.vitest])],
  ...quick.slice(3, 5),
  [
    'browser: phone and desktop',
    () =>
      runTool('@playwright/test', ['test', ...reporters.playwright], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
        PLAYWRIGHT_HTML_OUTPUT_DIR: '.reports/browser-html',
        PLAYWRIGHT_HTML_OPEN: 'never',
      }),
  ],
  ['growth', () => node('tests/budgets/growth.mjs')],
  [
    'mutants, with none on',
    () => runTool('@stryker-mutator/core', ['run', 'tests/mutation/stryker.config.json', '--dryRunOnly']),
  ],
  ...others.map(([name, script]) => [name, () => npm(script)]),
  ['the faults, one by one', () => node('tests/faults/run.mjs', ['--reports'])],
];

function minutes(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

chromiumPath();
// The whole browser suite also looks at what only one with windows has, as the back/forward cache.
if (isAll) {
  chromiumPath(true);
  installTheRest();
}
const results = [];
for (const [name, step] of isAll ? all : quick) {
  console.log(`\n— ${name}`);
  const began = Date.now();
  const isGreen = step() === 0;
  results.push({ name, isGreen, took: Date.now() - began });
  if (!isGreen && !isAll) break;
}

/** What is red, last of all: the end of a long output is what stays of it. */
const red = isAll ? everyResult().filter(({ isGreen }) => isGreen === false) : [];
const linesOfRed = 60;
const took = results.reduce((sum, result) => sum + result.took, 0);
console.log('');
for (const result of results) {
  console.log(`${result.isGreen ? '✓' : '✗'} ${result.name.padEnd(28)} ${minutes(result.took).padStart(6)}`);
}
console.log(`  ${'together'.padEnd(28)} ${minutes(took).padStart(6)} min`);
for (const { title, message } of red) {
  console.log(
    `\n✗ ${title}\n  ${stripVTControlCharacters(message).split('\n').slice(0, linesOfRed).join('\n  ')}`,
  );
}
process.exitCode = results.every(({ isGreen }) => isGreen) ? 0 : 1;
