import { defineTexts } from '@firn/shared-ui/i18n';

/** In what the catalogue contradicts itself. */
export const catalogueFindingsTexts = defineTexts('catalogue-findings', {
  title: 'Auffällig im Katalog',
  mark: 'Auffällig',
  offers: 'Alle Angebote',
  tab: 'Auffällig',
  tabCount: 'Auffällig ({{count}})',
  none: 'Im Katalog widerspricht sich nichts.',
  sum_one: '1 Widerspruch in veröffentlichten Angeboten und kommenden Events',
  sum_other: '{{count}} Widersprüche in veröffentlichten Angeboten und kommenden Events',
  more: 'Weitere zeigen',
  kinds: {
    'group-size': 'Gruppengrösse',
    fitness: 'Kondition',
    grade: 'Schwierigkeit',
    'full-moon': 'Vollmond',
    season: 'Jahreszeit',
    activity: 'Aktivität',
    ground: 'Gelände',
    picture: 'Titelbild',
  },
});
