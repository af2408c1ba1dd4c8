import { builtFrom, isBuildFresh } from '../../src/build/stamp.mjs';
import { runTool } from './run-tool.mjs';

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
  // Vitest has set it to "test", for which React's development build would be taken.
  const production = { NODE_ENV: 'production' };
  const status = runTool('vite', ['build', '--mode', mode, '--logLevel', 'warn'], production);
  if (status !== 0) process.exit(status);
}
