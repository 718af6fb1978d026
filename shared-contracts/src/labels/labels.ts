import type { NewsletterState, UserRole, UserState } from '../api/index.ts';
import type {
  ApiTokenScope,
  AssignmentState,
  Availability,
  BookingPersonState,
  BookingState,
  CancellationReason,
  CandidateStanding,
  CandidateTurn,
  DayAvailability,
  DifficultyField,
  EventState,
  EventType,
  ExportState,
  GuideLevel,
  GuideSearchState,
  OfferState,
  PoiKind,
  PrivateRequestState,
  ReceiptVat,
  SeatOptionState,
  TextState,
} from '../domain/index.ts';

/** German words for the closed lists of the domain: what people read instead of a stored value. */
export const EVENT_TYPE_LABELS: Readonly<Record<EventType, string>> = {
  training: 'Kurs',
  tour: 'Tour',
  spontaneous_tour: 'Spontantour',
  unknown: 'Unbekannt',
};

/** Who has none of them is a guest. */
export const ROLE_LABELS: Readonly<Record<UserRole, string>> = {
  ROLE_GUIDE: 'Guide',
  ROLE_ADMIN: 'Administration',
  ROLE_SUPER_ADMIN: 'Super-Administration',
};

export const OFFER_STATE_LABELS: Readonly<Record<OfferState, string>> = {
  hidden: 'Verborgen',
  published: 'Veröffentlicht',
  archived: 'Archiviert',
};

export const EVENT_STATE_LABELS: Readonly<Record<EventState, string>> = {
  draft: 'Entwurf',
  prepared: 'Zum Prüfen',
  open: 'Buchbar',
  confirmed: 'Durchführung gesichert',
  closed: 'Abgeschlossen',
  cancelled: 'Abgesagt',
};

export const SEAT_OPTION_STATE_LABELS: Readonly<Record<SeatOptionState, string>> = {
  open: 'Reserviert',
  booked: 'Gebucht',
  released: 'Freigegeben',
  expired: 'Abgelaufen',
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

export const GUIDE_SEARCH_STATE_LABELS: Readonly<Record<GuideSearchState, string>> = {
  open: 'Läuft',
  settled: 'Gefunden',
  stopped: 'Beendet',
};

export const CANDIDATE_STANDING_LABELS: Readonly<Record<CandidateStanding, string>> = {
  available: 'Frei',
  unknown: 'Keine Angabe',
  maybe: 'Vielleicht',
  busy: 'Besetzt',
  overlap: 'Leitet dann anderswo',
};

export const CANDIDATE_TURN_LABELS: Readonly<Record<CandidateTurn, string>> = {
  waiting: 'Noch nicht angefragt',
  asked: 'Angefragt',
  accepted: 'Zugesagt',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
  passed: 'Übergangen',
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
  cancelled: 'Annulliert',
  annulled: 'Abgesagt',
  rejected: 'Abgelehnt',
  expired: 'Verfallen',
};

export const BOOKING_PERSON_STATE_LABELS: Readonly<Record<BookingPersonState, string>> = {
  active: 'Angemeldet',
  cancelled: 'Annulliert',
  replaced: 'Ersetzt',
  attended: 'Teilgenommen',
  no_show: 'Nicht erschienen',
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

/** States of an account (docs/domain/states.md#account). */
export const USER_STATE_LABELS: Readonly<Record<UserState, string>> = {
  guest: 'Ohne Konto',
  unconfirmed: 'Nicht bestätigt',
  active: 'Aktiv',
  locked: 'Gesperrt',
  deleted: 'Gelöscht',
};

/** States of a subscription to the newsletter (docs/domain/accounts.md#newsletter). */
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

/**
 * A state in words. An open event takes no bookings once its deadline is over, and says so
 * (docs/domain/states.md#event).
 */
export function eventStateLabel(
  {
    state,
    registrationDeadline: deadline,
  }: { readonly state: EventState; readonly registrationDeadline?: string },
  now: Date,
): string {
  const isOver = state === 'open' && deadline !== undefined && new Date(deadline) < now;
  return isOver ? AVAILABILITY_LABELS.deadline_passed : EVENT_STATE_LABELS[state];
}

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

/** States of an export (docs/domain/office.md#exports). */
export const EXPORT_STATE_LABELS: Readonly<Record<ExportState, string>> = {
  queued: 'Wartet',
  running: 'Wird gemacht',
  done: 'Fertig',
  failed: 'Gescheitert',
  cancelled: 'Abgebrochen',
};

export const TEXT_STATE_LABELS: Readonly<Record<TextState, string>> = {
  waiting: 'Wartet',
  sending: 'Wird gesendet',
  sent: 'Gesendet',
  delivered: 'Zugestellt',
  failed: 'Nicht zugestellt',
  withdrawn: 'Zurückgezogen',
};

/** VAT on a receipt (docs/domain/events.md#receipts-and-pictures-of-a-report). */
export const RECEIPT_VAT_LABELS: Readonly<Record<ReceiptVat, string>> = {
  normal: 'Normalsatz 8.1 %',
  lodging: 'Übernachtung 3.8 %',
  reduced: 'Esswaren 2.6 %',
  none: 'Ohne MWST',
};

/** Scopes say what a token of a program opens (docs/domain/api-tokens.md#scopes). */
export const API_TOKEN_SCOPE_LABELS: Readonly<Record<ApiTokenScope, string>> = {
  catalogue: 'Touren lesen',
  'bookings.read': 'Buchungen lesen',
  'bookings.write': 'Buchen und ändern',
  octo: 'Daten für Wiederverkäufer (OCTO)',
};
