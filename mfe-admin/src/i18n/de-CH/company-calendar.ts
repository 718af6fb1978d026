import { defineTexts } from '@firn/shared-ui/i18n';

/** The calendar of the company for programs of the office. */
export const companyCalendarTexts = defineTexts('company-calendar', {
  settings: 'Einstellungen',
  title: 'Kalender',
  intro:
    'Alle Events mit Guides und belegten Plätzen, als Kalender zum Abonnieren. Wer eine Adresse hat, liest ihn ohne Anmeldung: Gib jedem Gerät seine eigene, dann lässt sie sich einzeln beenden. Von Gästen steht nichts darin.',
  create: 'Neue Adresse',
  field: 'Für wen oder was',
  hint: 'Ein Name, an dem du das Gerät erkennst, zum Beispiel «Handy von Anna». Höchstens 60 Zeichen.',
  make: 'Adresse erstellen',
  made: 'Neue Adresse: {{title}}',
  once: 'Kopiere die Adresse jetzt: Sie wird nur dieses eine Mal gezeigt.',
  address: 'Adresse des Kalenders',
  copy: 'Kopieren',
  copied: 'Kopiert',
  list: 'Adressen',
  empty: 'Noch liest niemand den Kalender.',
  madeBy: 'Erstellt am {{date}} von {{name}}',
  used: 'Zuletzt gelesen: {{time}}',
  unused: 'Noch nie gelesen',
  end: 'Beenden',
  endOf: '{{title}} beenden',
  ending: {
    title: '«{{title}}» beenden?',
    text: 'Der Kalender verschwindet auf diesem Gerät, sobald es das nächste Mal nachschaut. Die Adresse lässt sich nicht wieder einschalten.',
    confirm: 'Adresse beenden',
    cancel: 'Behalten',
    done: 'Die Adresse gilt nicht mehr.',
  },
});
