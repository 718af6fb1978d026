import { defineTexts } from '@firn/shared-ui/i18n';

export const eventsTexts = defineTexts('events', {
  title: 'Events',
  views: {
    label: 'Ansichten',
    upcoming: 'Anstehend',
    'past-unfinished': 'Vergangen, nicht fertig',
    'to-review': 'Zum Prüfen',
  },
  captions: {
    upcoming: 'Anstehende Events',
    'past-unfinished': 'Vergangene Events, die noch nicht abgerechnet sind',
    'to-review': 'Events zum Prüfen',
  },
  empty: {
    upcoming: 'Keine anstehenden Events gefunden.',
    'past-unfinished': 'Alles abgerechnet: kein vergangener Event ist offen.',
    'to-review': 'Nichts zu prüfen: kein vorbereiteter Event wartet auf die Veröffentlichung.',
  },
  filters: { title: 'Titel', state: 'Status', type: 'Art' },
  columns: {
    title: 'Titel',
    code: 'Code',
    start: 'Datum',
    guides: 'Guides',
    state: 'Status',
    seats: 'Gebucht',
    published: 'Veröffentlicht',
    organized: 'Organisiert',
  },
  yes: 'Ja',
  no: 'Nein',
  noGuide: 'Kein Guide',
});
