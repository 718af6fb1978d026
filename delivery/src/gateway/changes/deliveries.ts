import type { Readable } from 'node:stream';
import type { VerificationResult } from '@firn/shared-contracts/delivery';
import type { Ceilings } from '../../registry/gates.ts';
import type { RegistryStore } from '../../registry/registry-store.ts';
import { entryOf, publish } from '../../registry/transitions.ts';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { Breach } from '../../shared/refusal.ts';
import { type Allowing, createAllowing } from './allowing.ts';
import { createEvidenceSource, type EvidenceParts } from './evidence.ts';
import { createGoingBack, type GoingBack } from './going-back.ts';
import { createGoingLive, type GoingLive } from './going-live.ts';
import { createLiveGates } from './live-gates.ts';
import { createPageSwitching, type PageSwitching } from './page-switching.ts';
import { createRegistryChanges, type Order } from './registry-changes.ts';
import { createTrust } from './trust.ts';

/** The use cases of delivery. All are idempotent and throw a Refusal when they are not allowed. */
export interface Deliveries extends GoingLive, GoingBack, PageSwitching, Allowing {
  /**
   * `ahead` keeps a release that does not fit what is live: a member of a release set to come. `client` aborts when
   * who sends it has left.
   */
  publish(
    remote: string,
    version: string,
    archive: Readable,
    order: Order,
    options?: { readonly ahead?: boolean; readonly client?: AbortSignal },
  ): Promise<'created' | 'identical'>;
  /** Keeps what `--verify` found: a version that failed does not go live. */
  keepVerification(remote: string, version: string, result: VerificationResult, order: Order): Promise<void>;
  /** Checks every gate a version would have to pass to go live now. */
  breachesOf(remote: string, version: string): Promise<Breach[]>;
}

export interface DeliveriesParts extends Omit<EvidenceParts, 'registry'> {
  readonly releases: ReleaseStore;
  readonly registry: RegistryStore;
  readonly ceilings: Ceilings;
}

export function createDeliveries(parts: DeliveriesParts): Deliveries {
  const { releases, registry, ceilings } = parts;
  const gates = createLiveGates(releases, ceilings);
  const change = {
    registry,
    changes: createRegistryChanges(registry, gates),
    gates,
    trust: createTrust(releases, registry),
    evidence: createEvidenceSource(parts),
  };

  async function isRecorded(remote: string, version: string): Promise<boolean> {
    const rows = await registry.audit({ remote, action: 'publish', version, limit: 1 });
    return rows.length > 0;
  }

  return {
    ...createGoingLive(change),
    ...createGoingBack(change),
    ...createPageSwitching(change),
    ...createAllowing(change),
    async publish(remote, version, archive, order, { ahead = false, client } = {}) {
      const outcome = await releases.put(remote, version, archive, {
        check: async (release, found) => gates.refuseUnfit(release, await registry.read(), ahead, found),
        ...(client && { client }),
      });
      // A crash after `put` leaves a release without its row; publishing it again writes the row.
      if (outcome === 'created' || !(await isRecorded(remote, version))) {
        const stored = await releases.get(remote, version);
        await registry.change(order, (document) => publish(document, remote, version, stored?.digest));
      }
      return outcome;
    },
    async keepVerification(remote, version, verification, { actor, at, reason }) {
      await gates.releaseOf(remote, version);
      const { current } = entryOf(await registry.read(), remote);
      const row = { at, actor, action: 'verify', remote, version, from: current, to: current } as const;
      await registry.note({ ...row, reason, verification });
    },
    async breachesOf(remote, version) {
      return gates.breachesOf([await gates.releaseOf(remote, version)], await registry.read());
    },
  };
}
