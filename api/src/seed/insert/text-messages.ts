import type { Tx } from '../../db/client.ts';
import {
  textMessages,
  textOptOuts,
  textRecipients,
} from '../../modules/text-messages/text-messages.table.ts';
import { seedId } from '../identity.ts';
import { userId } from '../ids.ts';
import type { PlannedBooking } from '../plan/bookings.ts';
import { eventId } from './events.ts';
import { insertRows } from './rows.ts';

/** A number that is nobody's. */
const OPTED_OUT = '+41790000000';
const HOUR_MS = 3_600_000;
const TEXT = 'Hallo {vorname}, morgen ist es kalt: Nimm bitte warme Handschuhe mit. Bis bald!';

/** The last event that people took part in, by its bookings. */
function lastOver(bookings: readonly PlannedBooking[]): PlannedBooking[] {
  const over = bookings.filter(({ state }) => state === 'completed');
  const [last] = over.toSorted((a, b) => b.event.end.getTime() - a.event.end.getTime());
  return over.filter(({ event }) => event === last?.event);
}

/** An SMS that went to the people of the last event on the day before, and an answer to it that wants no more. */
export async function insertTextMessages(tx: Tx, bookings: readonly PlannedBooking[]): Promise<void> {
  const booked = lastOver(bookings);
  const [first] = booked;
  if (!first) return;
  const messageId = seedId('text-message/gloves');
  const sentAt = new Date(first.event.start.getTime() - 18 * HOUR_MS);
  await insertRows(tx, textMessages, [
    {
      id: messageId,
      eventId: eventId(first.event.code),
      group: 'participants',
      senderId: userId('admin@firn.example'),
      text: TEXT,
      plannedFor: sentAt,
      anyHour: true,
      goodUntil: first.event.end,
      createdAt: sentAt,
    },
  ]);
  const recipients = booked.map(({ number, booker }, index) => ({
    id: seedId(`text-message/gloves/${number}`),
    messageId,
    name: `${booker.firstName} ${booker.lastName}`,
    phone: booker.phone.replaceAll(' ', ''),
    bookingPersonIds: [seedId(`booking-person/${number}/0`)],
    text: TEXT.replace('{vorname}', booker.firstName),
    segments: 1,
    state: index === 0 ? ('sent' as const) : ('delivered' as const),
    attempts: 1,
    nextAttemptAt: sentAt,
    handedOverAt: sentAt,
    externalId: `demo-${number}`,
    sentAt,
    deliveredAt: index === 0 ? null : new Date(sentAt.getTime() + 5_000),
    createdAt: sentAt,
  }));
  await insertRows(tx, textRecipients, recipients);
  await insertRows(tx, textOptOuts, [{ id: seedId('text-opt-out'), phone: OPTED_OUT, createdAt: sentAt }]);
}
