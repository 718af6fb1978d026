import type { BookingResponse } from '@firn/shared-contracts/api';
import { decisionDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { isInCalendar } from './booking-states.domain.ts';
import { calendarEvent } from './calendar-event.read-model.ts';
import { leadersOf } from './guide-contacts.read-model.ts';

/** A booking with what its persons are told beforehand, while they have a part in it (docs/domain/events.md#told-beforehand). */
export async function withBriefing(db: Db, booking: BookingResponse, now: Date): Promise<BookingResponse> {
  if (!isInCalendar(booking.state)) return booking;
  const { id, start } = booking.event;
  const { equipmentText, minimumParticipants, durationDays } = await calendarEvent(db, id);
  const guides = await leadersOf(db, id, now);
  const decidedOn = decisionDate({ start: new Date(start), durationDays });
  return { ...booking, briefing: { equipmentText, guides, minimumParticipants, decidedOn } };
}
