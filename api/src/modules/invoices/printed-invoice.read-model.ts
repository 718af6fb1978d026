import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { invoiceLines, invoices } from './invoices.table.ts';

const credited = alias(invoices, 'credited');

/** A document with all that stands on its paper; null for a draft, and where there is none. */
export async function findPrinted(db: Db, id: string) {
  const [row] = await db
    .select({
      invoice: invoices,
      bookingNumber: bookings.number,
      event: { title: sql<string>`coalesce(${events.title}, ${offers.title})`, code: events.code },
      creditNoteOf: credited.number,
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .leftJoin(credited, eq(credited.id, invoices.creditNoteOfId))
    .where(eq(invoices.id, id));
  const { number, issuer, issuedOn } = row?.invoice ?? {};
  if (!row || !number || !issuer || !issuedOn) return null;
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  const { invoice, ...about } = row;
  return { ...invoice, ...about, number, issuer, issuedOn, lines };
}

export type PrintedInvoice = NonNullable<Awaited<ReturnType<typeof findPrinted>>>;
