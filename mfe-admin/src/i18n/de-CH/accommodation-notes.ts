import { defineTexts } from '@firn/shared-ui/i18n';

export const accommodationNotesTexts = defineTexts('accommodation-notes', {
  title: 'Unterkunft',
  notes: 'Notizen',
});
