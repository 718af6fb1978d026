import { defineTexts } from '@firn/shared-ui/i18n';

export const occurrencesTexts = defineTexts('occurrences', {
  title: 'Events dieses Angebots',
  empty: 'Noch keine Events.',
  columns: {
    start: 'Datum',
    code: 'Code',
    title: 'Titel',
    guides: 'Guides',
    seats: 'Gebucht',
    state: 'Status',
  },
  filters: { state: 'Status', start: 'Datum' },
  noGuide: 'Kein Guide',
});
