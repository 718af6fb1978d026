import type {
  BookingPaymentResponse,
  BookingResponse,
  PaymentIntentResponse,
} from '@firn/shared-contracts/api';
import type { PaymentMethod } from '@firn/shared-contracts/domain';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { methodOffers } from '../bookings/index.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { readSettings } from '../settings/index.ts';
import { openOf } from './pay-booking.ts';
import { type PaymentIntentRow, paymentIntents } from './payment-intents.table.ts';

const intentResponse = (row: PaymentIntentRow): PaymentIntentResponse => ({
  '@id': iri('payment_intents', row.id),
  '@type': 'PaymentIntent',
  id: row.id,
  version: row.version,
  provider: row.provider,
  externalId: row.externalId,
  booking: row.bookingId && iri('bookings', row.bookingId),
  voucher: row.voucherId && iri('vouchers', row.voucherId),
  method: row.method as PaymentMethod,
  amount: row.amount,
  state: row.state,
  failure: row.failure,
  payment: row.paymentId && iri('payments', row.paymentId),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** Attempts to pay, of some bookings or all, the newest first. */
export async function listIntents(
  db: Db,
  bookingIds: readonly string[],
  { size, offset }: Page,
): Promise<Listed<PaymentIntentResponse>> {
  const where = bookingIds.length > 0 ? inArray(paymentIntents.bookingId, [...bookingIds]) : undefined;
  const rows = await db
    .select()
    .from(paymentIntents)
    .where(where)
    .orderBy(desc(paymentIntents.createdAt))
    .limit(size)
    .offset(offset);
  return { items: rows.map(intentResponse), total: await db.$count(paymentIntents, where) };
}

async function lastAttempt(db: Db, bookingId: string): Promise<PaymentIntentRow | null> {
  const [row] = await db
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.bookingId, bookingId))
    .orderBy(desc(paymentIntents.createdAt))
    .limit(1);
  return row ?? null;
}

async function lastInvoice(db: Db, bookingId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.bookingId, bookingId), eq(invoices.kind, 'invoice'), ne(invoices.state, 'draft')))
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return row ? iri('invoices', row.id) : null;
}

function attemptOf(row: PaymentIntentRow, now: Date): BookingPaymentResponse['attempt'] {
  const { state, method, amount, redirectUrl, expiresAt } = row;
  const takesMoney = state === 'pending' && expiresAt > now;
  return { state, method: method as PaymentMethod, amount, redirectUrl: takesMoney ? redirectUrl : null };
}

/** The payment of a booking, as its guest reads it. */
export async function bookingPayment(
  db: Db,
  booking: BookingResponse,
  {
    takesOnline,
    now,
    redirectUrl = null,
  }: { readonly takesOnline: boolean; readonly now: Date; readonly redirectUrl?: string | null },
): Promise<BookingPaymentResponse> {
  const { twintOffered, cardOffered } = await readSettings(db);
  const open = Math.max(0, openOf(booking));
  const terms = { amount: open, twintOffered, cardOffered, takesOnline, isPaidLater: false };
  const attempt = await lastAttempt(db, booking.id);
  return {
    '@id': `${booking['@id']}/payment`,
    '@type': 'BookingPayment',
    booking: booking['@id'],
    open,
    methods: methodOffers(terms),
    payBy: booking.payBy,
    attempt: attempt && attemptOf(attempt, now),
    redirectUrl,
    invoice: await lastInvoice(db, booking.id),
  };
}
