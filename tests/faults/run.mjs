/**
 * Runs every test that names a fault and prints the table: number, fault, whether it was survived. Ends with an error
 * when a fault has no test or a test fails. `npm run test:faults`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { faults } from './faults.mjs';

const reports = { vitest: '.reports/faults-vitest.json', playwright: '.reports/faults-playwright.json' };
const named = /fault (\d+):/g;

function run(command, environment = {}) {
  spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
}

function numbersIn(title) {
  return [...title.matchAll(named)].map(([, number]) => Number(number));
}

function vitestResults() {
  const { testResults } = JSON.parse(readFileSync(reports.vitest, 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, isGreen: status === 'passed' }));
}

function playwrightResults() {
  const specsOf = (suite, above = '') => [
    ...(suite.specs ?? []).map((spec) => ({
      title: `${above} ${suite.title} ${spec.title}`,
      tests: spec.tests.filter(({ status }) => status !== 'skipped'),
    })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, `${above} ${suite.title}`)),
  ];
  const { suites } = JSON.parse(readFileSync(reports.playwright, 'utf8'));
  return suites
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, isGreen: status === 'expected' })));
}

run(`npx vitest run -t "fault \\d+:" --reporter=json --outputFile=${reports.vitest}`);
run('npx vite build --mode embedded');
run('npx playwright test -g "fault \\d+:" --reporter=json', {
  WHOLE: '1',
  PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
});

const outcomes = new Map(faults.map((_, index) => [index + 1, []]));
for (const { title, isGreen } of [...vitestResults(), ...playwrightResults()]) {
  for (const number of new Set(numbersIn(title))) outcomes.get(number)?.push(isGreen);
}

let survived = 0;
for (const [number, results] of outcomes) {
  const isSurvived = results.length > 0 && results.every(Boolean);
  if (isSurvived) survived += 1;
  const verdict =
    results.length === 0 ? 'no test' : isSurvived ? `survived (${results.length})` : 'NOT SURVIVED';
  console.log(`${String(number).padStart(3)}  ${faults[number - 1].padEnd(76)} ${verdict}`);
}
console.log(`\n${survived} of ${faults.length} faults survived.`);
process.exitCode = survived === faults.length ? 0 : 1;
