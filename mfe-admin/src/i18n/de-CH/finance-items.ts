import { defineTexts } from '@firn/shared-ui/i18n';

/** Texts of the page with the items that a figure is the sum of. */
export const financeItemsTexts = defineTexts('finance-items', {
  figures: {
    revenue: 'Umsatz',
    fees: 'Annullationskosten',
    payments: 'Zahlungen',
    open: 'Offene Rechnungen',
    vouchers: 'Ausstehende Gutscheine',
    expected: 'Erwartete Eingänge',
  },
  titleOf: '{{figure}}: {{name}}',
  span: '{{from}} bis {{to}}.',
  ahead: 'In den nächsten 90 Tagen.',
  back: 'Zurück zur Übersicht',
  columns: { number: 'Beleg', day: 'Datum', text: 'Text', booking: 'Buchung', amount: 'Betrag' },
  nameOf: '{{number}}, {{amount}}',
  empty: 'Hinter dieser Zahl steht kein Beleg.',
});
