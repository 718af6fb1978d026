import { type Static, Type } from 'typebox';
import {
  BookerRequest,
  BookingPersonRequest,
  CountryCode,
  rentingMaterial,
  rentingMaterialPropertyValues,
} from './bookings.ts';
import { Instant, Nullable, Rappen, resource, SignedRappen, strings } from './hydra.ts';
import { PlannedMail } from './planned-mails.ts';
import { PriceLine } from './price-quotes.ts';
import { reference, text, writeSchema } from './write.ts';

/**
 * Changes of a booking: `POST /api/bookings/{id}/cancellation`, `…/rebooking`, `…/persons`, `…/restoration` and
 * `POST /api/booking_persons/{id}/replacement`. With `?dryRun=1` each answers `BookingChangePreview` and changes nothing;
 * without it, 200 and the booking (docs/domain/cancellation.md#changes).
 *
 * Who holds the booking's token (`?token=`) may ask for what its guest may.
 */
const agreed = {
  /**
   * Rappen: the total afterwards, as the dry run told it; needed without `dryRun`. Another one: 409 price-changed, whose
   * `preview` is the BookingChangePreview as it is now.
   */
  expectedTotal: Type.Optional(Rappen),
  /**
   * The version of the booking that the dry run told: what was looked at is what is changed. Another one: 409 change-over,
   * `changed`. Who sends none agrees to whatever the booking is by now.
   */
  expectedVersion: Type.Optional(Type.Integer({ minimum: 1 })),
};

/** For admins alone; who acts for a guest says why. */
const ofOffice = {
  reason: Type.Optional(text(500)),
  /** Goes over what may be overridden: seats, deadlines. Needs the reason. */
  override: Type.Optional(Type.Boolean()),
  /** Whether the guest gets the usual mail; true unless said otherwise. */
  notify: Type.Optional(Type.Boolean()),
};

export const CancellationRequest = writeSchema('CancellationRequest', {
  ...agreed,
  ...ofOffice,
  /** This person alone; without it the whole booking, which ends. The last active person ends it, too. */
  bookingPerson: Type.Optional(reference('booking_persons')),
  /** Rappen: another fee than the policy's, in all; for admins, with the reason. */
  fee: Type.Optional(Rappen),
});
export type CancellationRequest = Static<typeof CancellationRequest>;

/** Somebody else takes the seat: needs no free one. */
export const ReplacementRequest = writeSchema('ReplacementRequest', {
  ...agreed,
  ...ofOffice,
  person: BookingPersonRequest,
});
export type ReplacementRequest = Static<typeof ReplacementRequest>;

export const AdditionRequest = writeSchema('AdditionRequest', {
  ...agreed,
  ...ofOffice,
  person: BookingPersonRequest,
});
export type AdditionRequest = Static<typeof AdditionRequest>;

/**
 * `POST /api/booking_persons/{id}/renting_material`: what this person rents from now on, as a whole
 * (docs/domain/material.md#changes).
 */
export const MaterialChangeRequest = writeSchema('MaterialChangeRequest', {
  ...agreed,
  ...ofOffice,
  rentingMaterial,
  rentingMaterialPropertyValues,
});
export type MaterialChangeRequest = Static<typeof MaterialChangeRequest>;

