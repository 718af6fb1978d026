/** A version that must not be served any more. */
export interface Withdrawal {
  readonly version: string;
  readonly reason: string;
  readonly severity: 'normal' | 'critical';
}

export interface RemoteEntry {
  /** Null until the first promotion. */
  readonly current: string | null;
  /** The version that was current before the last promotion; after a rollback, the one rolled back to. */
  readonly lastKnownGood: string | null;
  readonly withdrawn: readonly Withdrawal[];
}

/** The only mutable thing of a delivery: which version of each remote is live. */
export interface RegistryDocument {
  /** Grows by one with each change. */
  readonly sequence: number;
  readonly remotes: Readonly<Record<string, RemoteEntry>>;
}

export const EMPTY_REGISTRY: RegistryDocument = { sequence: 0, remotes: {} };
export const NEW_REMOTE: RemoteEntry = { current: null, lastKnownGood: null, withdrawn: [] };

/** The entry of a remote, or null. Names come from outside: «constructor» is known only when it was published. */
export function knownEntry({ remotes }: RegistryDocument, remote: string): RemoteEntry | null {
  return Object.hasOwn(remotes, remote) ? (remotes[remote] ?? null) : null;
}

export type Action = 'publish' | 'promote' | 'rollback' | 'withdraw';

/** Who asks, when and why. */
export interface Cause {
  readonly actor: string;
  /** ISO instant. */
  readonly at: string;
  readonly reason: string | null;
}

/** One row of the audit log; `sequence` is that of the document the change made. */
export interface AuditEntry extends Cause {
  readonly sequence: number;
  readonly action: Action;
  readonly remote: string;
  /** The version the change is about. */
  readonly version: string;
  /** What was live before and after. */
  readonly from: string | null;
  readonly to: string | null;
}
