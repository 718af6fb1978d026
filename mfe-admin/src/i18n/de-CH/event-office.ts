import { defineTexts } from '@firn/shared-ui/i18n';

export const eventOfficeTexts = defineTexts('event-office', {
  title: 'Büro',
  edit: 'Bearbeiten',
});
