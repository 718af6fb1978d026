import type { BookingPersonState } from '@firn/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type StepTaken, takeStep } from '../../records/index.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { lockEvent } from '../bookings/index.ts';
import { events } from '../events/events.table.ts';
import { type AttendanceFacts, attendanceMachine } from './attendance.domain.ts';
import { updatePerson } from './persons.repository.ts';

/** Locks a person's event and then the person, as everything does that marks who came. Null if there is none. */
export async function lockPerson(tx: Tx, id: string) {
  const person = () =>
    tx
      .select({
        state: bookingPersons.state,
        version: bookingPersons.version,
        position: bookingPersons.position,
        bookingId: bookings.id,
        bookingNumber: bookings.number,
        bookingState: bookings.state,
        eventId: events.id,
        start: events.start,
        guideFinished: events.guideFinished,
      })
      .from(bookingPersons)
      .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
      .innerJoin(events, eq(events.id, bookings.eventId))
      .where(eq(bookingPersons.id, id));
  const [found] = await person();
  if (!found) return null;
  await lockEvent(tx, found.eventId);
  const [locked] = await person().for('update', { of: bookingPersons });
  return locked ?? null;
}

/** Not by name: the log outlives what is kept of a guest. */
export const labelOfPerson = (bookingNumber: string, position: number): string =>
  `${bookingNumber}, Person ${position + 1}`;

/** The one way a person's state changes; the caller holds the lock of the event. */
export const takeAttendanceStep = (
  tx: Tx,
  step: StepTaken<BookingPersonState, AttendanceFacts>,
): Promise<void> =>
  takeStep(tx, attendanceMachine, step, (_tx, state) => updatePerson(tx, step.id, { state }));
