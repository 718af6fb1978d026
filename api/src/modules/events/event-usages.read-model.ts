import type { Usage } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { usageIn } from '../../records/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { eventMessages } from '../event-messages/event-messages.table.ts';
import { privateRequests } from '../private-offers/private-requests.table.ts';
import { textMessages } from '../text-messages/text-messages.table.ts';
import type { EventRecord } from './event-record.ts';

/** Why an event stays: guests and guides know of all but a draft. */
export const keptEvent = ({ code, state }: EventRecord): string | null =>
  state === 'draft'
    ? null
    : `«${code}» ist kein Entwurf mehr und bleibt deshalb. Sag den Event ab, statt ihn zu löschen.`;

/** What a draft that was in sale before is needed for. */
export async function eventUsage(tx: Tx, id: string): Promise<Usage[]> {
  const ofBookings = { table: bookings, name: bookings.number, words: ['Buchung', 'Buchungen'] } as const;
  const ofMessages = {
    table: eventMessages,
    name: eventMessages.subject,
    words: ['Nachricht', 'Nachrichten'],
  } as const;
  const ofRequests = {
    table: privateRequests,
    name: privateRequests.lastName,
    words: ['private Anfrage', 'private Anfragen'],
  } as const;
  const ofTexts = { table: textMessages, name: textMessages.text, words: ['SMS', 'SMS'] } as const;
  return [
    await usageIn(tx, ofRequests, eq(privateRequests.eventId, id)),
    await usageIn(tx, ofBookings, eq(bookings.eventId, id)),
    await usageIn(tx, ofMessages, eq(eventMessages.eventId, id)),
    await usageIn(tx, ofTexts, eq(textMessages.eventId, id)),
  ];
}
