import { type Static, Type } from 'typebox';
import {
  BOOKING_PERSON_STATES,
  BOOKING_STATES,
  EVENT_STATES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  SALUTATIONS,
} from '../domain/states.ts';
import { DateOnly, Id, Instant, Iri, Nullable, Rappen, ReferenceInput, resource, strings } from './hydra.ts';

/** A text that is not blank. */
const filledText = (maxLength: number) => Type.String({ maxLength, pattern: '\\S' });
const Name = filledText(60);
const Email = Type.String({ format: 'email', maxLength: 180, pattern: '^[\\x00-\\x7F]*$' });
const Phone = filledText(30);
const Address = Type.String({ maxLength: 70 });
const PostalCode = Type.String({ maxLength: 16 });
const City = Type.String({ maxLength: 35 });
const Country = Type.String({ pattern: '^[A-Z]{2}$', default: 'CH' });

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

/** One person of a booking (docs/domain/bookings.md#person-fields; the cross-field rules are in `booking-rules.ts`). */
export const BookingPersonRequest = Type.Object(
  {
    booker: Type.Optional(Type.Boolean({ description: 'This person is the booker.' })),
    salutation: strings(SALUTATIONS),
    firstName: Name,
    lastName: Name,
    email: Email,
    birthday: DateOnly,
    address: Type.Optional(Address),
    postalCode: Type.Optional(PostalCode),
    city: Type.Optional(City),
    country: Type.Optional(Country),
    phone: Phone,
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
  },
  { $id: 'BookingPersonRequest', additionalProperties: false },
);
export type BookingPersonRequest = Static<typeof BookingPersonRequest>;

export const MAXIMUM_BOOKING_PERSONS = 8;

/** `POST /api/bookings`; needs the header `Idempotency-Key`. */
export const BookingRequest = Type.Object(
  {
    event: ReferenceInput,
    booker: BookerRequest,
    bookingPersons: Type.Array(BookingPersonRequest, { minItems: 1, maxItems: MAXIMUM_BOOKING_PERSONS }),
    message: Type.Optional(Type.String({ maxLength: 1000 })),
    acceptTerms: Type.Boolean({ description: 'Must be true.' }),
    /** Rappen, as shown to the visitor; a different total answers 409 `/problems/price-changed`. */
    expectedTotal: Rappen,
    paymentMethod: Type.Optional(strings(PAYMENT_METHODS)),
  },
  { $id: 'BookingRequest', additionalProperties: false },
);
export type BookingRequest = Static<typeof BookingRequest>;

/** `POST /api/price-quotes`: no side effect. */
export const PriceQuoteRequest = Type.Object(
  {
    event: ReferenceInput,
    bookingPersons: Type.Array(Type.Object({ sac: Type.Boolean() }, { additionalProperties: true }), {
      minItems: 1,
      maxItems: MAXIMUM_BOOKING_PERSONS,
    }),
  },
  { $id: 'PriceQuoteRequest', additionalProperties: false },
);
export type PriceQuoteRequest = Static<typeof PriceQuoteRequest>;

export const PriceLine = Type.Object(
  {
    /** Index into bookingPersons. */
    person: Type.Integer({ minimum: 0 }),
    title: Type.String(),
    gross: Rappen,
    /** Discount of the SAC membership. */
    discount: Rappen,
    /** gross − discount, VAT included. */
    total: Rappen,
    vatCategory: Type.String(),
    vatPercent: Type.Number(),
    /** VAT contained in `total`. */
    vat: Rappen,
  },
  { $id: 'PriceLine' },
);
export type PriceLine = Static<typeof PriceLine>;

export const VatTotal = Type.Object(
  { vatCategory: Type.String(), vatPercent: Type.Number(), total: Rappen, vat: Rappen },
  { $id: 'VatTotal' },
);
export type VatTotal = Static<typeof VatTotal>;

export const PriceQuoteResponse = Type.Object(
  {
    currency: Type.Literal('CHF'),
    lines: Type.Array(PriceLine),
    vatTotals: Type.Array(VatTotal),
    total: Rappen,
    /** Day an invoice of today would be due (docs/domain/payments.md#due-date). */
    dueDate: DateOnly,
  },
  { $id: 'PriceQuote' },
);
export type PriceQuoteResponse = Static<typeof PriceQuoteResponse>;

export const BookingPersonResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('BookingPerson'),
    id: Id,
    state: strings(BOOKING_PERSON_STATES),
    booker: Type.Boolean(),
    salutation: strings(SALUTATIONS),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    birthday: DateOnly,
    phone: Nullable(Type.String()),
    sac: Type.Boolean(),
    vegetarian: Type.Boolean(),
    allergies: Type.Boolean(),
    allergiesText: Nullable(Type.String()),
    hardestTour: Nullable(Type.String()),
    contactFirstName: Type.String(),
    contactLastName: Type.String(),
    contactPhone: Type.String(),
  },
  { $id: 'BookingPersonOfBooking' },
);
export type BookingPersonResponse = Static<typeof BookingPersonResponse>;

export const BookingResponse = Type.Object(
  {
    ...resource,
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
      start: Instant,
      end: Instant,
      state: strings(EVENT_STATES),
    }),
    user: Nullable(Iri),
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
    bookingPersons: Type.Array(BookingPersonResponse),
    /** Number of persons that take a seat. */
    personCount: Type.Integer(),
    message: Nullable(Type.String()),
    lines: Type.Array(PriceLine),
    vatTotals: Type.Array(VatTotal),
    total: Rappen,
    createdAt: Instant,
    /** Day the invoice is due; null for other methods. */
    dueDate: Nullable(DateOnly),
    /**
     * Until when the guest has to confirm by the link in the mail, and the seats are held; null if there is nothing to
     * confirm (docs/domain/bookings.md#bookings-without-an-account).
     */
    confirmBy: Nullable(Instant),
    /** Lets a guest without an account read the booking (`?token=`); only in the answer to POST. */
    accessToken: Nullable(Type.String()),
  },
  { $id: 'Booking' },
);
export type BookingResponse = Static<typeof BookingResponse>;

/** The page behind the link of the mail that asks to confirm a booking; it has the button. */
export const bookingConfirmationPath = (id: string, token: string): string =>
  `/profil/buchung/${id}/bestaetigen?token=${encodeURIComponent(token)}`;

/** Problem codes of the booking calls. */
export const BOOKING_PROBLEMS = {
  eventFull: '/problems/event-full',
  eventNotBookable: '/problems/event-not-bookable',
  priceChanged: '/problems/price-changed',
  lockTimeout: '/problems/lock-timeout',
  /** Too many bookings of the network or the address wait for their link. */
  tooManyBookings: '/problems/too-many-bookings',
  /** The time to confirm is over, or the booking has ended meanwhile. */
  confirmationOver: '/problems/confirmation-over',
  idempotencyInFlight: '/problems/idempotency-key-in-flight',
  idempotencyKeyReused: '/problems/idempotency-key-reused',
} as const;
