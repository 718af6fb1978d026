import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { START_PAGE } from '@firn/shared-contracts/content';
import { childrenOf, type TreePlace } from '@firn/shared-ui/tree';

export const nodeOf = ({ '@id': key, parent }: Pick<ContentTreeItem, '@id' | 'parent'>) => ({ key, parent });

/** As many pages as are shown at once before one opens the rest oneself. */
const SHOWN_AT_ONCE = 60;

/** The pages that others stand below. */
export const parentsIn = (pages: readonly ContentTreeItem[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ parent }) => parent ?? []));

/** Which pages are open at first: all of a small site, none of a large one. */
export const openAtFirst = (pages: readonly ContentTreeItem[]): ReadonlySet<string> =>
  pages.length > SHOWN_AT_ONCE ? new Set() : parentsIn(pages);

/** The pages that are in sight: those at the top, and those below open ones. The start page stands apart. */
export function shownOf(
  pages: readonly ContentTreeItem[],
  open: ReadonlySet<string>,
): readonly ContentTreeItem[] {
  const byKey = new Map(pages.map((page) => [page['@id'], page]));
  const isShown = ({ parent }: ContentTreeItem): boolean => {
    const above = parent === null ? undefined : byKey.get(parent);
    return above === undefined || (open.has(above['@id']) && isShown(above));
  };
  return pages.filter((page) => page.completeSlug !== START_PAGE && isShown(page));
}

/**
 * Where a page goes that was put down in the tree: its place among all pages there. The start page is one of them, and
 * below a closed page none is in sight: there it goes to the end.
 */
export function positionOf(
  pages: readonly ContentTreeItem[],
  shown: readonly ContentTreeItem[],
  key: string,
  { parent, index }: TreePlace,
): number {
  const besideIn = (some: readonly ContentTreeItem[]) =>
    childrenOf(some.map(nodeOf), parent)
      .map((node) => node.key)
      .filter((each) => each !== key);
  const all = besideIn(pages);
  const next = besideIn(shown)[index];
  return next === undefined ? all.length : all.indexOf(next);
}

/** The pages whose title or address has all the words. */
export function foundIn(pages: readonly ContentTreeItem[], text: string): readonly ContentTreeItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ title, completeSlug }) => {
    const said = `${title} ${completeSlug}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
