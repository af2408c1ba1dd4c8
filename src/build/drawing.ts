import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pageColors } from '../ui/page-colors';

const require = createRequire(import.meta.url);
const cacheFolder = 'node_modules/.cache/drawings';

type Resvg = typeof import('@resvg/resvg-wasm').Resvg;

let tool: Promise<Resvg> | undefined;

/** Loads the drawing tool, the first time that something is drawn. */
function drawingTool(): Promise<Resvg> {
  tool ??= (async () => {
    const { initWasm, Resvg } = require('@resvg/resvg-wasm') as typeof import('@resvg/resvg-wasm');
    await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
    return Resvg;
  })();
  return tool;
}

/** An SVG document as a PNG of a width in pixels; `fonts` are WOFF2 or TrueType files for the text in it. */
export async function pngOf(
  svg: string,
  width: number,
  fonts: readonly Uint8Array[] = [],
): Promise<Uint8Array> {
  const Resvg = await drawingTool();
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [...fonts] },
  });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  return png;
}

/**
 * What `draw` gives for `source`, which holds everything that the drawing depends on: kept between builds, so
 * that an unchanged picture is drawn once.
 */
export async function drawOnce(
  root: string,
  source: unknown,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = createHash('sha256').update(JSON.stringify(source)).digest('hex');
  const file = join(root, cacheFolder, `${key}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const png = await draw();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
  return png;
}

/** The document with the light theme's colours in place of `var(--token)` and `var(--token, #fallback)`. */
export function withColors(svg: string): string {
  const colors: Readonly<Record<string, string>> = pageColors.light;
  return svg.replace(
    /var\(--([a-z-]+)(?:,\s*(#[0-9a-f]+))?\)/g,
    (_, name: string, fallback?: string) =>
      (Object.hasOwn(colors, name) ? colors[name] : undefined) ?? fallback ?? 'inherit',
  );
}
