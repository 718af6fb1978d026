import { defineTexts } from '@firn/shared-ui/i18n';

export const invoicesTexts = defineTexts('invoices', {
  title: 'Rechnungen',
  empty: 'Noch keine Rechnungen.',
  draft: 'Entwurf',
  columns: {
    number: 'Nummer',
    kind: 'Was',
    recipient: 'Empfänger',
    booking: 'Buchung',
    event: 'Event',
    issuedOn: 'Datum',
    dueDate: 'Zahlbar bis',
    total: 'Betrag',
    open: 'Offen',
    standing: 'Stand',
  },
  filters: {
    q: 'Nummer, Name',
    kind: 'Was',
    standing: 'Stand',
    issuedOn: 'Datum',
    dueDate: 'Zahlbar bis',
  },
});
