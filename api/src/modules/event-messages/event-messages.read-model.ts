import type { EventMessageResponse } from '@firn/shared-contracts/api';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { readsAddresses } from '../booking-persons/index.ts';
import { type AddressSigner, attachedDocuments } from '../documents/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from '../users/users.table.ts';
import { eventMessages } from './event-messages.table.ts';

export const messageIri = (eventId: string, id: string): string => `${iri('events', eventId)}/messages/${id}`;

/** For whom, and when, the log is read. */
export interface LogReading {
  readonly visitor: Visitor;
  readonly signer: AddressSigner;
  readonly now: Date;
}

async function readMessages(
  db: Db,
  where: SQL | undefined,
  { visitor, signer, now }: LogReading,
): Promise<EventMessageResponse[]> {
  const rows = await db
    .select({ message: eventMessages, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(eventMessages)
    .leftJoin(users, eq(users.id, eventMessages.senderId))
    .where(where)
    .orderBy(desc(eventMessages.createdAt), desc(eventMessages.id));
  const abouts = rows.map(({ message }) => messageIri(message.eventId, message.id));
  const mails = await db
    .select({
      about: outboxMails.about,
      recipient: outboxMails.recipient,
      sentAt: outboxMails.sentAt,
      failedAt: outboxMails.failedAt,
      lastError: outboxMails.lastError,
    })
    .from(outboxMails)
    .where(inArray(outboxMails.about, abouts));
  const isShown = readsAddresses(visitor);
  const ids = rows.flatMap(({ message }) => message.attachments.map(({ documentId }) => documentId));
  const attached = await attachedDocuments({ db, signer }, ids, now);
  return rows.map(({ message, by }) => {
    const about = messageIri(message.eventId, message.id);
    return {
      '@id': about,
      '@type': 'EventMessage',
      id: message.id,
      subject: message.subject,
      text: message.text,
      sentBy: by && fullNameOf(by),
      sentAt: message.createdAt.toISOString(),
      attachments: message.attachments.map(attached),
      recipients: message.recipients.map(({ name, email }) => {
        const mail = mails.find((each) => each.about === about && each.recipient === email);
        const deliveredAt = mail?.sentAt?.toISOString() ?? null;
        const failed = mail?.failedAt != null;
        const failure = failed && isShown ? mail.lastError : null;
        return { name, email: isShown ? email : null, deliveredAt, failed, failure };
      }),
    };
  });
}

/** What was written to the persons of an event, the newest first. */
export const listMessages = (db: Db, eventId: string, reading: LogReading): Promise<EventMessageResponse[]> =>
  readMessages(db, eq(eventMessages.eventId, eventId), reading);

export async function findMessage(
  db: Db,
  eventId: string,
  id: string,
  reading: LogReading,
): Promise<EventMessageResponse | null> {
  const where = and(eq(eventMessages.eventId, eventId), eq(eventMessages.id, id));
  return (await readMessages(db, where, reading))[0] ?? null;
}
