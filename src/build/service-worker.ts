import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { pages } from '../app/pages';
import { dataAddress, namesFile, toolFile } from '../data-files';
import { manifestFolder, readManifest, withImports } from './manifest';
import { precompress } from './precompress';
import { embeddedIn } from './write-data';

const keptPages = pages.filter(({ isKeptOffline }) => isKeptOffline).map(({ path }) => path);

const offlinePage = '/offline';

/**
 * The files that a page starts with: its scripts, styles and fonts, and the drawings that it refers to; and the file of its data, for who
 * comes to it from another page.
 */
async function filesOf(folder: string, page: string): Promise<string[]> {
  const html = await readFile(join(folder, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
  const { build, page: own } = embeddedIn(html);
  const found = [...html.matchAll(/\/assets\/(?:[\w.-]+\.(?:js|css|woff2)|[\w./-]+\.svg(?=#))/g)].map(
    ([file]) => file,
  );
  return [...found, dataAddress(build, own.file)];
}

/** What the tools show, what stands where there is no page, and what tells that there is none. */
async function sharedData(folder: string): Promise<string[]> {
  const { build, page, names = [] } = embeddedIn(await readFile(join(folder, '404.html'), 'utf8'));
  const tools = names.filter((name) => name.startsWith(toolFile('')));
  return [page.file, namesFile, ...tools].map((name) => dataAddress(build, name));
}

/** What a page fetches late but needs without a connection: the bar that says so, the checker over a guide, the tools for a trip. */
const lateParts = [
  'src/app/site/connection-part.ts',
  'src/flows/eligibility-checker/CheckerDialog.tsx',
  'src/flows/stay-counter/StayCounter.tsx',
  'src/flows/travel-dates/DatePlanner.tsx',
  'src/flows/travel-letters/TravelLetters.tsx',
  'src/flows/trip-folder/trip-folder-part.ts',
  'src/pages/trip/TripContents.tsx',
];

/** The files of the late parts, with everything that they import. */
async function lateFiles(folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  const missing = lateParts.find((part) => !manifest[part]);
  if (missing !== undefined) throw new Error(`${missing} has no chunk of its own: import it with import().`);
  return withImports(manifest, lateParts)
    .flatMap((key) => manifest[key] ?? [])
    .flatMap(({ file, css = [] }) => [file, ...css])
    .map((file) => `/${file}`);
}

/**
 * Builds the service worker into one file, after the pages, because it holds the names of their files: so each
 * build's worker is a new one, and takes over as soon as it is there. Then nothing is written any more, and the text files are
 * compressed.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { root, logger } = builder.config;
        const folder = resolve(root, builder.environments['client']?.config.build.outDir ?? 'dist');
        const files = await Promise.all([
          ...keptPages.map((page) => filesOf(folder, page)),
          lateFiles(folder),
          sharedData(folder),
        ]);
        const kept = [...new Set(files.flat())].sort();
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          define: {
            __OFFLINE_PAGE__: JSON.stringify(offlinePage),
            __KEPT_PAGES__: JSON.stringify(keptPages),
            __KEPT_FILES__: JSON.stringify(kept),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: join(root, 'src/service-worker/service-worker.ts'),
              output: { entryFileNames: 'service-worker.js', format: 'iife' },
            },
          },
        });
        await rm(join(folder, manifestFolder), { recursive: true });
        logger.info(`service worker: ${keptPages.length} pages and ${kept.length} files kept for offline`);
        logger.info(`compressed ${await precompress(folder)} text files for hosts that send them so`);
      },
    },
  };
}
