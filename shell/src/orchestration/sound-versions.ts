import type { ResolvedRemote, ResolvedVersion } from '@firn/shared-contracts/delivery';

/** Remembers which versions have failed in this tab, so that each failure is paid for once. */
export interface SoundVersions {
  /**
   * The versions worth trying, best first: current, then last known good; none that was withdrawn as critical. Those
   * that have not failed, or all of them when each has.
   */
  of(remote: ResolvedRemote): readonly ResolvedVersion[];
  /** The versions that have not failed; may be empty. */
  leftOf(remote: ResolvedRemote): readonly ResolvedVersion[];
  markBroken(remote: string, version: string): void;
  /** Gives versions that are about to be tried another chance. */
  forgive(remote: string, versions: readonly ResolvedVersion[]): void;
}

/** True for a version that no tab may go on with. */
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
    of: (remote) => {
      const left = leftOf(remote);
      return left.length > 0 ? left : all(remote);
    },
    markBroken: (remote, version) => broken.add(`${remote}@${version}`),
    forgive: (remote, versions) => {
      for (const { version } of versions) broken.delete(`${remote}@${version}`);
    },
  };
}
