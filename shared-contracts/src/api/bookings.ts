import { type Static, Type } from 'typebox';
import { MOST_MATERIALS_PER_PERSON } from '../domain/renting-material.ts';
import {
  BOOKING_PERSON_STATES,
  BOOKING_STATES,
  CANCELLATION_REASONS,
  EVENT_STATES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  SALUTATIONS,
} from '../domain/states.ts';
import { MAXIMUM_BOOKING_PERSONS } from './booking-limits.ts';
import { CancellationPolicyResponse } from './cancellation-policies.ts';
import { DateOnly, Id, Instant, Iri, Nullable, Rappen, ReferenceInput, strings, versioned } from './hydra.ts';
import { BookedByPartner } from './partners.ts';
import { PriceLine, VatTotal } from './price-quotes.ts';
import { MaterialPropertyValue, MaterialPropertyValueInput } from './renting-materials.ts';
import { VoucherCode, VoucherCodes } from './vouchers.ts';
import { filledText, reference, text } from './write.ts';

const Name = filledText(60);
const Email = Type.String({ format: 'email', maxLength: 180, pattern: '^[\\x00-\\x7F]*$' });
const Phone = filledText(30);
const Address = Type.String({ maxLength: 70 });
const PostalCode = Type.String({ maxLength: 16 });
const City = Type.String({ maxLength: 35 });
/** ISO 3166-1 alpha-2. */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });
const Country = Type.String({ ...CountryCode, default: 'CH' });

/** Materials that somebody rents (docs/domain/material.md#choosing). */
export const rentingMaterial = Type.Array(reference('renting_materials'), {
  maxItems: MOST_MATERIALS_PER_PERSON,
  uniqueItems: true,
});
export const rentingMaterialPropertyValues = Type.Array(MaterialPropertyValueInput, { maxItems: 60 });

/** Who books and pays (address required: docs/domain/bookings.md#person-fields). */
export const BookerRequest = Type.Object(
  {
    salutation: strings(SALUTATIONS),
    firstName: Name,
    lastName: Name,
    email: Email,
    phone: Phone,
    address: filledText(70),
    postalCode: filledText(16),
    city: filledText(35),
    country: Type.Optional(Country),
  },
  { $id: 'BookerRequest', additionalProperties: false },
);
export type BookerRequest = Static<typeof BookerRequest>;

/** They get the invoice in place of the booker: a company, somebody else, or both (docs/domain/payments.md#another-payer). */
export const InvoiceTo = Type.Object(
  {
    /** At least one of these two is given. */
    company: Type.Optional(text(70)),
    name: Type.Optional(text(70)),
    address: filledText(70),
    postalCode: filledText(16),
    city: filledText(35),
    country: Type.Optional(Country),
  },
  { $id: 'InvoiceTo', additionalProperties: false },
);
export type InvoiceTo = Static<typeof InvoiceTo>;

/** One person of a booking (docs/domain/bookings.md#person-fields; the cross-field rules are in `booking-rules.ts`). */
export const BookingPersonRequest = Type.Object(
  {
    booker: Type.Optional(Type.Boolean({ description: 'This person is the booker.' })),
    /** Nobody asks a child for it (docs/domain/bookings.md#children). */
    salutation: Type.Optional(strings(SALUTATIONS)),
    firstName: Name,
    lastName: Name,
    email: Email,
    birthday: DateOnly,
    address: Type.Optional(Address),
    postalCode: Type.Optional(PostalCode),
    city: Type.Optional(City),
    country: Type.Optional(Country),
    /** Nor for a number of its own. */
    phone: Type.Optional(Phone),
    phonePrivate: Type.Optional(Type.String({ maxLength: 30 })),
    phoneCompany: Type.Optional(Type.String({ maxLength: 30 })),
    contactFirstName: Name,
    contactLastName: Name,
    contactPhone: Phone,
    sac: Type.Boolean(),
    sacNumber: Type.Optional(Type.String({ pattern: '^\\d{0,10}$' })),
    vegetarian: Type.Boolean(),
    allergies: Type.Boolean(),
    allergiesText: Type.Optional(Type.String({ maxLength: 500 })),
    hardestTour: Type.Optional(Type.String({ maxLength: 300 })),
    guardianName: Type.Optional(Type.String({ maxLength: 120 })),
    guardianConsent: Type.Optional(Type.Boolean()),
    rentingMaterial: Type.Optional(rentingMaterial),
    rentingMaterialPropertyValues: Type.Optional(rentingMaterialPropertyValues),
  },
  { $id: 'BookingPersonRequest', additionalProperties: false },
);
export type BookingPersonRequest = Static<typeof BookingPersonRequest>;

