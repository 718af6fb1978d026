import { defineTexts } from '@firn/shared-ui/i18n';

/** What stands on every page of an offer. */
export const offerFrameTexts = defineTexts('offer-frame', {
  title: 'Angebot',
  tabs: {
    offer: 'Angebot',
    occurrences: 'Events',
    images: 'Bilder',
    gallery: 'Galerie',
    pois: 'Wegpunkte',
    notes: 'Notizen',
    rentingMaterial: 'Mietmaterial',
    history: 'Verlauf',
  },
  steps: {
    publish: 'Veröffentlichen',
    hide: 'Verbergen',
    archive: 'Archivieren',
    restore: 'Aus dem Archiv holen',
  },
  saveFirst: 'Speichere oder verwirf zuerst, was du geändert hast.',
  website: 'Auf der Website ansehen',
  preview: 'Vorschau ansehen',
  copy: 'Duplizieren',
  copyTitle: 'Kopie von {{title}}',
  remove: 'Löschen',
  done: {
    publish: 'Das Angebot ist veröffentlicht.',
    publishUnplaced:
      'Das Angebot ist veröffentlicht. Ohne Standort fehlt es auf der Karte der Agenda: setze ihn bei «Wegpunkte».',
    hide: 'Das Angebot ist verborgen.',
    archive: 'Das Angebot ist archiviert.',
    restore: 'Das Angebot ist aus dem Archiv geholt und verborgen.',
    copy: 'Das ist die Kopie. Sie ist verborgen.',
    remove: 'Das Angebot ist gelöscht.',
  },
  missing: { title: 'Das fehlt noch', close: 'Schliessen' },
  removal: {
    title: '«{{name}}» löschen?',
    text: 'Das lässt sich nicht rückgängig machen.',
    cancel: 'Abbrechen',
  },
});
