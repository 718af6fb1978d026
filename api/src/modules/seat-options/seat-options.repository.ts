import type { SeatOptionState } from '@firn/shared-contracts/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import type { StepActor } from '../../records/state-machine.domain.ts';
import { takeStep } from '../../records/take-step.ts';
import { hashToken } from '../auth/index.ts';
import { seatOptionMachine } from './seat-option-states.domain.ts';
import { type SeatOptionRow, seatOptions } from './seat-options.table.ts';

interface OptionStep {
  readonly to: Exclude<SeatOptionState, 'open'>;
  readonly by: StepActor;
  readonly actor: Actor | null;
  readonly at: Date;
  readonly reason?: string;
}

async function lockOption(tx: Tx, where: SQL | undefined): Promise<SeatOptionRow | null> {
  const [row] = await tx.select().from(seatOptions).where(where).for('update');
  return row ?? null;
}

/** Locks an option; the caller holds the lock of its event. Null where there is none. */
export const lockOptionById = (tx: Tx, id: string): Promise<SeatOptionRow | null> =>
  lockOption(tx, eq(seatOptions.id, id));

/** That of an event which a link is about. */
export const lockOptionByToken = (tx: Tx, eventId: string, token: string): Promise<SeatOptionRow | null> =>
  lockOption(tx, and(eq(seatOptions.eventId, eventId), eq(seatOptions.tokenHash, hashToken(token))));

/** The one way an option's state changes; the caller holds its lock, and before that the lock of its event. */
export async function takeOptionStep(
  tx: Tx,
  { id, number: label, state: from }: Pick<SeatOptionRow, 'id' | 'number' | 'state'>,
  { to, by, actor, at, reason }: OptionStep,
): Promise<void> {
  const step = { id, from, to, facts: null, by, actor, label, at, ...(reason && { reason }) };
  await takeStep(tx, seatOptionMachine, step, async () => {
    await tx
      .update(seatOptions)
      .set({ state: to, closedAt: at, version: sql`${seatOptions.version} + 1` })
      .where(eq(seatOptions.id, id));
  });
}

/** Names the booking that took the seats. */
export async function nameBooking(tx: Tx, id: string, bookingId: string): Promise<void> {
  await tx.update(seatOptions).set({ bookingId }).where(eq(seatOptions.id, id));
}
