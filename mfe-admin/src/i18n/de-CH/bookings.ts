import { defineTexts } from '@firn/shared-ui/i18n';

export const bookingsTexts = defineTexts('bookings', {
  title: 'Buchungen',
  empty: 'Noch keine Buchungen.',
  filters: { q: 'Nummer, Name oder E-Mail', state: 'Status', event: 'Event' },
  columns: {
    bookingNumber: 'Nummer',
    createdAt: 'Eingegangen',
    booker: 'Gebucht von',
    email: 'E-Mail',
    phone: 'Telefon',
    event: 'Event',
    date: 'Datum',
    persons: 'Pers.',
    total: 'Betrag',
    state: 'Status',
    paymentStatus: 'Zahlung',
  },
});
