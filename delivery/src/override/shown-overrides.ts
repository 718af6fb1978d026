import type { ActiveOverride, ResolvedRegistry } from '@firn/shared-contracts/delivery';

/** The overrides that make a difference: not those of versions that were promoted or withdrawn meanwhile. */
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
