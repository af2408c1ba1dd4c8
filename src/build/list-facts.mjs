/**
 * Lists every fact by the age of its check, and what is due: `npm run facts`. With `--due` only the latter, with `--on 2027-06-01` as on
 * that day.
 */
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: { due: { type: 'boolean', default: false }, on: { type: 'string' } },
});

/**
 * @template Module
 * @param {string} path
 * @returns {Promise<Module>}
 */
async function load(path) {
  const { module } = await runnerImport(path);
  return /** @type {Module} */ (module);
}

/** @type {typeof import('../content/checked-facts')} */
const { checkedFacts } = await load('./src/content/checked-facts.ts');
/** @type {typeof import('../content/today')} */
const { todayInIndia } = await load('./src/content/today.ts');
/** @type {typeof import('../../machines/fact-age/age')} */
const { dueOn, isDue } = await load('./machines/fact-age/age.ts');

const day = values.on ?? todayInIndia();
const listed = checkedFacts().filter(({ checked }) => !values.due || isDue(checked, day));
for (const checked of new Set(listed.map((fact) => fact.checked))) {
  const same = listed.filter((fact) => fact.checked === checked);
  console.log(
    `\nChecked on ${checked}, ${isDue(checked, day) ? 'DUE since' : 'due on'} ${dueOn(checked)}: ${same.length}`,
  );
  for (const { what, source } of same) console.log(`  ${what} — ${source}`);
}
const due = listed.filter(({ checked }) => isDue(checked, day)).length;
console.log(`\n${listed.length} facts, ${due} due on ${day}.`);
