import { defineTexts } from '@firn/shared-ui/i18n';

export const officeBookingsTexts = defineTexts('office-bookings', {
  title: 'Neueste Buchungen',
  today: '{{count}} heute',
  unpaid: '{{count}} bestätigt, nicht bezahlt',
  empty: 'Noch keine Buchungen.',
});
