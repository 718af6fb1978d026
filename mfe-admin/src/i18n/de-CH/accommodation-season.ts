import { defineTexts } from '@firn/shared-ui/i18n';

export const accommodationSeasonTexts = defineTexts('accommodation-season', {
  heading: 'Belegung {{year}}',
  before: '{{year}}',
  after: '{{year}}',
  years: 'Jahre',
  empty: 'In diesem Jahr schläft hier noch kein Event.',
  columns: { night: 'Nacht auf', persons: 'Personen', open: 'davon offen', who: 'Events' },
  persons: '{{persons}} von {{beds}} Betten',
  bedsUnknown: '{{persons}}',
  tooMany: 'mehr als das Haus Betten hat',
  reservation: '{{persons}}, {{state}}',
  differs: 'Zahlen stimmen nicht mehr',
});
