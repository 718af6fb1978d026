import { defineTexts } from '@firn/shared-ui/i18n';

export const offersTexts = defineTexts('offers', {
  title: 'Angebote',
  empty: 'Noch keine Angebote.',
  filters: {
    title: 'Titel oder Code',
    type: 'Art',
    state: 'Status',
    activities: 'Aktivität',
    level: 'Niveau',
    guides: 'Guide',
  },
  columns: {
    title: 'Titel',
    code: 'Code',
    type: 'Art',
    level: 'Niveau',
    activities: 'Aktivitäten',
    guides: 'Guides',
    priceFrom: 'Preis ab',
    state: 'Status',
  },
  none: '–',
  actions: { published: 'Veröffentlichen', hidden: 'Verbergen', archived: 'Archivieren' },
  questions: {
    published_one: '1 Angebot veröffentlichen?',
    published_other: '{{count}} Angebote veröffentlichen?',
    hidden_one: '1 Angebot verbergen?',
    hidden_other: '{{count}} Angebote verbergen?',
    archived_one: '1 Angebot archivieren?',
    archived_other: '{{count}} Angebote archivieren?',
  },
});
