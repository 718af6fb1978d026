import { AUTOMATIC_ACTOR, type RemoteEntry } from '@firn/shared-contracts/delivery';
import { type Cause, fallbackOf, knownEntry } from '../registry/registry-document.ts';
import type { RegistryStore } from '../registry/registry-store.ts';
import { wayOut } from '../registry/taking-back.ts';
import { messageOf } from '../shared/errors.ts';
import { type HealthLedger, NO_VOTES } from './health-ledger.ts';
import { judge } from './verdict.ts';

/** Rolls back what fails within its bake time. */
export interface AutoRollback {
  /**
   * Judges a remote after a failure was recorded. Resolves when that failure has been considered and, if the verdict
   * was against the version, the rollback is done. Never rejects.
   */
  consider(remote: string): Promise<void>;
  /**
   * Judges all remotes: failures reported to other gateways, and rollbacks that were not possible before. Then chooses
   * the version behind each live one again.
   */
  considerAll(): Promise<void>;
}

/** The use case that takes a version back. */
export interface Rollbacks {
  /** Nothing happens when neither the live nor the trial version is `expected` by then. */
  rollback(
    remote: string,
    to: null,
    order: AutomaticOrder,
    options: { readonly expected: string },
  ): Promise<{ readonly changed: boolean }>;
  /** Chooses the fallback again, by what has become known since. */
  renewFallback(remote: string, order: AutomaticOrder): Promise<unknown>;
}

type AutomaticOrder = Cause & { readonly scope: '*' };

export interface AutoRollbackParts {
  readonly registry: Pick<RegistryStore, 'read'>;
  readonly deliveries: Rollbacks;
  readonly health: Pick<HealthLedger, 'tallyOf'>;
  /** ms after a version was given to visitors; 0 disables rollbacks. */
  readonly bakeTime: number;
  now(): Date;
  onRollback(remote: string, reason: string): void;
  onProblem(message: string): void;
}

/** A version in its bake time and the one it is compared with. */
interface Baking {
  readonly candidate: string;
  readonly since: Date;
  /** Null: nothing to go back to. */
  readonly baseline: string | null;
}

/** Entries of before did not say so; their fallback was the live version itself. */
const hasComeBack = ({ cameBack, current, lastKnownGood }: RemoteEntry) =>
  cameBack === true || lastKnownGood === current;

/** The canary first: it ends before the live version goes back. */
function bakingOf(entry: RemoteEntry): Baking[] {
  const { current, since, canary } = entry;
  const baking: Baking[] = [];
  if (canary && current) {
    baking.push({ candidate: canary.version, since: new Date(canary.since), baseline: current });
  }
  // What took over from a version that was taken back stays: when everything fails, nothing is gained by going on.
  if (current && since && !hasComeBack(entry)) {
    baking.push({ candidate: current, since: new Date(since), baseline: fallbackOf(entry) });
  }
  return baking;
}

export function createAutoRollback(parts: AutoRollbackParts): AutoRollback {
  const { registry, deliveries, health, bakeTime, now, onRollback, onProblem } = parts;
  const judging = new Map<string, { current: Promise<void>; next: Promise<void> | null }>();
  /** The last one reported, by remote: a rollback that is not possible is not reported with each failure. */
  const problems = new Map<string, string>();

  const orderFor = (reason: string) => ({
    actor: AUTOMATIC_ACTOR,
    scope: '*' as const,
    at: now().toISOString(),
    reason,
  });

  async function rollBack(remote: string, candidate: string, reason: string): Promise<void> {
    const order = orderFor(`auto rollback: ${reason}`);
    const { canary } = knownEntry(await registry.read(), remote) ?? {};
    // A canary blocks the live version's rollback, and its visitors fall back to that version.
    if (canary && canary.version !== candidate)
      await deliveries.rollback(remote, null, order, { expected: canary.version });
    const { changed } = await deliveries.rollback(remote, null, order, { expected: candidate });
    if (changed) onRollback(remote, order.reason);
  }

  /** Votes since the bake time began. A clock that was put back since then must not hide them. */
  const countedSince = (since: Date): Date =>
    since.getTime() <= now().getTime() ? since : new Date(now().getTime() - bakeTime);

  async function judgeOne(remote: string, { candidate, since, baseline }: Baking): Promise<void> {
    const [votes, before] = await Promise.all([
      health.tallyOf(remote, candidate, countedSince(since)),
      baseline === null ? NO_VOTES : health.tallyOf(remote, baseline, null),
    ]);
    const { verdict, reason } = judge({
      candidate: { version: candidate, tally: votes },
      baseline: baseline === null ? null : { version: baseline, tally: before },
    });
    if (verdict !== 'failing') return;
    if (baseline !== null) await rollBack(remote, candidate, reason);
    else throw new Error(`${reason}. There is no good version to go back to. ${wayOut(remote)}`);
  }

  async function judgeRemote(remote: string): Promise<void> {
    try {
      const entry = knownEntry(await registry.read(), remote);
      const isBaking = ({ since }: Baking) => now().getTime() < since.getTime() + bakeTime;
      const baking = entry ? bakingOf(entry).filter(isBaking) : [];
      for (const one of baking) await judgeOne(remote, one);
      problems.delete(remote);
    } catch (error) {
      const problem = `${remote} cannot be judged or rolled back: ${messageOf(error)}`;
      if (problems.get(remote) !== problem) onProblem(problem);
      problems.set(remote, problem);
    }
  }

  /** The version behind the live one may have turned out to fail, too. */
  async function renew(remote: string): Promise<void> {
    try {
      await deliveries.renewFallback(remote, orderFor('auto fallback: by what was reported since'));
    } catch (error) {
      onProblem(`${remote} cannot get another fallback: ${messageOf(error)}`);
    }
  }

  /** One judgement per remote at a time; all failures that arrive meanwhile share the next one. */
  function consider(remote: string): Promise<void> {
    const running = judging.get(remote);
    if (running) {
      running.next ??= running.current.then(() => consider(remote));
      return running.next;
    }
    const current = judgeRemote(remote).finally(() => judging.delete(remote));
    judging.set(remote, { current, next: null });
    return current;
  }

  return {
    consider,
    async considerAll() {
      const names = await registry.read().then(
        ({ remotes }) => Object.keys(remotes),
        () => [],
      );
      await Promise.all(names.map(consider));
      if (bakeTime > 0) for (const name of names) await renew(name);
    },
  };
}
