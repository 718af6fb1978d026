import { defineTexts } from '@firn/shared-ui/i18n';

export const bookingsTexts = defineTexts('bookings', {
  title: 'Buchungen',
  caption: 'Buchungen, die neuesten zuerst',
  empty: 'Keine Buchungen gefunden.',
  filters: { q: 'Nummer, Name oder E-Mail', state: 'Status' },
  columns: {
    bookingNumber: 'Nummer',
    createdAt: 'Eingegangen',
    booker: 'Gebucht von',
    event: 'Event',
    persons: 'Personen',
    total: 'Betrag',
    state: 'Status',
    paymentStatus: 'Zahlung',
  },
});
