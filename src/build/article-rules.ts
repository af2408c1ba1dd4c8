import { nodesOf, type TreeNode } from './article-tree';

/** How long an article is, in words. */
const length = { least: 700, most: 1500 };

interface Surroundings {
  readonly id: string;
  /** The ids of all articles. */
  readonly articles: readonly string[];
}

function isProse({ type }: TreeNode): boolean {
  return type === 'text' || type === 'inlineCode';
}

function wordCount(article: TreeNode): number {
  const prose = nodesOf(article).filter(isProse);
  return prose.flatMap(({ value = '' }) => value.split(/\s+/)).filter((word) => /[\p{L}\d]/u.test(word))
    .length;
}

function linkProblem({ url = '' }: TreeNode, { id, articles }: Surroundings): string | undefined {
  const linked = /^\/blog\/([^/?#]+)/.exec(url)?.[1];
  if (/^https?:/.test(url)) {
    return `${url} leads away from the site: put it into src/content/official-links.ts and write <OfficialLink id="…">.`;
  }
  if (linked === id) return 'An article does not link to itself.';
  if (linked === undefined || articles.includes(linked)) return undefined;
  return `There is no article "${linked}".`;
}

function problemOf(node: TreeNode, surroundings: Surroundings): string | undefined {
  return node.type === 'link' ? linkProblem(node, surroundings) : undefined;
}

function endingProblems(article: TreeNode): string[] {
  const calls = nodesOf(article).filter(({ name }) => name === 'ContactCall');
  const last = article.children?.at(-1);
  if (calls.length === 1 && last === calls[0]) return [];
  const line = last?.position?.start.line ?? 1;
  return [`Line ${line}: an article ends with its only <ContactCall label="…"> … </ContactCall>.`];
}

function lengthProblems(article: TreeNode): string[] {
  const words = wordCount(article);
  if (words >= length.least && words <= length.most) return [];
  return [`It has ${words} words; an article has ${length.least} to ${length.most}.`];
}

/** What keeps an article from being published, one line each, with the line of the file where there is one. */
export function articleProblems(article: TreeNode, surroundings: Surroundings): string[] {
  const inText = nodesOf(article).flatMap((node) => {
    const problem = problemOf(node, surroundings);
    return problem === undefined ? [] : [`Line ${node.position?.start.line}: ${problem}`];
  });
  return [...inText, ...endingProblems(article), ...lengthProblems(article)];
}
