import { and, count, isNotNull, lt, min, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { eventMessages } from '../event-messages/event-messages.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { textMessages, textRecipients } from '../text-messages/text-messages.table.ts';
import type { Due } from './due.ts';

/** What still waits for its next attempt stays. */
const isOver = (limit: Date) =>
  and(lt(outboxMails.createdAt, limit), or(isNotNull(outboxMails.sentAt), isNotNull(outboxMails.failedAt)));

const hasText = (limit: Date) => and(isOver(limit), ne(outboxMails.text, ''));

async function dueMails(db: Db, where: ReturnType<typeof isOver>): Promise<Due> {
  const [due] = await db
    .select({ due: count(), oldest: min(outboxMails.createdAt) })
    .from(outboxMails)
    .where(where);
  return due ?? { due: 0, oldest: null };
}

export const oldMailTexts = (db: Db, limit: Date): Promise<Due> => dueMails(db, hasText(limit));
export const oldMails = (db: Db, limit: Date): Promise<Due> => dueMails(db, isOver(limit));

/** What was written goes; that something was sent, to whom and when, stays in the log. */
export async function forgetMailTexts(db: Db, limit: Date): Promise<void> {
  const nothing = { text: '', html: '', invitation: null, unsubscribeUrl: null, lastError: null };
  await db.update(outboxMails).set(nothing).where(hasText(limit));
  await db.update(textMessages).set({ text: '' }).where(lt(textMessages.createdAt, limit));
  await db.update(textRecipients).set({ text: '', failure: null }).where(lt(textRecipients.createdAt, limit));
}

/** The lines of the log, and the messages to the persons of an event and SMS, which name each of them. */
export async function forgetMails(db: Db, limit: Date): Promise<void> {
  await db.delete(outboxMails).where(isOver(limit));
  await db.delete(eventMessages).where(lt(eventMessages.createdAt, limit));
  await db.delete(textMessages).where(lt(textMessages.createdAt, limit));
}
