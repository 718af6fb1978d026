import type { NewsletterState, UserState } from '@firn/shared-contracts/api';
import type {
  BookingPersonState,
  BookingState,
  EventState,
  EventType,
  InvoiceKind,
  InvoiceStanding,
  PaymentMethod,
  PaymentStatus,
  VoucherOrigin,
  VoucherStanding,
} from '@firn/shared-contracts/domain';

/** The words of the office for what is stored, as its lists have them. */
export const BOOKING_STATE_WORDS: Readonly<Record<BookingState, string>> = {
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

export const PERSON_STATE_WORDS: Readonly<Record<BookingPersonState, string>> = {
  active: 'Angemeldet',
  cancelled: 'Abgemeldet',
  replaced: 'Ersetzt',
  attended: 'Teilgenommen',
  no_show: 'Nicht erschienen',
};

export const PAYMENT_STATUS_WORDS: Readonly<Record<PaymentStatus, string>> = {
  open: 'Offen',
  partial: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  overpaid: 'Überzahlt',
  refund_due: 'Rückzahlung fällig',
  refunded: 'Zurückgezahlt',
  waived: 'Nichts geschuldet',
};

export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  invoice: 'Rechnung',
  twint: 'TWINT',
  card: 'Karte',
};

export const EVENT_STATE_WORDS: Readonly<Record<EventState, string>> = {
  draft: 'Entwurf',
  prepared: 'Vorbereitet',
  open: 'Buchbar',
  confirmed: 'Durchführung gesichert',
  closed: 'Abgeschlossen',
  cancelled: 'Abgesagt',
};

export const EVENT_TYPE_WORDS: Readonly<Record<EventType, string>> = {
  training: 'Kurs',
  tour: 'Tour',
  spontaneous_tour: 'Spontantour',
  unknown: 'Unbekannt',
};

export const USER_STATE_WORDS: Readonly<Record<UserState, string>> = {
  guest: 'Ohne Konto',
  unconfirmed: 'Nicht bestätigt',
  active: 'Aktiv',
  locked: 'Gesperrt',
  deleted: 'Gelöscht',
};

export const NEWSLETTER_STATE_WORDS: Readonly<Record<NewsletterState, string>> = {
  pending: 'Nicht bestätigt',
  subscribed: 'Abonniert',
  unsubscribed: 'Abbestellt',
};

/** Roles as the list of guests says them; who has none is a guest. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  ROLE_GUIDE: 'Guide',
  ROLE_ADMIN: 'Administration',
  ROLE_SUPER_ADMIN: 'Super-Administration',
};

export const INVOICE_KIND_WORDS: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Rechnung',
  credit_note: 'Gutschrift',
};

export const INVOICE_STANDING_WORDS: Readonly<Record<InvoiceStanding, string>> = {
  draft: 'Entwurf',
  open: 'Offen',
  partial: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  overdue: 'Überfällig',
  credited: 'Gutgeschrieben',
};

export const VOUCHER_STANDING_WORDS: Readonly<Record<VoucherStanding, string>> = {
  draft: 'Nicht bezahlt',
  active: 'Gültig',
  used_up: 'Eingelöst',
  expired: 'Abgelaufen',
  blocked: 'Gesperrt',
};

export const VOUCHER_ORIGIN_WORDS: Readonly<Record<VoucherOrigin, string>> = {
  sold: 'Online verkauft',
  office: 'Vom Büro ausgestellt',
  refund: 'Statt einer Rückzahlung',
  reissue: 'Ersatz für einen verlorenen',
  import: 'Importiert',
};

export const yesOrNo = (value: boolean | null): string | null =>
  value === null ? null : value ? 'Ja' : 'Nein';
