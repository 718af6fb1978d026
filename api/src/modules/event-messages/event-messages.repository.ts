import type { Tx } from '../../db/client.ts';
import { eventMessages } from './event-messages.table.ts';

/** Appends a message to the log. @returns its id. */
export async function insertMessage(tx: Tx, message: typeof eventMessages.$inferInsert): Promise<string> {
  const [row] = await tx.insert(eventMessages).values(message).returning({ id: eventMessages.id });
  if (!row) throw new Error('The message was not stored.');
  return row.id;
}
