import type { ResolvedRemote, ResolvedVersion } from '@firn/shared-contracts/delivery';

/** Remembers which versions have failed in this tab, so that each failure costs time only once. */
export interface SoundVersions {
  /** The versions that have not failed, best first: current, then last known good; none withdrawn as critical. */
  leftOf(remote: ResolvedRemote): readonly ResolvedVersion[];
  /** The versions to try now. When all have failed this is forgotten, and each gets another chance. */
  begin(remote: ResolvedRemote): readonly ResolvedVersion[];
  markBroken(remote: string, version: string): void;
}

/** True for a version that no tab may keep using. */
export function isWithdrawn({ withdrawn = [] }: ResolvedRemote, version: string): boolean {
  return withdrawn.includes(version);
}

export function createSoundVersions(): SoundVersions {
  const broken = new Set<string>();
  const all = (remote: ResolvedRemote): ResolvedVersion[] =>
    [remote, ...(remote.fallback ? [remote.fallback] : [])].filter(
      ({ version }) => !isWithdrawn(remote, version),
    );
  const leftOf = (remote: ResolvedRemote) =>
    all(remote).filter(({ version }) => !broken.has(`${remote.name}@${version}`));
  return {
    leftOf,
    begin: (remote) => {
      const left = leftOf(remote);
      if (left.length > 0) return left;
      for (const { version } of all(remote)) broken.delete(`${remote.name}@${version}`);
      return all(remote);
    },
    markBroken: (remote, version) => broken.add(`${remote}@${version}`),
  };
}
