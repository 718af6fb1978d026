import { defineTexts } from '@firn/shared-ui/i18n';

export const filesTexts = defineTexts('files', {
  title: 'Dateien',
  caption: 'Bilder',
  empty: 'Noch keine Bilder.',
  views: { library: 'Bilder', upload: 'Bilder hochladen', addressImport: 'Adressimport', exports: 'Exporte' },
  filters: { q: 'Titel, Alternativtext oder Dateiname', usage: 'Verwendung', unused: 'Nur unbenutzte' },
  columns: { title: 'Titel', alt: 'Alternativtext', size: 'Pixel', bytes: 'Grösse', fileName: 'Dateiname' },
  remove: 'Löschen',
  removal_one: '1 Bild löschen?',
  removal_other: '{{count}} Bilder löschen?',
});
