import { defineTexts } from '@firn/shared-ui/i18n';

/** The kinds of open work, wherever the office reads them. */
export const openWorkTexts = defineTexts('open-work', {
  filter: 'Zu tun',
  kinds: {
    'decisions-due': 'Entscheide fällig',
    'bookings-requested': 'Anfragen zu beantworten',
    'private-requests': 'Private Anfragen zu beantworten',
    'mails-not-sent': 'E-Mails nicht angekommen',
    'incidents-unread': 'Vorfälle zu lesen',
    'refunds-due': 'Rückzahlungen fällig',
    'pages-refused': 'Seiten: Geplantes nicht geschehen',
    'guides-missing': 'Events ohne Guide',
    'huts-release': 'Betten noch gratis freizugeben',
    'huts-changed': 'Unterkünfte mit anderen Zahlen',
    'huts-unconfirmed': 'Unterkünfte nicht bestätigt',
    'materials-to-pack': 'Material bereitzustellen',
    'materials-not-back': 'Material nicht zurück',
    'events-to-check': 'Events zum Prüfen',
    'payments-overdue': 'Zahlungen überfällig',
    'reports-missing': 'Rapporte fehlen',
    'events-not-settled': 'Vergangen, nicht fertig',
    'offers-without-date': 'Angebote ohne kommenden Event',
    'offers-complete': 'Angebote bereit zum Veröffentlichen',
  },
});
