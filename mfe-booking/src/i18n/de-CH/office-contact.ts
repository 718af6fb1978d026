import { defineTexts } from '@firn/shared-ui/i18n';

export const officeContactTexts = defineTexts('office-contact', {
  reach: 'Unser Büro hilft dir weiter:',
  later: 'Unser Büro hilft dir weiter. Telefon und E-Mail stehen unten auf der Seite.',
});
