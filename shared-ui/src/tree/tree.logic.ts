/** One of a tree's nodes; the nodes of a tree stand in a list in which siblings have their order. */
export interface TreeNode {
  readonly key: string;
  /** Key of the node above; null at the top. */
  readonly parent: string | null;
}

/** Where a node stands: which one among the children of `parent`, from 0. */
export interface TreePlace {
  readonly parent: string | null;
  readonly index: number;
}

export interface TreeRow extends TreePlace {
  readonly key: string;
  /** 0 at the top. */
  readonly depth: number;
  /** How many siblings there are, itself included. */
  readonly count: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';
export type DropWhere = 'before' | 'after' | 'inside';

/** A node whose parent is not there stands at the top, so that nothing is lost from sight. */
const parentIn = (nodes: readonly TreeNode[], { parent }: TreeNode): string | null =>
  nodes.some(({ key }) => key === parent) ? parent : null;

export const childrenOf = (nodes: readonly TreeNode[], parent: string | null): readonly TreeNode[] =>
  nodes.filter((node) => parentIn(nodes, node) === parent);

/** The nodes as they stand below each other, each before its children. */
export function rowsOf(
  nodes: readonly TreeNode[],
  parent: string | null = null,
  depth = 0,
): readonly TreeRow[] {
  const siblings = childrenOf(nodes, parent);
  return siblings.flatMap(({ key }, index) => [
    { key, parent, index, depth, count: siblings.length },
    ...rowsOf(nodes, key, depth + 1),
  ]);
}

/** Whether a node is another one or stands somewhere below it. */
export function isWithin(nodes: readonly TreeNode[], key: string | null, top: string): boolean {
  const above = nodes.find((node) => node.key === key);
  return key === top || (above !== undefined && isWithin(nodes, parentIn(nodes, above), top));
}

/** The tree with one node, and what is below it, at another place. The place is counted without the node. */
export function moveTo(
  nodes: readonly TreeNode[],
  key: string,
  { parent, index }: TreePlace,
): readonly TreeNode[] {
  const rest = nodes.filter((node) => node.key !== key);
  const next = rest.filter((node) => parentIn(nodes, node) === parent)[index];
  const at = next ? rest.indexOf(next) : rest.length;
  return rest.toSpliced(at, 0, { key, parent });
}

/** Where one step takes a node: among its siblings, below the one before it, or beside its parent; null at an end. */
export function stepFrom(nodes: readonly TreeNode[], key: string, direction: Direction): TreePlace | null {
  const rows = rowsOf(nodes);
  const row = rows.find((one) => one.key === key);
  if (!row) return null;
  const { parent, index, count } = row;
  if (direction === 'up') return index > 0 ? { parent, index: index - 1 } : null;
  if (direction === 'down') return index < count - 1 ? { parent, index: index + 1 } : null;
  if (direction === 'in') {
    const above = childrenOf(nodes, parent)[index - 1];
    return above ? { parent: above.key, index: childrenOf(nodes, above.key).length } : null;
  }
  const outer = rows.find((one) => one.key === parent);
  return outer ? { parent: outer.parent, index: outer.index + 1 } : null;
}

/** Where a node goes that is dropped on another one; null for itself and for whatever is below it. */
export function dropOn(
  nodes: readonly TreeNode[],
  key: string,
  target: string,
  where: DropWhere,
): TreePlace | null {
  if (isWithin(nodes, target, key)) return null;
  const without = nodes.filter((node) => !isWithin(nodes, node.key, key));
  const row = rowsOf(without).find((one) => one.key === target);
  if (!row) return null;
  if (where === 'inside') return { parent: target, index: childrenOf(without, target).length };
  return { parent: row.parent, index: where === 'before' ? row.index : row.index + 1 };
}
