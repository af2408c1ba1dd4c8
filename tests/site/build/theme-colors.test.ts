import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frameColors, pageColorsCss } from '../../../src/build/theme-css';
import { pageColors } from '../../../src/ui/page-colors';
import { shades, white } from '../../../src/ui/theme-values';

/** Where the colours are typed. Pictures are files of their own: `pictures.test.ts` holds them to the theme. */
const typedIn = ['src/ui/theme-values.ts', 'src/ui/page-colors.ts'];

const themeColors = new Set([
  white,
  ...Object.values(shades).flat(),
  ...Object.values(pageColors).flatMap((scheme) => Object.values(scheme)),
]);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|css|html|mdx)$/.test(file))
    .map((file) => join(folder, file));
}

const hexOf = (channels: readonly string[]) =>
  `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

/** The colours that a text types, as `#rrggbb`. */
function colorsIn(text: string): string[] {
  const hexadecimal = [...text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(([color]) =>
    (color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color).toLowerCase(),
  );
  const channels = text.matchAll(/rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/g);
  return [...hexadecimal, ...[...channels].map((found) => hexOf(found.slice(1, 4)))];
}

describe("the theme's colours", () => {
  it.each([
    ['color: #12304d;', '#12304d'],
    ['color: #FFF;', '#ffffff'],
    ['color: rgb(18 48 77 / 6%);', '#12304d'],
  ])('are found in %s', (text, color) => {
    expect(colorsIn(text)).toEqual([color]);
  });

  it('are typed in one place, and taken from there: by token in style sheets, from `pageColors` in the build', () => {
    const typedAgain = ['index.html', ...sourcesIn('src'), ...sourcesIn('machines')]
      // The atlas is no page of the site, and has colours of its own.
      .filter((file) => !typedIn.includes(file) && !file.startsWith('src/atlas/'))
      .flatMap((file) =>
        colorsIn(readFileSync(file, 'utf8'))
          .filter((color) => themeColors.has(color))
          .map((color) => `${file}: ${color}`),
      );
    expect(typedAgain).toEqual([]);
  });

  it('are the tokens of both themes', () => {
    const css = pageColorsCss();
    expect(css).toMatch(/^:root \{ --page: #fbf8f2; --paper: #ffffff; /);
    expect(css).toMatch(
      /@media screen \{ :root\[data-mantine-color-scheme='dark'\] \{ --page: #0d1721; --paper: #14222f; /,
    );
    expect(css.match(/--focus: /g)).toHaveLength(2);
    expect(css).toContain(
      '--shadow-card: 0 1px 2px rgba(18, 48, 77, 0.06), 0 8px 24px -16px rgba(18, 48, 77, 0.22);',
    );
  });

  it('paint the frame that the browser draws, the light one first', () => {
    expect(frameColors().split(/\n */)).toEqual([
      '<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />',
      '<meta name="theme-color" content="#0d1721" media="(prefers-color-scheme: dark)" />',
    ]);
    expect(readFileSync('index.html', 'utf8')).toContain('<!--frame-->');
  });
});
