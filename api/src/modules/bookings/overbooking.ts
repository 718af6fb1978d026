import type { Tx } from '../../db/client.ts';
import type { EventForBooking } from './bookable-event.read-model.ts';
import { allowOverbooking } from './bookings.repository.ts';
import { takenSeats } from './seats.read-model.ts';

/** For what takes no further seat: on an event that the office has overbooked, the trigger would refuse that too. */
export async function tolerateOverbooking(
  tx: Tx,
  { id, maximumParticipants }: Pick<EventForBooking, 'id' | 'maximumParticipants'>,
): Promise<void> {
  const taken = (await takenSeats(tx, [id])).get(id) ?? 0;
  if (taken > maximumParticipants) await allowOverbooking(tx);
}