/** What the office adds when it books for a guest (docs/domain/bookings.md#booking-by-the-office). */
export const OfficeBooking = Type.Object(
  {
    /** Whose booking it is; a guest without an account without it. */
    user: Type.Optional(reference('users')),
    /** Books more persons than there are seats, or after the deadline; needs the reason. */
    override: Type.Optional(Type.Boolean()),
    reason: Type.Optional(text(500)),
    /** The option whose seats this booking takes (docs/domain/bookings.md#options). */
    seatOption: Type.Optional(reference('seat_options')),
    /** Whether the guest gets the usual mail. */
    notify: Type.Optional(Type.Boolean()),
  },
  { $id: 'OfficeBooking', additionalProperties: false },
);
export type OfficeBooking = Static<typeof OfficeBooking>;

/** `POST /api/bookings`; needs the header `Idempotency-Key`. */
export const BookingRequest = Type.Object(
  {
    event: ReferenceInput,
    booker: BookerRequest,
    bookingPersons: Type.Array(BookingPersonRequest, { minItems: 1, maxItems: MAXIMUM_BOOKING_PERSONS }),
    /** Left out, the booker gets it. */
    invoiceTo: Type.Optional(InvoiceTo),
    message: Type.Optional(Type.String({ maxLength: 1000 })),
    acceptTerms: Type.Boolean({ description: 'Must be true.' }),
    /** Rappen, as shown to the visitor; a different total answers 409 `/problems/price-changed`. */
    expectedTotal: Rappen,
    paymentMethod: Type.Optional(strings(PAYMENT_METHODS)),
    /**
     * Whom the visitor believes to be logged in, null for nobody; somebody else by now answers 409
     * `/problems/session-changed`, and nothing is booked. Left out, nobody is expected.
     */
    bookedBy: Type.Optional(Nullable(reference('users'))),
    /** Books persons, too, who take part or wait by another booking of the account; else 409 `/problems/already-booked`. */
    bookAgain: Type.Optional(Type.Boolean()),
    /** The secret in the mail with the offer of a private tour, which nobody books without. */
    privateOffer: Type.Optional(text(100)),
    /** The secret in the link of seats that the office holds: they are this booking's. */
    seatOption: Type.Optional(text(100)),
    /** Gift vouchers that pay as far as they reach (docs/domain/payments.md#vouchers). */
    voucherCode: Type.Optional(VoucherCode),
    voucherCodes: Type.Optional(VoucherCodes),
    /** Code of who brought the guest; one that is unknown counts for nobody (docs/domain/partners.md#whose-guest). */
    partner: Type.Optional(text(100)),
    /** For admins alone. */
    office: Type.Optional(OfficeBooking),
  },
  { $id: 'BookingRequest', additionalProperties: false },
);
export type BookingRequest = Static<typeof BookingRequest>;

export const BookingPersonResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('BookingPerson'),
    id: Id,
    state: strings(BOOKING_PERSON_STATES),
    booker: Type.Boolean(),
    /** Null of a child that has none. */
    salutation: Nullable(strings(SALUTATIONS)),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    birthday: DateOnly,
    address: Nullable(Type.String()),
    postalCode: Nullable(Type.String()),
    city: Nullable(Type.String()),
    country: Type.String(),
    phone: Nullable(Type.String()),
    phonePrivate: Nullable(Type.String()),
    phoneCompany: Nullable(Type.String()),
    sac: Type.Boolean(),
    sacNumber: Nullable(Type.String()),
    vegetarian: Type.Boolean(),
    allergies: Type.Boolean(),
    allergiesText: Nullable(Type.String()),
    hardestTour: Nullable(Type.String()),
    contactFirstName: Type.String(),
    contactLastName: Type.String(),
    contactPhone: Type.String(),
    guardianName: Nullable(Type.String()),
    guardianConsent: Type.Boolean(),
    rentingMaterial: Type.Array(Iri),
    rentingMaterialPropertyValues: Type.Array(MaterialPropertyValue),
    version: Type.Integer({ minimum: 1 }),
  },
  { $id: 'BookingPersonOfBooking' },
);
export type BookingPersonResponse = Static<typeof BookingPersonResponse>;

