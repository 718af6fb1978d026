import { defineTexts } from '@firn/shared-ui/i18n';

/** Texts of the settings about invoices, reminders, VAT, vouchers and the cost of guides. */
export const settingsMoneyTexts = defineTexts('settings-money', {
  sections: {
    invoices: 'Rechnung und Zahlung',
    dunning: 'Mahnungen',
    vat: 'Mehrwertsteuer',
    vouchers: 'Gutscheine',
    dayRates: 'Tagesansätze',
  },
  fields: {
    iban: 'IBAN',
    qrIban: 'QR-IBAN',
    invoiceTiming: 'Rechnung ausstellen',
    invoiceDaysBeforeDue: 'Tage vor der Fälligkeit',
    depositPercent: 'Anzahlung',
    depositTermDays: 'Anzahlung zahlbar innert',
    twintOffered: 'TWINT anbieten',
    cardOffered: 'Kreditkarte anbieten',
    firstReminderDays: 'Erste Mahnung nach',
    secondReminderDays: 'Zweite Mahnung nach',
    reminderFee: 'Gebühr der zweiten Mahnung',
    vatNumber: 'MWST-Nummer',
    vatMethod: 'Abrechnung',
    flatRatePercent: 'Saldosteuersatz',
    voucherYears: 'Gültig',
    dayRates: 'Ansätze je Niveau',
  },
  rows: { level: 'Qualifikation', rate: 'Pro Tag' },
  hints: {
    iban: 'Konto in der Schweiz oder Liechtenstein. Rechnungen tragen es, wenn es keine QR-IBAN gibt; Rückzahlungen gehen von ihm weg.',
    qrIban:
      'Mit ihr trägt jede Rechnung eine QR-Referenz, die der Bankauszug zurückbringt. Ohne IBAN und QR-IBAN wird keine Rechnung ausgestellt.',
    invoiceTiming: 'Das Büro kann eine Rechnung jederzeit von Hand ausstellen.',
    invoiceDaysBeforeDue: 'Zählt nur, wenn Rechnungen nicht sofort ausgestellt werden.',
    depositPercent:
      'So viel von jeder Zeile steht in der ersten Rechnung, der Rest in einer zweiten. Bei 0 gibt es nur eine Rechnung.',
    depositTermDays: 'Ab dem Tag der ersten Rechnung.',
    methods: 'Gilt ab sofort für neue Buchungen. Wer schon am Bezahlen ist, bezahlt zu Ende.',
    reminders: 'Nach dem Tag, an dem die Rechnung fällig war. Nach der zweiten ist es Arbeit des Büros.',
    reminderFee: 'Kommt mit der zweiten Mahnung zum Preis der Buchung dazu. Bei 0 kostet sie nichts.',
    vatNumber: 'Zum Beispiel CHE-123.456.788 MWST. Leer: Die Firma ist nicht steuerpflichtig.',
    vatMethod: 'Bestimmt, welche Ziffern die Abrechnung eines Quartals hat.',
    flatRatePercent: 'Der bewilligte Satz vom Umsatz. Zählt nur für die Abrechnung mit Saldosteuersatz.',
    voucherYears: 'Gilt für neue Gutscheine. Mindestens 5 Jahre.',
    dayRates:
      'Was ein Tag eines Guides die Firma kostet, für die Zahlen eines Events. Eine Qualifikation ohne Ansatz kostet dort nichts.',
  },
  units: { percent: '%', days: 'Tage', years: 'Jahre' },
  addRate: 'Ansatz hinzufügen',
  values: {
    none: 'keine',
    days: '{{count}} Tage',
    years: '{{count}} Jahre',
    percent: '{{percent}} %',
    yes: 'ja',
    no: 'nein',
  },
  readOnly: 'Nur Super-Admins ändern diese Angaben, weil Rechnungen und Abrechnungen auf ihnen beruhen.',
});
