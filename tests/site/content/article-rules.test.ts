import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { describe, expect, it } from 'vitest';
import { articleProblems } from '../../../src/build/article-rules';
import type { TreeNode } from '../../../src/build/article-tree';

const words = 'word '.repeat(800);
const call = '<ContactCall label="Ask">\n\nAsk us.\n\n</ContactCall>';
const processor = createProcessor({ remarkPlugins: [remarkFrontmatter] });

function problemsOf(...paragraphs: string[]): string[] {
  const text = ['---\ntitle: A\n---', ...paragraphs].join('\n\n');
  return articleProblems(processor.parse(text) as TreeNode, { id: 'here', articles: ['here', 'there'] });
}

describe('the rules of an article', () => {
  it('let a right one pass', () => {
    expect(problemsOf(words, 'See [this](/blog/there) and [that](/faq).', call)).toEqual([]);
  });

  it.each<[why: string, paragraphs: string[], problem: string]>([
    [
      'an unknown article',
      [words, 'See [this](/blog/nowhere).', call],
      'Line 7: There is no article "nowhere".',
    ],
    [
      'a link to itself',
      [words, 'See [this](/blog/here#a).', call],
      'Line 7: An article does not link to itself.',
    ],
    ['a link elsewhere', [words, '[x](https://example.com)', call], 'Line 7: https://example.com leads away'],
    ['no call', [words], 'Line 5: an article ends with its only <ContactCall'],
    ['a call in the middle', [words, call, 'More.'], 'an article ends with its only <ContactCall'],
    ['two calls', [words, call, call], 'an article ends with its only <ContactCall'],
    ['too few words', ['Short.', call], 'It has 3 words; an article has 700 to 1500.'],
    ['too many words', [words, words, call], 'It has 1602 words'],
  ])('name %s with its line', (_why, paragraphs, problem) => {
    expect(problemsOf(...paragraphs).join('\n')).toContain(problem);
    expect(problemsOf(...paragraphs)).toHaveLength(1);
  });
});
