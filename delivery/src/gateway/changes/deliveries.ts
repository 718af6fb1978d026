import type { Readable } from 'node:stream';
import type { Canary, ChangeResult, PageOff, Withdrawal } from '@firn/shared-contracts/delivery';
import type { RegistryStore } from '../../registry/registry-store.ts';
import {
  entryOf,
  promote,
  promoteSet,
  publish,
  rollback,
  startCanary,
  switchOff,
  switchOn,
  withdraw,
} from '../../registry/transitions.ts';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { Breach } from '../../shared/refusal.ts';
import { createLiveGates } from './live-gates.ts';
import { createRegistryChanges, type Order, type ReleaseSet } from './registry-changes.ts';

/** The use cases of delivery. All are idempotent and throw a Refusal when they are not allowed. */
export interface Deliveries {
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
  promote(remote: string, version: string, order: Order): Promise<ChangeResult>;
  promoteSet(releases: ReleaseSet, order: Order): Promise<ChangeResult>;
  startCanary(remote: string, canary: Omit<Canary, 'since'>, order: Order): Promise<ChangeResult>;
  /** With `expected`, nothing happens unless that version is still live or on trial. */
  rollback(remote: string, to: string | null, order: Order, expected?: string): Promise<ChangeResult>;
  withdraw(remote: string, withdrawal: Withdrawal, order: Order): Promise<ChangeResult>;
  switchOff(remote: string, page: PageOff, order: Order): Promise<ChangeResult>;
  switchOn(remote: string, page: string, order: Order): Promise<ChangeResult>;
  /** Checks every gate a version would have to pass to go live now. */
  breachesOf(remote: string, version: string): Promise<Breach[]>;
}

export function createDeliveries(releases: ReleaseStore, registry: RegistryStore): Deliveries {
  const gates = createLiveGates(releases);
  const { change, changeBack, changeOnwards } = createRegistryChanges(registry, gates);

  async function isRecorded(remote: string, version: string): Promise<boolean> {
    const rows = await registry.audit({ remote, action: 'publish', version, limit: 1 });
    return rows.length > 0;
  }

  return {
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
    promote: (remote, version, order) =>
      changeOnwards(remote, order, { [remote]: version }, (document) =>
        promote(document, remote, version, order.at),
      ),
    promoteSet: (versions, order) =>
      changeOnwards(Object.keys(versions)[0] ?? '', order, versions, (document) =>
        promoteSet(document, versions, order.at),
      ),
    startCanary: (remote, canary, order) =>
      changeOnwards(remote, order, { [remote]: canary.version }, (document) =>
        startCanary(document, remote, { ...canary, since: order.at }),
      ),
    rollback: (remote, to, order, expected) =>
      changeBack(remote, order, (document) => {
        const { current, canary } = entryOf(document, remote);
        if (expected !== undefined && expected !== (canary?.version ?? current)) return [];
        return rollback(document, remote, to, order.at);
      }),
    withdraw: (remote, withdrawal, order) =>
      changeBack(remote, order, async (document) => {
        await gates.releaseOf(remote, withdrawal.version);
        return withdraw(document, remote, withdrawal, order.at);
      }),
    switchOff: (remote, page, order) =>
      change(remote, order, async (document) => {
        await gates.refuseUnknownPage(document, remote, page.page);
        return switchOff(document, remote, page);
      }),
    switchOn: (remote, page, order) =>
      change(remote, order, async (document) => {
        await gates.refuseUnknownPage(document, remote, page);
        return switchOn(document, remote, page);
      }),
    async breachesOf(remote, version) {
      return gates.breachesOf([await gates.releaseOf(remote, version)], await registry.read());
    },
  };
}
