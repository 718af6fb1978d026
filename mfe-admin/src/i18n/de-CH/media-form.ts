import { defineTexts } from '@firn/shared-ui/i18n';

/** Words of a picture, wherever it is edited. */
export const mediaFormTexts = defineTexts('media-form', {
  label: 'Angaben zu «{{title}}»',
  section: 'Angaben',
  title: 'Titel',
  alt: 'Alternativtext',
  altHint: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen.',
});
