import { type Static, Type } from 'typebox';
import { SEAT_OPTION_STATES } from '../domain/states.ts';
import { MAXIMUM_BOOKING_PERSONS } from './booking-limits.ts';
import { EventResponse } from './events.ts';
import { Id, Instant, Iri, Nullable, resource, strings, versioned } from './hydra.ts';
import { filledText, reference, writeSchema } from './write.ts';

/**
 * `POST /api/seat_options` (with `Idempotency-Key`): the office holds seats for a guest on the phone
 * (docs/domain/bookings.md#options).
 */
export const SeatOptionCreate = writeSchema('SeatOptionCreate', {
  event: reference('events'),
  seats: Type.Integer({ minimum: 1, maximum: MAXIMUM_BOOKING_PERSONS }),
  /** The account of the guest, if there is one. */
  user: Type.Optional(Nullable(reference('users'))),
  firstName: filledText(60),
  lastName: filledText(60),
  phone: filledText(30),
  /** Without one the link goes by SMS, or the office passes it on. */
  email: Type.Optional(
    Nullable(Type.String({ format: 'email', maxLength: 180, pattern: '^[\\x00-\\x7F]*$' })),
  ),
  /** Until when the seats are held. */
  until: Instant,
});
export type SeatOptionCreate = Static<typeof SeatOptionCreate>;

const optionFields = {
  /** `O-2026-00042` */
  number: Type.String(),
  state: strings(SEAT_OPTION_STATES),
  seats: Type.Integer(),
  firstName: Type.String(),
  lastName: Type.String(),
  phone: Type.String(),
  email: Nullable(Type.String()),
  until: Instant,
};

/** Seats held for a guest, as the office reads them. */
export const SeatOptionResponse = Type.Object(
  {
    ...versioned,
    ...optionFields,
    fullName: Type.String(),
    user: Nullable(Iri),
    event: Type.Object({
      '@id': Iri,
      id: Id,
      code: Type.String(),
      title: Type.String(),
      start: Instant,
      end: Instant,
    }),
    /** The way in which the guest got the link; null where the office passes it on. */
    sentBy: Nullable(strings(['mail', 'sms'] as const)),
    booking: Nullable(Iri),
    createdAt: Instant,
  },
  { $id: 'SeatOption' },
);
export type SeatOptionResponse = Static<typeof SeatOptionResponse>;

/** The answer to `POST /api/seat_options`: only here, and in what the guest gets, is the link. */
export const SeatOptionMade = Type.Object(
  { ...SeatOptionResponse.properties, link: Type.String() },
  { $id: 'SeatOptionMade' },
);
export type SeatOptionMade = Static<typeof SeatOptionMade>;

/** `GET /api/seat_option_links/{token}`: what the link is about, for whoever holds it. */
export const SeatOptionLinkResponse = Type.Object(
  {
    ...resource,
    ...optionFields,
    /** Its free seats are those that this link books. */
    event: EventResponse,
  },
  { $id: 'SeatOptionLink' },
);
export type SeatOptionLinkResponse = Static<typeof SeatOptionLinkResponse>;
