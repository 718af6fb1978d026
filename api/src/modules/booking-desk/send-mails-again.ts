import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Actor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { findBooking } from '../bookings/index.ts';
import { queueGivenUp } from '../outbox/index.ts';

interface Sending {
  readonly bookingId: string;
  readonly actor: Actor | null;
  readonly at: Date;
}

/** Sends the mails about a booking again that were given up; of two at once the second finds none. @throws 404 */
export async function sendMailsAgain(tx: Tx, { bookingId, actor, at }: Sending): Promise<void> {
  const booking = await findBooking(tx, bookingId);
  if (!booking) throw notFound();
  const mails = await queueGivenUp(tx, iri('bookings', bookingId), at);
  if (mails === 0) return;
  await recordAudit(tx, {
    actor,
    action: 'booking.send_again',
    entity: 'booking',
    entityId: bookingId,
    label: booking.bookingNumber,
    diff: { mails: { from: null, to: mails } },
    at,
  });
}