export const BookingResponse = Type.Object(
  {
    ...versioned,
    bookingNumber: Type.String({ description: 'B-{year}-{00001}' }),
    state: strings(BOOKING_STATES),
    paymentMethod: strings(PAYMENT_METHODS),
    paymentStatus: strings(PAYMENT_STATUSES),
    event: Type.Object({
      '@id': Iri,
      id: Id,
      code: Type.String(),
      title: Type.String(),
      slug: Type.String(),
      place: Type.String(),
      /** Where to be; empty where nobody has said it (docs/domain/events.md#meeting-point). */
      meetingText: Type.String(),
      start: Instant,
      end: Instant,
      state: strings(EVENT_STATES),
      /** Why the office has called it off; null unless it has. */
      cancellationReason: Nullable(strings(CANCELLATION_REASONS)),
    }),
    /**
     * Tells beforehand who takes part (docs/domain/events.md#told-beforehand); in the answer to reading one booking
     * that takes part.
     */
    briefing: Type.Optional(
      Type.Object({
        /** Rich text; empty where nobody has said it. */
        equipmentText: Type.String(),
        /** Guides who lead; `phone` is null until it is told. */
        guides: Type.Array(Type.Object({ fullName: Type.String(), phone: Nullable(Type.String()) })),
        minimumParticipants: Type.Integer(),
        /** The last day on which the office calls off for want of persons. */
        decidedOn: DateOnly,
      }),
    ),
    user: Nullable(Iri),
    /** The guest without an account whom the office knows by the booking; for the office alone. */
    guest: Nullable(Iri),
    /** Says who brought the guest; for the office alone, when it reads one booking. */
    partner: Type.Optional(Nullable(BookedByPartner)),
    booker: Type.Object({
      salutation: strings(SALUTATIONS),
      firstName: Type.String(),
      lastName: Type.String(),
      fullName: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      address: Type.String(),
      postalCode: Type.String(),
      city: Type.String(),
      country: Type.String(),
    }),
    /** Null where the booker gets the invoice. */
    invoiceTo: Type.Optional(Nullable(InvoiceTo)),
    bookingPersons: Type.Array(BookingPersonResponse),
    /** Number of persons that take a seat. */
    personCount: Type.Integer(),
    message: Nullable(Type.String()),
    lines: Type.Array(PriceLine),
    /** The account of each line, in the order of the lines; for the office, when it reads one booking. */
    accountingNos: Nullable(Type.Array(Type.String())),
    vatTotals: Type.Array(VatTotal),
    /** Sum of the lines. */
    total: Rappen,
    /** Received less paid back. */
    paid: Rappen,
    cancellationPolicy: CancellationPolicyResponse,
    /** Until then its guest leaves without a fee, because the event was moved. */
    freeCancellationUntil: Type.Optional(Nullable(Instant)),
    /**
     * Until when the guest may replace or add persons and choose another date; null if that is over for good
     * (docs/domain/cancellation.md#changes).
     */
    changesUntil: Nullable(Instant),
    /**
     * Until when the guest may choose another date: as long as other changes, or after the office has called the event
     * off (docs/domain/cancellation.md#another-date-after-a-call-off); null if that is over for good.
     */
    rebookableUntil: Nullable(Instant),
    /** Until when the guest may choose other material; null if that is over for good (docs/domain/material.md#changes). */
    materialChangesUntil: Nullable(Instant),
    /** Until when the guest may cancel: the start; null if there is nothing to cancel. */
    cancellableUntil: Nullable(Instant),
    /** Place in the queue, from 1; null unless the booking is on the waiting list. */
    waitlistPosition: Nullable(Type.Integer({ minimum: 1 })),
    /** Until when seats from the waiting list are kept; null if none are offered. */
    offeredUntil: Nullable(Instant),
    createdAt: Instant,
    /** Day the invoice is due; null for other methods. */
    dueDate: Nullable(DateOnly),
    /**
     * Until when the guest has to confirm by the link in the mail, and the seats are held; null if there is nothing to
     * confirm (docs/domain/bookings.md#bookings-without-an-account).
     */
    confirmBy: Nullable(Instant),
    /** Until when the seats are kept for whoever pays; null unless the booking waits for money (docs/domain/payments.md#payment-page). */
    payBy: Nullable(Instant),
    /** Lets a guest without an account read the booking (`?token=`); only in the answer to POST. */
    accessToken: Nullable(Type.String()),
  },
  { $id: 'Booking' },
);
export type BookingResponse = Static<typeof BookingResponse>;
