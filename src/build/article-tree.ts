/** As much of a syntax tree as is looked at and added here. */
export interface TreeNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly url?: string;
  readonly ordered?: boolean;
  readonly depth?: number;
  attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly position?: { readonly start: { readonly line: number } };
  readonly children?: TreeNode[];
  /** What the page's element gets besides, and what is imported. */
  data?: { readonly hProperties?: Readonly<Record<string, string>>; readonly estree?: object };
}

/** A node and everything in it, in the order of the text. */
export function nodesOf(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** The words of a node. */
function wordsOf(node: TreeNode): string {
  return nodesOf(node)
    .map(({ value = '' }) => value)
    .join('');
}

/** An article's headings of level 2, each with the address of its section. */
export function sectionsOf(article: TreeNode): { heading: TreeNode; id: string; title: string }[] {
  return (article.children ?? [])
    .filter(({ type, depth }) => type === 'heading' && depth === 2)
    .map((heading) => {
      const title = wordsOf(heading);
      const id = title
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
      return { heading, id, title };
    });
}
