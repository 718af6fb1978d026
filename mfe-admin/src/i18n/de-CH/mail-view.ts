import { defineTexts } from '@firn/shared-ui/i18n';

export const mailViewTexts = defineTexts('mailView', {
  label: 'Nachricht',
  subject: 'Betreff:',
});
