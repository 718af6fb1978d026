import type { BankEntryResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { recordAudit } from '../audit/index.ts';
import { limitLockWaits } from '../bookings/index.ts';
import {
  type Author,
  append,
  type LockedLedger,
  lockLedger,
  notCorrectable,
  openDays,
} from '../payments/index.ts';
import { alreadyAssigned, entryNotFound, noSuchBooking, nothingToReverse } from './bank-statements.errors.ts';
import { findEntry } from './bank-statements.read-model.ts';
import { lockEntry, updateEntry } from './bank-statements.repository.ts';
import type { BankEntryRow } from './bank-statements.table.ts';

/** Decides about a transaction, and answers with it. */
export type DecideEntry = (tx: Tx, id: string, author: Author) => Promise<BankEntryResponse>;

/**
 * A transaction that nobody has put to a booking, or whose payment the office has taken back since.
 * @throws 404; 409 assigned
 */
async function lockOpen(tx: Tx, id: string): Promise<BankEntryRow> {
  await limitLockWaits(tx);
  const entry = await lockEntry(tx, id);
  if (!entry) throw entryNotFound();
  if (entry.standing === 'matched') throw alreadyAssigned();
  return entry;
}

async function answered(tx: Tx, id: string): Promise<BankEntryResponse> {
  const entry = await findEntry(tx, id);
  if (!entry) throw entryNotFound();
  return entry;
}

/** The payment by bank that a reversal takes back, the newest of its amount. @throws 409 */
function originalIn({ entries }: LockedLedger, amount: number) {
  const original = entries.findLast(
    (entry) =>
      entry.kind === 'payment' &&
      entry.method === 'bank' &&
      entry.amount === -amount &&
      !notCorrectable(entry, entries),
  );
  if (!original) throw nothingToReverse();
  return original;
}

/**
 * Puts a transaction to a booking by hand: it counts in its ledger from then on.
 * @throws 404; 409 assigned, nothing-to-reverse; 422 for a booking that there is none of
 */
export async function assignEntry(
  tx: Tx,
  id: string,
  bookingId: string,
  author: Author,
): Promise<BankEntryResponse> {
  const row = await lockOpen(tx, id);
  const ledger = await lockLedger(tx, bookingId);
  if (!ledger) throw noSuchBooking();
  const { amount, bookedOn } = row;
  const receivedOn = (await openDays(tx, zurichDate(author.now)))(bookedOn);
  const moved = { amount, method: 'bank', receivedOn, note: 'Datei der Bank, von Hand zugeordnet' } as const;
  const entry =
    amount > 0
      ? ({ ...moved, kind: 'payment' } as const)
      : ({ ...moved, kind: 'correction', ofId: originalIn(ledger, amount).id } as const);
  const { id: paymentId } = await append(tx, ledger, entry, author);
  await updateEntry(tx, row, { state: 'matched', bookingId, paymentId, note: null });
  const from = row.bookingId && iri('bookings', row.bookingId);
  const diff = { booking: { from, to: iri('bookings', bookingId) } };
  await recordAudit(tx, { ...traceOf(row, 'assign'), diff, actor: author.actor, at: author.now });
  return answered(tx, id);
}

const traceOf = ({ id }: BankEntryRow, what: string) =>
  ({ action: `bank_entry.${what}`, entity: 'bank_entry', entityId: id }) as const;

/**
 * Leaves a transaction aside, which is no payment for a booking.
 * @throws 404; 409 assigned
 */
export async function setEntryAside(
  tx: Tx,
  id: string,
  reason: string,
  author: Author,
): Promise<BankEntryResponse> {
  const row = await lockOpen(tx, id);
  await updateEntry(tx, row, { state: 'left_aside', bookingId: null, paymentId: null, note: reason.trim() });
  const diff = { state: { from: row.state, to: 'left_aside' } };
  await recordAudit(tx, { ...traceOf(row, 'set_aside'), diff, actor: author.actor, at: author.now });
  return answered(tx, id);
}
