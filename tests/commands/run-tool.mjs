import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
