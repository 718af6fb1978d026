import { defineTexts } from '@firn/shared-ui/i18n';

export const newUserTexts = defineTexts('new-user', {
  title: 'Gast erfassen',
  section: 'Wer ist es?',
  text: 'Name und E-Mail genügen. Mit der Einladung macht sich der Gast daraus selbst ein Konto.',
  fields: {
    salutation: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Name',
    email: 'E-Mail',
    notify: 'Einladung jetzt schicken',
  },
  none: 'keine',
});
