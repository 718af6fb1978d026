import type { RefundableBooking, RefundChoice, RefundResponse } from '@firn/shared-contracts/api';
import { type PaymentWay, type RefundState, zurichDate } from '@firn/shared-contracts/domain';
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Listed } from '../../records/index.ts';
import { readableBookings } from '../bookings/booking-access.read-model.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { owed } from '../bookings/payment-status.read-model.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { refundableOf } from '../payments/index.ts';
import { type PaymentRow, payments } from '../payments/payments.table.ts';
import { users } from '../users/users.table.ts';
import { leftOf, planRefund, type RefundFacts, sumOfShares } from './plan-refund.ts';
import { dueColumns, listProviderPayments, listRefundsOf } from './refunds.repository.ts';
import { type RefundRow, refunds } from './refunds.table.ts';

const selectRefunds = (db: Db) =>
  db
    .select({ refund: refunds, author: users })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .leftJoin(users, eq(users.id, refunds.createdById))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRefunds>>[number];

/** What the office and the bank say about a refund is the office's. */
function officePart({ refund, author }: Row, { permissions }: Visitor) {
  if (!permissions.isAdmin) return { lastError: null, createdBy: null, order: null };
  const order = refund.orderId && iri('payment_orders', refund.orderId);
  return { lastError: refund.lastError, createdBy: author && fullNameOf(author), order };
}

const refundResponse = (row: Row, visitor: Visitor): RefundResponse => ({
  '@id': iri('refunds', row.refund.id),
  '@type': 'Refund',
  id: row.refund.id,
  version: row.refund.version,
  booking: iri('bookings', row.refund.bookingId),
  amount: row.refund.amount,
  way: row.refund.way,
  state: row.refund.state,
  iban: row.refund.iban,
  accountHolder: row.refund.accountHolder,
  reason: row.refund.reason,
  ...officePart(row, visitor),
  createdAt: row.refund.createdAt.toISOString(),
  endedAt: row.refund.endedAt?.toISOString() ?? null,
});

export interface RefundFilter {
  readonly bookingIds: readonly string[];
  readonly states: readonly RefundState[];
  /** The secret of a booking, by which somebody without an account reads its refunds. */
  readonly token: string | null;
  readonly visitor: Visitor;
}

/** Refunds of the bookings that the visitor may read, the newest first. */
export async function listReadable(
  db: Db,
  { bookingIds, states, token, visitor }: RefundFilter,
  page: Page,
): Promise<Listed<RefundResponse>> {
  const where = and(
    readableBookings(visitor, token),
    bookingIds.length > 0 ? isAmong(refunds.bookingId, bookingIds) : undefined,
    states.length > 0 ? inArray(refunds.state, [...states]) : undefined,
  );
  const rows = await selectRefunds(db)
    .where(where)
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(where);
  return { items: rows.map((row) => refundResponse(row, visitor)), total: counted?.total ?? 0 };
}

export async function findReadableRefund(
  db: Db,
  id: string,
  visitor: Visitor,
  token: string | null,
): Promise<RefundResponse | null> {
  const [row] = await selectRefunds(db).where(and(eq(refunds.id, id), readableBookings(visitor, token)));
  return row ? refundResponse(row, visitor) : null;
}

interface Reader {
  readonly visitor: Visitor;
  /** Name of the provider that is connected. */
  readonly provider: string | null;
  readonly now: Date;
}

interface Due {
  readonly id: string;
  readonly due: number;
}

