import { and, count, desc, eq, gt, isNotNull, isNull, lt, min, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { bookingOrigins, bookings } from './bookings.table.ts';
import {
  type BookingLimits,
  type BookingTraffic,
  type Counted,
  HOUR_MS,
  type Waiting,
} from './brake.domain.ts';

/** Where a booking without an account comes from. */
export interface BookingSource {
  readonly network: string;
  /** In lower case. */
  readonly email: string;
}

/** docs/domain/privacy.md#networks */
const ORIGINS_KEPT_MS = 30 * 24 * HOUR_MS;

/** Bookings of one network take turns until the transaction ends. Taken before the lock of any event. */
export async function lockNetwork(tx: Tx, network: string): Promise<void> {
  await takeTurns(tx, `bookings of ${network}`);
}

/**
 * Bookings of one source take turns: sent at once, all would be let in before the first is counted. Taken before the
 * lock of the event, so that a queue of one source holds no event; whoever holds an event never waits for these.
 */
export async function lockSource(tx: Tx, { network, email }: BookingSource): Promise<void> {
  await lockNetwork(tx, network);
  await takeTurns(tx, `bookings to ${email}`);
}

/** A network books so often, and enters waiting lists so often, each for itself. */
export type Braked = 'booking' | 'entry';

const ofKind = (kind: Braked) =>
  kind === 'entry' ? isNotNull(bookings.queuedAt) : isNull(bookings.queuedAt);

const ofNetwork = (network: string, kind: Braked) => and(eq(bookingOrigins.network, network), ofKind(kind));

const from = ({ network, email }: BookingSource, kind: Braked): Record<Counted, SQL | undefined> => ({
  network: ofNetwork(network, kind),
  email: and(eq(bookings.email, email), isNull(bookings.userId)),
});

async function countRecent(tx: Tx, whose: SQL | undefined, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(bookings)
    .leftJoin(bookingOrigins, eq(bookingOrigins.bookingId, bookings.id))
    .where(and(whose, gt(bookings.createdAt, since)));
  return row?.count ?? 0;
}

/** When the first of so many newest bookings within the last hour is an hour old; then they are fewer. */
async function fewerFrom(db: Db, whose: SQL | undefined, most: number, now: Date): Promise<Date> {
  const since = new Date(now.getTime() - HOUR_MS);
  // Nothing is ever usual by a number of 0.
  if (most === 0) return new Date(now.getTime() + HOUR_MS);
  const [row] = await db
    .select({ at: bookings.createdAt })
    .from(bookings)
    .leftJoin(bookingOrigins, eq(bookingOrigins.bookingId, bookings.id))
    .where(and(whose, gt(bookings.createdAt, since)))
    .orderBy(desc(bookings.createdAt))
    .limit(1)
    .offset(most - 1);
  return row ? new Date(row.at.getTime() + HOUR_MS) : now;
}

/**
 * When a network is within what is usual again, as far as it can be told before a form is sent: no lock is held
 * (docs/domain/bookings.md#bookings-without-an-account). Null if it is now.
 */
export async function networkUsualFrom(
  db: Db,
  { network, kind }: { readonly network: string; readonly kind: Braked },
  { bookingsPerNetworkPerHour }: Pick<BookingLimits, 'bookingsPerNetworkPerHour'>,
  now: Date,
): Promise<Date | null> {
  const usual = await fewerFrom(db, ofNetwork(network, kind), bookingsPerNetworkPerHour, now);
  return usual > now ? usual : null;
}

/** Seconds until the next booking or entry of a source is within what is usual; whoever asks holds its lock. */
export async function secondsUntilUsual(
  tx: Tx,
  { kind, ...source }: BookingSource & { readonly kind: Braked },
  { bookingsPerNetworkPerHour, bookingsPerEmailPerHour }: BookingLimits,
  now: Date,
): Promise<number> {
  const { network, email } = from(source, kind);
  const usual = [
    await fewerFrom(tx, network, bookingsPerNetworkPerHour, now),
    await fewerFrom(tx, email, bookingsPerEmailPerHour, now),
  ];
  const again = Math.max(...usual.map((at) => at.getTime()));
  return Math.max(1, Math.ceil((again - now.getTime()) / 1000));
}

async function countWaiting(tx: Tx, whose: SQL | undefined, now: Date): Promise<Waiting> {
  const isWaiting = and(
    eq(bookings.state, 'held'),
    isNotNull(bookings.confirmationTokenHash),
    gt(bookings.expiresAt, now),
  );
  const [row] = await tx
    .select({ count: count(), soonest: min(bookings.expiresAt) })
    .from(bookings)
    .leftJoin(bookingOrigins, eq(bookingOrigins.bookingId, bookings.id))
    .where(and(whose, isWaiting));
  return row ?? { count: 0, soonest: null };
}

/** What the source has booked so far; whoever asks holds its lock. */
export async function readTraffic(
  tx: Tx,
  source: BookingSource,
  now: Date,
  kind: Braked = 'booking',
): Promise<BookingTraffic> {
  const { network, email } = from(source, kind);
  const since = new Date(now.getTime() - HOUR_MS);
  return {
    recent: {
      network: await countRecent(tx, network, since),
      email: await countRecent(tx, email, since),
    },
    waiting: {
      network: await countWaiting(tx, network, now),
      email: await countWaiting(tx, email, now),
    },
  };
}

export async function recordOrigin(tx: Tx, bookingId: string, network: string, at: Date): Promise<void> {
  await tx.insert(bookingOrigins).values({ bookingId, network, createdAt: at });
}

const isOld = (now: Date) => lt(bookingOrigins.createdAt, new Date(now.getTime() - ORIGINS_KEPT_MS));

/** The number of bookings of which that is still known, though it should not be. */
export const dueBookingOrigins = (db: Db, now: Date): Promise<number> =>
  db.$count(bookingOrigins, isOld(now));

/** Deletes where bookings came from, once that is 30 days ago; returns their number. */
export async function forgetBookingOrigins({ db, clock }: ResourceDeps): Promise<number> {
  const rows = await db
    .delete(bookingOrigins)
    .where(isOld(clock()))
    .returning({ bookingId: bookingOrigins.bookingId });
  return rows.length;
}
