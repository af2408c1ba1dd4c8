/** Walks the paths of the flows and reports them. `npm run test:paths -- --help` says how to ask for some of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from './run-tool.mjs';

const help = `Walks every path of every flow, and writes .reports/paths/<what was asked>.html, with JUnit and JSON beside it.

  npm run test:paths                          every path, through the flows' views
  npm run test:paths -- --flow "contact"      the flows whose name contains this
  npm run test:paths -- --path "goes back"    the one path with exactly these words
  npm run test:paths -- --chromium            on the built site in Chromium: the paths that take every transition
  npm run test:paths -- --chromium --all      on the built site in Chromium: every path
  npm run test:paths -- --headed              the same in a window, each step slowed to 0.4 s

--chromium and --headed know the five visitor flows and the staff login, and build the site when its build is older than the sources.
They can be combined with --flow and --path.`;

const slowMs = 400;

const { values: asked } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    flow: { type: 'string', default: '' },
    path: { type: 'string', default: '' },
    chromium: { type: 'boolean' },
    headed: { type: 'boolean' },
    all: { type: 'boolean' },
  },
});

/** The suites whose flow is asked for, so that the others need not be loaded; all when none is. */
function suitesAsked() {
  if (asked.flow === '') return ['tests'];
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => join('tests', file))
    .filter((file) => {
      const driver = join(dirname(file), 'driver.ts');
      const sources = existsSync(driver) ? [driver, file] : [file];
      const flows = sources.flatMap((source) =>
        [...readFileSync(source, 'utf8').matchAll(/\bflow: '([^']+)'/g)].map(([, flow]) => flow),
      );
      return flows.some((flow) => flow.toLowerCase().includes(asked.flow.toLowerCase()));
    });
}

function walkViews(settings) {
  const reporters = [
    '--reporter=dot',
    '--reporter=junit',
    '--outputFile.junit=.reports/paths/views.xml',
    '--reporter=./tests/support/path-reporter.ts',
  ];
  const suites = suitesAsked();
  if (suites.length > 0)
    return runTool('vitest', ['run', '--project', 'paths', ...reporters, ...suites], settings);
  console.error(`No flow's name contains "${asked.flow}".`);
  return 1;
}

function walkSite(settings) {
  return runTool(
    '@playwright/test',
    [
      'test',
      'tests/site/browser/paths.browser.ts',
      '--project=desktop',
      '--reporter=line,junit,./tests/support/chromium-path-reporter.ts',
      ...(asked.headed ? ['--headed', '--workers=1'] : []),
    ],
    {
      ...settings,
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: '.reports/paths/chromium.xml',
      SCREENS: '1',
      ...(asked.all && { ALL_PATHS: '1' }),
      ...(asked.headed && { SLOW_MS: String(slowMs) }),
    },
  );
}

if (asked.help) {
  console.log(help);
} else {
  const settings = { FLOW_NAME: asked.flow, PATH_NAME: asked.path };
  process.exitCode = asked.chromium || asked.headed ? walkSite(settings) : walkViews(settings);
}
