import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageColors } from '../../src/ui/page-colors';

const root = new URL('../../src/', import.meta.url);
const pictures = new URL('ui/illustrations/pictures/', root);

const subjects = [
  'empty-no-trip',
  'place-dubrovnik-and-split',
  'place-lisbon-and-sintra',
  'place-paris',
  'place-prague',
  'place-reykjavik-and-the-south-coast',
  'place-santorini',
  'place-swiss-alps',
  'place-venice-and-tuscany',
  'post-burj-khalifa-history',
  'post-europe-honeymoon-guide',
  'post-international-travel-tips',
  'post-par-vs-hong-kong-visa',
  'post-schengen-visa-guide',
  'post-suitcase-color-guide',
  'post-top-5-visa-mistakes-india',
  'post-trump-gold-card-visa',
  'post-uae-absconding-guide',
  'post-uae-ban-status-guide',
  'post-uae-visa-update',
  'post-uk-visit-visa',
  'post-visa-on-arrival-guide',
  'guide-canada-visitor-visa-india',
  'guide-dubai-tourist-visa',
  'guide-hong-kong-par',
  'guide-schengen-visa-online',
  'guide-usa-business-visa',
  'empty-no-applications',
  'empty-no-countries',
  'empty-no-posts',
];

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

const allowedElements = ['svg', 'g', 'path', 'rect', 'circle'];
const colors: Readonly<Record<string, string>> = pageColors.light;

describe('the pictures', () => {
  it('are exactly these', () => {
    expect(filesIn('ui/illustrations/pictures/', '.svg').toSorted()).toEqual(subjects.toSorted());
  });

  it.each(filesIn('content/posts/', '.mdx'))('show the post %s', (slug) => {
    expect(subjects).toContain(`post-${slug}`);
  });

  it.each(guideSlugs())('show the guide %s', (slug) => {
    expect(subjects).toContain(`guide-${slug}`);
  });
});

describe.each(subjects)('%s', (name) => {
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
