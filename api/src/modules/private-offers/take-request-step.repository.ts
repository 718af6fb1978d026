import type { PrivateRequestState } from '@firn/shared-contracts/domain';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import type { StepActor } from '../../records/state-machine.domain.ts';
import { takeStep } from '../../records/take-step.ts';
import { privateRequestMachine } from './private-request-states.domain.ts';
import { type PrivateRequestRow, privateRequests } from './private-requests.table.ts';

interface RequestStep {
  readonly to: PrivateRequestState;
  readonly by: StepActor;
  readonly actor: Actor | null;
  readonly at: Date;
  readonly reason?: string;
  /** What is stored with it. */
  readonly columns?: Partial<PrivateRequestRow>;
}

/** The one way a private request's state changes; the caller holds its lock, and before that the lock of its event. */
export async function takeRequestStep(
  tx: Tx,
  { id, state: from }: Pick<PrivateRequestRow, 'id' | 'state'>,
  { to, by, actor, at, reason, columns }: RequestStep,
): Promise<void> {
  const step = { id, from, to, facts: null, by, actor, label: 'Private Tour', at };
  const closedAt = to === 'offered' ? null : at;
  await takeStep(tx, privateRequestMachine, { ...step, ...(reason && { reason }) }, async () => {
    await tx
      .update(privateRequests)
      .set({ ...columns, state: to, closedAt, version: sql`${privateRequests.version} + 1` })
      .where(eq(privateRequests.id, id));
  });
}
