import { defineTexts } from '@firn/shared-ui/i18n';

/** Choosing among the pictures of the media library. */
export const mediaGridTexts = defineTexts('media-grid', {
  search: 'Titel, Alternativtext oder Dateiname',
  pictures: 'Bilder zur Auswahl',
  none: 'Kein Bild gefunden.',
  failed: 'Die Bilder liessen sich nicht laden.',
  more: 'Mehr Bilder',
  shown: '{{shown}} von {{total}} Bildern',
});
