/** What the suites left in `.reports`, read in one way: each test with its outcome. */
import { existsSync, readFileSync } from 'node:fs';

export const reports = {
  vitest: '.reports/faults-vitest.json',
  playwright: '.reports/faults-playwright.json',
  otherBrowsers: '.reports/faults-other-browsers.json',
  hosts: '.reports/faults-hosts.json',
  budgets: '.reports/budgets.json',
};

/** @typedef {{ title: string, isGreen: boolean | undefined, message: string }} Result `isGreen` is `undefined` where it was skipped */

/** @param {string} file one of Vitest's reports @returns {Result[]} */
export function vitestResults(file) {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? // The file failed to load.
        [{ title: name, isGreen: false, message }]
      : assertionResults.map(({ fullName, status, failureMessages }) => ({
          title: fullName,
          isGreen: status === 'passed' ? true : status === 'failed' ? false : undefined,
          message: failureMessages?.[0] ?? '',
        })),
  );
}

/** Every error of a run, the end of its time and what it waited for then, and what the test wrote. */
function whatWasSaid({ errors = [], stdout = [] } = {}) {
  return [...errors.map(({ message }) => message), ...stdout.map(({ text }) => text)].join('\n');
}

/** @returns {Result[]} */
export function playwrightResults() {
  if (!existsSync(reports.playwright)) return [];
  const specsOf = (suite, above = '') => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      title: `${above} ${suite.title} ${title}`.trim(),
      tests,
    })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, `${above} ${suite.title}`)),
  ];
  const { suites } = JSON.parse(readFileSync(reports.playwright, 'utf8'));
  return suites
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ title, tests }) =>
      tests.map(({ status, projectName, results }) => ({
        title: `${projectName}: ${title}`,
        isGreen: status === 'skipped' ? undefined : status === 'expected',
        message: whatWasSaid(results.at(-1)),
      })),
    );
}

/** What each page weighed against its budget, as `npm run budgets` left it. @returns {Result[]} */
function budgetResults() {
  if (!existsSync(reports.budgets)) return [];
  return Object.entries(JSON.parse(readFileSync(reports.budgets, 'utf8'))).map(([file, { problem }]) => ({
    title: `the budget of ${file}`,
    isGreen: problem === undefined,
    message: problem ?? '',
  }));
}

/** Every test of the four suites, and every page's budget. @returns {Result[]} */
export function everyResult() {
  return [
    ...vitestResults(reports.vitest),
    ...playwrightResults(),
    ...vitestResults(reports.otherBrowsers),
    ...vitestResults(reports.hosts),
    ...budgetResults(),
  ];
}
