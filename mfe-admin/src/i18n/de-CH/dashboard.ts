import { defineTexts } from '@firn/shared-ui/i18n';

export const dashboardTexts = defineTexts('dashboard', {
  title: 'Administration',
  figures: {
    label: 'Zahlen',
    upcoming: 'anstehende Events',
    'to-review': 'Events zum Prüfen',
    'past-unfinished': 'vergangene Events, nicht fertig',
    bookings: 'Buchungen insgesamt',
  },
  unknown: '–',
  failed: 'nicht geladen',
  next: { title: 'Nächste Events', all: 'Alle Events', empty: 'Keine anstehenden Events.' },
  newest: { title: 'Neueste Buchungen', all: 'Alle Buchungen', empty: 'Noch keine Buchungen.' },
});
