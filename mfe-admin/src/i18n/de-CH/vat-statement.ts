import { defineTexts } from '@firn/shared-ui/i18n';

/** The form of the tax administration, in its own words. */
export const vatStatementTexts = defineTexts('vat-statement', {
  title: 'Mehrwertsteuer',
  heading: 'Abrechnung {{from}} bis {{to}}',
  methods: { effective: 'Effektive Methode.', flat_rate: 'Saldosteuersatz.' },
  noNumber: 'MWST-Nummer in den Einstellungen ergänzen',
  columns: { figure: 'Ziffer', amount: 'Umsatz', tax: 'Steuer' },
  empty: 'Nichts abzurechnen.',
  row: '{{figure}} {{words}}',
  noFigure: 'Ohne Ziffer:',
  rate: 'Leistungen zu {{percent}} %',
  figures: {
    '200': 'Total der vereinbarten Entgelte',
    '221': 'Leistungen im Ausland',
    '230': 'Ausgenommene Leistungen',
    '289': 'Total der Abzüge',
    '299': 'Steuerbarer Gesamtumsatz',
    '399': 'Total geschuldete Steuer',
    '910': 'Schadenersatz (Annullationskosten)',
  },
  hints: {
    effective:
      'Entgelte sind ohne Steuer. Vorsteuern (Ziffern 400 bis 479) kommen aus deiner Buchhaltung, weil hier keine Einkäufe stehen.',
    flat_rate: 'Entgelte sind mit Steuer. Der Saldosteuersatz steht in den Einstellungen.',
  },
});
