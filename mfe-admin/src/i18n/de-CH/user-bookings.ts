import { defineTexts } from '@firn/shared-ui/i18n';

export const userBookingsTexts = defineTexts('user-bookings', {
  title: 'Buchungen',
  empty: 'Noch keine Buchungen.',
  newBooking: 'Buchung erfassen',
  columns: {
    bookingNumber: 'Nummer',
    event: 'Event',
    date: 'Datum',
    persons: 'Pers.',
    total: 'Betrag',
    state: 'Zustand',
    paymentStatus: 'Zahlung',
  },
});
