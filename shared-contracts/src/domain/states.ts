/** Closed lists of docs/domain/states.md. The transitions live in the API's domain files. */
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

export const SALUTATIONS = ['Frau', 'Herr', 'Divers'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** What a place of a tour is. */
export const POI_KINDS = ['peak', 'hut', 'village', 'meeting', 'place'] as const;
export type PoiKind = (typeof POI_KINDS)[number];
