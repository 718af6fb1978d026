import type { Rappen } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { refunds } from '../refunds/refunds.table.ts';

interface MoneyToReturn {
  readonly bookingId: string;
  readonly paymentId: string;
  readonly amount: Rappen;
  readonly at: Date;
}

/** Puts money that came too late into the queue of the refunds, to go back the way it came, at once. */
export async function returnMoney(
  tx: Tx,
  { bookingId, paymentId, amount, at }: MoneyToReturn,
): Promise<void> {
  await tx.insert(refunds).values({
    bookingId,
    ofPaymentId: paymentId,
    amount,
    way: 'provider',
    reason: 'Zahlung nach Ablauf',
    nextAttemptAt: at,
    createdAt: at,
  });
}
