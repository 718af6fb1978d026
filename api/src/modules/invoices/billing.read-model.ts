import { owedOf, zurichDate } from '@firn/shared-contracts/domain';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { bookingPersons, bookingPriceLines, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { type InvoiceRow, invoiceLines, invoices } from './invoices.table.ts';
import type { BillLine, DocumentWithLines } from './lines-to-bill.domain.ts';

export type StoredDocument = InvoiceRow & DocumentWithLines;

const BOOKING = {
  id: bookings.id,
  number: bookings.number,
  state: bookings.state,
  userId: bookings.userId,
  total: bookings.total,
  dueDate: bookings.dueDate,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  address: bookings.address,
  postalCode: bookings.postalCode,
  city: bookings.city,
  country: bookings.country,
  invoiceTo: bookings.invoiceTo,
  title: sql<string>`coalesce(${events.title}, ${offers.title})`,
  code: events.code,
  start: events.start,
  end: events.end,
};

async function findBooking(db: Db, id: string) {
  const [row] = await db
    .select(BOOKING)
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(eq(bookings.id, id));
  return row ?? null;
}

/** The price lines of a booking with the names of the persons, as a document bills them. */
async function findLines(db: Db, bookingId: string): Promise<BillLine[]> {
  const rows = await db
    .select({
      line: bookingPriceLines,
      firstName: bookingPersons.firstName,
      lastName: bookingPersons.lastName,
    })
    .from(bookingPriceLines)
    .leftJoin(
      bookingPersons,
      and(
        eq(bookingPersons.bookingId, bookingPriceLines.bookingId),
        eq(bookingPersons.position, bookingPriceLines.person),
      ),
    )
    .where(eq(bookingPriceLines.bookingId, bookingId))
    .orderBy(asc(bookingPriceLines.position));
  return rows.map(({ line, firstName, lastName }) => ({
    linePosition: line.position,
    kind: line.kind,
    origin: line.origin,
    person: fullNameOf({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    title: line.title,
    total: line.total,
    vatCategory: line.vatCategory,
    vatPercent: line.vatPercent,
    vat: line.vat,
    accommodationCost: line.accommodationCost,
    accountingNo: line.accountingNo,
  }));
}

/** The documents of a booking in the order of their issue, a draft last. */
export async function findDocuments(db: Db, bookingId: string): Promise<StoredDocument[]> {
  const rows = await db
    .select(getTableColumns(invoices))
    .from(invoices)
    .where(eq(invoices.bookingId, bookingId))
    .orderBy(sql`${invoices.issuedAt} asc nulls last`, asc(invoices.number));
  if (rows.length === 0) return [];
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(
      inArray(
        invoiceLines.invoiceId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(invoiceLines.position));
  const linesOf = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  return rows.map((row) => ({
    ...row,
    lines: (linesOf.get(row.id) ?? []).map(({ invoiceId: _invoice, position: _position, ...line }) => line),
  }));
}

/**
 * What a booking owes and what was billed of it; null if there is no such booking. Whoever writes a document reads this under
 * the lock of the booking.
 */
export async function readBilling(db: Db, bookingId: string) {
  const booking = await findBooking(db, bookingId);
  if (!booking) return null;
  const lines = await findLines(db, bookingId);
  const documents = await findDocuments(db, bookingId);
  return {
    booking,
    /** Nothing of a booking whose lines are not owed, such as one that was called off. */
    owed: owedOf(booking) === booking.total ? lines : [],
    issued: documents.filter(({ state }) => state !== 'draft'),
    draft: documents.find(({ state }) => state === 'draft') ?? null,
    serviceFrom: zurichDate(booking.start),
    serviceTo: zurichDate(booking.end),
  };
}

export type Billing = NonNullable<Awaited<ReturnType<typeof readBilling>>>;
