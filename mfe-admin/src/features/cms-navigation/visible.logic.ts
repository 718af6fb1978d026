import type { NavigationEntryResponse } from '@firn/shared-contracts/api';

/** Why readers do not get an entry; null if they do. */
export type Unseen = 'hidden' | 'pageHidden' | 'above';

export function unseenBecause(
  entry: NavigationEntryResponse,
  all: readonly NavigationEntryResponse[],
): Unseen | null {
  if (!entry.public) return 'hidden';
  if (!entry.isReachable) return 'pageHidden';
  const parent = all.find(({ '@id': iri }) => iri === entry.parent);
  return parent && unseenBecause(parent, all) !== null ? 'above' : null;
}

/** The entries below one, or of the top level, as readers get them. */
export const visibleBelow = (
  parent: string | null,
  all: readonly NavigationEntryResponse[],
): readonly NavigationEntryResponse[] =>
  all
    .filter((entry) => entry.parent === parent && unseenBecause(entry, all) === null)
    .toSorted((a, b) => a.position - b.position);

/** How deep an entry stands: 0 at the top. */
export function depthOf(entry: NavigationEntryResponse, all: readonly NavigationEntryResponse[]): number {
  const parent = all.find(({ '@id': iri }) => iri === entry.parent);
  return parent ? depthOf(parent, all) + 1 : 0;
}
