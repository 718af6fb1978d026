import { arrayContains, arrayOverlaps, asc, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { textRecipients } from './text-messages.table.ts';

/** SQL: SMS to somebody, by their account and by the persons of their bookings. */
export const isTextTo = (userId: string, bookingPersonIds: readonly string[]): SQL | undefined =>
  or(
    arrayContains(textRecipients.userIds, [userId]),
    bookingPersonIds.length > 0
      ? arrayOverlaps(textRecipients.bookingPersonIds, [...bookingPersonIds])
      : undefined,
  );

/** SMS that somebody got, the oldest first. */
export const listTextsTo = (db: Db, userId: string, bookingPersonIds: readonly string[]) =>
  db
    .select({
      text: textRecipients.text,
      createdAt: textRecipients.createdAt,
      sentAt: textRecipients.sentAt,
    })
    .from(textRecipients)
    .where(isTextTo(userId, bookingPersonIds))
    .orderBy(asc(textRecipients.createdAt), asc(textRecipients.id));
