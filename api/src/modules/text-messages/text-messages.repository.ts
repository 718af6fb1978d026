import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { textMessages, textOptOuts, textRecipients } from './text-messages.table.ts';
import type { TakenText } from './text-provider.ts';
import { ASK_AFTER_SECONDS, MOVED_FROM } from './text-states.domain.ts';

export type TextRow = typeof textRecipients.$inferSelect;

type NewMessage = typeof textMessages.$inferInsert;
type NewRecipient = Omit<typeof textRecipients.$inferInsert, 'messageId' | 'nextAttemptAt' | 'createdAt'>;

/** Puts a message and what each number gets of it into the queue. @returns its id. */
export async function insertMessage(
  tx: Tx,
  message: NewMessage & { readonly createdAt: Date },
  recipients: readonly NewRecipient[],
): Promise<string> {
  const [row] = await tx.insert(textMessages).values(message).returning({ id: textMessages.id });
  if (!row) throw new Error('The message was not stored.');
  const { plannedFor, createdAt } = message;
  await tx
    .insert(textRecipients)
    .values(recipients.map((each) => ({ ...each, messageId: row.id, nextAttemptAt: plannedFor, createdAt })));
  return row.id;
}

interface SenderOfEvent {
  readonly eventId: string | null;
  readonly senderId: string;
  readonly since: Date;
}

/** Moments since then at which the sender wrote to the people of the event, or to others; the oldest first. */
export async function sentSince(db: Db, { eventId, senderId, since }: SenderOfEvent): Promise<Date[]> {
  const rows = await db
    .select({ at: textMessages.createdAt })
    .from(textMessages)
    .where(
      and(
        eventId ? eq(textMessages.eventId, eventId) : isNull(textMessages.eventId),
        eq(textMessages.senderId, senderId),
        gt(textMessages.createdAt, since),
      ),
    )
    .orderBy(asc(textMessages.createdAt));
  return rows.map(({ at }) => at);
}

/** Takes back what of a message still waits. @returns how many. */
export async function withdrawWaiting(tx: Tx, messageId: string, failure: string): Promise<number> {
  const rows = await tx
    .update(textRecipients)
    .set({ state: 'withdrawn', failure })
    .where(and(eq(textRecipients.messageId, messageId), eq(textRecipients.state, 'waiting')))
    .returning({ id: textRecipients.id });
  return rows.length;
}

/** An SMS that is due, with what decides whether it still goes. */
export interface DueText {
  readonly row: TextRow;
  readonly eventId: string | null;
  readonly anyHour: boolean;
  readonly goodUntil: Date | null;
}

/**
 * The SMS that has been due for longest, under its lock: several workers may ask at once, and each gets another. `sending`
 * is due once the provider's answer has been missing for too long.
 */
export async function lockDueText(tx: Tx, now: Date): Promise<DueText | null> {
  const [due] = await tx
    .select({
      row: textRecipients,
      eventId: textMessages.eventId,
      anyHour: textMessages.anyHour,
      goodUntil: textMessages.goodUntil,
    })
    .from(textRecipients)
    .innerJoin(textMessages, eq(textMessages.id, textRecipients.messageId))
    .where(and(inArray(textRecipients.state, ['waiting', 'sending']), lte(textRecipients.nextAttemptAt, now)))
    .orderBy(asc(textRecipients.nextAttemptAt), asc(textRecipients.id))
    .limit(1)
    .for('update', { of: textRecipients, skipLocked: true });
  return due ?? null;
}

type Changes = Partial<typeof textRecipients.$inferInsert>;

export async function changeText(db: Db, id: string, changes: Changes): Promise<void> {
  await db.update(textRecipients).set(changes).where(eq(textRecipients.id, id));
}

/** The same of one that a worker has handed over, unless news of it came first. */
export async function changeHandedOver(db: Db, id: string, changes: Changes): Promise<void> {
  await db
    .update(textRecipients)
    .set(changes)
    .where(and(eq(textRecipients.id, id), eq(textRecipients.state, 'sending')));
}

/** The moment at which the next worker may take an SMS that one has now. */
export const askAfter = (now: Date): Date => new Date(now.getTime() + ASK_AFTER_SECONDS * 1000);

/** Moves an SMS by what its provider tells (docs/domain/text-messages.md#sending). @returns whether it moved. */
export async function moveText(db: Db, id: string, told: TakenText, at: Date): Promise<boolean> {
  const { externalId, state, failure } = told;
  const sentAt = sql`coalesce(${textRecipients.sentAt}, ${at.toISOString()}::timestamptz)`;
  const times = state === 'failed' ? {} : state === 'delivered' ? { sentAt, deliveredAt: at } : { sentAt };
  const rows = await db
    .update(textRecipients)
    .set({ state, externalId, failure, ...times })
    .where(
      and(
        eq(textRecipients.id, id),
        inArray(textRecipients.state, [...MOVED_FROM[state]]),
        or(isNull(textRecipients.externalId), eq(textRecipients.externalId, externalId)),
      ),
    )
    .returning({ id: textRecipients.id });
  return rows.length > 0;
}

/** Ids of the provider that other SMS to this number have. */
export async function knownOrders(db: Db, { id, phone }: TextRow): Promise<string[]> {
  const rows = await db
    .select({ externalId: textRecipients.externalId })
    .from(textRecipients)
    .where(and(eq(textRecipients.phone, phone), notInArray(textRecipients.id, [id])));
  return rows.flatMap(({ externalId }) => externalId ?? []);
}

/** Fails whatever is due where nobody sends SMS any more. */
export async function failDueTexts(db: Db, now: Date, failure: string): Promise<void> {
  await db
    .update(textRecipients)
    .set({ state: 'failed', failure })
    .where(and(eq(textRecipients.state, 'waiting'), lte(textRecipients.nextAttemptAt, now)));
}

/** Keeps that a number wants no SMS any more; again changes nothing. */
export async function keepOptOut(tx: Db, phone: string, createdById: string | null, now: Date) {
  await tx.insert(textOptOuts).values({ phone, createdById, createdAt: now }).onConflictDoNothing();
}

export async function removeOptOut(tx: Db, where: { readonly phone: string } | { readonly id: string }) {
  const isIt = 'id' in where ? eq(textOptOuts.id, where.id) : eq(textOptOuts.phone, where.phone);
  const rows = await tx.delete(textOptOuts).where(isIt).returning({ id: textOptOuts.id });
  return rows.length > 0;
}

/** The numbers among these that want no SMS. */
export async function optedOutOf(db: Db, phones: readonly string[]): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const rows = await db
    .select({ phone: textOptOuts.phone })
    .from(textOptOuts)
    .where(inArray(textOptOuts.phone, [...phones]));
  return new Set(rows.map(({ phone }) => phone));
}
