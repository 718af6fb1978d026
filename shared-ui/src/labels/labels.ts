import type { NewsletterState, UserState } from '@firn/shared-contracts/api';
import type {
  AssignmentState,
  Availability,
  BankEntryState,
  BexioDocumentKind,
  BexioDocumentState,
  BookingPersonState,
  BookingState,
  CancellationReason,
  DayAvailability,
  DifficultyField,
  EventState,
  EventType,
  GuideLevel,
  InvoiceKind,
  InvoiceStanding,
  InvoiceState,
  InvoiceTiming,
  OfferState,
  PaymentIntentState,
  PaymentKind,
  PaymentMethod,
  PaymentMethodReason,
  PaymentProviderName,
  PaymentStatus,
  PaymentWay,
  PoiKind,
  PrivateRequestState,
  RefundState,
  RefundWay,
  VatMethod,
  VoucherEntryKind,
  VoucherOrigin,
  VoucherPicture,
  VoucherStanding,
} from '@firn/shared-contracts/domain';

/** German words for the closed lists of the domain: what people read instead of a stored value. */
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

export const CANCELLATION_REASON_LABELS: Readonly<Record<CancellationReason, string>> = {
  minimum_participants: 'Mindestteilnehmerzahl nicht erreicht',
  no_guide: 'Ausfall Guide',
  weather: 'Wetter/Verhältnisse',
  other: 'Anderer Grund',
};

export const ASSIGNMENT_STATE_LABELS: Readonly<Record<AssignmentState, string>> = {
  asked: 'Angefragt',
  accepted: 'Zugesagt',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
};

export const DAY_AVAILABILITY_LABELS: Readonly<Record<DayAvailability, string>> = {
  available: 'Frei',
  maybe: 'Vielleicht',
  busy: 'Besetzt',
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

export const BOOKING_PERSON_STATE_LABELS: Readonly<Record<BookingPersonState, string>> = {
  active: 'Angemeldet',
  cancelled: 'Abgemeldet',
  replaced: 'Ersetzt',
  attended: 'Teilgenommen',
  no_show: 'Nicht erschienen',
};

export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  invoice: 'Rechnung',
  twint: 'TWINT',
  card: 'Karte',
};

/** Why a way to pay is not offered, as its guest reads it (docs/domain/payments.md#methods). */
export const PAYMENT_METHOD_REASON_LABELS: Readonly<Record<PaymentMethodReason, string>> = {
  not_taken: 'Bieten wir nicht an.',
  not_connected: 'Zurzeit nicht möglich.',
  too_much: "Nur bis CHF 5'000.–.",
  nothing_to_pay: 'Es ist nichts zu bezahlen.',
  paid_later: 'Du kannst online bezahlen, sobald deine Buchung gilt.',
};

/** Of an attempt to pay by a provider (docs/domain/states.md#payment-intent). */
export const PAYMENT_INTENT_STATE_LABELS: Readonly<Record<PaymentIntentState, string>> = {
  created: 'Begonnen',
  pending: 'Wartet',
  confirmed: 'Bezahlt',
  failed: 'Gescheitert',
  cancelled: 'Abgebrochen',
};

/** How money came in or went back (docs/domain/payments.md#ledger). */
export const PAYMENT_WAY_LABELS: Readonly<Record<PaymentWay, string>> = {
  bank: 'Bank',
  cash: 'Bar',
  twint: 'TWINT',
  card: 'Karte',
  voucher: 'Gutschein',
};

/** Of a transaction that came with a file of the bank. */
export const BANK_ENTRY_STATE_LABELS: Readonly<Record<BankEntryState, string>> = {
  matched: 'Zugeordnet',
  unmatched: 'Ohne Buchung',
  left_aside: 'Beiseitegelegt',
};

/** How money goes back. */
export const REFUND_WAY_LABELS: Readonly<Record<RefundWay, string>> = {
  provider: 'TWINT oder Karte',
  bank: 'Bank',
  voucher: 'Gutschein',
};

export const REFUND_STATE_LABELS: Readonly<Record<RefundState, string>> = {
  created: 'Zu erledigen',
  transit: 'Unterwegs',
  done: 'Erledigt',
  failed: 'Gescheitert',
};

export const PAYMENT_KIND_LABELS: Readonly<Record<PaymentKind, string>> = {
  payment: 'Zahlung',
  refund: 'Rückzahlung',
  correction: 'Korrektur',
};

export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  open: 'Offen',
  partial: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  overpaid: 'Überzahlt',
  refund_due: 'Rückzahlung fällig',
  refunded: 'Zurückgezahlt',
  waived: 'Nichts geschuldet',
};

export const INVOICE_KIND_LABELS: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Rechnung',
  credit_note: 'Gutschrift',
};

export const INVOICE_STATE_LABELS: Readonly<Record<InvoiceState, string>> = {
  draft: 'Entwurf',
  issued: 'Ausgestellt',
  credited: 'Gutgeschrieben',
};

