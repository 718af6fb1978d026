import { type AdditionRequest, MAXIMUM_BOOKING_PERSONS } from '@firn/shared-contracts/api';
import {
  eventNotBookable,
  freePlaces,
  isChangeable,
  notBookable,
  personColumns,
  seatsForSale,
} from '../bookings/index.ts';
import { changeOver, wrong } from './booking-changes.errors.ts';
import {
  type ChangedEvent,
  type ChangeFacts,
  type ChangePlan,
  type Obstacle,
  seatedPersons,
} from './change-plan.ts';
import { takenBy } from './chosen-material.ts';
import { untilDeadline } from './deadline.ts';
import { requireJoining } from './joining-person.ts';
import { linesAt } from './lines-at.ts';

/** @throws 409 for an event that takes nobody; being late is another matter. */
export function requireOpen(event: ChangedEvent, now: Date): void {
  const reason = notBookable(event, now);
  if (reason && reason !== 'deadline_passed') throw eventNotBookable(reason);
}

/** The seats left of an event, and whether they are too few. */
export function seatsFor(
  event: ChangedEvent,
  wanted: number,
): { readonly freePlaces: number; readonly obstacles: readonly Obstacle[] } {
  const free = seatsForSale(freePlaces(event.maximumParticipants, event.taken), event.waiting);
  return {
    freePlaces: free,
    obstacles: wanted <= free ? [] : [{ field: 'maximumParticipants', freePlaces: free }],
  };
}

/** One person more, at the prices of today. */
export function planAddition({ booking, event, now }: ChangeFacts, { person }: AdditionRequest): ChangePlan {
  if (!isChangeable(booking.state)) throw changeOver('ended');
  requireOpen(event, now);
  const seated = seatedPersons(booking);
  if (seated.length >= MAXIMUM_BOOKING_PERSONS)
    throw wrong('person', `Eine Buchung hat höchstens ${MAXIMUM_BOOKING_PERSONS} Personen.`);
  requireJoining(person, booking, seated);
  const position = booking.bookingPersons.length;
  const deadline = untilDeadline([event], now);
  const seats = seatsFor(event, 1);
  return {
    kind: 'add_person',
    lines: linesAt(event, [
      {
        position,
        sac: person.sac,
        ...(person.rentingMaterial && { rentingMaterial: person.rentingMaterial }),
      },
    ]),
    material: { gives: [], takes: takenBy(event, person, position) },
    persons: seated.length + 1,
    joins: personColumns(person),
    until: deadline.until,
    freePlaces: seats.freePlaces,
    obstacles: [...deadline.obstacles, ...seats.obstacles],
  };
}
