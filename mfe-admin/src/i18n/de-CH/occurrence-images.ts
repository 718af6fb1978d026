import { defineTexts } from '@firn/shared-ui/i18n';

export const occurrenceImagesTexts = defineTexts('occurrence-images', {
  form: 'Bilder des Events',
  uploaders: 'Von wem die Bilder sind',
  by: '{{title}}: {{name}}',
});
