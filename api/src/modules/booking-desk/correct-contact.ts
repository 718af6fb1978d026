import {
  type BookingResponse,
  bookerViolations,
  bookingPath,
  type PlannedMailsResponse,
  waitlistPath,
} from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { notFound } from '../../lib/problem.ts';
import type { Rules } from '../../records/index.ts';
import { newToken } from '../auth/index.ts';
import { countryViolation, findBooking, keepLink } from '../bookings/index.ts';
import { plannedMails, queueMail, readLetterhead, rehearse } from '../outbox/index.ts';
import type { BookingRecord } from './booking-kind.repository.ts';
import { contactChangedMail } from './contact-changed.mail.ts';
import { waitsForLink } from './waits-for-link.read-model.ts';

const WAITS =
  'Diese Buchung wartet noch auf den Link in der E-Mail. Bitte berichtige die Adresse, sobald sie bestätigt ist.';

/** The rules of a booking, of what is corrected: what was entered long ago is not asked about again. */
export const contactViolations: Rules<BookingRecord> = async (tx, next, { id, before }) => {
  const found = [...bookerViolations(next), ...countryViolation('booker', next.country)];
  const violations = found.filter(({ propertyPath }) => {
    const field = propertyPath.replace('booker.', '') as keyof BookingRecord;
    return next[field] !== before?.[field];
  });
  const isMoved = next.email !== before?.email;
  if (id && isMoved && (await waitsForLink(tx, id)))
    violations.push({ propertyPath: 'booker.email', message: WAITS });
  return violations;
};

const WAITING: readonly BookingResponse['state'][] = ['waitlisted', 'offered'];

/** A new link for the new address; who has an account logs in and needs no secret. */
async function linkTo(tx: Tx, { id, state, user }: BookingResponse, at: Date): Promise<string> {
  if (user && !WAITING.includes(state)) return bookingPath(id);
  const token = newToken();
  await keepLink(tx, { bookingId: id, token }, at);
  return WAITING.includes(state) ? waitlistPath(token) : bookingPath(id, token);
}

interface Correction {
  readonly now: Date;
  readonly origin: string;
  readonly before: BookingRecord;
}

/** Once another address is stored: it gets the booking and a link, since those of before are over. */
export async function tellNewAddress(tx: Tx, id: string, { now, origin, before }: Correction): Promise<void> {
  const booking = await findBooking(tx, id);
  if (!booking || booking.booker.email === before.email) return;
  const { bookingNumber: number, booker, event } = booking;
  const mail = contactChangedMail({
    number,
    firstName: booker.firstName,
    event: { ...event, start: new Date(event.start), end: new Date(event.end) },
    link: `${origin}${await linkTo(tx, booking, now)}`,
    company: await readLetterhead(tx),
  });
  const about = iri('bookings', id);
  await queueMail(tx, { ...mail, template: 'booking_contact_changed', recipient: booker.email, about }, now);
}

/** The mails that a patch of a booking would send: to the new address, if that changes. */
export async function previewCorrection(
  db: Db,
  id: string,
  patch: (tx: Tx) => Promise<unknown>,
): Promise<PlannedMailsResponse> {
  const booking = await findBooking(db, id);
  if (!booking) throw notFound();
  const about = booking['@id'];
  const write = async (tx: Tx) => {
    await patch(tx);
    return about;
  };
  return plannedMails(about, await rehearse(db, write, about));
}
