import { defineTexts } from '@firn/shared-ui/i18n';

export const dashboardTexts = defineTexts('dashboard', {
  title: 'Administration',
  work: { title: 'Heute zu tun', nothing: 'Für heute ist alles erledigt.' },
  days: {
    'decisions-due': 'Entscheid bis {{date}}',
    'bookings-requested': 'eingegangen am {{date}}',
    'mails-not-sent': 'Beginn am {{date}}',
    'refunds-due': 'eingegangen am {{date}}',
    'guides-missing': 'Beginn am {{date}}',
    'events-to-check': 'Beginn am {{date}}',
    'payments-overdue': 'fällig seit {{date}}',
    'events-not-settled': 'zu Ende seit {{date}}',
    'offers-without-date': '{{date}}',
    'offers-complete': '{{date}}',
  },
  next: { title: 'Nächste Events', all: 'Alle Events', empty: 'Keine anstehenden Events.' },
  newest: { title: 'Neueste Buchungen', all: 'Alle Buchungen', empty: 'Noch keine Buchungen.' },
});
