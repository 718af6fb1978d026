import { defineTexts } from '@firn/shared-ui/i18n';

export const imageUploadTexts = defineTexts('image-upload', {
  title: 'Bilder hochladen',
  text: 'Titel und Alternativtext kannst du gleich nach dem Hochladen ergänzen.',
  files: 'Bilder',
  library: 'Zu allen Bildern',
  uploaded: 'Hochgeladen',
});
