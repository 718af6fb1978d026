import { defineTexts } from '@firn/shared-ui/i18n';

export const suspiciousBookingsTexts = defineTexts('suspicious-bookings', {
  title: 'Auffällige Buchungen',
  heading: 'Buchungen von {{network}}',
  empty: 'In den letzten 24 Stunden ist nichts aufgefallen.',
  columns: {
    network: 'Netz',
    bookings: 'Buchungen',
    seats: 'Plätze',
    events: 'Events',
    ongoingBookings: 'Laufend',
    takenSeats: 'Noch belegt',
    firstAt: 'Erste',
    lastAt: 'Letzte',
    examples: 'Zum Beispiel',
  },
  ongoing: '{{bookings}} laufend',
  allCancelled: 'Nichts mehr belegt',
  list: { title: 'Buchungen', empty: 'Keine Buchungen.' },
  booking: {
    bookingNumber: 'Nummer',
    createdAt: 'Eingegangen',
    booker: 'Gebucht von',
    email: 'E-Mail',
    event: 'Event',
    persons: 'Pers.',
    state: 'Status',
  },
  cancel: {
    action: 'Alle absagen und Plätze freigeben',
    question_one: '1 Buchung absagen?',
    question_other: '{{count}} Buchungen absagen?',
    seats_one: '1 Platz wird frei.',
    seats_other: '{{count}} Plätze werden frei.',
    effect:
      'Abgesagt wird alles, was von {{network}} in den letzten 24 Stunden ohne Konto gebucht wurde und noch läuft. Niemand bekommt eine E-Mail, und was noch nicht verschickt ist, wird zurückgezogen. Das lässt sich nicht rückgängig machen.',
    shared:
      'Prüfe die Liste zuerst: Viele Personen teilen sich manchmal ein Netz, zum Beispiel in einer Hütte.',
    keep: 'Abbrechen',
    bookings_one: '1 Buchung abgesagt',
    bookings_other: '{{count}} Buchungen abgesagt',
    done: '{{bookings}}, {{seats}}.',
    free_one: '1 Platz frei',
    free_other: '{{count}} Plätze frei',
  },
});