/** Everything there is to know of the money of bookings: four statements for any number of them. */
async function factsOf(db: Db, dues: readonly Due[], { visitor, provider, now }: Reader) {
  const ids = dues.map(({ id }) => id);
  const entries = await db
    .select()
    .from(payments)
    .where(isAmong(payments.bookingId, ids))
    .orderBy(asc(payments.sequence));
  const byProvider = await listProviderPayments(db, ids, provider);
  const known = Map.groupBy(await listRefundsOf(db, ids), ({ bookingId }: RefundRow) => bookingId);
  const told = await selectRefunds(db)
    .where(isAmong(refunds.bookingId, ids))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));
  const entriesOf = Map.groupBy(entries, ({ bookingId }: PaymentRow) => bookingId);
  return ({ id, due }: Due) => {
    const facts: RefundFacts = {
      due,
      entries: entriesOf.get(id) ?? [],
      refunds: known.get(id) ?? [],
      byProvider,
      today: zurichDate(now),
    };
    const rows = told.filter(({ refund }) => refund.bookingId === id);
    return {
      facts,
      dues: duesOf(
        facts,
        rows.map((row) => refundResponse(row, visitor)),
      ),
    };
  };
}

const isUnderWay = ({ state }: RefundResponse): boolean => state !== 'done';

function duesOf(facts: RefundFacts, all: readonly RefundResponse[]) {
  const { toVouchers, byProvider, rest } = planRefund(facts, 'money');
  return {
    due: facts.due,
    left: leftOf(facts),
    toVouchers: sumOfShares(toVouchers),
    byProvider: sumOfShares(byProvider),
    byBank: rest,
    refunds: all.toSorted((a, b) => Number(isUnderWay(b)) - Number(isUnderWay(a))),
  };
}

/** The choice of how money of a booking goes back, if the visitor may read it; null otherwise. */
export async function findChoice(
  db: Db,
  bookingId: string,
  token: string | null,
  reader: Reader,
): Promise<RefundChoice | null> {
  const [row] = await db
    .select(dueColumns)
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), readableBookings(reader.visitor, token)));
  if (!row) return null;
  const { dues } = (await factsOf(db, [row], reader))(row);
  const booking = iri('bookings', row.id);
  return { '@id': `${booking}/refund`, '@type': 'RefundChoice', booking, ...dues };
}

/** More was paid than is owed, or some of it is on its way already. */
const isInQueue = (): SQL | undefined =>
  or(
    sql`${bookings.paid} > ${owed()}`,
    sql`exists (select from refunds where refunds.booking_id = ${bookings.id}
      and refunds.state in ('created', 'transit'))`,
  );

const waysOf = ({ entries }: RefundFacts): PaymentWay[] => [
  ...new Set(entries.filter((entry) => refundableOf(entry, entries) > 0).map(({ method }) => method)),
];

const selectQueue = (db: Db) =>
  db
    .select({
      ...dueColumns,
      open: sql<number>`${owed()} - ${bookings.paid}`,
      event: sql<string>`coalesce(${events.title}, ${offers.title})`,
      start: events.start,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .$dynamic();

async function refundableBookings(
  db: Db,
  rows: Awaited<ReturnType<typeof selectQueue>>,
  reader: Reader,
): Promise<RefundableBooking[]> {
  const read = await factsOf(db, rows, reader);
  return rows.map((row) => {
    const { facts, dues } = read(row);
    return {
      '@id': iri('refundable_bookings', row.id),
      '@type': 'RefundableBooking',
      id: row.id,
      booking: {
        '@id': iri('bookings', row.id),
        id: row.id,
        bookingNumber: row.number,
        name: fullNameOf(row),
        open: row.open,
      },
      event: row.event,
      start: zurichDate(row.start),
      ...dues,
      ways: waysOf(facts),
    };
  });
}

/** The queue of the office: bookings with something to pay back, those booked first before the others. */
export async function listRefundable(db: Db, page: Page, reader: Reader): Promise<Listed<RefundableBooking>> {
  const rows = await selectQueue(db)
    .where(isInQueue())
    .orderBy(asc(bookings.createdAt), asc(bookings.number))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(bookings).where(isInQueue());
  return { items: await refundableBookings(db, rows, reader), total: counted?.total ?? 0 };
}

export async function findRefundable(db: Db, id: string, reader: Reader): Promise<RefundableBooking | null> {
  const rows = await selectQueue(db).where(eq(bookings.id, id));
  return (await refundableBookings(db, rows, reader))[0] ?? null;
}
