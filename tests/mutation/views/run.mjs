import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const reports = '.reports/mutation-views';
const least = 90;

const suites = process.argv.slice(2);
rmSync(reports, { recursive: true, force: true });
const startedAt = Date.now();
spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'tests/mutation/views/vitest.config.ts', '--reporter=dot', ...suites],
  { stdio: ['ignore', 'ignore', 'ignore'], shell: process.platform === 'win32' },
);

/** @type {readonly import('./mutants.ts').Mutant[]} */
const mutants = JSON.parse(readFileSync(`${reports}/mutants.json`, 'utf8'));
/** @type {readonly import('./verdicts.ts').Verdicts[]} */
const verdicts = readdirSync(`${reports}/verdicts`).map((file) =>
  JSON.parse(readFileSync(`${reports}/verdicts/${file}`, 'utf8')),
);

const noticed = new Set(verdicts.flatMap((file) => Object.keys(file.noticed)));
const unclear = new Set(verdicts.flatMap((file) => file.unclear).filter((id) => !noticed.has(id)));
const survived = new Set(
  verdicts.flatMap((file) => file.survived).filter((id) => !noticed.has(id) && !unclear.has(id)),
);
const onLoad = new Set(
  verdicts.flatMap((file) => file.onLoad).filter((id) => !noticed.has(id) && !survived.has(id)),
);

/** @param {string} id */
function verdictOf(id) {
  if (noticed.has(id)) return 'noticed';
  if (unclear.has(id)) return 'unclear';
  if (survived.has(id)) return 'survived';
  return onLoad.has(id) ? 'run on loading' : 'not run';
}

const rows = mutants.map((mutant) => ({ ...mutant, verdict: verdictOf(mutant.id) }));
writeFileSync(
  `${reports}/mutants.txt`,
  rows
    .filter(({ verdict }) => verdict !== 'noticed')
    .map(
      ({ verdict, file, line, was, becomes }) => `${verdict}: ${file}:${line}\n    ${was}\n  → ${becomes}\n`,
    )
    .join(''),
);

const kinds = ['noticed', 'survived', 'unclear', 'run on loading', 'not run'];
for (const kind of kinds) console.log(`${kind}: ${rows.filter(({ verdict }) => verdict === kind).length}`);
const tried = rows.filter(({ verdict }) => verdict !== 'run on loading').length;
const share = (100 * noticed.size) / tried;
console.log(
  `${share.toFixed(1)} % of ${tried} noticed in ${Math.round((Date.now() - startedAt) / 1000)} s; the others: ${reports}/mutants.txt`,
);
process.exitCode = share < least ? 1 : 0;
