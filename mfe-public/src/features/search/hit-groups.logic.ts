import type { SiteSearchHit } from '@firn/shared-contracts/api';

export interface HitGroup {
  readonly kind: SiteSearchHit['kind'];
  readonly hits: readonly SiteSearchHit[];
}

/** Hits by kind: the group of the best hit first, and in each group the best first. */
export function groupHits(hits: readonly SiteSearchHit[]): HitGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }));
}
