import type { BookingMailResponse } from '@firn/shared-contracts/api';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { withoutSecrets } from '../outbox/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';

/** The mails about a booking, the newest first (docs/domain/mails.md#sending). */
export async function listBookingMails(db: Db, bookingId: string): Promise<BookingMailResponse[]> {
  const rows = await db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.about, iri('bookings', bookingId)))
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id));
  return rows.map(({ id, template, recipient, subject, text, createdAt, sentAt, failedAt, attempts }) => ({
    '@id': `${iri('bookings', bookingId)}/mails/${id}`,
    '@type': 'BookingMail',
    id,
    template,
    recipient,
    subject,
    text: withoutSecrets(text),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    attempts,
  }));
}
