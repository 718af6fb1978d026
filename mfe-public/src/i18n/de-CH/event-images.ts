import { defineTexts } from '@firn/shared-ui/i18n';

export const eventImagesTexts = defineTexts('event-images', {
  pageTitle: 'Bilder – {{title}}',
  back: 'Zurück zur Tour',
  empty: 'Zu dieser Tour gibt es noch keine Bilder.',
});
