import type { CancellationPolicy } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import type { CalendarBooking, MailedEvent } from '../outbox/index.ts';
import { calendarEvent } from './calendar-event.read-model.ts';
import { guideContacts } from './guide-contacts.read-model.ts';
import { type BeforehandFacts, beforehandLines } from './told-beforehand.ts';

/** Completes an event by what its calendar files say beside date and place (docs/domain/mails.md#calendar-files). */
export async function briefedEvent<Event extends MailedEvent>(
  db: Db,
  event: Event,
  at: Date,
): Promise<Event & BeforehandFacts> {
  const { state, equipmentText, minimumParticipants, durationDays } = await calendarEvent(db, event.id);
  const guides = await guideContacts(db, event.id, at);
  return { ...event, guides, state, equipmentText, minimumParticipants, durationDays };
}

/** A booking as its calendar file is made of it, whichever mail or page brings the file. */
export const calendarBooking = (
  event: BeforehandFacts,
  {
    id,
    version,
    cancellationPolicy,
  }: Pick<CalendarBooking, 'id' | 'version'> & {
    readonly cancellationPolicy: Pick<CancellationPolicy, 'tiers'>;
  },
  at: Date,
): CalendarBooking => ({ id, version, lines: beforehandLines(event, cancellationPolicy, at) });
