import { defineTexts } from '@firn/shared-ui/i18n';

/** The kinds of open work, wherever the office reads them. */
export const openWorkTexts = defineTexts('open-work', {
  filter: 'Zu tun',
  kinds: {
    'decisions-due': 'Entscheid fällig',
    'bookings-requested': 'Anfrage zu beantworten',
    'mails-not-sent': 'E-Mail nicht angekommen',
    'refunds-due': 'Rückzahlung fällig',
    'guides-missing': 'Ohne Guide',
    'events-to-check': 'Events zum Prüfen',
    'payments-overdue': 'Zahlung überfällig',
    'events-not-settled': 'Vergangen, nicht fertig',
    'offers-without-date': 'Ohne kommenden Event',
    'offers-complete': 'Bereit zum Veröffentlichen',
  },
});
