/**
 * `npm run test:mutation:views`: changes the views in thousands of small ways, one at a time, and counts how many changes the paths
 * notice. Given folders of `src` narrow what is changed, given names of test files what tries it; with `--keep`, what an earlier run
 * noticed is not tried again; with `--sample=120`, so many are drawn at random and tried (`--seed=…` draws others).
 * Fails below nine in ten; a sample, when even the upper end of its interval is below.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runTool } from '../../commands/run-tool.mjs';

const reports = '.reports/mutation-views';
const least = 90;

const given = process.argv.slice(2);
const folders = given.filter((word) => word.startsWith('src/'));
const optionOf = (name) => given.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const [sampled, seed] = [optionOf('sample'), optionOf('seed')];
const own = /^(?:--keep$|--sample=|--seed=|src\/)/;
const suites = given.filter((word) => !own.test(word));
const beganAt = Date.now();
runTool('vitest', ['run', '--config', 'tests/mutation/views/vitest.config.ts', '--reporter=dot', ...suites], {
  ...(given.includes('--keep') && { KEEP_VERDICTS: 'yes' }),
  ...(folders.length > 0 && { MUTANTS_IN: folders.join(' ') }),
  ...(sampled && { MUTANTS_SAMPLED: sampled, MUTANTS_SEED: seed ?? '' }),
});

/** @type {readonly import('./mutants.ts').Mutant[]} */
const all = JSON.parse(readFileSync(`${reports}/mutants.json`, 'utf8'));
const sample = sampled && new Set(JSON.parse(readFileSync(`${reports}/sample.json`, 'utf8')));
const mutants = sample ? all.filter(({ id }) => sample.has(id)) : all;
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

/** Wilson's interval at 95 %: between which shares all of them lie, going by a sample. */
function interval(list) {
  const [n, p, z] = [list.length, share(list) / 100, 1.96];
  const middle = p + z ** 2 / (2 * n);
  const reach = z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
  return [middle - reach, middle + reach].map((end) => (100 * end) / (1 + z ** 2 / n));
}

const [low, high] = interval(tried);
const of = sample ? `${tried.length} drawn from ${all.length}` : `${tried.length}`;
const between = sample ? ` (95 %: ${low.toFixed(1)} to ${high.toFixed(1)})` : '';
const minutes = Math.round((Date.now() - beganAt) / 60_000);
console.log(
  `${share(tried).toFixed(1)} %${between} of ${of} noticed in ${minutes} minutes; the others: ${reports}/left.txt`,
);
process.exitCode = (sample ? high : share(tried)) < least ? 1 : 0;
