import { defineTexts } from '@firn/shared-ui/i18n';

export const savedViewsTexts = defineTexts('saved-views', {
  label: 'Gespeicherte Ansichten',
  save: 'Ansicht speichern',
  name: 'Name der Ansicht',
  nameHint: 'Filter, Reihenfolge und Seitengrösse bleiben auf diesem Gerät gespeichert.',
  nameFirst: 'Gib der Ansicht einen Namen.',
  nameTaken: 'Eine Ansicht heisst schon so. Wähle einen anderen Namen.',
  cancel: 'Abbrechen',
  send: 'Speichern',
  remove: 'Ansicht «{{name}}» löschen',
  full: 'Mehr als {{count}} Ansichten gehen nicht. Lösche zuerst eine.',
});
