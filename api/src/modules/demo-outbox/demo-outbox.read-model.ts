import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outboxMails } from '../outbox/outbox.table.ts';

const MOST_MAILS = 100;

const HEAD = {
  id: outboxMails.id,
  createdAt: outboxMails.createdAt,
  recipient: outboxMails.recipient,
  subject: outboxMails.subject,
} as const;

export type OutboxEntry = Awaited<ReturnType<typeof listOutbox>>[number];
export type OutboxLetter = NonNullable<Awaited<ReturnType<typeof findInOutbox>>>;

/** The newest first, sent or not. */
export const listOutbox = (db: Db) =>
  db.select(HEAD).from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(MOST_MAILS);

export async function findInOutbox(db: Db, id: string) {
  const { text, html, attachments, invitation } = outboxMails;
  const [mail] = await db
    .select({ ...HEAD, text, html, attachments, invitation })
    .from(outboxMails)
    .where(eq(outboxMails.id, id));
  return mail ?? null;
}
