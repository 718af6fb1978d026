import type { AccommodationKind, AskingWay, ReservationState } from '../domain/index.ts';

/** Words for houses in which events sleep, and for beds in them; in a file of their own, because few pages load them. */
export const ACCOMMODATION_KIND_LABELS: Readonly<Record<AccommodationKind, string>> = {
  hut: 'Hütte',
  hotel: 'Hotel',
  camp: 'Zeltplatz',
  private: 'Privates Haus',
};

export const ASKING_WAY_LABELS: Readonly<Record<AskingWay, string>> = {
  mail: 'Per E-Mail',
  phone: 'Am Telefon',
  web: 'Auf der Website',
};

export const RESERVATION_STATE_LABELS: Readonly<Record<ReservationState, string>> = {
  planned: 'Geplant',
  requested: 'Angefragt',
  confirmed: 'Bestätigt',
  cancelled: 'Abgesagt',
};
