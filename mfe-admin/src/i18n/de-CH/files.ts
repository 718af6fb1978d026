import { defineTexts } from '@firn/shared-ui/i18n';

export const filesTexts = defineTexts('files', {
  title: 'Dateien',
  caption: 'Dateien',
  empty: 'Noch keine Dateien.',
  views: {
    library: 'Dateien',
    upload: 'Bilder hochladen',
    addressImport: 'Adressimport',
    exports: 'Exporte',
  },
  filters: {
    q: 'Titel, Alternativtext oder Dateiname',
    kind: 'Statt Bildern',
    pdfs: 'PDF',
    usage: 'Verwendung',
    unused: 'Nur unbenutzte',
  },
  columns: { title: 'Titel', alt: 'Alternativtext', size: 'Pixel', bytes: 'Grösse', fileName: 'Dateiname' },
  remove: 'Löschen',
  removal_one: '1 Datei löschen?',
  removal_other: '{{count}} Dateien löschen?',
});
