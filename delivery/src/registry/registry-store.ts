import type { AuditEntry, Canary, DeliveryAction } from '@firn/shared-contracts/delivery';
import { type Cause, knownEntry, type RegistryDocument } from './registry-document.ts';
import type { Transition } from './transitions.ts';

export interface AuditFilter {
  readonly remote?: string;
  readonly action?: DeliveryAction;
  readonly version?: string;
  /** Newest first; default 100. */
  readonly limit?: number;
}

/**
 * Decides on the newest document. May be called again when another writer was faster; an empty list changes nothing.
 */
export type Decide = (document: RegistryDocument) => Promise<readonly Transition[]> | readonly Transition[];

/** A row about something that does not change the document: a token, an override. */
export type AuditNote = Omit<AuditEntry, 'sequence'>;

/** Keeps the registry and its audit log. Every implementation passes `describeRegistryStore` (testing/store-conformance.ts). */
export interface RegistryStore {
  /**
   * The newest document; cheap enough to read per request. A change of this process shows at once, one of
   * another process within a second. While the store is down or damaged, returns the last good document at once.
   */
  read(): Promise<RegistryDocument>;
  /**
   * Writes the next document and its audit rows atomically. Writers of all processes take turns,
   * and each decides on what the one before it wrote. Resolves to the rows, none when nothing changed. Rejects
   * with what `decide` throws, or with a Refusal 503: `registry-unavailable`, `registry-damaged`.
   */
  change(cause: Cause, decide: Decide): Promise<readonly AuditEntry[]>;
  /** Adds a row to the audit log; the document stays as it is. */
  note(row: AuditNote): Promise<void>;
  /** Newest first. */
  audit(filter?: AuditFilter): Promise<AuditEntry[]>;
  /** Calls the listener within a second of each change, also of other processes. Returns the function that stops it. */
  watch(listener: (document: RegistryDocument) => void): () => void;
  /** False while `read` may be out of date: the store is down, or its newest entry is damaged. */
  isReachable(): boolean;
  close(): Promise<void>;
}

const sizeOf = ({ percent, staff }: Canary) => ({ percent, staff });

/** The document and rows that result from transitions. All are one change and share its sequence. */
export function applyTransitions(
  document: RegistryDocument,
  transitions: readonly Transition[],
  cause: Cause,
): { document: RegistryDocument; audit: readonly AuditEntry[] } {
  const sequence = document.sequence + 1;
  const remotes = { ...document.remotes };
  const audit = transitions.map(
    ({ remote, entry, action, version, set, digest, page, origin, forced }): AuditEntry => {
      const from = knownEntry({ sequence, remotes }, remote)?.current ?? null;
      remotes[remote] = entry;
      return {
        sequence,
        at: cause.at,
        actor: cause.actor,
        action,
        remote,
        version,
        from,
        to: entry.current,
        reason: cause.reason,
        ...(set && { set }),
        ...(page && { page }),
        ...(origin && { origin }),
        ...(action === 'canary' && entry.canary && { trial: sizeOf(entry.canary) }),
        ...(digest && { digest }),
        ...(forced && { forced }),
      };
    },
  );
  return { document: { sequence, remotes }, audit };
}
