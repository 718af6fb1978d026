/**
 * What waits for the office, by the list in which it is found; the most urgent kinds come first within a list. The rules
 * are docs/domain/office.md#open-work.
 */
export const EVENT_WORK = [
  'decisions-due',
  'guides-missing',
  'huts-release',
  'huts-changed',
  'materials-to-pack',
  'huts-unconfirmed',
  'events-to-check',
  'incidents-unread',
  'materials-not-back',
  'reports-missing',
  'events-not-settled',
] as const;
export type EventWork = (typeof EVENT_WORK)[number];

export const BOOKING_WORK = [
  'bookings-requested',
  'mails-not-sent',
  'refunds-due',
  'payments-overdue',
] as const;
export type BookingWork = (typeof BOOKING_WORK)[number];

export const OFFER_WORK = ['offers-without-date', 'offers-complete'] as const;
export type OfferWork = (typeof OFFER_WORK)[number];

export const PRIVATE_WORK = ['private-requests'] as const;
export type PrivateWork = (typeof PRIVATE_WORK)[number];

export const PAGE_WORK = ['pages-refused'] as const;
export type PageWork = (typeof PAGE_WORK)[number];

export type WorkKind = EventWork | BookingWork | OfferWork | PrivateWork | PageWork;

/** Every kind, the most urgent first. */
export const WORK_KINDS: readonly WorkKind[] = [
  'decisions-due',
  'bookings-requested',
  'private-requests',
  'mails-not-sent',
  'incidents-unread',
  'refunds-due',
  'pages-refused',
  'huts-release',
  'huts-changed',
  'materials-to-pack',
  'guides-missing',
  'huts-unconfirmed',
  'events-to-check',
  'payments-overdue',
  'materials-not-back',
  'reports-missing',
  'events-not-settled',
  'offers-without-date',
  'offers-complete',
];
