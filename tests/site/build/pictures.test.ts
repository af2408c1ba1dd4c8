import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageColors } from '../../../src/ui/page-colors';

const root = new URL('../../../src/', import.meta.url);
const pictures = new URL('ui/illustrations/pictures/', root);

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
}

function guideSlugs(): string[] {
  return filesIn('content/guides/', '.ts').filter((file) =>
    readFileSync(new URL(`content/guides/${file}.ts`, root), 'utf8').includes(`slug: '${file}'`),
  );
}

const subjects = [
  'empty-no-trip',
  'empty-no-applications',
  'empty-no-countries',
  'empty-no-posts',
  'place-dubrovnik-and-split',
  'place-lisbon-and-sintra',
  'place-paris',
  'place-prague',
  'place-reykjavik-and-the-south-coast',
  'place-santorini',
  'place-swiss-alps',
  'place-venice-and-tuscany',
  ...filesIn('content/posts/', '.mdx').map((slug) => `post-${slug}`),
  ...guideSlugs().map((slug) => `guide-${slug}`),
];

const drawn = filesIn('ui/illustrations/pictures/', '.svg');

const allowedElements = ['svg', 'g', 'path', 'rect', 'circle'];
const colors: Readonly<Record<string, string>> = pageColors.light;

it('the pictures are those of every post and guide, and these', () => {
  expect(drawn.toSorted()).toEqual(subjects.toSorted());
});

describe.each(drawn)('%s', (name) => {
  const drawing = readFileSync(new URL(`${name}.svg`, pictures), 'utf8');

  it('is one small group on the canvas that all pictures share', () => {
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 720 405">\s*<g id="picture"/,
    );
    expect(drawing.match(/ id="/g)).toHaveLength(1);
    expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(3072);
  });

  it('holds shapes only: no text, styles, scripts, gradients or pixels', () => {
    const elements = [...drawing.matchAll(/<([a-z]+)/gi)].map(([, element]) => element);
    expect(elements.filter((element) => !allowedElements.includes(element ?? ''))).toEqual([]);
    expect(drawing).not.toMatch(/ (?:class|style|href|on[a-z]+)=/);
  });

  it('takes every colour from the theme, with the light one to fall back on', () => {
    const painted = [...drawing.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, value = '']) => value);
    expect(painted.length).toBeGreaterThan(5);
    for (const value of painted) {
      if (value === 'none') continue;
      const [, token = '', fallback] = /^var\(--([a-z-]+), (#[0-9a-f]{6})\)$/.exec(value) ?? [];
      expect([value, fallback]).toEqual([value, colors[token] ?? 'a colour of the page']);
    }
    expect(drawing.replaceAll(/var\([^)]*\)/g, '')).not.toMatch(/#|rgb|hsl|currentcolor/i);
  });

  it('writes whole numbers or one decimal', () => {
    expect(drawing).not.toMatch(/\d*\.\d\d/);
  });
});
