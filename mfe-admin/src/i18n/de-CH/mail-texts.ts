import { defineTexts } from '@firn/shared-ui/i18n';

export const mailTextsTexts = defineTexts('mailTexts', {
  settings: 'Einstellungen',
  title: 'Texte der Nachrichten',
  intro:
    'Was in unseren E-Mails steht. Angaben wie Datum, Total und Link setzen wir selbst ein; sie gehen bei keiner Änderung verloren.',
  changed: 'Geändert',
  empty: 'Es gibt noch keine Texte.',
  groups: {
    bookings: 'Buchungen',
    waitlist: 'Warteliste',
    events: 'Events',
    guides: 'Guides',
    remembered: 'Merkliste',
    pinboard: 'Pinnwand',
    accounts: 'Konten',
    newsletter: 'Newsletter',
    office: 'Büro',
  },
  form: 'Text bearbeiten',
  section: 'Text',
  fields: { subject: 'Betreff', opening: 'Einleitung', closing: 'Schluss' },
  hints: {
    opening: 'Steht nach der Begrüssung. Eine leere Zeile beginnt einen neuen Absatz.',
    closing: 'Steht vor Name, Telefon und E-Mail der Firma.',
  },
  placeholders: 'Platzhalter einfügen',
  placeholdersHint: 'Wir setzen an ihrer Stelle ein, was für die Person gilt.',
  meaning: '{{means}}, zum Beispiel «{{sample}}»',
  needed: 'muss im Text bleiben',
  insert: '{{word}} einfügen',
  reset: 'Zurück zum Standardtext',
  preview: 'Vorschau mit Beispielen',
  noPreview: 'Die Vorschau erscheint wieder, sobald der Text stimmt.',
  test: 'Testnachricht an mich',
  tested: 'Die Testnachricht ist unterwegs an deine E-Mail-Adresse.',
  readOnly: 'Nur Super-Admins ändern diese Texte, weil alle Gäste sie lesen.',
});
