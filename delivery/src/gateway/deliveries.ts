import type { Readable } from 'node:stream';
import type { Release } from '@firn/shared-contracts/delivery';
import { promotionBreaches, setBreaches } from '../registry/gates.ts';
import {
  type AuditEntry,
  type Cause,
  knownEntry,
  type RegistryDocument,
  type Withdrawal,
} from '../registry/registry-document.ts';
import type { RegistryStore } from '../registry/registry-store.ts';
import { promote, publish, rollback, type Transition, withdraw } from '../registry/transitions.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { Refusal, refuseBreaches } from '../shared/refusal.ts';

/** Answer of every change. `changed` is false when things were so already. */
export interface ChangeResult {
  readonly sequence: number;
  readonly changed: boolean;
  readonly remote: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** The use cases of delivery. All are idempotent and throw a Refusal when they may not be done. */
export interface Deliveries {
  publish(remote: string, version: string, archive: Readable, cause: Cause): Promise<'created' | 'identical'>;
  promote(remote: string, version: string, cause: Cause): Promise<ChangeResult>;
  rollback(remote: string, to: string | null, cause: Cause): Promise<ChangeResult>;
  withdraw(remote: string, withdrawal: Withdrawal, cause: Cause): Promise<ChangeResult>;
}

export function createDeliveries(releases: ReleaseStore, registry: RegistryStore): Deliveries {
  async function releaseOf(remote: string, version: string): Promise<Release> {
    const stored = await releases.get(remote, version);
    if (stored) return stored.release;
    throw new Refusal(404, 'unknown-version', `${remote}@${version} is not published.`);
  }

  async function isRecorded(remote: string, version: string): Promise<boolean> {
    const rows = await registry.audit({ remote, limit: Number.POSITIVE_INFINITY });
    return rows.some((row) => row.action === 'publish' && row.version === version);
  }

  async function liveReleases(document: RegistryDocument, except: string): Promise<Release[]> {
    const live: Release[] = [];
    for (const [name, { current }] of Object.entries(document.remotes)) {
      // A release whose files are damaged is not served either, and must not stand in the way of a rollback.
      const stored = current && name !== except ? await releases.get(name, current).catch(() => null) : null;
      if (stored) live.push(stored.release);
    }
    return live;
  }

  /** What takes over must work with the rest; budgets do not count, being over one is no reason to stay broken. */
  async function refuseMisfit(document: RegistryDocument, { remote, entry }: Transition): Promise<void> {
    if (!entry.current || entry.current === knownEntry(document, remote)?.current) return;
    const candidate = await releaseOf(remote, entry.current);
    const breaches = setBreaches([...(await liveReleases(document, remote)), candidate]);
    refuseBreaches('gates-failed', `${remote}@${entry.current} does not fit what is live.`, breaches);
  }

  async function change(
    remote: string,
    cause: Cause,
    decide: (document: RegistryDocument) => Promise<Transition | null>,
  ): Promise<ChangeResult> {
    const entry: AuditEntry | null = await registry.change(cause, decide);
    if (entry) {
      const { sequence, from, to } = entry;
      return { sequence, changed: true, remote, from, to };
    }
    const document = await registry.read();
    const current = knownEntry(document, remote)?.current ?? null;
    return { sequence: document.sequence, changed: false, remote, from: current, to: current };
  }

  return {
    async publish(remote, version, archive, cause) {
      const outcome = await releases.put(remote, version, archive);
      // A crash after `put` leaves a release without its row; publishing it again writes the row.
      if (outcome === 'created' || !(await isRecorded(remote, version))) {
        await registry.change(cause, (document) => publish(document, remote, version));
      }
      return outcome;
    },
    promote(remote, version, cause) {
      return change(remote, cause, async (document) => {
        const transition = promote(document, remote, version);
        if (!transition) return null;
        const candidate = await releaseOf(remote, version);
        const breaches = promotionBreaches(candidate, await liveReleases(document, remote));
        refuseBreaches('gates-failed', `${remote}@${version} may not go live.`, breaches);
        return transition;
      });
    },
    rollback(remote, to, cause) {
      return change(remote, cause, async (document) => {
        const transition = rollback(document, remote, to);
        if (transition) await refuseMisfit(document, transition);
        return transition;
      });
    },
    withdraw(remote, withdrawal, cause) {
      return change(remote, cause, async (document) => {
        await releaseOf(remote, withdrawal.version);
        const transition = withdraw(document, remote, withdrawal);
        if (transition) await refuseMisfit(document, transition);
        return transition;
      });
    },
  };
}
