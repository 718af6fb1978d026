import { defineTexts } from '@firn/shared-ui/i18n';

export const eventsTexts = defineTexts('events', {
  title: 'Events',
  views: {
    upcoming: 'Anstehend',
    'past-unfinished': 'Vergangen, nicht fertig',
    reports: 'Rapporte',
    'to-review': 'Zum Prüfen',
  },
  planning: 'Planung',
  captions: {
    upcoming: 'Anstehende Events',
    'past-unfinished': 'Vergangene Events, die noch nicht abgerechnet sind',
    reports: 'Vergangene Events mit ihren Rapporten',
    'to-review': 'Events zum Prüfen',
  },
  empty: {
    upcoming: 'Keine anstehenden Events.',
    'past-unfinished': 'Alles abgerechnet: kein vergangener Event ist offen.',
    reports: 'Noch kein Event ist vorbei.',
    'to-review': 'Nichts zum Prüfen: kein Event wartet auf die Veröffentlichung.',
  },
  filters: { title: 'Titel', state: 'Status', type: 'Art', start: 'Datum', guides: 'Guide' },
});
