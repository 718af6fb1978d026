import { defineTexts } from '@firn/shared-ui/i18n';

export const bookingTabsTexts = defineTexts('booking-tabs', {
  all: 'Alle Buchungen',
  suspicious: 'Auffällige',
  suspiciousCount: 'Auffällige ({{count}})',
});
