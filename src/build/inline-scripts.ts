import { join } from 'node:path';
import { build } from 'vite';

/** The scripts that stand inside pages, as text. */
export interface InlineScripts {
  /** First in the head of every page. */
  readonly head: string;
  /** At the end of every body. */
  readonly start: string;
  /** Behind the content of the page for unknown addresses. */
  readonly 'not-found': string;
}

async function bundled(root: string, name: keyof InlineScripts): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, `src/before-hydration/${name}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  const [result] = [built].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`src/before-hydration/${name}.ts could not be built.`);
  return chunk.code.trim();
}

/** Bundles `src/before-hydration` into the scripts that run before the app does. */
export async function inlineScripts(root: string): Promise<InlineScripts> {
  return {
    head: await bundled(root, 'head'),
    start: await bundled(root, 'start'),
    'not-found': await bundled(root, 'not-found'),
  };
}