export const INVOICE_STANDING_LABELS: Readonly<Record<InvoiceStanding, string>> = {
  draft: 'Entwurf',
  open: 'Offen',
  partial: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  overdue: 'Überfällig',
  credited: 'Gutgeschrieben',
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

export const POI_KIND_LABELS: Readonly<Record<PoiKind, string>> = {
  peak: 'Gipfel',
  hut: 'Hütte',
  village: 'Dorf',
  meeting: 'Treffpunkt',
  place: 'Ort',
};

/** Of an account (docs/domain/states.md#account). */
export const USER_STATE_LABELS: Readonly<Record<UserState, string>> = {
  guest: 'Ohne Konto',
  unconfirmed: 'Nicht bestätigt',
  active: 'Aktiv',
  locked: 'Gesperrt',
  deleted: 'Gelöscht',
};

/** Of the newsletter (docs/domain/accounts.md#newsletter). */
export const NEWSLETTER_STATE_LABELS: Readonly<Record<NewsletterState, string>> = {
  pending: 'Nicht bestätigt',
  subscribed: 'Abonniert',
  unsubscribed: 'Abbestellt',
};

export const GUIDE_LEVEL_LABELS: Readonly<Record<GuideLevel, string>> = {
  partner: 'Partner',
  'guide1+': 'Bergführung 1+',
  guide1: 'Bergführung 1',
  guide2: 'Bergführung 2',
  guide3: 'Bergführung 3',
  guide4: 'Bergführung 4',
  guide5: 'Bergführung 5',
  guide6: 'Bergführung 6',
  aspirant1: 'Bergführung in Ausbildung 1',
  aspirant2: 'Bergführung in Ausbildung 2',
  aspirant3: 'Bergführung in Ausbildung 3',
  aspirant4: 'Bergführung in Ausbildung 4',
  climbingTeacher1: 'Kletterunterricht 1',
  climbingTeacher2: 'Kletterunterricht 2',
  climbingTeacher3: 'Kletterunterricht 3',
  climbingTeacher4: 'Kletterunterricht 4',
  hikingTeacher1: 'Wanderleitung 1',
  hikingTeacher2: 'Wanderleitung 2',
  hikingTeacher3: 'Wanderleitung 3',
  hikingTeacher4: 'Wanderleitung 4',
};

/** The scale a grade is of. */
export const DIFFICULTY_SCALE_LABELS: Readonly<Record<DifficultyField, string>> = {
  hikingDifficulty: 'SAC-Wanderskala',
  mountainTourDifficulty: 'SAC-Hochtourenskala',
  skiDifficulty: 'SAC-Skitourenskala',
  rockClimbingDifficulty: 'UIAA-Skala',
  snowShoeDifficulty: 'SAC-Schneeschuhskala',
  viaFerrataDifficulty: 'Hüsler-Skala',
};

/** The public word for an event's availability; `few` names the number of seats. */
export function availabilityLabel(availability: Availability, freePlaces: number): string {
  if (availability !== 'few') return AVAILABILITY_LABELS[availability];
  return freePlaces === 1 ? 'Nur noch 1 Platz' : `Nur noch ${freePlaces} Plätze`;
}

export const PRIVATE_REQUEST_STATE_LABELS: Readonly<Record<PrivateRequestState, string>> = {
  new: 'Neu',
  offered: 'Vorgeschlagen',
  booked: 'Gebucht',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
  expired: 'Verfallen',
};

export const VOUCHER_STANDING_LABELS: Readonly<Record<VoucherStanding, string>> = {
  draft: 'Nicht bezahlt',
  active: 'Gültig',
  used_up: 'Eingelöst',
  expired: 'Abgelaufen',
  blocked: 'Gesperrt',
};

export const VOUCHER_ORIGIN_LABELS: Readonly<Record<VoucherOrigin, string>> = {
  sold: 'Online verkauft',
  office: 'Vom Büro ausgestellt',
  refund: 'Statt einer Rückzahlung',
  reissue: 'Ersatz für einen verlorenen',
  import: 'Importiert',
};

export const VOUCHER_ENTRY_LABELS: Readonly<Record<VoucherEntryKind, string>> = {
  issue: 'Ausgestellt',
  redemption: 'Eingelöst',
  return: 'Zurückgekommen',
  block: 'Gesperrt',
};

export const VOUCHER_PICTURE_LABELS: Readonly<Record<VoucherPicture, string>> = {
  gipfel: 'Gipfel im ersten Licht',
  skitour: 'Spur im Schnee',
  huette: 'Hütte am Abend',
};

export const BEXIO_DOCUMENT_KIND_LABELS: Readonly<Record<BexioDocumentKind, string>> = {
  invoice: 'Rechnung',
  credit_note: 'Gutschrift',
  payment: 'Zahlung',
};

export const BEXIO_DOCUMENT_STATE_LABELS: Readonly<Record<BexioDocumentState, string>> = {
  waiting: 'Wartet',
  done: 'Übertragen',
  failed: 'Fehler',
};

export const INVOICE_TIMING_LABELS: Readonly<Record<InvoiceTiming, string>> = {
  at_once: 'Sofort bei der Buchung',
  before_due: 'Einige Tage vor der Fälligkeit',
};

export const VAT_METHOD_LABELS: Readonly<Record<VatMethod, string>> = {
  effective: 'Effektiv',
  flat_rate: 'Mit Saldosteuersatz',
};

export const PAYMENT_PROVIDER_LABELS: Readonly<Record<PaymentProviderName, string>> = {
  test: 'Testanbieter',
  stripe: 'Stripe',
};
