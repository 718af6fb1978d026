import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { type PaymentOrder, RefundRefused } from '../provider/payment-provider.ts';
import {
  type TestPaymentRow,
  type TestPaymentState,
  testPayments,
  testRefunds,
} from './test-payments.table.ts';

export type { TestPaymentRow, TestPaymentState } from './test-payments.table.ts';

/** The same order again makes no second payment. */
export async function keepOrder(db: Db, order: PaymentOrder): Promise<void> {
  await db.insert(testPayments).values(order).onConflictDoNothing();
}

export async function findTestPayment(db: Db, id: string): Promise<TestPaymentRow | null> {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id));
  return row ?? null;
}

/** Moves a payment, if it still is in one of these states; false when it is not. */
export async function moveTestPayment(
  db: Db,
  id: string,
  from: readonly TestPaymentState[],
  state: TestPaymentState,
): Promise<boolean> {
  const moved = await db
    .update(testPayments)
    .set({ state })
    .where(and(eq(testPayments.id, id), inArray(testPayments.state, [...from])))
    .returning({ id: testPayments.id });
  return moved.length > 0;
}

/** Pays back what is left of a payment at most; the same key once. @throws RefundRefused */
export async function keepRefund(
  db: Db,
  { paymentId, amount, key }: { readonly paymentId: string; readonly amount: number; readonly key: string },
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(testPayments)
      .where(eq(testPayments.id, paymentId))
      .for('update');
    if (payment?.state !== 'confirmed') throw new RefundRefused('Diese Zahlung ist nie eingetroffen.');
    if ((await tx.$count(testRefunds, eq(testRefunds.key, key))) > 0) return;
    const [returned] = await tx
      .select({ amount: sum(testRefunds.amount) })
      .from(testRefunds)
      .where(eq(testRefunds.paymentId, paymentId));
    if (Number(returned?.amount ?? 0) + amount > payment.amount)
      throw new RefundRefused('Mehr als bezahlt wurde, geht nicht zurück.');
    await tx.insert(testRefunds).values({ key, paymentId, amount, createdAt: at });
  });
}

export const hasRefund = async (db: Db, key: string): Promise<boolean> =>
  (await db.$count(testRefunds, eq(testRefunds.key, key))) > 0;
