import { defineTexts } from '@firn/shared-ui/i18n';

export const mailLookTexts = defineTexts('mailLook', {
  title: 'So sieht die E-Mail aus',
  phone: 'Auf dem Handy',
  dark: 'Dunkle Darstellung',
  plain: 'Als reiner Text',
});
