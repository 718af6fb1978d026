import type { AuditEntry, RemoteEntry, Withdrawal } from '@firn/shared-contracts/delivery';

/** The only mutable thing of a delivery: which version of each remote is live. */
export interface RegistryDocument {
  /** Grows by one with each change. */
  readonly sequence: number;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
}

export const EMPTY_REGISTRY: RegistryDocument = { sequence: 0, remotes: {} };
/** An entry's live versions before the first promotion, and after that was rolled back. */
export const NOTHING_LIVE = {
  current: null,
  since: null,
  lastKnownGood: null,
  canary: null,
  set: null,
  past: [],
  cameBack: false,
  digests: {},
};
export const NEW_REMOTE: RemoteEntry = {
  ...NOTHING_LIVE,
  withdrawn: [],
  off: [],
};

/** The entry of a remote, or null. Names come from outside: «constructor» is known only if it was published. */
export function knownEntry({ remotes }: RegistryDocument, remote: string): RemoteEntry | null {
  return Object.hasOwn(remotes, remote) ? (remotes[remote] ?? null) : null;
}

/** Why a version may no longer be served; null if it may. */
export function withdrawalOf({ withdrawn }: RemoteEntry, version: string | null): Withdrawal | null {
  return withdrawn.find((withdrawal) => withdrawal.version === version) ?? null;
}

/** The last known good version if it differs from the live one and may be served; else null. */
export function fallbackOf(entry: RemoteEntry): string | null {
  const { current, lastKnownGood } = entry;
  return lastKnownGood === current || withdrawalOf(entry, lastKnownGood) ? null : lastKnownGood;
}

/** A stored document; fields that did not exist when it was written get their neutral value. */
export function asDocument(stored: RegistryDocument): RegistryDocument {
  const remotes = Object.entries(stored.remotes).map(([name, entry]) => [name, { ...NEW_REMOTE, ...entry }]);
  return { sequence: stored.sequence, remotes: Object.fromEntries(remotes) };
}

/** Who requests a change, when and why. */
export type Cause = Pick<AuditEntry, 'actor' | 'at' | 'reason'>;
