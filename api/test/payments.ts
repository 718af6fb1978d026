import type { Db } from '../src/db/client.ts';
import { payments } from '../src/modules/payments/payments.table.ts';

const RECEIVED_ON = '2026-01-15';

/** Enters into the ledger that so many Rappen came in for a booking; answers with the id of the entry. */
export async function pay(db: Db, bookingId: string, amount: number): Promise<string> {
  const entry = { bookingId, kind: 'payment', amount, method: 'bank', receivedOn: RECEIVED_ON } as const;
  const [row] = await db.insert(payments).values(entry).returning({ id: payments.id });
  if (!row) throw new Error('no payment');
  return row.id;
}

/** Enters that so many Rappen of a payment went back. */
export async function payBack(db: Db, bookingId: string, paymentId: string, amount: number): Promise<void> {
  const entry = { bookingId, kind: 'refund', amount: -amount, method: 'bank', ofId: paymentId } as const;
  await db.insert(payments).values({ ...entry, receivedOn: RECEIVED_ON });
}
