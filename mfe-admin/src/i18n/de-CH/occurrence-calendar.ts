import { defineTexts } from '@firn/shared-ui/i18n';

export const occurrenceCalendarTexts = defineTexts('occurrenceCalendar', {
  empty: 'Noch keine Events.',
  none: 'Kein Event in diesem Monat.',
  noGuide: 'Kein Guide',
  seats: '{{booked}}/{{maximum}} gebucht',
  today: 'Heute',
});
