import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, type Manifest, type Plugin, type ViteBuilder } from 'vite';
import type { StartFiles } from '../before-hydration/start-files';
import { drawCards } from './cards';
import { firstStyles } from './first-styles';
import { inlineScripts, type InlineScripts } from './inline-scripts';
import { readManifest, withImports } from './manifest';
import type { PrerenderEntry, StillPage } from './prerender-entry';
import { addressOf, contentSecurityPolicy, hostFiles, webhookOrigins, withPolicy } from './security';
import { DataWriter } from './write-data';
import { writeSiteFiles } from './site-files';
import { todayInIndia } from '../content/today';

const serverFolder = 'node_modules/.cache/prerender';

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}

/** The chunks of the libraries, in the order in which they need each other. */
const libraries = ['react', 'router', 'xstate', 'mantine'] as const;

function startFiles({ entry, libraries: before, scripts }: PageFiles): string {
  const run = [...before, entry].map((file) => `/${file}`);
  const besides = scripts.map((file) => `/${file}`).filter((file) => !run.includes(file));
  const start: StartFiles = { run, besides };
  return JSON.stringify(start);
}

function appStart(files: PageFiles, script: string): string {
  return `<script type="application/json" id="start-files">${startFiles(files)}</script><script>${script}</script>`;
}

interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly entry: string;
  readonly libraries: readonly string[];
}

function filesOf(manifest: Manifest, sources: readonly string[]): PageFiles {
  const entry = manifest['index.html'];
  if (!entry) throw new Error('The build has no entry: index.html is missing from the manifest.');
  const chunks = withImports(manifest, ['index.html', ...sources]).flatMap((key) => manifest[key] ?? []);
  return {
    entry: entry.file,
    libraries: libraries.flatMap(
      (name) => chunks.find(({ file }) => file.startsWith(`assets/${name}-`))?.file ?? [],
    ),
    styles: unique(chunks.flatMap(({ css }) => css ?? [])),
    scripts: unique(chunks.map(({ file }) => file)),
  };
}

class PageWriter {
  readonly policies = new Map<string, string>();
  readonly #folder: string;
  readonly #template: string;
  readonly #manifest: Manifest;
  readonly #scripts: InlineScripts;
  readonly #connectTo: readonly string[];

  constructor(
    folder: string,
    template: string,
    manifest: Manifest,
    scripts: InlineScripts,
    connectTo: readonly string[],
  ) {
    this.#connectTo = connectTo;
    this.#folder = folder;
    this.#template = template.replaceAll(/>\s+</g, '><');
    this.#manifest = manifest;
    this.#scripts = scripts;
  }

  /** `data` is the element with the page's data; a page without it never starts the app. */
  async write(file: string, page: StillPage, start: 'hydrate' | 'render' | 'never', data = '') {
    const files = filesOf(this.#manifest, page.sources);
    const styles = await Promise.all(
      files.styles.map((style) => readFile(join(this.#folder, style), 'utf8')),
    );
    const onPaper = files.styles
      .map((style) => `<link rel="stylesheet" href="/${style}" media="print">`)
      .join('');
    const head = [
      `<script>${this.#scripts.head}</script>`,
      page.head,
      `<style>${await firstStyles(styles, `<html><head></head><body>${page.body}</body></html>`)}</style>`,
      // The whole sheets, for the start script; the app finds that they are there. On paper they count where no script brings them.
      ...files.styles.map((style) => `<link rel="stylesheet" href="/${style}" disabled>`),
      start === 'never' ? onPaper : `<noscript>${onPaper}</noscript>`,
    ];
    const notFound = start === 'render' ? `<script>${this.#scripts['not-found']}</script>` : '';
    const html = this.#template
      .replace(/<script type="module"[^>]*><\/script>/g, '')
      .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      .replace('<!--theme-->', '')
      .replace('<!--head-->', () => head.join(''))
      .replace('<div id="root"><!--page--></div>', () =>
        start === 'hydrate'
          ? `<div id="root" data-prerendered="${addressOf(file)}">${page.body}</div>`
          : `<div id="root">${page.body}</div>${notFound}`,
      )
      .replace(
        '</body>',
        () => `${start === 'never' ? '' : data + appStart(files, this.#scripts.start)}</body>`,
      );
    const target = join(this.#folder, file);
    const policy = contentSecurityPolicy(html, this.#connectTo);
    this.policies.set(file, policy);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, withPolicy(html, policy));
  }

  async writeHostFiles() {
    for (const [file, text] of hostFiles(this.policies)) {
      await mkdir(dirname(join(this.#folder, file)), { recursive: true });
      await writeFile(join(this.#folder, file), text);
    }
  }
}

/** Every page's HTML names the fonts: named again by the sheet that comes later, all text would be laid out once more for it. */
async function leaveFontsToPages(manifest: Manifest, folder: string): Promise<void> {
  for (const sheet of manifest['index.html']?.css ?? []) {
    const file = join(folder, sheet);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  }
}

/** Loads a module of this machine as Node does. */
export type LoadModule = (address: string) => Promise<unknown>;

async function prerenderAll(builder: ViteBuilder, load: LoadModule): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The build needs a client and an ssr environment.');
  await builder.build(client);
  await builder.build(ssr);

  const root = builder.config.root;
  const folder = resolve(root, client.config.build.outDir);
  const address = pathToFileURL(join(root, serverFolder, 'prerender.js')).href;
  const { prerenderEntry: entry } = (await load(address)) as { prerenderEntry: PrerenderEntry };
  const manifest = await readManifest(folder);
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const environment = loadEnv(builder.config.mode, root, 'VITE_');
  const writer = new PageWriter(
    folder,
    template,
    manifest,
    await inlineScripts(root),
    webhookOrigins(environment),
  );

  const data = new DataWriter(entry.dataFiles);
  for (const path of entry.listedPaths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const page = await entry.renderPath(path);
    await writer.write(file, page, 'hydrate', data.element(page.file, { hasNames: false }));
  }
  const notFound = await entry.renderPath('/404');
  await writer.write('404.html', notFound, 'render', data.element(notFound.file, { hasNames: true }));
  await writer.write('offline.html', await entry.renderOffline(), 'never');
  await data.writeFiles(folder);
  await leaveFontsToPages(manifest, folder);
  await writer.writeHostFiles();
  await writeSiteFiles(entry.siteContents, { root, folder });
  await drawCards(entry.cards(todayInIndia()), { root, folder, brand: entry.siteContents.agency.name });
  builder.config.logger.info(`prerendered ${entry.listedPaths.length} routes and 404.html`);
  const open = entry.placeholders();
  if (open.length > 0) {
    builder.config.logger.warn(
      `Before going live, fill in (see docs/hosting.md, Before going live):\n  ${open.join('\n  ')}`,
    );
  }
}

/**
 * Builds the browser's files, then renders every listed route to its own HTML: the styles of its first view inlined, its
 * metadata in the head, the app started after the first frame. `404.html` shows the not-found page and is the
 * shell that any other address starts from.
 */
export function prerenderRoutes(load: LoadModule): Plugin {
  return {
    name: 'prerender-routes',
    config: () => ({
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            ssr: true,
            outDir: serverFolder,
            emptyOutDir: true,
            rolldownOptions: { input: 'src/prerender.tsx' },
          },
          resolve: { noExternal: ['@tabler/icons-react'] },
        },
      },
      builder: { buildApp: (builder) => prerenderAll(builder, load) },
    }),
  };
}
