import { type Static, Type } from 'typebox';
import { PRIVATE_REQUEST_STATES } from '../domain/states.ts';
import { MAXIMUM_BOOKING_PERSONS } from './booking-limits.ts';
import { EventResponse } from './events.ts';
import { DateOnly, Id, Instant, Iri, Nullable, resource, strings, versioned } from './hydra.ts';
import { PriceComponentInput } from './offers-write.ts';
import { filledText, patchSchema, reference, text, writeSchema } from './write.ts';

const persons = Type.Integer({ minimum: 1, maximum: MAXIMUM_BOOKING_PERSONS });

/**
 * `POST /api/private_requests` (with `Idempotency-Key`): a tour for oneself and one's own people
 * (docs/domain/private-tours.md).
 */
export const PrivateRequestCreate = writeSchema('PrivateRequestCreate', {
  offer: reference('offers'),
  /** The days wished for, both included. */
  from: DateOnly,
  to: DateOnly,
  /** Other days that would do. */
  alternatives: Type.Optional(text(300)),
  persons,
  /** What the group has done so far. */
  experience: Type.Optional(text(500)),
  message: Type.Optional(text(1000)),
  firstName: filledText(60),
  lastName: filledText(60),
  email: Type.String({ format: 'email', maxLength: 180, pattern: '^[\\x00-\\x7F]*$' }),
  phone: filledText(30),
});
export type PrivateRequestCreate = Static<typeof PrivateRequestCreate>;

const wishFields = {
  state: strings(PRIVATE_REQUEST_STATES),
  offer: Type.Object({ '@id': Iri, id: Id, code: Type.String(), title: Type.String(), slug: Type.String() }),
  from: DateOnly,
  to: DateOnly,
  alternatives: Nullable(Type.String()),
  persons: Type.Integer(),
  experience: Nullable(Type.String()),
  message: Nullable(Type.String()),
  createdAt: Instant,
};

/** A request as the office reads it. */
export const PrivateRequestResponse = Type.Object(
  {
    ...versioned,
    ...wishFields,
    firstName: Type.String(),
    lastName: Type.String(),
    fullName: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    /** The event that the office has made of it. */
    event: Nullable(Type.Object({ '@id': Iri, id: Id, code: Type.String(), start: Instant, end: Instant })),
    booking: Nullable(Iri),
    /** Until when the offer is good. */
    validUntil: Nullable(Instant),
    /** Of the office alone. */
    notes: Type.String(),
  },
  { $id: 'PrivateRequest' },
);
export type PrivateRequestResponse = Static<typeof PrivateRequestResponse>;

/** `PATCH /api/private_requests/{id}` */
export const PrivateRequestPatch = patchSchema('PrivateRequestPatch', { notes: text(4000) });
export type PrivateRequestPatch = Static<typeof PrivateRequestPatch>;

/** `POST /api/private_requests/{id}/offer`: makes an event of its own for it, and mails the offer. */
export const PrivateOfferCreate = writeSchema('PrivateOfferCreate', {
  start: Instant,
  end: Instant,
  /** Who leads it and has agreed; without one, the guides of the offer stand in. */
  guide: Type.Optional(Nullable(reference('users'))),
  minimumParticipants: persons,
  maximumParticipants: persons,
  /** Per person. */
  priceComponents: Type.Array(PriceComponentInput, { minItems: 1, maxItems: 30 }),
  /** The last day on which the offer is good. */
  validUntil: DateOnly,
  message: Type.Optional(text(1000)),
});
export type PrivateOfferCreate = Static<typeof PrivateOfferCreate>;

/** `POST /api/private_requests/{id}/refusal` */
export const PrivateRefusal = writeSchema('PrivateRefusal', { reason: filledText(500) });
export type PrivateRefusal = Static<typeof PrivateRefusal>;

/** `GET /api/private_offers/{token}`: what the link of a mail is about, for whoever holds it. */
export const PrivateOfferResponse = Type.Object(
  {
    ...resource,
    ...wishFields,
    /** Null until the office has made an offer. */
    event: Nullable(EventResponse),
    validUntil: Nullable(Instant),
    /** Whether this link books: it is that of the offer. */
    books: Type.Boolean(),
  },
  { $id: 'PrivateOffer' },
);
export type PrivateOfferResponse = Static<typeof PrivateOfferResponse>;
