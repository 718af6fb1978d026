import { defineTexts } from '@firn/shared-ui/i18n';

/** Choosing among the pictures or PDFs of the media library. */
export const mediaGridTexts = defineTexts('media-grid', {
  search: 'Titel, Alternativtext oder Dateiname',
  pictures: {
    list: 'Bilder zur Auswahl',
    none: 'Kein Bild gefunden.',
    failed: 'Die Bilder liessen sich nicht laden.',
    more: 'Mehr Bilder',
    shown: '{{shown}} von {{total}} Bildern',
  },
  pdfs: {
    list: 'PDF zur Auswahl',
    none: 'Kein PDF gefunden.',
    failed: 'Die PDF liessen sich nicht laden.',
    more: 'Mehr PDF',
    shown: '{{shown}} von {{total}} PDF',
  },
});
