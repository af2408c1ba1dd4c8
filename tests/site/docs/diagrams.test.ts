// @vitest-environment happy-dom
import mermaid from 'mermaid';
import { describe, expect, it } from 'vitest';

const pages = import.meta.glob<string>('../../../{machines,docs,src/atlas}/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const diagrams = Object.entries(pages).flatMap(([file, text]) =>
  [...text.matchAll(/```mermaid\n(.*?)```/gs)].map(
    ([, diagram = ''], index) => [file.replace('../../../', ''), index + 1, diagram] as const,
  ),
);

describe('every diagram is one that Mermaid understands', () => {
  it('there are diagrams', () => {
    expect(diagrams.length).toBeGreaterThan(20);
  });

  it.each(diagrams)('%s, diagram %i', async (_file, _index, diagram) => {
    await expect(mermaid.parse(diagram)).resolves.toBeTruthy();
  });
});
