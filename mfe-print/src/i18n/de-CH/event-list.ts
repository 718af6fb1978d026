import { defineTexts } from '@firn/shared-ui/i18n';

export const eventListTexts = defineTexts('event-list', {
  print: 'Teilnehmerliste drucken',
});
