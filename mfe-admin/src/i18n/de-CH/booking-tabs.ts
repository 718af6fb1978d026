import { defineTexts } from '@firn/shared-ui/i18n';

export const bookingTabsTexts = defineTexts('booking-tabs', {
  all: 'Alle Buchungen',
  private: 'Private Anfragen',
  suspicious: 'Auffällige',
  suspiciousCount: 'Auffällige ({{count}})',
});
