import type { Tx } from '../../db/client.ts';
import { limitLockWaits } from '../bookings/index.ts';
import { lockLedger } from '../payments/index.ts';
import { type Billing, readBilling } from './billing.read-model.ts';
import { lockDraftOf } from './invoices.repository.ts';
import { recipientOf } from './recipient.domain.ts';

/** Locks a booking and its draft, which the office may be changing, and reads what it owes and what was billed of it; null if there is no such booking. */
export async function lockBilling(tx: Tx, bookingId: string): Promise<Billing | null> {
  await limitLockWaits(tx);
  const ledger = await lockLedger(tx, bookingId);
  if (!ledger) return null;
  await lockDraftOf(tx, bookingId);
  return readBilling(tx, bookingId);
}

/** To whom the next document of the booking goes: as its draft says, or as the newest document. */
export function nextRecipient({ booking, issued, draft }: Billing) {
  return draft ? draft.recipient : recipientOf(booking, issued.at(-1)?.recipient ?? null);
}
