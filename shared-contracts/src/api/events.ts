import { type Static, Type } from 'typebox';
import {
  AVAILABILITIES,
  BOOKING_PERSON_STATES,
  BOOKING_STATES,
  CANCELLATION_REASONS,
  EVENT_STATES,
  SALUTATIONS,
} from '../domain/states.ts';
import { Id, Instant, Iri, Nullable, resource, strings } from './hydra.ts';
import { tourFields } from './offers.ts';

/**
 * An event. Lists answer with the same shape; `properties[]` narrows it (docs/domain/queries.md#properties).
 * `priceComponents` are the ones in force: the event's own where it has any, else the offer's
 * (docs/domain/events.md#overrides).
 */
export const EventResponse = Type.Object(
  {
    ...resource,
    code: Type.String({ description: 'E-{offer code}-{n}' }),
    offer: Iri,
    ...tourFields,
    start: Instant,
    end: Instant,
    /** Zurich calendar days from start to end. */
    durationDays: Type.Integer({ minimum: 1 }),
    registrationDeadline: Instant,
    state: strings(EVENT_STATES),
    published: Type.Boolean(),
    /** These three are for the office: null for anyone who may not see the seats taken. */
    organized: Nullable(Type.Boolean()),
    guideFinished: Nullable(Type.Boolean()),
    concluded: Nullable(Type.Boolean()),
    cancellationReason: Nullable(strings(CANCELLATION_REASONS)),
    availability: strings(AVAILABILITIES),
    /** Seats left, never below 0. */
    freePlaces: Type.Integer({ minimum: 0 }),
    /** Seats taken (admins, and guides of the event); null for everybody else. */
    bookedPlaces: Nullable(Type.Integer()),
    minimumReached: Type.Boolean(),
    sacDiscountPercent: Type.Number(),
    /** Null like the seats taken. */
    numberOfBookedRooms: Nullable(Type.Integer({ minimum: 0 })),
    createdAt: Instant,
  },
  { $id: 'Event' },
);
export type EventResponse = Static<typeof EventResponse>;

/** `GET /api/booking_persons?event={iri}`: persons of an event for its guides and for admins. */
export const ParticipantResponse = Type.Object(
  {
    ...resource,
    event: Iri,
    booking: Iri,
    bookingId: Id,
    bookingNumber: Type.String(),
    bookingState: strings(BOOKING_STATES),
    state: strings(BOOKING_PERSON_STATES),
    booker: Type.Boolean(),
    salutation: strings(SALUTATIONS),
    firstName: Type.String(),
    lastName: Type.String(),
    fullName: Type.String(),
    email: Type.String(),
    /** Years on the first day of the event. */
    age: Type.Integer(),
    phone: Nullable(Type.String()),
    contactFirstName: Type.String(),
    contactLastName: Type.String(),
    contactPhone: Type.String(),
    sac: Type.Boolean(),
    vegetarian: Type.Boolean(),
    allergies: Type.Boolean(),
    allergiesText: Nullable(Type.String()),
    hardestTour: Nullable(Type.String()),
  },
  { $id: 'BookingPerson' },
);
export type ParticipantResponse = Static<typeof ParticipantResponse>;
