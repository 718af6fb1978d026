import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/client.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { recordAudits } from '../audit/index.ts';
import { appendEntries, type LockedLedger, type NewEntry } from './payments.repository.ts';

const ACTIONS = {
  payment: 'booking.payment',
  refund: 'booking.refund',
  correction: 'booking.payment_correction',
} as const;

/** Entries that one statement writes. */
const AT_ONCE = 500;

/** An entry before it is known whose it is. */
export type Entry = Omit<NewEntry, 'id' | 'bookingId' | 'createdById' | 'createdAt'>;

/** The author of an entry, null for the system, and the time. */
export interface Author {
  readonly actor: Actor | null;
  readonly now: Date;
}

interface Appended {
  readonly ledger: LockedLedger;
  readonly entry: Entry;
}

/** Traces of entries; those of one booking tell one after the other what is paid. */
function tracesOf(appended: readonly Appended[], { actor, now }: Author) {
  const paid = new Map<string, number>();
  return appended.map(({ ledger: { booking }, entry }) => {
    const from = paid.get(booking.id) ?? booking.paid;
    const to = from + entry.amount;
    paid.set(booking.id, to);
    return {
      actor,
      action: ACTIONS[entry.kind],
      entity: 'booking',
      entityId: booking.id,
      label: booking.number,
      diff: {
        paid: { from, to },
        amount: { from: null, to: Math.abs(entry.amount) },
        ...(entry.note && { reason: { from: null, to: entry.note } }),
      },
      at: now,
    };
  });
}

/**
 * Appends entries with their traces; the caller holds the locks of their bookings.
 * @returns their ids, in the order of the entries.
 */
export async function appendAll(
  tx: Tx,
  appended: readonly Appended[],
  author: Author,
): Promise<readonly string[]> {
  const createdById = authorIdOf(author.actor);
  const rows = appended.map(({ ledger, entry }) => ({
    ...entry,
    id: randomUUID(),
    bookingId: ledger.booking.id,
    createdById,
    createdAt: author.now,
  }));
  const traces = tracesOf(appended, author);
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    await appendEntries(tx, rows.slice(first, first + AT_ONCE));
    await recordAudits(tx, traces.slice(first, first + AT_ONCE));
  }
  return rows.map(({ id }) => id);
}

/** Appends one entry as `appendAll` does. @returns its id. */
export async function append(
  tx: Tx,
  ledger: LockedLedger,
  entry: Entry,
  author: Author,
): Promise<{ readonly id: string }> {
  const [id] = await appendAll(tx, [{ ledger, entry }], author);
  if (!id) throw new Error('The entry of the ledger was not written.');
  return { id };
}
