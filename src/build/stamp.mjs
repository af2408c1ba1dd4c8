import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const stampFile = '.reports/build.json';
const built = 'dist/index.html';

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/**
 * What a build is made of, as one short text: every file that goes into it, its mode, its settings and the day.
 *
 * @param {string} mode
 */
export function sourcesStamp(mode) {
  const hash = createHash('sha256').update(mode);
  const settings = readdirSync('.').filter((file) => file.startsWith('.env'));
  const sources = ['src', 'machines', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
  for (const file of [...sources.flatMap(filesIn), ...settings.sort()]) {
    if (!file.endsWith('.md')) hash.update(file).update('\0').update(readFileSync(file));
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}`);
  }
  // Figures stand in the pages as they hold on the day of the build.
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  return hash.update(today).digest('hex').slice(0, 16);
}

/** @returns {{ stamp: string, mode: string, builtMs: number } | undefined} what `dist` was built from */
export function builtFrom() {
  return existsSync(stampFile) && existsSync(built) ? JSON.parse(readFileSync(stampFile, 'utf8')) : undefined;
}

/**
 * Whether `dist` is a build of the sources as they are.
 *
 * @param {string} mode
 */
export function isBuildFresh(mode) {
  const last = builtFrom();
  return last !== undefined && last.builtMs === statSync(built).mtimeMs && last.stamp === sourcesStamp(mode);
}

/**
 * Vite plugins that note what a build was made of: taken before it starts, so that a change meanwhile makes it stale.
 *
 * @returns {import('vite').Plugin[]}
 */
export function buildStamp() {
  let stamp = '';
  return [
    {
      name: 'build-stamp:before',
      buildApp: {
        order: 'pre',
        async handler({ config }) {
          stamp = sourcesStamp(config.mode);
        },
      },
    },
    {
      name: 'build-stamp:after',
      buildApp: {
        order: 'post',
        async handler({ config }) {
          if (resolve(config.root, config.build.outDir) !== resolve('dist')) return;
          mkdirSync('.reports', { recursive: true });
          const note = { stamp, mode: config.mode, builtMs: statSync(built).mtimeMs };
          writeFileSync(stampFile, JSON.stringify(note));
        },
      },
    },
  ];
}
