/** Just what a tree needs of an entry. */
export interface TreeEntry {
  readonly id: string;
  readonly parentId: string | null;
}

export interface TreeNode<T> {
  readonly entry: T;
  readonly children: readonly TreeNode<T>[];
}

/**
 * The trees over a flat list, in the order of the list. An entry whose parent is not in the list is left out
 * with everything below it: a hidden page hides its children.
 */
export function treesOf<T extends TreeEntry>(
  entries: readonly T[],
  parentId: string | null = null,
): readonly TreeNode<T>[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map((entry) => ({ entry, children: treesOf(entries, entry.id) }));
}

/** Every node of the trees, parents before children. */
export function flatten<T>(trees: readonly TreeNode<T>[]): readonly TreeNode<T>[] {
  return trees.flatMap((node) => [node, ...flatten(node.children)]);
}
