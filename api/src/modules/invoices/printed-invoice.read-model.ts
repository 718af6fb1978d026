import { type InvoiceBalance, invoiceBalances, owedOf, type Rappen } from '@firn/shared-contracts/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { payments } from '../payments/payments.table.ts';
import { findDocuments } from './billing.read-model.ts';
import { invoiceLines, invoices } from './invoices.table.ts';
import { type Settlement, settlementOf } from './settlement.domain.ts';

const credited = alias(invoices, 'credited');

/** Says what is to be paid of an invoice now, and how it was paid. */
interface PrintedBalance extends InvoiceBalance {
  readonly settlement: Settlement | null;
}

/**
 * Null for a credit note, which asks for nothing. What is open is never more than the booking owes: the credit note of a
 * change comes a moment after it.
 */
async function findBalance(
  db: Db,
  id: string,
  { id: bookingId, paid, owed }: { readonly id: string; readonly paid: Rappen; readonly owed: Rappen },
): Promise<PrintedBalance | null> {
  const balances = invoiceBalances(await findDocuments(db, bookingId), paid);
  const own = balances.get(id);
  if (!own) return null;
  const entries = await db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.sequence));
  const ids = [...balances.keys()];
  const before = ids
    .slice(0, ids.indexOf(id))
    .reduce((sum, older) => sum + (balances.get(older)?.net ?? 0), 0);
  const open = Math.min(own.open, Math.max(0, owed - paid));
  const balance = { net: own.net - own.open + open, open };
  return { ...balance, settlement: settlementOf(entries, before, balance) };
}

/** A document with all that stands on its paper; null for a draft, and where there is none. */
export async function findPrinted(db: Db, id: string) {
  const [row] = await db
    .select({
      invoice: invoices,
      booking: {
        id: bookings.id,
        number: bookings.number,
        state: bookings.state,
        total: bookings.total,
        paid: bookings.paid,
      },
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
  const { invoice, booking, event, creditNoteOf } = row;
  const { id: bookingId, paid } = booking;
  const balance = await findBalance(db, id, { id: bookingId, paid, owed: owedOf(booking) });
  const bookingNumber = booking.number;
  return { ...invoice, bookingNumber, event, creditNoteOf, number, issuer, issuedOn, lines, balance };
}

export type PrintedInvoice = NonNullable<Awaited<ReturnType<typeof findPrinted>>>;
