import { defineTexts } from '@firn/shared-ui/i18n';

export const partnerTexts = defineTexts('partner', {
  title: 'Abrechnung {{title}}',
  all: 'Alle Partner',
  months: 'Monat',
  before: 'Monat davor',
  after: 'Monat danach',
  sums: { title: 'Provision {{month}}', what: 'Was', revenue: 'Umsatz', commission: 'Provision' },
  kinds: { booked: 'Gebucht', changed: 'Geändert', cancelled: 'Annulliert', tookPlace: 'Durchgeführt' },
  count: '{{bookings}}, {{persons}}',
  bookings_one: '1 Buchung',
  bookings_other: '{{count}} Buchungen',
  persons_one: '1 Person',
  persons_other: '{{count}} Personen',
  total: 'Provision',
  vat: 'Darin enthaltene MWST zu {{percent}} %: {{amount}}.',
  noVat: 'Der Partner rechnet keine Mehrwertsteuer ab.',
  lines: {
    title: 'Buchungen',
    booking: 'Buchung',
    hint: '{{day}}, {{kind}}: {{event}}, {{date}}, {{persons}}',
  },
  empty: 'In diesem Monat ist nichts gebucht, geändert oder annulliert worden.',
  files: 'Als Datei',
  csv: 'CSV',
  pdf: 'PDF',
});
