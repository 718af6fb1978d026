import { defineTexts } from '@firn/shared-ui/i18n';

export const bookingMailsTexts = defineTexts('booking-mails', {
  title: 'E-Mails',
  none: 'Zu dieser Buchung ging noch keine E-Mail hinaus.',
  to: 'An {{recipient}}',
  queued: 'Seit {{when}} bereit zum Senden',
  retried_one: 'Seit {{when}} bereit, 1 Versuch ohne Erfolg; es geht von selbst weiter',
  retried_other: 'Seit {{when}} bereit, {{count}} Versuche ohne Erfolg; es geht von selbst weiter',
  sent: 'Gesendet {{when}}',
  failed_one: 'Nicht zugestellt: nach 1 Versuch aufgegeben {{when}}',
  failed_other: 'Nicht zugestellt: nach {{count}} Versuchen aufgegeben {{when}}',
  call: 'Ruf den Gast an, oder prüfe die Adresse.',
  text: 'Text ansehen',
});
