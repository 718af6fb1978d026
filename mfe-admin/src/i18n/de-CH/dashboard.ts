import { defineTexts } from '@firn/shared-ui/i18n';

export const dashboardTexts = defineTexts('dashboard', {
  title: 'Administration',
  work: { title: 'Heute zu tun', nothing: 'Für heute ist alles erledigt.' },
  days: {
    'decisions-due': 'Entscheid bis {{date}}',
    'bookings-requested': 'eingegangen {{date}}',
    'private-requests': 'eingegangen {{date}}',
    'mails-not-sent': 'Beginn {{date}}',
    'incidents-unread': 'zu Ende {{date}}',
    'refunds-due': 'eingegangen {{date}}',
    'pages-refused': 'geplant für {{date}}',
    'guides-missing': 'Beginn {{date}}',
    'huts-release': 'gratis bis {{date}}',
    'huts-changed': 'gratis bis {{date}}',
    'huts-unconfirmed': 'Beginn {{date}}',
    'materials-to-pack': 'Beginn {{date}}',
    'materials-not-back': 'zu Ende {{date}}',
    'events-to-check': 'Beginn {{date}}',
    'payments-overdue': 'fällig seit {{date}}',
    'reports-missing': 'zu Ende {{date}}',
    'events-not-settled': 'zu Ende {{date}}',
    'offers-without-date': '{{date}}',
    'offers-complete': '{{date}}',
  },
});
