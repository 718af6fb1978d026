import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { ageOn, SEAT_TAKING_STATES, zurichDate } from '@firn/shared-contracts/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { guidesEvent, guidesSeeSince } from '../bookings/index.ts';
import { events } from '../events/events.table.ts';

type PersonRow = typeof bookingPersons.$inferSelect;
type BookingRow = Pick<typeof bookings.$inferSelect, 'id' | 'number' | 'state'>;

/** First day of the event, if the visitor may see who takes part: admins, and its guides until 30 days after the end. */
export async function findEventStart(
  db: Db,
  eventId: string,
  visitor: Visitor,
  now: Date,
): Promise<Date | null> {
  const { user, permissions } = visitor;
  if (!user) return null;
  const ofGuide = and(
    guidesEvent(db, user.id, events.id, events.offerId),
    sql`${events.end} >= ${guidesSeeSince(now).toISOString()}::timestamptz`,
  );
  const [event] = await db
    .select({ start: events.start })
    .from(events)
    .where(and(eq(events.id, eventId), permissions.isAdmin ? undefined : ofGuide));
  return event?.start ?? null;
}

/** What a guide needs on tour, no address and no birthday (docs/domain/permissions.md#participants-for-guides). */
function participantResponse(
  person: PersonRow,
  booking: BookingRow,
  event: { readonly id: string; readonly start: Date },
): ParticipantResponse {
  return {
    '@id': iri('booking_persons', person.id),
    '@type': 'BookingPerson',
    id: person.id,
    event: iri('events', event.id),
    booking: iri('bookings', booking.id),
    bookingId: booking.id,
    bookingNumber: booking.number,
    bookingState: booking.state,
    state: person.state,
    booker: person.booker,
    salutation: person.salutation,
    firstName: person.firstName,
    lastName: person.lastName,
    fullName: `${person.firstName} ${person.lastName}`,
    email: person.email,
    age: ageOn(person.birthday, zurichDate(event.start)),
    phone: person.phone,
    contactFirstName: person.contactFirstName,
    contactLastName: person.contactLastName,
    contactPhone: person.contactPhone,
    sac: person.sac,
    vegetarian: person.vegetarian,
    allergies: person.allergies,
    allergiesText: person.allergiesText,
    hardestTour: person.hardestTour,
  };
}

/** Who takes part in an event: persons of bookings that take a seat, in the order of booking. */
export async function listParticipants(
  db: Db,
  event: { readonly id: string; readonly start: Date },
): Promise<ParticipantResponse[]> {
  const rows = await db
    .select({
      person: bookingPersons,
      booking: { id: bookings.id, number: bookings.number, state: bookings.state },
    })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .where(
      and(
        eq(bookings.eventId, event.id),
        inArray(bookings.state, [...SEAT_TAKING_STATES]),
        inArray(bookingPersons.state, ['active', 'attended', 'no_show']),
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.number), asc(bookingPersons.position));
  return rows.map(({ person, booking }) => participantResponse(person, booking, event));
}
