import { defineTexts } from '@firn/shared-ui/i18n';

export const accommodationFrameTexts = defineTexts('accommodation-frame', {
  title: 'Unterkunft',
  season: 'Belegung',
  notes: 'Notizen',
});
