import type { Canary, ChangeResult } from '@firn/shared-contracts/delivery';
import type { Evidence } from '../../registry/good-versions.ts';
import type { RegistryDocument } from '../../registry/registry-document.ts';
import type { RegistryStore } from '../../registry/registry-store.ts';
import { entryOf, promote, promoteSet, startCanary, type Transition } from '../../registry/transitions.ts';
import type { EvidenceSource } from './evidence.ts';
import type { LiveGates } from './live-gates.ts';
import type { Order, RegistryChanges, ReleaseSet } from './registry-changes.ts';
import type { Trust } from './trust.ts';

/** `force` overrides what speaks against a version, such as a failed verification, but not changed bytes. */
export interface GoLiveOptions {
  readonly force?: boolean;
}

/** The use cases that bring versions to visitors. All throw a Refusal when they are not allowed. */
export interface GoingLive {
  promote(remote: string, version: string, order: Order, options?: GoLiveOptions): Promise<ChangeResult>;
  promoteSet(releases: ReleaseSet, order: Order, options?: GoLiveOptions): Promise<ChangeResult>;
  startCanary(
    remote: string,
    canary: Omit<Canary, 'since'>,
    order: Order,
    options?: GoLiveOptions,
  ): Promise<ChangeResult>;
}

export interface ChangeParts {
  readonly registry: Pick<RegistryStore, 'read'>;
  readonly changes: RegistryChanges;
  readonly gates: LiveGates;
  readonly trust: Trust;
  readonly evidence: EvidenceSource;
}

/** Marks changes that overrode a refusal. */
export const forcedIf = (isForced: boolean, transitions: readonly Transition[]): readonly Transition[] =>
  isForced ? transitions.map((transition) => ({ ...transition, forced: true })) : transitions;

export function createGoingLive({ registry, changes, gates, trust, evidence }: ChangeParts): GoingLive {
  async function goLive(
    versions: ReleaseSet,
    order: Order,
    { force = false }: GoLiveOptions,
    decide: (document: RegistryDocument, known: Evidence) => readonly Transition[],
  ): Promise<ChangeResult> {
    const names = Object.keys(versions);
    const before = await registry.read();
    for (const [name, version] of Object.entries(versions)) {
      entryOf(before, name);
      await gates.releaseOf(name, version);
    }
    await trust.refuseChanged(versions);
    // Files are hashed and fetched before the registry is locked for the decision.
    await evidence.of(before, names, versions);
    return changes.changeOnwards(names[0] ?? '', order, versions, async (document) => {
      const transitions = decide(document, await evidence.of(document, names, versions));
      if (transitions.length === 0) return [];
      return forcedIf(await trust.refuseDoubtful(document, versions, force), transitions);
    });
  }

  return {
    promote: (remote, version, order, options = {}) =>
      goLive({ [remote]: version }, order, options, (document, known) =>
        promote(document, remote, version, order.at, known),
      ),
    promoteSet: (versions, order, options = {}) =>
      goLive(versions, order, options, (document, known) => promoteSet(document, versions, order.at, known)),
    startCanary: (remote, canary, order, options = {}) =>
      goLive({ [remote]: canary.version }, order, options, (document, known) =>
        startCanary(document, remote, { ...canary, since: order.at }, known),
      ),
  };
}
