import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Font } from 'satori';
import type { Card } from '../app/cards';
import { pageColors } from '../ui/page-colors';
import { drawOnce, pngOf, withColors } from './drawing';

const colors = pageColors.light;

const require = createRequire(import.meta.url);

const size = { width: 1200, height: 630 };

/** Where the picture stands, in pixels of the card. */
const frame = { x: 648, y: 88, width: 512, height: 456 };

/** The tools whose new versions may draw differently. */
const tools = ['satori', '@resvg/resvg-wasm', '@fontsource/figtree', '@fontsource/fraunces'];

function element(type: string, style: CSSProperties, children?: ReactNode): ReactElement {
  return { type, key: null, props: { style, children } };
}

/** Long titles are set smaller, so that each stays within five lines. */
function titleSize(title: string): number {
  if (title.length <= 24) return 76;
  return title.length <= 44 ? 60 : 54;
}

/** The words of a card; the picture and the mark are put in afterwards. */
function words({ title, line }: Card, brand: string): ReactElement {
  const ink = colors.ink;
  const serif = { color: ink, fontFamily: 'Fraunces, Figtree Extended' };
  const rule = { width: 72, height: 6, margin: '30px 0 24px', background: colors.marigold };
  const sheet = { display: 'flex', width: size.width, height: size.height, background: colors.page };
  return element('div', sheet, [
    element('div', { ...serif, position: 'absolute', left: 128, top: 58, fontSize: 36 }, brand),
    element(
      'div',
      {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        position: 'absolute',
        left: 64,
        top: 128,
        width: 552,
        height: 448,
      },
      [
        element(
          'div',
          {
            ...serif,
            fontSize: titleSize(title),
            lineHeight: 1.1,
            letterSpacing: '-0.015em',
            textWrap: 'balance',
          },
          title,
        ),
        element('div', rule),
        element(
          'div',
          {
            color: colors.muted,
            fontFamily: 'Figtree, Figtree Extended',
            fontSize: 30,
            lineHeight: 1.35,
            textWrap: 'balance',
          },
          line,
        ),
      ],
    ),
    element('div', {
      position: 'absolute',
      left: 0,
      bottom: 0,
      width: size.width,
      height: 14,
      background: ink,
    }),
  ]);
}

/** The drawing of an SVG document, scaled into a box and centred in it. */
function placed(svg: string, box: typeof frame): string {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const scale = Math.min(box.width / width, box.height / height);
  const [x, y] = [box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2];
  const inner = svg.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const shared = [...root.matchAll(/ (?:class|fill|stroke|stroke-[a-z]+)="[^"]*"/g)].join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})"${shared}>${inner}</g>`;
}

async function font(root: string, name: string, file: string, weight: 500 | 600): Promise<Font> {
  const data = await readFile(join(root, 'node_modules/@fontsource', file));
  return { name, data, weight, style: 'normal' };
}

function versionOf(root: string, name: string): Promise<unknown> {
  return readFile(join(root, 'node_modules', name, 'package.json'), 'utf8').then(
    (text) => (JSON.parse(text) as { version: unknown }).version,
  );
}

/** Draws the cards into the build's folder as PNG files, 1200 × 630 px; `brand` stands beside the mark. */
export async function drawCards(
  cards: readonly Card[],
  { root, folder, brand }: { readonly root: string; readonly folder: string; readonly brand: string },
): Promise<void> {
  const [mark, versions, lettering, ...fonts] = await Promise.all([
    readFile(join(root, 'public/favicon.svg'), 'utf8'),
    Promise.all(tools.map((name) => versionOf(root, name))),
    readFile(join(root, 'node_modules/@fontsource/figtree/files/figtree-latin-700-normal.woff2')),
    font(root, 'Figtree', 'figtree/files/figtree-latin-500-normal.woff', 500),
    font(root, 'Figtree Extended', 'figtree/files/figtree-latin-ext-500-normal.woff', 500),
    font(root, 'Fraunces', 'fraunces/files/fraunces-latin-600-normal.woff', 600),
  ]);
  for (const card of cards) {
    const text = words(card, brand);
    const pictures = [
      placed(mark, { x: 64, y: 56, width: 48, height: 48 }),
      placed(withColors(card.picture), frame),
    ].join('');
    const png = await drawOnce(root, { text, pictures, versions }, async () => {
      const { default: satori } = require('satori') as typeof import('satori');
      const svg = await satori(text, { ...size, fonts });
      return pngOf(svg.replace(/<\/svg>$/, `${pictures}</svg>`), size.width, [lettering]);
    });
    const file = join(folder, card.address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
  }
}
