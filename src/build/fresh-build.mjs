import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { builtFrom, isBuildFresh } from './stamp.mjs';

const require = createRequire(import.meta.url);

/**
 * Runs a tool of this project with Node itself, which every shell and system has.
 *
 * @param {string} tool the name of its package
 * @param {readonly string[]} given
 * @param {Record<string, string>} settings
 * @param {string} folder where it runs
 * @returns {number} its exit code
 */
export function runTool(tool, given, settings = {}, folder = '.') {
  const file = require.resolve(`${tool}/package.json`);
  const { bin } = require(file);
  const program = join(dirname(file), typeof bin === 'string' ? bin : Object.values(bin)[0]);
  const { status } = spawnSync(process.execPath, [program, ...given], {
    stdio: 'inherit',
    cwd: folder,
    env: { ...process.env, ...settings },
  });
  return status ?? 1;
}

/**
 * Builds the site unless `dist` is a build of the sources as they are, in that mode. Says what it does, since a test of an old
 * build proves nothing.
 *
 * @param {string} mode
 */
export function freshBuild(mode) {
  if (isBuildFresh(mode)) return;
  const last = builtFrom();
  const reason =
    last === undefined ? 'no build' : last.mode === mode ? 'older than the sources' : `for "${last.mode}"`;
  console.error(`dist is ${reason}: building the site (${mode}).`);
  const status = runTool('vite', ['build', '--mode', mode, '--logLevel', 'warn']);
  if (status !== 0) process.exit(status);
}
