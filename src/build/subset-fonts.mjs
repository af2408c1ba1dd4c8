/**
 * Cuts the fonts to what the site shows and writes them to `src/app/fonts`. Run it with `npm run fonts` after
 * an update of the font packages; its output is checked in, so that a build needs no font tool.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€−→←↑↓×`;

const cuts = [
  { to: 'figtree.woff2', from: 'figtree/files/figtree-latin', text: latin, wght: { min: 400, max: 700 } },
  {
    to: 'figtree-rupee.woff2',
    from: 'figtree/files/figtree-latin-ext',
    text: '₹',
    wght: { min: 400, max: 700 },
  },
  {
    to: 'figtree-extended.woff2',
    from: 'figtree/files/figtree-latin-ext',
    text: range(0x100, 0x17f),
    wght: { min: 400, max: 700 },
  },
  { to: 'fraunces.woff2', from: 'fraunces/files/fraunces-latin', text: latin, wght: 600 },
];

await mkdir('src/app/fonts', { recursive: true });
for (const { to, from, text, wght } of cuts) {
  const whole = await readFile(`node_modules/@fontsource-variable/${from}-wght-normal.woff2`);
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght } });
  await writeFile(`src/app/fonts/${to}`, cut);
  console.log(`${to}: ${whole.length} → ${cut.length} bytes`);
}
