import { type AuditEntry, type Cause, knownEntry, type RegistryDocument } from './registry-document.ts';
import type { Transition } from './transitions.ts';

export interface AuditFilter {
  readonly remote?: string;
  /** Newest first; default 100. */
  readonly limit?: number;
}

/** Decides on the newest document. May be asked again when another writer was faster; null changes nothing. */
export type Decide = (document: RegistryDocument) => Promise<Transition | null> | Transition | null;

/** Keeps the registry and its audit log. Every implementation passes `describeRegistryStore` (testing/store-conformance.ts). */
export interface RegistryStore {
  /** The newest document over all writers; cheap enough to be asked per request. */
  read(): Promise<RegistryDocument>;
  /**
   * Writes the next document and its audit row as one. Writers of all processes come one after the other,
   * and each decides on what the one before it wrote. Resolves to the row, or null when nothing changed.
   */
  change(cause: Cause, decide: Decide): Promise<AuditEntry | null>;
  /** Newest first. */
  audit(filter?: AuditFilter): Promise<AuditEntry[]>;
  /** Calls the listener after each change, of other processes too, within 500 ms. The answer ends it. */
  watch(listener: (document: RegistryDocument) => void): () => void;
  close(): Promise<void>;
}

/** The document and the row a transition leads to. */
export function applyTransition(
  document: RegistryDocument,
  transition: Transition,
  cause: Cause,
): { document: RegistryDocument; audit: AuditEntry } {
  const { remote, entry, action, version } = transition;
  const sequence = document.sequence + 1;
  return {
    document: { sequence, remotes: { ...document.remotes, [remote]: entry } },
    audit: {
      sequence,
      at: cause.at,
      actor: cause.actor,
      action,
      remote,
      version,
      from: knownEntry(document, remote)?.current ?? null,
      to: entry.current,
      reason: cause.reason,
    },
  };
}
