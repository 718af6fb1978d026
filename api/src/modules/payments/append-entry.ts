import type { Tx } from '../../db/client.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { recordAudit } from '../audit/index.ts';
import { appendEntry, type LockedLedger, type NewEntry } from './payments.repository.ts';
import type { PaymentRow } from './payments.table.ts';

const ACTIONS = {
  payment: 'booking.payment',
  refund: 'booking.refund',
  correction: 'booking.payment_correction',
} as const;

/** An entry before it is known whose it is. */
export type Entry = Omit<NewEntry, 'bookingId' | 'createdById' | 'createdAt'>;

/** Who appends an entry, null for the system, and when. */
export interface Author {
  readonly actor: Actor | null;
  readonly now: Date;
}

/** Appends an entry with its trace; the caller holds the lock of the booking. */
export async function append(
  tx: Tx,
  { booking }: LockedLedger,
  entry: Entry,
  { actor, now }: Author,
): Promise<PaymentRow> {
  const createdById = authorIdOf(actor);
  const row = await appendEntry(tx, { ...entry, bookingId: booking.id, createdById, createdAt: now });
  await recordAudit(tx, {
    actor,
    action: ACTIONS[entry.kind],
    entity: 'booking',
    entityId: booking.id,
    label: booking.number,
    diff: {
      paid: { from: booking.paid, to: booking.paid + entry.amount },
      amount: { from: null, to: Math.abs(entry.amount) },
      ...(entry.note && { reason: { from: null, to: entry.note } }),
    },
    at: now,
  });
  return row;
}
