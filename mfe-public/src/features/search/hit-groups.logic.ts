import type { SiteSearchHit } from '@firn/shared-contracts/api';

export interface HitGroup {
  readonly kind: SiteSearchHit['kind'];
  readonly hits: readonly SiteSearchHit[];
}

/** Shorter words stand in too many titles. */
const SHORTEST_NAME = 3;

/**
 * Hits by kind: the group of the best hit first, and in each group the best first. A title that has one of the words is
 * better than a text that has them all (docs/domain/search.md#order).
 */
export function groupHits(hits: readonly SiteSearchHit[], words: string): HitGroup[] {
  const names = words
    .toLowerCase()
    .split(/\s+/)
    .filter(({ length }) => length >= SHORTEST_NAME);
  const isNamed = ({ title }: SiteSearchHit) => names.some((name) => title.toLowerCase().includes(name));
  const inOrder = [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
  const kinds = [...new Set(inOrder.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, hits: inOrder.filter((hit) => hit.kind === kind) }));
}
