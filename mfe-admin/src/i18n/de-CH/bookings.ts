export const Messages = {
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
};
