/**
 * Runs every test that names a fault and prints the table: number, fault, whether it was survived. Ends with an error
 * when a fault has no test or a test fails. `npm run test:faults`; `npm run test:faults -- 12 40` runs those alone;
 * `--reports` runs nothing and reads what the last runs left.
 */
import { parseArgs } from 'node:util';
import { freshBuild } from '../commands/fresh-build.mjs';
import { runTool } from '../commands/run-tool.mjs';
import { playwrightResults, reports, vitestResults } from '../commands/reports.mjs';
import { faults } from './faults.mjs';

/** The suites of the built site that have a configuration of their own, and skip what is not installed. */
const ofTheBuild = [
  ['tests/other-browsers/vitest.config.ts', reports.otherBrowsers],
  ['tests/hosts/vitest.config.ts', reports.hosts],
];
const named = /fault (\d+):/g;

function numbersIn(title) {
  return [...title.matchAll(named)].map(([, number]) => Number(number));
}

const { values: asked, positionals } = parseArgs({
  options: { reports: { type: 'boolean' } },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals.map(Number) : faults.map((_, index) => index + 1);
const unknown = wanted.filter((number) => faults[number - 1] === undefined);
if (unknown.length > 0) {
  console.error(`The faults have the numbers 1 to ${faults.length}; there is no ${unknown.join(', ')}.`);
  process.exit(1);
}

if (!asked.reports) {
  const pattern = positionals.length > 0 ? `fault (${positionals.join('|')}):` : String.raw`fault \d+:`;
  runTool('vitest', ['run', '-t', pattern, '--reporter=json', `--outputFile=${reports.vitest}`]);
  runTool('@playwright/test', ['test', '-g', pattern, '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
  });
  freshBuild('embedded');
  for (const [config, report] of ofTheBuild) {
    const given = ['-t', pattern, '--reporter=json', `--outputFile=${report}`];
    runTool('vitest', ['run', '--config', config, ...given]);
  }
}

const elsewhere = ofTheBuild.flatMap(([, report]) => vitestResults(report));
// A browser or host that is not installed is told by its own suite, and is no fault of the site.
const notHere = new Set(
  elsewhere.filter(({ isGreen }) => isGreen === undefined).flatMap(({ title }) => numbersIn(title)),
);
const outcomes = new Map(wanted.map((number) => [number, []]));
for (const { title, isGreen } of [...vitestResults(reports.vitest), ...playwrightResults(), ...elsewhere]) {
  if (isGreen === undefined) continue;
  for (const number of new Set(numbersIn(title))) outcomes.get(number)?.push(isGreen);
}

let survived = 0;
for (const [number, results] of outcomes) {
  const isNotHere = results.length === 0 && notHere.has(number);
  const isSurvived = results.length > 0 && results.every(Boolean);
  if (isSurvived || isNotHere) survived += 1;
  const verdict = isNotHere
    ? 'not tried: what it needs is not installed'
    : results.length === 0
      ? 'no test'
      : isSurvived
        ? `survived (${results.length})`
        : 'NOT SURVIVED';
  console.log(`${String(number).padStart(3)}  ${faults[number - 1].padEnd(76)} ${verdict}`);
}
console.log(`\n${survived} of ${wanted.length} faults survived, or could not be tried here.`);
process.exitCode = survived === wanted.length ? 0 : 1;
