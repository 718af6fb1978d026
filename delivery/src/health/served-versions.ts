import type { AuditEntry, RemoteEntry } from '@firn/shared-contracts/delivery';
import { knownEntry } from '../registry/registry-document.ts';
import type { RegistryStore } from '../registry/registry-store.ts';

/** Rows read per remote: no tab lives through more changes. */
const ROWS_LOOKED_AT = 100;

/** The versions a page may have received. */
export interface ServedVersions {
  /** Whether visitors got a version at any time since a sequence: live, as the fallback or on trial. */
  includes(remote: string, version: string, since: number): Promise<boolean>;
}

function namesNow({ current, lastKnownGood, canary }: RemoteEntry, version: string): boolean {
  return version === current || version === lastKnownGood || version === canary?.version;
}

/** Whether a change took the version away from visitors, or gave it to them for a while. */
function names({ action, version, from, to }: AuditEntry, wanted: string): boolean {
  const isTrial = action === 'canary' || action === 'canary-end';
  return wanted === from || wanted === to || (isTrial && wanted === version);
}

/**
 * Asks the registry, so that all gateways agree and none needs a memory. A version that was published but never
 * given to visitors does not count, nor one that was replaced before the page was served.
 */
export function createServedVersions(registry: Pick<RegistryStore, 'read' | 'audit'>): ServedVersions {
  const rows = new Map<
    string,
    { readonly sequence: number; readonly rows: Promise<readonly AuditEntry[]> }
  >();

  /** Read once per change: a stale tab must not be able to keep the log busy. */
  function rowsOf(remote: string, sequence: number): Promise<readonly AuditEntry[]> {
    const known = rows.get(remote);
    if (known?.sequence === sequence) return known.rows;
    const fresh = registry.audit({ remote, limit: ROWS_LOOKED_AT });
    fresh.catch(() => rows.delete(remote));
    rows.set(remote, { sequence, rows: fresh });
    return fresh;
  }

  return {
    async includes(remote, version, since) {
      const document = await registry.read();
      const entry = knownEntry(document, remote);
      if (!entry) return false;
      if (namesNow(entry, version)) return true;
      if (document.sequence <= since) return false;
      const changes = await rowsOf(remote, document.sequence);
      return changes.some((row) => row.sequence > since && names(row, version));
    },
  };
}
