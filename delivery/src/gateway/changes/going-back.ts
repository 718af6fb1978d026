import type { ChangeResult, RollbackPlan, Withdrawal } from '@firn/shared-contracts/delivery';
import { type Evidence, planOf } from '../../registry/good-versions.ts';
import { knownEntry, type RegistryDocument } from '../../registry/registry-document.ts';
import { membersOf, rollback, withdraw } from '../../registry/taking-back.ts';
import { entryOf, renewFallback, type Transition } from '../../registry/transitions.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type ChangeParts, forcedIf, type GoLiveOptions } from './going-live.ts';
import type { Order } from './registry-changes.ts';

export interface RollbackOptions extends GoLiveOptions {
  /** Nothing happens unless that version is still live or on trial. */
  readonly expected?: string;
  /** Refused unless that version is still live or on trial: else not what the operator was told would happen. */
  readonly from?: string;
  /** Nothing is changed; the answer says what would be. */
  readonly dryRun?: boolean;
}

/** The use cases that take versions back. All throw a Refusal when they are not allowed. */
export interface GoingBack {
  rollback(remote: string, to: string | null, order: Order, options?: RollbackOptions): Promise<ChangeResult>;
  withdraw(remote: string, withdrawal: Withdrawal, order: Order): Promise<ChangeResult>;
  /** Where a rollback that is left to the gateway would go now. */
  planOf(remote: string): Promise<RollbackPlan>;
  /** Chooses the fallback again, by what has become known since. */
  renewFallback(remote: string, order: Order): Promise<void>;
}

function refuseMoved(document: RegistryDocument, remote: string, from: string | undefined): void {
  const { current, canary } = entryOf(document, remote);
  if (from === undefined || from === (canary?.version ?? current)) return;
  const now = canary ? `${canary.version} is on trial` : `${current ?? 'nothing'} is live`;
  const sentence = `${remote} has moved on: ${now} by now, not ${from}. Nothing was changed.`;
  throw new Refusal(409, 'moved-on', sentence);
}

export function createGoingBack({ registry, changes, gates, trust, evidence }: ChangeParts): GoingBack {
  /** What is known of a remote and those in its release set. */
  const evidenceAround = (document: RegistryDocument, remote: string) =>
    evidence.of(document, membersOf(document, remote));

  /** Decides by what is known; the answer tells the plan that a rollback without a named version follows. */
  async function goBack(
    remote: string,
    order: Order,
    { dryRun = false }: RollbackOptions,
    decide: (document: RegistryDocument, known: Evidence) => Promise<readonly Transition[]>,
  ): Promise<ChangeResult> {
    const before = await registry.read();
    // Files are hashed and fetched before the registry is locked for the decision.
    if (knownEntry(before, remote)) await evidenceAround(before, remote);
    let plan: RollbackPlan | null = null;
    const go = dryRun ? changes.previewBack : changes.changeBack;
    const answer = await go(remote, order, async (document) => {
      const entry = entryOf(document, remote);
      const known = await evidenceAround(document, remote);
      plan = entry.canary ? null : planOf(entry, known.good(remote));
      return decide(document, known);
    });
    const isMoved = answer.changed && answer.from !== answer.to;
    return plan && isMoved ? { ...answer, plan } : answer;
  }

  return {
    async rollback(remote, to, order, options = {}) {
      const { expected, from, force = false } = options;
      if (to !== null && knownEntry(await registry.read(), remote)) {
        await gates.releaseOf(remote, to);
        await trust.refuseChanged({ [remote]: to });
      }
      const answer = await goBack(remote, order, options, async (document, known) => {
        const { current, canary } = entryOf(document, remote);
        if (expected !== undefined && expected !== (canary?.version ?? current)) return [];
        refuseMoved(document, remote, from);
        const transitions = rollback(document, remote, to, order.at, known);
        if (to === null || transitions.length === 0) return transitions;
        return forcedIf(await trust.refuseDoubtful(document, { [remote]: to }, force), transitions);
      });
      const { plan: _plan, ...named } = answer;
      return to === null ? answer : named;
    },
    withdraw: (remote, withdrawal, order) =>
      goBack(remote, order, {}, async (document, known) => {
        await gates.releaseOf(remote, withdrawal.version);
        return withdraw(document, remote, withdrawal, order.at, known);
      }),
    async planOf(remote) {
      const document = await registry.read();
      return planOf(entryOf(document, remote), (await evidence.of(document, [remote])).good(remote));
    },
    async renewFallback(remote, order) {
      const renewed = async (document: RegistryDocument) =>
        renewFallback(document, remote, await evidence.of(document, [remote]));
      // Asked every minute and hardly ever answered: the registry is not locked for it.
      if ((await renewed(await registry.read())).length > 0) await changes.change(remote, order, renewed);
    },
  };
}
