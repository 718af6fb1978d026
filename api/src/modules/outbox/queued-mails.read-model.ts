import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outboxMails } from './outbox.table.ts';

/** The mails about an IRI, in the order in which they were queued. */
export const listQueued = (db: Db, about: string) =>
  db.select().from(outboxMails).where(eq(outboxMails.about, about)).orderBy(asc(outboxMails.createdAt));
