import { zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { invalid } from '../../lib/problem.ts';
import { findBoard, lockEvent, type ReservationRecord } from './event-accommodations.repository.ts';
import { lastDeparture } from './nights.domain.ts';

const gone = (propertyPath: string) =>
  invalid([{ propertyPath, message: 'Diesen Eintrag gibt es nicht mehr. Bitte wähle einen anderen.' }]);

/** What a reservation begins with: every night of the event, with half board where the house has any. @throws 422. */
export async function newReservation(
  tx: Tx,
  { event: eventId = '', accommodation = '', arrival }: Partial<ReservationRecord>,
): Promise<ReservationRecord> {
  const event = await lockEvent(tx, eventId);
  if (!event) throw gone('event');
  const house = await findBoard(tx, accommodation);
  if (!house) throw gone('accommodation');
  const first = zurichDate(event.start);
  return {
    event: eventId,
    accommodation,
    state: 'planned',
    arrival: first,
    departure: lastDeparture(event, arrival ?? first),
    numberOfBookedRooms: 0,
    numberOfBeds: null,
    halfBoard: house.halfBoardPrice !== null,
    note: '',
  };
}
