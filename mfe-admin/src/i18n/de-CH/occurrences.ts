import { defineTexts } from '@firn/shared-ui/i18n';

export const occurrencesTexts = defineTexts('occurrences', {
  title: 'Events dieses Angebots',
  empty: 'Noch keine Events.',
  create: 'Neue Events',
  filters: { state: 'Status', start: 'Datum' },
  views: { label: 'Ansicht', list: 'Liste', calendar: 'Kalender' },
  tooMany: 'Die {{shown}} letzten von {{total}} Events.',
});
