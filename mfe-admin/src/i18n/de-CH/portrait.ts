import { defineTexts } from '@firn/shared-ui/i18n';

export const portraitTexts = defineTexts('portrait', {
  title: 'Porträtbild',
  none: 'Noch kein Bild. Auf der Seite des Teams steht dann eine Zeichnung.',
  altOf: 'Porträtbild «{{title}}»',
  clear: 'Ohne Porträtbild',
  library: 'Porträtbild aus den Dateien',
});
