import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Mermaid } from 'mermaid';

declare const mermaid: Mermaid;

const library = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

const diagrams = ['machines', 'docs', 'src/atlas'].filter(existsSync).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/```mermaid\n(.*?)```/gs)].map(
        ([, diagram = '']) => ({ file: join(folder, file), diagram }),
      ),
    ),
);

function wordsOf(text: string): string {
  return text.replaceAll('<br>', ' ').replaceAll(/#(\d+);/g, (_, code: string) => String.fromCharCode(+code));
}

/** What a reader looks for in a state diagram: its lines, and the words on its lines and in its states. */
function partsOf(diagram: string) {
  const lines = diagram.split('\n').map((line) => line.trim());
  return {
    arrows: lines.filter((line) => line.includes('-->')).length,
    words: lines.flatMap((line) => {
      const [, words] =
        /^(?:\w+ --> \w+|\w+): (.+)$/.exec(line) ?? /^state "([^"]+)" as \w+$/.exec(line) ?? [];
      return words === undefined ? [] : wordsOf(words).split(/\s+/);
    }),
  };
}

test('every diagram is drawn whole: a line for each transition, its words, the states', async ({ page }) => {
  test.slow();
  await page.goto('about:blank');
  await page.setContent('<div id="drawing"></div>');
  await page.addScriptTag({ path: library });
  for (const { file, diagram } of diagrams.filter(({ diagram: text }) => text.startsWith('stateDiagram'))) {
    const drawn = await page.evaluate(async (text) => {
      mermaid.initialize({ startOnLoad: false });
      const { svg } = await mermaid.render('drawn', text);
      const holder = document.querySelector('#drawing');
      if (!holder) throw new Error('There is no place to draw.');
      holder.innerHTML = svg;
      const lines = [...holder.querySelectorAll<SVGPathElement>('path.transition')];
      return {
        arrows: lines.filter((line) => line.getTotalLength() > 0 && !line.outerHTML.includes('NaN')).length,
        text: holder.textContent,
      };
    }, diagram);
    const { arrows, words } = partsOf(diagram);
    expect.soft(drawn.arrows, `${file}: lines`).toBe(arrows);
    const text = drawn.text.replaceAll(/\s+/g, '');
    expect
      .soft(
        words.filter((word) => !text.includes(word)),
        `${file}: words that are not drawn`,
      )
      .toEqual([]);
  }
});
