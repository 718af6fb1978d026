import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { eventMessages } from './event-messages.table.ts';

/** Appends a message to the log. @returns its id. */
export async function insertMessage(tx: Tx, message: typeof eventMessages.$inferInsert): Promise<string> {
  const [row] = await tx.insert(eventMessages).values(message).returning({ id: eventMessages.id });
  if (!row) throw new Error('The message was not stored.');
  return row.id;
}

interface SenderOfEvent {
  readonly eventId: string;
  readonly senderId: string;
  readonly since: Date;
}

/** When somebody wrote to the persons of an event since then, the oldest first. */
export async function sentSince(db: Db, { eventId, senderId, since }: SenderOfEvent): Promise<Date[]> {
  const rows = await db
    .select({ at: eventMessages.createdAt })
    .from(eventMessages)
    .where(
      and(
        eq(eventMessages.eventId, eventId),
        eq(eventMessages.senderId, senderId),
        gt(eventMessages.createdAt, since),
      ),
    )
    .orderBy(asc(eventMessages.createdAt));
  return rows.map(({ at }) => at);
}
