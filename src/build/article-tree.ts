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
}

/** A node and everything in it, in the order of the text. */
export function nodesOf(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}
