import type { PaymentResponse } from '@firn/shared-contracts/api';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Listed } from '../../records/index.ts';
import { readableBookings } from '../bookings/booking-access.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { users } from '../users/users.table.ts';
import { type Entry, isCorrected, refundableOf } from './payments.domain.ts';
import { type PaymentRow, payments } from './payments.table.ts';

const selectPayments = (db: Db) =>
  db
    .select({ payment: payments, author: users })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(users, eq(users.id, payments.createdById))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectPayments>>[number];

/** What the office wrote about a payment, and who, is the office's. */
function officePart({ payment, author }: Row, { permissions }: Visitor) {
  if (!permissions.isAdmin) return { note: null, createdBy: null };
  return { note: payment.note, createdBy: author && fullNameOf(author) };
}

function paymentResponse(row: Row, ledger: readonly Entry[], visitor: Visitor): PaymentResponse {
  const { payment } = row;
  return {
    '@id': iri('payments', payment.id),
    '@type': 'Payment',
    id: payment.id,
    version: 1 + ledger.filter(({ ofId }) => ofId === payment.id).length,
    kind: payment.kind,
    booking: iri('bookings', payment.bookingId),
    amount: payment.amount,
    method: payment.method,
    receivedOn: payment.receivedOn,
    of: payment.ofId && iri('payments', payment.ofId),
    corrected: isCorrected(payment, ledger),
    refundable: refundableOf(payment, ledger),
    ...officePart(row, visitor),
    createdAt: payment.createdAt.toISOString(),
  };
}

/** Adds what later entries say of each: one query for any number of them. */
async function withLedger(db: Db, rows: readonly Row[], visitor: Visitor): Promise<PaymentResponse[]> {
  const ids = [...new Set(rows.map(({ payment }) => payment.bookingId))];
  if (ids.length === 0) return [];
  const entries = await db.select().from(payments).where(inArray(payments.bookingId, ids));
  const ledgerOf = Map.groupBy(entries, ({ bookingId }: PaymentRow) => bookingId);
  return rows.map((row) => paymentResponse(row, ledgerOf.get(row.payment.bookingId) ?? [], visitor));
}

export interface PaymentFilter {
  readonly bookingIds: readonly string[];
  /** The secret of a booking, by which somebody without an account reads its payments. */
  readonly token: string | null;
  readonly visitor: Visitor;
}

/** The entries of the bookings that the visitor may read, the newest first. */
export async function listPayments(
  db: Db,
  { bookingIds, token, visitor }: PaymentFilter,
  page: Page,
): Promise<Listed<PaymentResponse>> {
  const where = and(
    readableBookings(visitor, token),
    bookingIds.length > 0 ? inArray(payments.bookingId, bookingIds) : undefined,
  );
  const rows = await selectPayments(db)
    .where(where)
    .orderBy(desc(payments.sequence))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(where);
  return { items: await withLedger(db, rows, visitor), total: counted?.total ?? 0 };
}

/** An entry, if the visitor may read its booking; null otherwise. */
export async function findPayment(
  db: Db,
  id: string,
  visitor: Visitor,
  token: string | null = null,
): Promise<PaymentResponse | null> {
  const rows = await selectPayments(db).where(and(eq(payments.id, id), readableBookings(visitor, token)));
  return (await withLedger(db, rows, visitor))[0] ?? null;
}
