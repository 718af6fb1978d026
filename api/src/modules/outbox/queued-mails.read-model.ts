import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outboxMails } from './outbox.table.ts';

/** The mails about an IRI that wait to be sent, of one kind or all, in the order in which they were queued. */
export const listWaiting = (db: Db, about: string, template?: string) =>
  db
    .select()
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.about, about),
        isNull(outboxMails.sentAt),
        isNull(outboxMails.failedAt),
        template ? eq(outboxMails.template, template) : undefined,
      ),
    )
    .orderBy(asc(outboxMails.createdAt));
