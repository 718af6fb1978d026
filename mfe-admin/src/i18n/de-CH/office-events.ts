import { defineTexts } from '@firn/shared-ui/i18n';

export const officeEventsTexts = defineTexts('office-events', {
  title: 'Nächste Events',
  empty: 'Keine anstehenden Events.',
});
