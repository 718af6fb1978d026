import { type BookingStepPreview, waitlistPath } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { briefedEvent, findBooking, findEventForBooking } from '../bookings/index.ts';
import { plannedMail, readLetterhead } from '../outbox/index.ts';
import { offeredUntil } from './offers.domain.ts';
import { entryNotFound } from './waitlist.errors.ts';
import { offeredMail } from './waitlist.mails.ts';
import type { Occasion } from './write-to-entry.ts';

/** In place of the secret of the link, which is made when the mail is: who looks at a preview gets none. */
const NO_SECRET = '…';

/** What an offer by the office would send; whether it is possible shows when it is made. @throws 404. */
export async function previewOffer(
  db: Db,
  id: string,
  { at, origin }: Occasion,
): Promise<BookingStepPreview> {
  const entry = await findBooking(db, id);
  const event = entry && (await findEventForBooking(db, entry.event.id));
  if (!entry || !event) throw entryNotFound();
  const company = await readLetterhead(db);
  const link = `${origin}${decodeURI(waitlistPath(NO_SECRET))}`;
  const seats = { until: offeredUntil(at, event.start), event: await briefedEvent(db, event, at) };
  const envelope = { template: 'booking_offered', recipient: entry.booker.email, about: iri('bookings', id) };
  return {
    '@id': `/api/waitlist_entries/${id}/offer`,
    '@type': 'BookingStepPreview',
    to: 'offered',
    mails: [plannedMail({ ...offeredMail({ entry, link, company }, seats), ...envelope })],
  };
}
