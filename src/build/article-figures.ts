import { monthNames } from '../../machines/date-words';
import type { ArticleFigures } from '../content/article-sources';
import { nodesOf, type TreeNode } from './article-tree';

const words =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety';
const count = `(?:\\d[\\d,.]*|half an?|(?:${words})(?:-(?:${words}))?(?: hundred| thousand)?)`;
const units =
  'days?|weeks?|months?|years?|hours?|nights?|minutes?|metres?|kilograms?|storeys|lifts|piles|lakh|crore|rupees|times';
const months = monthNames.join('|');

/** A count of something, a percentage, a date or a year. */
const figure = new RegExp(
  [
    `\\b(?:${count}(?: to | or | and |–))?${count}[ -](?:working |calendar )?(?:${units})\\b`,
    `\\b(?:${count} or )?${count}(?:\\s?%| per cent\\b| in a hundred\\b)`,
    `\\b(?:\\d{1,2} )?(?:${months}) (?:19|20)\\d\\d\\b`,
    `\\b\\d{1,2} (?:${months})\\b`,
    `\\b(?:19|20)\\d\\d\\b`,
  ].join('|'),
  'gi',
);

/** The words of a block as a reader meets them, one for each line of text; a fact in it is left out. */
function textOf(block: TreeNode): string {
  return nodesOf(block)
    .map(({ type, value = '', name }) =>
      type === 'text' || type === 'inlineCode' ? value : name === 'Fact' ? '…' : '',
    )
    .join('');
}

const isBlock = ({ type }: TreeNode): boolean => type === 'paragraph' || type === 'heading';

/** Where some words stand in a text. */
function places(text: string, listed: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(listed); at >= 0; at = text.indexOf(listed, at + 1)) found.push(at);
  return found;
}

/** The counts, percentages, dates and years of a text that stand in none of the listed words. */
export function figuresIn(text: string, listed: readonly string[] = []): string[] {
  const covered = listed.flatMap((one) =>
    places(text, one).map((from) => [from, from + one.length] as const),
  );
  return [...text.matchAll(figure)]
    .filter(
      ({ index, 0: found }) => !covered.some(([from, to]) => from <= index && index + found.length <= to),
    )
    .map(([found]) => found);
}

/**
 * What is wrong with the figures that an article writes itself, one line each: a figure that is no fact, rests on no
 * publication and is not listed as the article's own; listed words that the article does not have. Specification §3, Facts.
 */
export function problemsOfArticleFigures(
  article: TreeNode,
  { reported, own }: ArticleFigures = { reported: [], own: [] },
): string[] {
  const blocks = nodesOf(article).filter(isBlock);
  const listed = [...reported.map(({ says }) => says), ...own];
  const unsourced = blocks.flatMap((block) =>
    figuresIn(textOf(block), listed).map(
      (found) =>
        `Line ${block.position?.start.line}: "${found}" has no publication: make it a <Fact>, or name who says so in src/content/article-sources.ts.`,
    ),
  );
  const unused = listed
    .filter((one) => !blocks.some((block) => textOf(block).includes(one)))
    .map((one) => `src/content/article-sources.ts lists "${one}", which the article doesn’t say.`);
  return [...unsourced, ...unused];
}
