/** Just what a tree needs of an entry. */
export interface TreeEntry {
  readonly id: string;
  readonly parentId: string | null;
}

export interface TreeNode<T> {
  readonly entry: T;
  readonly children: readonly TreeNode<T>[];
}

/** docs/domain/content.md#navigation */
const LEVELS = 3;

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

/** An entry and those above it, from the root. */
function lineOf<T extends TreeEntry>(entries: readonly T[], id: string): readonly T[] {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return [];
  return entry.parentId === null ? [entry] : [...lineOf(entries, entry.parentId), entry];
}

/** The address that slugs alone give an entry. */
export const slugPath = <T extends TreeEntry & { readonly slug: string }>(
  entries: readonly T[],
  id: string,
): string =>
  `/${lineOf(entries, id)
    .map(({ slug }) => slug)
    .join('/')}`;

/** How many levels there are from an entry down, its own included. */
function heightOf(entries: readonly TreeEntry[], id: string | null): number {
  const below = id === null ? [] : entries.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((entry) => heightOf(entries, entry.id)));
}

/** Why an entry cannot stand below another one, in words; null if it can. `id` is null for a new one. */
export function misplaced(entries: readonly TreeEntry[], id: string | null, parentId: string): string | null {
  const above = lineOf(entries, parentId);
  if (above.some((entry) => entry.id === id)) return 'Ein Eintrag kann nicht unter sich selbst stehen.';
  if (above.length + heightOf(entries, id) > LEVELS)
    return 'Das Menü hat höchstens drei Ebenen. Bitte wähle einen Platz weiter oben.';
  return null;
}
