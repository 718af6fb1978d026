import { defineTexts } from '@firn/shared-ui/i18n';

/** What happened to an offer or an event, in sentences. */
export const tourHistoryTexts = defineTexts('tour-history', {
  create: 'Angelegt.',
  other: 'Geändert.',
  state: 'Von «{{from}}» zu «{{to}}».',
  changed: '{{field}} von {{from}} auf {{to}}.',
  changedFields: 'Geändert: {{fields}}.',
  reason: 'Grund: {{reason}}',
  report: 'Rapport abgegeben.',
  return_report: 'Rapport zurückgegeben.',
  read_incidents: 'Vorfälle gelesen.',
  add_picture: 'Bild hinzugefügt.',
  remove_picture: 'Bild entfernt.',
  message_one: 'Nachricht an 1 Person gesendet.',
  message_other: 'Nachricht an {{count}} Personen gesendet.',
  text: '«{{text}}»',
  none: 'ohne Angabe',
  yes: 'Ja',
  no: 'Nein',
  fields: {
    headImage: 'Hauptbild',
    images: 'Bilder',
    pois: 'Wegpunkte',
    location: 'Standort',
    offer: 'Angebot',
    published: 'Veröffentlicht',
    organized: 'Organisiert',
    guideFinished: 'Rapport abgegeben',
    concluded: 'Abgerechnet',
    expenses: 'Spesen',
  },
});
