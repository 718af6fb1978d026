import type {
  Availability,
  BookingState,
  EventState,
  EventType,
  OfferState,
  PaymentStatus,
} from '@firn/shared-contracts/domain';

/** German words for the closed lists of docs/domain/states.md. */
export const EVENT_TYPE_LABELS: Readonly<Record<EventType, string>> = {
  training: 'Kurs',
  tour: 'Tour',
  spontaneous_tour: 'Spontantour',
  unknown: 'Unbekannt',
};

export const OFFER_STATE_LABELS: Readonly<Record<OfferState, string>> = {
  hidden: 'Verborgen',
  published: 'Veröffentlicht',
  archived: 'Archiviert',
};

export const EVENT_STATE_LABELS: Readonly<Record<EventState, string>> = {
  draft: 'Entwurf',
  prepared: 'Vorbereitet',
  open: 'Buchbar',
  confirmed: 'Durchführung gesichert',
  closed: 'Abgeschlossen',
  cancelled: 'Abgesagt',
};

export const BOOKING_STATE_LABELS: Readonly<Record<BookingState, string>> = {
  held: 'Reserviert',
  pending_payment: 'Zahlung offen',
  confirmed: 'Bestätigt',
  completed: 'Abgeschlossen',
  requested: 'Angefragt',
  waitlisted: 'Warteliste',
  offered: 'Platz angeboten',
  cancelled: 'Abgemeldet',
  annulled: 'Annulliert',
  rejected: 'Abgelehnt',
  expired: 'Verfallen',
};

export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  open: 'Offen',
  partial: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  overpaid: 'Überzahlt',
  refund_due: 'Rückzahlung fällig',
  refunded: 'Zurückgezahlt',
  waived: 'Erlassen',
};

const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = {
  bookable: 'Freie Plätze',
  few: 'Nur noch wenige Plätze',
  waitlist: 'Ausgebucht – Warteliste',
  full: 'Ausgebucht',
  deadline_passed: 'Anmeldeschluss vorbei',
  cancelled: 'Abgesagt',
  past: 'Vorbei',
};

/** The public word for an event's availability; `few` names the number of seats. */
export function availabilityLabel(availability: Availability, freePlaces: number): string {
  if (availability !== 'few') return AVAILABILITY_LABELS[availability];
  return freePlaces === 1 ? 'Nur noch 1 Platz' : `Nur noch ${freePlaces} Plätze`;
}
