import type { PaymentOrderResponse } from '@firn/shared-contracts/api';
import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { users } from '../users/users.table.ts';
import { paymentOrders, refunds } from './refunds.table.ts';

const selectOrders = (db: Db, where?: SQL) =>
  db
    .select({
      id: paymentOrders.id,
      number: paymentOrders.number,
      fileName: paymentOrders.fileName,
      createdAt: paymentOrders.createdAt,
      author: { firstName: users.firstName, lastName: users.lastName },
      refunds: sql<number>`count(${refunds.id})::int`,
      inTransit: sql<number>`(count(*) filter (where ${refunds.state} = 'transit'))::int`,
      amount: sql<number>`coalesce(sum(${refunds.amount}), 0)::bigint`.mapWith(Number),
    })
    .from(paymentOrders)
    .innerJoin(users, eq(users.id, paymentOrders.createdById))
    .leftJoin(refunds, eq(refunds.orderId, paymentOrders.id))
    .where(where)
    .groupBy(paymentOrders.id, users.id)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

const orderResponse = ({ author, createdAt, ...order }: Row): PaymentOrderResponse => ({
  '@id': iri('payment_orders', order.id),
  '@type': 'PaymentOrder',
  ...order,
  createdBy: fullNameOf(author),
  createdAt: createdAt.toISOString(),
});

/** Files for the bank, the newest first. */
export async function listOrders(db: Db, page: Page): Promise<Listed<PaymentOrderResponse>> {
  const rows = await selectOrders(db)
    .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(paymentOrders);
  return { items: rows.map(orderResponse), total: counted?.total ?? 0 };
}

export async function findOrderResponse(db: Db, id: string): Promise<PaymentOrderResponse | null> {
  const [row] = await selectOrders(db, eq(paymentOrders.id, id));
  return row ? orderResponse(row) : null;
}
