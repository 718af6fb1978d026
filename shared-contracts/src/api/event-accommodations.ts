import { type Static, Type } from 'typebox';
import { RESERVATION_STATES } from '../domain/states.ts';
import { AccommodationResponse } from './accommodations.ts';
import { DateOnly, Instant, Iri, Nullable, strings, versioned } from './hydra.ts';
import { patchSchema, reference, text, writeSchema } from './write.ts';

const counted = Type.Integer({ minimum: 0 });

/** What an event needs of a house, counted from its bookings (docs/domain/accommodations.md#needed-numbers). */
export const NeededNumbers = Type.Object({
  /** All who sleep there: guests and guides. */
  persons: counted,
  guests: counted,
  guestsWithSac: counted,
  guides: counted,
  vegetarian: counted,
  /** How many have an allergy or cannot eat something. */
  allergies: counted,
});
export type NeededNumbers = Static<typeof NeededNumbers>;

/** What the house was last asked for. */
export const AskedNumbers = Type.Object({
  ...NeededNumbers.properties,
  arrival: DateOnly,
  departure: DateOnly,
  rooms: counted,
  halfBoard: Type.Boolean(),
  /** A digest of what people cannot eat, by which a change is seen; the words themselves are not kept twice. */
  allergiesDigest: Type.String(),
});
export type AskedNumbers = Static<typeof AskedNumbers>;

/** Something that is no longer as the house was asked for it: «neu 9 statt 7 Personen». */
export const AskedDifference = Type.Object({
  field: Type.String(),
  /** In words, German. */
  text: Type.String(),
});
export type AskedDifference = Static<typeof AskedDifference>;

const { owner: _owner, sacHutNumber: _number, ...shownOfHouse } = AccommodationResponse.properties;

/** Where an event sleeps: a reservation (docs/domain/accommodations.md#reservations). */
export const EventAccommodationResponse = Type.Object(
  {
    ...versioned,
    event: Iri,
    /** The event in words of now. */
    eventCode: Type.String(),
    eventTitle: Type.String(),
    offer: Iri,
    accommodation: Type.Object(shownOfHouse),
    state: strings(RESERVATION_STATES),
    arrival: DateOnly,
    departure: DateOnly,
    numberOfBookedRooms: counted,
    /** Null: as many as there are people. */
    numberOfBeds: Nullable(counted),
    halfBoard: Type.Boolean(),
    /** For the house. */
    note: Type.String(),
    needed: NeededNumbers,
    /** What people cannot eat, in words and without names. */
    allergies: Type.Array(Type.String()),
    /** What the house was last asked for; null before. */
    asked: Nullable(AskedNumbers),
    /** Empty: the house knows what is needed. */
    differences: Type.Array(AskedDifference),
    askedAt: Nullable(Instant),
    confirmedAt: Nullable(Instant),
    /** Until then beds are given back for free. */
    releaseUntil: Instant,
  },
  { $id: 'EventAccommodation' },
);
export type EventAccommodationResponse = Static<typeof EventAccommodationResponse>;

const reservationFields = {
  accommodation: reference('accommodations'),
  arrival: DateOnly,
  departure: DateOnly,
  numberOfBookedRooms: Type.Integer({ minimum: 0, maximum: 99 }),
  numberOfBeds: Nullable(Type.Integer({ minimum: 0, maximum: 999 })),
  halfBoard: Type.Boolean(),
  note: text(1000),
};
const { accommodation, ...optional } = reservationFields;

/** `POST /api/event_accommodations`: without days it is for every night of the event. */
export const EventAccommodationCreate = writeSchema('EventAccommodationCreate', {
  event: reference('events'),
  accommodation,
  ...Type.Partial(Type.Object(optional)).properties,
});
export type EventAccommodationCreate = Static<typeof EventAccommodationCreate>;

export const EventAccommodationPatch = patchSchema('EventAccommodationPatch', optional);
export type EventAccommodationPatch = Static<typeof EventAccommodationPatch>;
