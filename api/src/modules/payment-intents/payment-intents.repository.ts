import type { PaymentIntentState, PaymentProviderName } from '@firn/shared-contracts/domain';
import { and, asc, count, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { lockEvent } from '../bookings/index.ts';
import { type LockedLedger, lockLedger } from '../payments/index.ts';
import { type PaymentIntentRow, paymentIntents, webhookEvents } from './payment-intents.table.ts';
import type { ProviderEvent } from './provider/payment-provider.ts';

export type NewIntent = Omit<typeof paymentIntents.$inferInsert, 'id' | 'state' | 'externalId'>;

export async function insertIntent(tx: Db, intent: NewIntent): Promise<PaymentIntentRow> {
  const [row] = await tx.insert(paymentIntents).values(intent).returning();
  if (!row) throw new Error('The attempt to pay was not written.');
  return row;
}

/** The number of attempts to pay a booking that were begun after a time. */
export async function countAttempts(tx: Tx, bookingId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.bookingId, bookingId), gt(paymentIntents.createdAt, since)));
  return row?.count ?? 0;
}

/** The provider has answered: its page can be gone to. */
export async function openIntent(
  tx: Db,
  id: string,
  page: { readonly externalId: string; readonly redirectUrl: string },
): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ ...page, state: 'pending', version: sql`version + 1` })
    .where(and(eq(paymentIntents.id, id), eq(paymentIntents.state, 'created')));
}

export interface IntentEnd {
  readonly state: PaymentIntentState;
  readonly failure?: string | null;
  readonly paymentId?: string | null;
  readonly endedAt: Date;
}

/** The caller holds the lock of the attempt. */
export async function endIntent(tx: Db, id: string, end: IntentEnd): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ failure: null, ...end, version: sql`version + 1` })
    .where(eq(paymentIntents.id, id));
}

const isOpen = inArray(paymentIntents.state, ['created', 'pending']);

/** Ends an attempt of which nothing has come; money that comes all the same still counts. */
export async function giveUp(db: Db, id: string, endedAt: Date): Promise<void> {
  await db
    .update(paymentIntents)
    .set({ state: 'cancelled', endedAt, version: sql`version + 1` })
    .where(and(eq(paymentIntents.id, id), isOpen));
}

/** A payment as a provider names it. */
export interface ProviderKey {
  readonly provider: PaymentProviderName;
  readonly externalId: string;
}

const isOf = ({ provider, externalId }: ProviderKey) =>
  and(eq(paymentIntents.provider, provider), eq(paymentIntents.externalId, externalId));

/** True if a payment is one of ours. */
export async function isKnown(db: Db, key: ProviderKey): Promise<boolean> {
  return (await db.$count(paymentIntents, isOf(key))) > 0;
}

/** An attempt under its lock; of a booking, with that of its event and its ledger, which come first. */
export interface LockedIntent {
  readonly intent: PaymentIntentRow;
  readonly ledger: LockedLedger | null;
  readonly eventId: string | null;
}

/** Takes the locks of an attempt in their order (docs/domain/bookings.md#capacity). Null if there is no such attempt. */
export type LockIntent = (tx: Tx, key: ProviderKey) => Promise<LockedIntent | null>;

async function lockBookingOf(tx: Tx, bookingId: string): Promise<Omit<LockedIntent, 'intent'>> {
  const [booking] = await tx
    .select({ eventId: bookings.eventId })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!booking) throw new Error(`No booking ${bookingId}`);
  await lockEvent(tx, booking.eventId);
  return { ledger: await lockLedger(tx, bookingId), eventId: booking.eventId };
}

export const lockIntent: LockIntent = async (tx, key) => {
  const [found] = await tx
    .select({ id: paymentIntents.id, bookingId: paymentIntents.bookingId })
    .from(paymentIntents)
    .where(isOf(key));
  if (!found) return null;
  const locked = found.bookingId ? await lockBookingOf(tx, found.bookingId) : { ledger: null, eventId: null };
  const [intent] = await tx
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.id, found.id))
    .for('update');
  return intent ? { intent, ...locked } : null;
};

/** Attempts whose page is over and of which nobody knows what became, the oldest first. */
export function openIntents(db: Db, provider: PaymentProviderName, now: Date): Promise<PaymentIntentRow[]> {
  return db
    .select()
    .from(paymentIntents)
    .where(and(eq(paymentIntents.provider, provider), isOpen, lte(paymentIntents.expiresAt, now)))
    .orderBy(asc(paymentIntents.expiresAt));
}

/** Stores an event of a provider; false when it was stored before (docs/domain/payments.md#webhooks). */
export async function keepEvent(
  tx: Tx,
  provider: PaymentProviderName,
  { eventId, type }: ProviderEvent,
  at: Date,
): Promise<boolean> {
  const kept = await tx
    .insert(webhookEvents)
    .values({ provider, eventId, type, createdAt: at })
    .onConflictDoNothing()
    .returning({ eventId: webhookEvents.eventId });
  return kept.length > 0;
}

/** Longer than any provider sends an event again. */
const EVENTS_KEPT_MS = 90 * 86_400_000;

export async function forgetWebhookEvents(db: Db, now: Date): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.createdAt, new Date(now.getTime() - EVENTS_KEPT_MS)));
}
