import type { SuspiciousBookingsResponse } from '@firn/shared-contracts/api';
import { and, count, countDistinct, desc, eq, max, min, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import {
  isLookedAt,
  isOngoing,
  networkId,
  personCount,
  takesSeats,
} from '../bookings/booking-origins.read-model.ts';
import { bookingOrigins, bookings } from '../bookings/bookings.table.ts';
import { readSettings } from '../settings/index.ts';

const EXAMPLES = 3;

const countOf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
const seatsOf = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${personCount}) filter (where ${condition}), 0)::int`;

const example = sql`jsonb_build_object('name', ${bookings.firstName} || ' ' || ${bookings.lastName}, 'email', ${bookings.email})`;
const examples = sql<
  SuspiciousBookingsResponse['examples']
>`to_jsonb((array_agg(${example} order by ${bookings.createdAt}, ${bookings.number}))[1:${sql.raw(String(EXAMPLES))}])`;

/** Conspicuous: more in a day than bind in an hour, or any that had to wait for its link. */
function isSuspicious(mostPerHour: number): SQL | undefined {
  const waited = countOf(sql`${bookings.confirmationTokenHash} is not null`);
  return or(sql`count(*) > ${mostPerHour}`, sql`${waited} > 0`);
}

async function readNetworks(
  db: Db,
  now: Date,
  which: SQL | undefined,
): Promise<SuspiciousBookingsResponse[]> {
  const { bookingsPerNetworkPerHour } = await readSettings(db);
  const rows = await db
    .select({
      id: networkId,
      network: bookingOrigins.network,
      bookings: count(),
      seats: seatsOf(sql`true`),
      events: countDistinct(bookings.eventId),
      ongoingBookings: countOf(isOngoing(now)),
      takenSeats: seatsOf(takesSeats(now)),
      firstAt: min(bookingOrigins.createdAt),
      lastAt: max(bookingOrigins.createdAt),
      examples,
    })
    .from(bookingOrigins)
    .innerJoin(bookings, eq(bookings.id, bookingOrigins.bookingId))
    .where(and(isLookedAt(now), which))
    .groupBy(bookingOrigins.network)
    .having(isSuspicious(bookingsPerNetworkPerHour))
    .orderBy(desc(count()), desc(max(bookingOrigins.createdAt)), bookingOrigins.network);
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    '@id': iri('suspicious_bookings', row.id),
    '@type': 'SuspiciousBookings',
    ...row,
    firstAt: (firstAt ?? now).toISOString(),
    lastAt: (lastAt ?? now).toISOString(),
  }));
}

/** The networks with conspicuously many bookings, the most first (docs/domain/office.md#suspicious-bookings). */
export async function listSuspicious(
  db: Db,
  page: Page,
  now: Date,
): Promise<Listed<SuspiciousBookingsResponse>> {
  const networks = await readNetworks(db, now, undefined);
  return { items: networks.slice(page.offset, page.offset + page.size), total: networks.length };
}

export async function findSuspicious(
  db: Db,
  id: string,
  now: Date,
): Promise<SuspiciousBookingsResponse | null> {
  const [network] = await readNetworks(db, now, eq(networkId, id));
  return network ?? null;
}
