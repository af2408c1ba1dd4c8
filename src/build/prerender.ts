import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ViteBuilder } from 'vite';

type PrerenderEntry = typeof import('../prerender');

const serverFolder = 'node_modules/.cache/prerender';

/** The chunk and everything that it imports at once, each file once. */
function withImports(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen];
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}

/** Starts the app after the first frame, or at once when somebody touches the page. */
function startScript(entry: string): string {
  return `(function(){var started;function start(){if(!started){started=1;import('/${entry}')}}
['pointerdown','keydown','focusin'].forEach(function(type){addEventListener(type,start,{once:true,capture:true,passive:true})});
requestAnimationFrame(function(){setTimeout(start)})})()`;
}

interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  readonly entry: string;
}

function filesOf(manifest: Manifest, module: string): PageFiles {
  const entry = manifest['index.html'];
  if (!entry) throw new Error('The build has no entry: index.html is missing from the manifest.');
  const chunks = withImports(manifest, ['index.html', module]).flatMap((key) => manifest[key] ?? []);
  const assets = Object.values(manifest).map(({ file }) => file);
  return {
    entry: entry.file,
    styles: unique(chunks.flatMap(({ css }) => css ?? [])),
    scripts: unique(chunks.map(({ file }) => file)),
    fonts: unique([...assets, ...chunks.flatMap((chunk) => chunk.assets ?? [])]).filter((file) =>
      /(?:figtree|fraunces)-latin-wght-normal-[^/]+\.woff2$/.test(file),
    ),
  };
}

class PageWriter {
  readonly #folder: string;
  readonly #template: string;
  readonly #manifest: Manifest;
  readonly #earlyScript: string;

  constructor(folder: string, template: string, manifest: Manifest, earlyScript: string) {
    this.#folder = folder;
    this.#template = template;
    this.#manifest = manifest;
    this.#earlyScript = earlyScript;
  }

  async write(file: string, page: { head: string; body: string; module: string }, hydrate: boolean) {
    const files = filesOf(this.#manifest, page.module);
    const styles = await Promise.all(
      files.styles.map((style) => readFile(join(this.#folder, style), 'utf8')),
    );
    const head = [
      `<script>${this.#earlyScript}</script>`,
      page.head,
      ...files.fonts.map(
        (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
      ),
      `<style>${styles.join('')}</style>`,
      ...files.scripts.map((script) => `<link rel="modulepreload" href="/${script}" fetchpriority="low">`),
    ];
    const html = this.#template
      .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
      .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      .replace('<!--theme-->', '')
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('<div id="root"><!--page--></div>', () =>
        hydrate
          ? `<div id="root" data-prerendered="true">${page.body}</div>`
          : `<div id="root">${page.body}</div>`,
      )
      .replace('</body>', () => `<script>${startScript(files.entry)}</script>\n  </body>`);
    const target = join(this.#folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  }
}

async function prerenderAll(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The build needs a client and an ssr environment.');
  await builder.build(client);
  await builder.build(ssr);

  const root = builder.config.root;
  const folder = resolve(root, client.config.build.outDir);
  const entry = (await import(
    pathToFileURL(join(root, serverFolder, 'prerender.js')).href
  )) as PrerenderEntry;
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const writer = new PageWriter(folder, template, manifest, entry.earlyThemeScript);

  for (const path of entry.listedPaths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    await writer.write(file, await entry.renderPath(path), true);
  }
  await writer.write('404.html', await entry.renderPath('/404'), false);
  await rm(join(folder, '.vite'), { recursive: true });
  builder.config.logger.info(`prerendered ${entry.listedPaths.length} routes and 404.html`);
}

/**
 * Builds the browser's files, then renders every listed route to its own HTML: its styles inlined, its
 * metadata in the head, the app started after the first frame. `404.html` shows the not-found page and is the
 * shell that any other address starts from.
 */
export function prerenderRoutes(): Plugin {
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
      builder: { buildApp: prerenderAll },
    }),
  };
}
