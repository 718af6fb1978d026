/**
 * Every closed list whose values people see as a German label, never as such: the labels are in
 * `@firn/shared-ui/labels`, and a test fails when one of these values reaches a screen
 * (`../testing/raw-values.ts`). The transitions of the states live in the API's domain files.
 */
export const OFFER_STATES = ['hidden', 'published', 'archived'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const EVENT_STATES = ['draft', 'prepared', 'open', 'confirmed', 'closed', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const EVENT_TYPES = ['unknown', 'training', 'tour', 'spontaneous_tour'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const AVAILABILITIES = [
  'bookable',
  'few',
  'waitlist',
  'full',
  'deadline_passed',
  'cancelled',
  'past',
] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Why the office cancelled an event. */
export const CANCELLATION_REASONS = ['minimum_participants', 'no_guide', 'weather', 'other'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

export const BOOKING_STATES = [
  'held',
  'pending_payment',
  'confirmed',
  'completed',
  'requested',
  'waitlisted',
  'offered',
  'cancelled',
  'annulled',
  'rejected',
  'expired',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** What becomes of a wish for a tour of one's own (docs/domain/states.md#private-request). */
export const PRIVATE_REQUEST_STATES = [
  'new',
  'offered',
  'booked',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type PrivateRequestState = (typeof PRIVATE_REQUEST_STATES)[number];

/** Seats that the office holds for a guest on the phone become one of these (docs/domain/states.md#option). */
export const SEAT_OPTION_STATES = ['open', 'booked', 'released', 'expired'] as const;
export type SeatOptionState = (typeof SEAT_OPTION_STATES)[number];

/** States of bookings that are neither over nor called off: a guest or the office may end them, and they end with the event. */
export const ONGOING_BOOKING_STATES = [
  'held',
  'pending_payment',
  'confirmed',
  'requested',
  'waitlisted',
  'offered',
] as const satisfies readonly BookingState[];

/** States whose persons take a seat (docs/domain/states.md#seats; `held` and `offered` only until they expire). */
export const SEAT_TAKING_STATES: readonly BookingState[] = [
  'held',
  'pending_payment',
  'offered',
  'requested',
  'confirmed',
  'completed',
];

export const BOOKING_PERSON_STATES = ['active', 'cancelled', 'replaced', 'attended', 'no_show'] as const;
export type BookingPersonState = (typeof BOOKING_PERSON_STATES)[number];

/** Of beds in a house (docs/domain/accommodations.md#states). */
export const RESERVATION_STATES = ['planned', 'requested', 'confirmed', 'cancelled'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

export const ASSIGNMENT_STATES = ['asked', 'accepted', 'declined', 'withdrawn'] as const;
/** Of a guide for an event (docs/domain/events.md#guides). */
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

export const GUIDE_SEARCH_STATES = ['open', 'settled', 'stopped'] as const;
/** A search for a guide is in one of them (docs/domain/events.md#a-guide-falls-ill). */
export type GuideSearchState = (typeof GUIDE_SEARCH_STATES)[number];

/** How a guide stands on the days of an event, the best first (docs/domain/events.md#a-guide-falls-ill). */
export const CANDIDATE_STANDINGS = ['available', 'unknown', 'maybe', 'busy', 'overlap'] as const;
export type CandidateStanding = (typeof CANDIDATE_STANDINGS)[number];

/** Says what has become of somebody on the list of a search. */
export const CANDIDATE_TURNS = ['waiting', 'asked', 'accepted', 'declined', 'withdrawn', 'passed'] as const;
export type CandidateTurn = (typeof CANDIDATE_TURNS)[number];

/** What a guide says of a day; nothing said is null. */
export const DAY_AVAILABILITIES = ['available', 'maybe', 'busy'] as const;
export type DayAvailability = (typeof DAY_AVAILABILITIES)[number];

export const PAYMENT_STATUSES = [
  'open',
  'partial',
  'paid',
  'overpaid',
  'refund_due',
  'refunded',
  'waived',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_METHODS = ['invoice', 'twint', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Reasons for which a way to pay is not offered (docs/domain/payments.md#methods). */
export const PAYMENT_METHOD_REASONS = [
  'not_taken',
  'not_connected',
  'too_much',
  'nothing_to_pay',
  'paid_later',
] as const;
export type PaymentMethodReason = (typeof PAYMENT_METHOD_REASONS)[number];

/** How money came in, or went back (docs/domain/payments.md#ledger). */
export const PAYMENT_WAYS = ['bank', 'cash', 'twint', 'card', 'voucher'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** What an entry of the ledger of payments is. */
export const PAYMENT_KINDS = ['payment', 'refund', 'correction'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Kinds of invoices; a credit note takes back what one has billed (docs/domain/payments.md#invoices). */
export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const INVOICE_STATES = ['draft', 'issued', 'credited'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** As people read an invoice: an issued one follows from what was paid, and from the day it is due. */
export const INVOICE_STANDINGS = ['draft', 'open', 'partial', 'paid', 'overdue', 'credited'] as const;
export type InvoiceStanding = (typeof INVOICE_STANDINGS)[number];

/** Times at which the invoice of a booking is issued (docs/domain/payments.md#invoices). */
export const INVOICE_TIMINGS = ['at_once', 'before_due'] as const;
export type InvoiceTiming = (typeof INVOICE_TIMINGS)[number];

/** Methods by which the company accounts for VAT: what it owes less what it paid, or a flat share of its turnover. */
export const VAT_METHODS = ['effective', 'flat_rate'] as const;
export type VatMethod = (typeof VAT_METHODS)[number];

/** Providers that can be connected to take money; `test` is built in (docs/domain/payments.md#methods). */
export const PAYMENT_PROVIDER_NAMES = ['test', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDER_NAMES)[number];

export const PAYMENT_INTENT_STATES = ['created', 'pending', 'confirmed', 'failed', 'cancelled'] as const;
/** State of an attempt to pay by a provider (docs/domain/states.md#payment-intent). */
export type PaymentIntentState = (typeof PAYMENT_INTENT_STATES)[number];

/** States of a transaction in a file of the bank (docs/domain/payments.md#bank-file). */
export const BANK_ENTRY_STATES = ['matched', 'unmatched', 'left_aside'] as const;
export type BankEntryState = (typeof BANK_ENTRY_STATES)[number];

/** Ways by which money goes back to a guest (docs/domain/payments.md#refunds). */
export const REFUND_WAYS = ['provider', 'bank', 'voucher'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

export const REFUND_STATES = ['created', 'transit', 'done', 'failed'] as const;
/** docs/domain/states.md#refund */
export type RefundState = (typeof REFUND_STATES)[number];

/** As it is kept (docs/domain/states.md#voucher). */
export const VOUCHER_STATES = ['draft', 'active', 'blocked'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** As people read it: two more follow from balance and day. */
export const VOUCHER_STANDINGS = ['draft', 'active', 'used_up', 'expired', 'blocked'] as const;
export type VoucherStanding = (typeof VOUCHER_STANDINGS)[number];

export const VOUCHER_ORIGINS = ['sold', 'office', 'refund', 'reissue', 'import'] as const;
export type VoucherOrigin = (typeof VOUCHER_ORIGINS)[number];

export const VOUCHER_ENTRY_KINDS = ['issue', 'redemption', 'return', 'block'] as const;
export type VoucherEntryKind = (typeof VOUCHER_ENTRY_KINDS)[number];

export const BEXIO_DOCUMENT_KINDS = ['invoice', 'credit_note', 'payment'] as const;
export type BexioDocumentKind = (typeof BEXIO_DOCUMENT_KINDS)[number];

export const BEXIO_DOCUMENT_STATES = ['waiting', 'done', 'failed'] as const;
export type BexioDocumentState = (typeof BEXIO_DOCUMENT_STATES)[number];

/** German already: each value is its own label. */
export const SALUTATIONS = ['Frau', 'Herr', 'Divers'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

export const POI_KINDS = ['peak', 'hut', 'village', 'meeting', 'place'] as const;
export type PoiKind = (typeof POI_KINDS)[number];

/** Guide qualification levels (docs/domain/offers.md#qualification-levels), lowest first within each kind. */
export const GUIDE_LEVELS = [
  'partner',
  'guide1+',
  'guide1',
  'guide2',
  'guide3',
  'guide4',
  'guide5',
  'guide6',
  'aspirant1',
  'aspirant2',
  'aspirant3',
  'aspirant4',
  'climbingTeacher1',
  'climbingTeacher2',
  'climbingTeacher3',
  'climbingTeacher4',
  'hikingTeacher1',
  'hikingTeacher2',
  'hikingTeacher3',
  'hikingTeacher4',
] as const;
export type GuideLevel = (typeof GUIDE_LEVELS)[number];
