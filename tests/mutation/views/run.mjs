/**
 * `npm run test:mutation:views`: changes the views in thousands of small ways, one at a time, and counts how many changes the paths
 * notice. Given folders of `src` narrow what is changed, given names of test files what tries it; with `--keep`, what an earlier run
 * noticed is not tried again.
 * Fails below nine in ten.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runTool } from '../../../src/build/fresh-build.mjs';

const reports = '.reports/mutation-views';
const least = 90;

const given = process.argv.slice(2);
const folders = given.filter((word) => word.startsWith('src/'));
const suites = given.filter((word) => word !== '--keep' && !folders.includes(word));
const beganAt = Date.now();
runTool('vitest', ['run', '--config', 'tests/mutation/views/vitest.config.ts', '--reporter=dot', ...suites], {
  ...(given.includes('--keep') && { KEEP_VERDICTS: 'yes' }),
  ...(folders.length > 0 && { MUTANTS_IN: folders.join(' ') }),
});

/** @type {readonly import('./mutants.ts').Mutant[]} */
const mutants = JSON.parse(readFileSync(`${reports}/mutants.json`, 'utf8'));
/** @type {readonly import('./verdicts.ts').Verdicts[]} */
const verdicts = readdirSync(`${reports}/verdicts`).map((file) =>
  JSON.parse(readFileSync(`${reports}/verdicts/${file}`, 'utf8')),
);

/** From the strongest verdict to the weakest: what one file notices is noticed, whatever the others say. */
const kinds = /** @type {const} */ ({
  noticed: (file) => Object.keys(file.noticed),
  unclear: (file) => file.unclear,
  survived: (file) => file.survived,
  'run on loading': (file) => file.onLoad,
});
const idsOf = Object.entries(kinds).map(([kind, of]) => [kind, new Set(verdicts.flatMap(of))]);

const rows = mutants.map((mutant) => ({
  ...mutant,
  folder: mutant.file.split('/').slice(1, -1).join('/'),
  verdict: idsOf.find(([, ids]) => ids.has(mutant.id))?.[0] ?? 'not run',
}));
const tried = rows.filter(({ verdict }) => verdict !== 'run on loading');
const count = (list, verdict) => list.filter((row) => row.verdict === verdict).length;
const share = (list) => (100 * count(list, 'noticed')) / list.length;

for (const folder of [...new Set(tried.map((row) => row.folder))].sort()) {
  const own = tried.filter((row) => row.folder === folder);
  console.log(`${folder.padEnd(32)} ${count(own, 'noticed')} of ${own.length}  ${share(own).toFixed(0)} %`);
}
writeFileSync(
  `${reports}/left.txt`,
  rows
    .filter(({ verdict }) => verdict !== 'noticed')
    .map(
      ({ verdict, file, line, was, becomes }) => `${verdict}: ${file}:${line}\n    ${was}\n  → ${becomes}\n`,
    )
    .join(''),
);
for (const verdict of [...Object.keys(kinds), 'not run']) console.log(`${verdict}: ${count(rows, verdict)}`);
console.log(
  `${share(tried).toFixed(1)} % of ${tried.length} noticed in ${Math.round((Date.now() - beganAt) / 60_000)} minutes; the others: ${reports}/left.txt`,
);
process.exitCode = share(tried) < least ? 1 : 0;