/** Another date of the same offer, at that event's prices. */
export const RebookingRequest = writeSchema('RebookingRequest', {
  ...agreed,
  ...ofOffice,
  event: reference('events'),
  /** The version of that event which the dry run told. Another one: 409 change-over, `event_changed`. */
  expectedEventVersion: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type RebookingRequest = Static<typeof RebookingRequest>;

/** A cancelled or expired booking comes back, if the seats are there; for admins. */
export const RestorationRequest = writeSchema('RestorationRequest', { ...agreed, ...ofOffice });
export type RestorationRequest = Static<typeof RestorationRequest>;

export const BookingChangePreview = Type.Object(
  {
    '@id': Type.String(),
    '@type': Type.Literal('BookingChangePreview'),
    /** Of the booking that was looked at. */
    version: Type.Integer({ minimum: 1 }),
    /** Of the event to change to; null for other changes. */
    eventVersion: Nullable(Type.Integer({ minimum: 1 })),
    /** The lines that the change adds. */
    lines: Type.Array(PriceLine),
    /** Of a cancellation; part of `lines`. */
    fee: Rappen,
    totalBefore: Rappen,
    total: Rappen,
    /** total − totalBefore. */
    difference: SignedRappen,
    /** What the guest gets back: paid − total, if that is more than nothing. */
    refund: Rappen,
    /** Says what is sent about what is owed then: an invoice, a credit note to one, or nothing, because the invoices say it already. */
    billing: Type.Optional(strings(['invoice', 'credit_note', 'none'] as const)),
    /** Persons who are left with a seat. */
    persons: Type.Integer({ minimum: 0 }),
    /** Seats of the event that the change is about, the booking's own not counted; null if it takes none. */
    freePlaces: Nullable(Type.Integer({ minimum: 0 })),
    /** Until when a guest may do this without the office. */
    until: Nullable(Instant),
    /** What only `override` with a reason goes over: `{propertyPath, message}`. Empty for guests, who are refused. */
    overridable: Type.Array(Type.Object({ propertyPath: Type.String(), message: Type.String() })),
    /** What the guest would be written, for admins alone. */
    mails: Type.Optional(Type.Array(PlannedMail)),
  },
  { $id: 'BookingChangePreview' },
);
export type BookingChangePreview = Static<typeof BookingChangePreview>;

/** `POST /api/bookings/{id}/transition` with `dryRun`: what a step of the office would send. */
export const BookingStepPreview = Type.Object(
  {
    '@id': Type.String(),
    '@type': Type.Literal('BookingStepPreview'),
    to: Type.String(),
    mails: Type.Array(PlannedMail),
  },
  { $id: 'BookingStepPreview' },
);
export type BookingStepPreview = Static<typeof BookingStepPreview>;

/** `PATCH /api/bookings/{id}`, for admins, with `If-Match`: the words on a booking and the contact of who booked, never its persons or its price. */
export const BookingPatch = Type.Partial(
  Type.Object({
    message: Nullable(text(1000)),
    /** The fields that are corrected; the others stay (docs/domain/office.md#bookings). */
    booker: Type.Partial(Type.Object({ ...BookerRequest.properties, country: CountryCode }), {
      additionalProperties: false,
    }),
    /** The account that the booking belongs to. */
    user: Nullable(reference('users')),
  }),
  { $id: 'BookingPatch', additionalProperties: false },
);
export type BookingPatch = Static<typeof BookingPatch>;

const {
  booker: _booker,
  sac: _sac,
  rentingMaterial: _material,
  rentingMaterialPropertyValues: _values,
  ...correctable
} = BookingPersonRequest.properties;

/**
 * `PATCH /api/booking_persons/{id}`, with `If-Match`: who came, for the guides of the event; and what was wrong, for
 * admins. An empty text clears an optional field. Whether somebody is a member of the SAC decides the price: that is
 * corrected by a replacement.
 */
export const BookingPersonPatch = Type.Partial(
  Type.Object({ ...correctable, country: CountryCode, state: Type.Enum(['active', 'attended', 'no_show']) }),
  { $id: 'BookingPersonPatch', additionalProperties: false, minProperties: 1 },
);
export type BookingPersonPatch = Static<typeof BookingPersonPatch>;

/** One of `GET /api/bookings/{id}/mails`, for the office: the log of a recipient. */
export const BookingMailResponse = Type.Object(
  {
    ...resource,
    /** Key of docs/domain/mails.md#templates. */
    template: Type.String(),
    recipient: Type.String(),
    subject: Type.String(),
    /** The plain text, without the secrets of its links. */
    text: Type.String(),
    createdAt: Instant,
    /** Null while it waits or was given up. */
    sentAt: Nullable(Instant),
    failedAt: Nullable(Instant),
    attempts: Type.Integer({ minimum: 0 }),
  },
  { $id: 'BookingMail' },
);
export type BookingMailResponse = Static<typeof BookingMailResponse>;
