import type { TextMessageResponse, TextOptOutResponse } from '@firn/shared-contracts/api';
import { and, asc, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { readsAddresses } from '../booking-persons/index.ts';
import { guidesEvent, guidesSeeSince } from '../bookings/index.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { textMessages, textOptOuts, textRecipients } from './text-messages.table.ts';

const messageFields = {
  message: textMessages,
  by: { firstName: users.firstName, lastName: users.lastName },
  title: sql<string | null>`coalesce(${events.title}, ${offers.title})`,
  start: events.start,
};

const selectMessages = (db: Db) =>
  db
    .select(messageFields)
    .from(textMessages)
    .leftJoin(users, eq(users.id, textMessages.senderId))
    .leftJoin(events, eq(events.id, textMessages.eventId))
    .leftJoin(offers, eq(offers.id, events.offerId))
    .$dynamic();

/** SQL: messages that a visitor reads: the office all, guides what was written to the participants of events they lead. */
function readable(db: Db, { user, permissions }: Visitor, now: Date): SQL | undefined {
  if (permissions.isAdmin) return undefined;
  if (!user) return sql`false`;
  return and(
    guidesEvent(db, user.id, events.id),
    gte(events.end, guidesSeeSince(now)),
    or(eq(textMessages.group, 'participants'), sql`${textMessages.group} is null`),
  );
}

type RecipientRow = typeof textRecipients.$inferSelect;

function recipientResponse(row: RecipientRow, isShown: boolean): TextMessageResponse['recipients'][number] {
  const { name, phone, state, failure, segments, sentAt, deliveredAt } = row;
  return {
    name,
    phone: isShown ? phone : null,
    state,
    failure: isShown ? failure : null,
    segments,
    sentAt: sentAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}

type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

async function withRecipients(db: Db, rows: readonly MessageRow[], visitor: Visitor) {
  const ids = rows.map(({ message }) => message.id);
  const recipients = await db
    .select()
    .from(textRecipients)
    .where(inArray(textRecipients.messageId, ids))
    .orderBy(asc(textRecipients.name), asc(textRecipients.id));
  const isShown = readsAddresses(visitor);
  return rows.map(({ message, by, title, start }): TextMessageResponse => {
    const own = recipients.filter(({ messageId }) => messageId === message.id);
    return {
      '@id': iri('text_messages', message.id),
      '@type': 'TextMessage',
      id: message.id,
      text: message.text,
      event: message.eventId && iri('events', message.eventId),
      eventTitle: title,
      eventStart: start?.toISOString() ?? null,
      group: message.group,
      sentBy: by && fullNameOf(by),
      createdAt: message.createdAt.toISOString(),
      plannedFor: message.plannedFor.toISOString(),
      segments: own.reduce((sum, { segments }) => sum + segments, 0),
      recipients: own.map((row) => recipientResponse(row, isShown)),
    };
  });
}

interface Reading {
  readonly eventIds: readonly string[];
  readonly visitor: Visitor;
  readonly page: Page;
  readonly now: Date;
}

/** The newest first (docs/domain/text-messages.md#log). */
export async function listTextMessages(db: Db, { eventIds, visitor, page, now }: Reading) {
  const where = and(
    readable(db, visitor, now),
    eventIds.length > 0 ? inArray(textMessages.eventId, [...eventIds]) : undefined,
  );
  const rows = await selectMessages(db)
    .where(where)
    .orderBy(desc(textMessages.createdAt), desc(textMessages.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(textMessages)
    .leftJoin(events, eq(events.id, textMessages.eventId))
    .where(where);
  return { items: await withRecipients(db, rows, visitor), total: counted?.total ?? 0 };
}

export async function findTextMessage(
  db: Db,
  id: string,
  visitor: Visitor,
  now: Date,
): Promise<TextMessageResponse | null> {
  const rows = await selectMessages(db).where(and(eq(textMessages.id, id), readable(db, visitor, now)));
  return (await withRecipients(db, rows, visitor))[0] ?? null;
}

const selectOptOuts = (db: Db) =>
  db
    .select({ optOut: textOptOuts, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(textOptOuts)
    .leftJoin(users, eq(users.id, textOptOuts.createdById))
    .$dynamic();

function optOutResponse({
  optOut,
  by,
}: Awaited<ReturnType<typeof selectOptOuts>>[number]): TextOptOutResponse {
  return {
    '@id': iri('text_opt_outs', optOut.id),
    '@type': 'TextOptOut',
    id: optOut.id,
    phone: optOut.phone,
    createdBy: by && fullNameOf(by),
    createdAt: optOut.createdAt.toISOString(),
  };
}

/** The numbers that want no SMS, the latest first. */
export async function listOptOuts(db: Db, page: Page) {
  const rows = await selectOptOuts(db)
    .orderBy(desc(textOptOuts.createdAt), desc(textOptOuts.id))
    .limit(page.size)
    .offset(page.offset);
  return { items: rows.map(optOutResponse), total: await db.$count(textOptOuts) };
}

export async function findOptOut(db: Db, phone: string): Promise<TextOptOutResponse | null> {
  const [row] = await selectOptOuts(db).where(eq(textOptOuts.phone, phone));
  return row ? optOutResponse(row) : null;
}
