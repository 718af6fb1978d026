import { type Static, Type } from 'typebox';
import {
  AVAILABILITIES,
  BOOKING_PERSON_STATES,
  BOOKING_STATES,
  CANCELLATION_REASONS,
  EVENT_STATES,
  SALUTATIONS,
} from '../domain/states.ts';
import { eventOwnFields } from './events-write.ts';
import { EventAssignment } from './guides.ts';
import { DateOnly, Id, Instant, Iri, Nullable, strings, versioned } from './hydra.ts';
import { tourFields } from './offers.ts';

/**
 * An event. Lists answer with the same shape; `properties[]` narrows it (docs/domain/queries.md#properties).
 * `priceComponents` are the ones in force: the event's own where it has any, else the offer's
 * (docs/domain/events.md#overrides).
 */
export const EventResponse = Type.Object(
  {
    ...versioned,
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
    /** Of one group alone: nobody else finds or books it (docs/domain/private-tours.md). */
    isPrivate: Type.Boolean(),
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
    /** Persons on the waiting list; for those who lead the event, and the office. */
    waitingPersons: Nullable(Type.Integer({ minimum: 0 })),
    minimumReached: Type.Boolean(),
    sacDiscountPercent: Type.Number(),
    /** Null like the seats taken. */
    numberOfBookedRooms: Nullable(Type.Integer({ minimum: 0 })),
    createdAt: Instant,
    /** Of the event itself, null or empty where the offer's value stands; for the office and guides of the event. */
    own: Nullable(Type.Object(eventOwnFields)),
    /** Asked and accepted guides, and who declined; null like `own`. */
    assignments: Nullable(Type.Array(EventAssignment)),
    /** In force; these four are for the office. */
    accountingNo: Nullable(Type.String()),
    autoConfirm: Nullable(Type.Boolean()),
    decisionDate: Nullable(DateOnly),
    /** What a cancelled event returns to. */
    previousState: Nullable(strings(EVENT_STATES)),
    /** What the office said when it last sent it back to its guides; null like `own`. */
    reviewComment: Nullable(Type.String()),
    /** Why the office gave the report back; null once it is handed in again. */
    reportReturnReason: Nullable(Type.String()),
    /** The guide whose proposal it is, and who may delete it while it is a draft; null like `own`. */
    proposedBy: Type.Optional(Nullable(Iri)),
    /** Of the office and the guides of the event. */
    notes: Nullable(Type.String()),
    /** Houses in the order of the nights; what is called off is not among them. */
    eventAccommodations: Type.Array(
      Type.Object({
        '@id': Iri,
        id: Id,
        title: Type.String(),
        place: Nullable(Type.String()),
        /** Metres above the sea. */
        altitude: Nullable(Type.Integer()),
      }),
    ),
  },
  { $id: 'Event' },
);
export type EventResponse = Static<typeof EventResponse>;

/** `GET /api/booking_persons?event={iri}`: persons of an event for its guides and for admins. */
export const ParticipantResponse = Type.Object(
  {
    ...versioned,
    event: Iri,
    booking: Iri,
    bookingId: Id,
    bookingNumber: Type.String(),
    bookingState: strings(BOOKING_STATES),
    state: strings(BOOKING_PERSON_STATES),
    booker: Type.Boolean(),
    salutation: Nullable(strings(SALUTATIONS)),
    firstName: Type.String(),
    lastName: Type.String(),
    fullName: Type.String(),
    /** For the office alone; guides write to a person by the messages of the event. */
    email: Nullable(Type.String()),
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
    /** Set where the reader gets names alone: age, numbers, health and tours are empty then, and say nothing. */
    namesOnly: Type.Optional(Type.Boolean()),
  },
  { $id: 'BookingPerson' },
);
export type ParticipantResponse = Static<typeof ParticipantResponse>;
