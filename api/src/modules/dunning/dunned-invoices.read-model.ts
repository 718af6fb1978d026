import type { InvoiceRecipient } from '@firn/shared-contracts/api';
import { type BookingState, type LocalDate, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import { and, asc, eq, isNull, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { owed } from '../bookings/payment-status.read-model.ts';
import { invoiceLines, invoices } from '../invoices/invoices.table.ts';
import type { Dunned } from './dunning.domain.ts';
import { dunningSteps, dunningStops, LAST_LEVEL } from './dunning.table.ts';

/** An invoice that may be reminded, as far as the rules ask for it. */
export interface DunnedInvoice extends Dunned {
  readonly id: string;
  readonly bookingId: string;
}

const level = sql<number>`coalesce(max(${dunningSteps.level}), 0)`.mapWith(Number);

/** Issued invoices of bookings that owe something and are not stopped, short of the last step. */
async function listWhere(db: Db, where: SQL): Promise<DunnedInvoice[]> {
  const rows = await db
    .select({
      id: invoices.id,
      bookingId: invoices.bookingId,
      dueDate: sql<LocalDate>`${invoices.dueDate}`,
      level,
      lastAt: max(dunningSteps.createdAt),
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .leftJoin(dunningSteps, eq(dunningSteps.invoiceId, invoices.id))
    .leftJoin(dunningStops, eq(dunningStops.bookingId, bookings.id))
    .where(
      and(
        eq(invoices.kind, 'invoice'),
        eq(invoices.state, 'issued'),
        lt(bookings.paid, owed()),
        isNull(dunningStops.bookingId),
        where,
      ),
    )
    .groupBy(invoices.id)
    .having(lt(level, LAST_LEVEL))
    .orderBy(asc(invoices.dueDate), asc(invoices.number));
  return rows.map(({ lastAt, ...invoice }) => ({ ...invoice, lastOn: lastAt && zurichDate(lastAt) }));
}

/** Those that were due by a day, the oldest first. */
export const listDunned = (db: Db, by: LocalDate): Promise<DunnedInvoice[]> =>
  listWhere(db, lte(invoices.dueDate, by));

/** The same invoice, under the lock of its booking; null when nobody may be reminded of it any more. */
export async function findDunned(tx: Tx, id: string): Promise<DunnedInvoice | null> {
  return (await listWhere(tx, eq(invoices.id, id)))[0] ?? null;
}

/** The facts that a reminder tells and rests on. */
export interface ReminderFacts {
  readonly number: string;
  readonly issuedOn: LocalDate;
  readonly total: Rappen;
  readonly recipient: InvoiceRecipient;
  readonly state: BookingState;
  readonly owed: Rappen;
  readonly paid: Rappen;
  /** True if the invoice bills nothing but fees. */
  readonly isOfFees: boolean;
}

export async function readReminderFacts(tx: Tx, id: string): Promise<ReminderFacts> {
  const [row] = await tx
    .select({
      number: sql<string>`${invoices.number}`,
      issuedOn: sql<LocalDate>`${invoices.issuedOn}`,
      total: invoices.total,
      recipient: invoices.recipient,
      state: bookings.state,
      owed: owed(),
      paid: bookings.paid,
      isOfFees: sql<boolean>`not exists (
        select from ${invoiceLines} where ${invoiceLines.invoiceId} = ${invoices.id} and ${invoiceLines.origin} <> 'fee'
      )`,
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(eq(invoices.id, id));
  if (!row) throw new Error(`The invoice ${id} is gone.`);
  return row;
}
