import type { AuditEntry, ChangeResult } from '@firn/shared-contracts/delivery';
import { type Cause, knownEntry, type RegistryDocument } from '../../registry/registry-document.ts';
import { applyTransitions, type Decide, type RegistryStore } from '../../registry/registry-store.ts';
import { endTrials, type Transition } from '../../registry/transitions.ts';
import { Refusal, refuseBreaches } from '../../shared/refusal.ts';
import type { LiveGates } from './live-gates.ts';

/** Who requests a change, when and why, and how far their authority goes. */
export interface Order extends Cause {
  /** A remote's name, or `*`. */
  readonly scope: string;
}

/** Name to version of the members of a release set. */
export type ReleaseSet = Readonly<Record<string, string>>;

/** Writes changes that authority and gates allow to the registry. `remote` is the one the answer is about. */
export interface RegistryChanges {
  change(remote: string, order: Order, decide: Decide): Promise<ChangeResult>;
  /** A change that takes something back: what takes over must fit what is live; trials that do not fit it end. */
  changeBack(remote: string, order: Order, decide: Decide): Promise<ChangeResult>;
  /** What `changeBack` would do now; nothing is changed. */
  previewBack(remote: string, order: Order, decide: Decide): Promise<ChangeResult>;
  /** A change that makes new versions live: every gate is checked. */
  changeOnwards(remote: string, order: Order, versions: ReleaseSet, decide: Decide): Promise<ChangeResult>;
}

export function createRegistryChanges(registry: RegistryStore, gates: LiveGates): RegistryChanges {
  async function change(remote: string, order: Order, decide: Decide): Promise<ChangeResult> {
    return write(remote, order, async (document) => own(await decide(document), order));
  }

  async function write(remote: string, order: Order, decide: Decide): Promise<ChangeResult> {
    const rows = await registry.change(order, decide);
    return answer(remote, rows, await registry.read());
  }

  function answer(remote: string, rows: readonly AuditEntry[], document: RegistryDocument): ChangeResult {
    const row = rows.find((candidate) => candidate.remote === remote) ?? rows[0];
    if (row) return resultOf(row, rows);
    const current = knownEntry(document, remote)?.current ?? null;
    return { sequence: document.sequence, changed: false, remote, from: current, to: current };
  }

  function decideBack(order: Order, decide: Decide): Decide {
    return async (document) => {
      const transitions = own(await decide(document), order);
      if (transitions.length === 0) return [];
      const after = applyTransitions(document, transitions, order).document;
      await gates.refuseMisfit(document, after);
      // Whoever owns the trial: it must not block what is taken back.
      return [...transitions, ...endTrials(after, await gates.unfitTrials(document, after))];
    };
  }

  const changeBack = (remote: string, order: Order, decide: Decide) =>
    write(remote, order, decideBack(order, decide));

  async function previewBack(remote: string, order: Order, decide: Decide): Promise<ChangeResult> {
    const document = await registry.read();
    const transitions = await decideBack(order, decide)(document);
    const { audit } = applyTransitions(document, transitions, order);
    return { ...answer(remote, audit, document), sequence: document.sequence, dryRun: true };
  }

  function changeOnwards(
    remote: string,
    order: Order,
    versions: ReleaseSet,
    decide: Decide,
  ): Promise<ChangeResult> {
    return change(remote, order, async (document) => {
      const transitions = await decide(document);
      if (transitions.length === 0) return [];
      const members = Object.entries(versions);
      const candidates = await Promise.all(members.map(([name, version]) => gates.releaseOf(name, version)));
      const names = members.map(([name, version]) => `${name}@${version}`).join(', ');
      const breaches = await gates.breachesOf(candidates, document);
      refuseBreaches('gates-failed', `${names} may not go live.`, breaches);
      return transitions;
    });
  }

  return { change, changeBack, previewBack, changeOnwards };
}

/** A team's token may not move what belongs to others, not even as members of the same release set. */
function own(transitions: readonly Transition[], { scope }: Order): readonly Transition[] {
  const foreign = transitions.map(({ remote }) => remote).filter((remote) => remote !== scope);
  if (scope === '*' || foreign.length === 0) return transitions;
  const sentence = `This would also change ${foreign.join(', ')}: the token is for ${scope} only.`;
  throw new Refusal(403, 'wrong-scope', sentence);
}

function resultOf(
  { sequence, remote, from, to, set }: AuditEntry,
  rows: readonly AuditEntry[],
): ChangeResult {
  const members = rows.filter((row) => set !== undefined && row.set === set).map((row) => row.remote);
  const endedTrials = rows.flatMap(({ action, remote: of, version }) =>
    action === 'canary-end' && version !== null ? [{ remote: of, version }] : [],
  );
  return {
    sequence,
    changed: true,
    remote,
    from,
    to,
    ...(set && { set: { id: set, remotes: members } }),
    ...(endedTrials.length > 0 && { endedTrials }),
  };
}
