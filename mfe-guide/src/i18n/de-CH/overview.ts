import { defineTexts } from '@firn/shared-ui/i18n';

export const overviewTexts = defineTexts('overview', {
  title: 'Alle Events',
  caption: 'Alle veröffentlichten Events ab heute',
  empty: 'Keine veröffentlichten Events ab heute.',
  columns: {
    title: 'Titel',
    code: 'Code',
    start: 'Datum',
    place: 'Ort',
    guides: 'Guides',
    availability: 'Plätze',
    state: 'Status',
  },
  noGuide: 'Kein Guide',
});
