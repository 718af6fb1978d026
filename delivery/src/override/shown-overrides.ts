import type { ActiveOverride, ResolvedRegistry } from '@firn/shared-contracts/delivery';

/** The overrides that still have an effect: not those of versions promoted or withdrawn meanwhile. */
export function shownOverrides(
  active: readonly ActiveOverride[],
  live: ResolvedRegistry,
  shown: ResolvedRegistry,
): ActiveOverride[] {
  return active.filter(
    ({ remote, version }) =>
      shown.remotes[remote]?.version === version && live.remotes[remote]?.version !== version,
  );
}
