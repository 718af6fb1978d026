import { defineTexts } from '@firn/shared-ui/i18n';

export const occurrenceImagesTexts = defineTexts('occurrence-images', { form: 'Bilder des Events' });
